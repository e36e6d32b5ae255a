//! Mail, where the operator names a server for it.

use anyhow::Context;
use lettre::message::Mailbox;
use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;

/// The operator's mail server.
pub struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// `List-Unsubscribe`: mail programs offer it as a button.
#[derive(Clone)]
struct Unsubscribe(String);

impl Header for Unsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }
    fn parse(s: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Unsubscribe(s.to_owned()))
    }
    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

/// One mail.
pub struct Letter<'a> {
    pub to: &'a str,
    pub subject: String,
    pub text: String,
    /// Where reminders are turned off.
    pub off: Option<String>,
}

impl Post {
    /// `smtp://USER:PASSWORD@HOST:PORT?tls=required`, `smtps://…`, and who the mails are from.
    pub fn new(url: &str, from: &str) -> anyhow::Result<Post> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .context("the mail server is an address like smtps://USER:PASSWORD@HOST")?
            .timeout(Some(Duration::from_secs(20)))
            .build();
        let from = from.parse().with_context(|| format!("'{from}' is not a mail address"))?;
        Ok(Post { transport, from })
    }

    /// Connects and signs in, and sends nothing.
    pub async fn greet(&self) -> anyhow::Result<()> {
        let answers = self.transport.test_connection().await.context("the mail server cannot be reached")?;
        anyhow::ensure!(answers, "the mail server answers, but takes no mail");
        Ok(())
    }

    pub async fn send(&self, letter: Letter<'_>) -> anyhow::Result<()> {
        let to: Address = letter.to.parse().context("this is not a mail address")?;
        let mut message =
            Message::builder().from(self.from.clone()).to(Mailbox::new(None, to)).subject(letter.subject);
        if let Some(off) = letter.off {
            message = message.header(Unsubscribe(format!("<{off}>")));
        }
        let message = message.body(letter.text)?;
        self.transport.send(message).await.context("the mail server did not take it")?;
        Ok(())
    }
}

/// Whether this can be the address of a person.
pub fn is_address(text: &str) -> bool {
    text.len() <= 200 && text.parse::<Address>().is_ok()
}
