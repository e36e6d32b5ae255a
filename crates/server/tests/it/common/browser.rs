//! A browser without a screen.

use super::Test;
use server::client::{Answer, Client};

/// A browser: keeps its cookies.
pub struct Browser(pub Client);

impl Browser {
    pub fn new(test: &Test) -> Browser {
        Browser(Client::new(test.address()))
    }
    fn keep(&mut self, answer: &Answer) {
        for (_, value) in answer.headers.iter().filter(|(n, _)| n == "set-cookie") {
            let pair = value.split(';').next().unwrap().to_owned();
            if pair.starts_with("ecumene=") {
                self.0.headers.retain(|(n, _)| n != "cookie");
                self.0.headers.push(("cookie".into(), pair));
            }
        }
    }
    pub async fn get(&mut self, path: &str) -> Answer {
        let answer = self.0.get(path).await.unwrap();
        self.keep(&answer);
        answer
    }
    pub async fn post(&mut self, path: &str, fields: &str) -> Answer {
        let answer = self.0.form(path, fields).await.unwrap();
        self.keep(&answer);
        answer
    }
}

/// Where an answer sends its browser.
pub fn place(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}
