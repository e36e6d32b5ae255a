//! Accounts: another name, a way back in, friends and blocks, everything in a file, and nothing left.

use crate::common::browser::{Browser, place};
use crate::common::*;
use serde_json::json;

/// Somebody with an account.
async fn member(test: &Test, name: &str) -> Browser {
    let mut member = Browser::new(test);
    member.post("/prefs", "lang=en&back=/").await;
    let fields = format!("name={name}&password=secret-words&back=/");
    assert_eq!(member.post("/account/sign-up", &fields).await.status, 303);
    member
}

async fn signs_in(test: &Test, name: &str, password: &str) -> bool {
    let fields = format!("name={name}&password={password}&back=/");
    Browser::new(test).post("/account/sign-in", &fields).await.status == 303
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_can_be_changed_but_not_for_somebody_elses() {
    let test = Test::start().await;
    let (mut ada, _bo) = (member(&test, "Ada").await, member(&test, "Bo").await);
    for taken in ["Bo", "bo", "B%D0%BE"] {
        let refused = ada.post("/account/name", &format!("name={taken}")).await;
        assert_eq!(refused.status, 409, "{taken}: {}", refused.text());
        assert!(refused.text().contains("role=\"alert\""));
    }
    let mut eve = Browser::new(&test);
    let alike = eve.post("/account/sign-up", "name=%D0%90da&password=secret-words&back=/").await;
    assert_eq!(alike.status, 409, "a Cyrillic letter does not make another name");
    assert_eq!(place(&ada.post("/account/name", "name=%D0%9E%D0%BB%D1%8C%D0%B3%D0%B0").await), "/account");
    assert!(ada.get("/account").await.text().contains("Ольга"));
    assert!(signs_in(&test, "%D0%BE%D0%BB%D1%8C%D0%B3%D0%B0", "secret-words").await, "in any case");
    assert!(!signs_in(&test, "Ada", "secret-words").await);
    assert_eq!(
        eve.post("/account/name", "name=Eve").await.status,
        401,
        "who has no account has nothing to rename"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_of_the_host_lets_somebody_back_in_once() {
    let test = Test::start().await;
    let mut ada = member(&test, "Ada").await;
    let storage = server::Storage::Folder(test.folder.as_ref().unwrap().path().to_owned());
    let settings = settings(storage);
    assert!(server::reset_code(&settings, "Nobody").await.is_err());
    let old = server::reset_code(&settings, "ada").await.unwrap();
    let code = server::reset_code(&settings, "Ada").await.unwrap();
    let mut lost = Browser::new(&test);
    for page in ["/account/forgot", "/account/reset?code=x"] {
        assert_eq!(lost.get(page).await.status, 200, "{page}");
    }
    let asked = lost.post("/account/forgot", "name=Ada").await.text();
    assert_eq!(
        asked,
        lost.post("/account/forgot", "name=Nobody").await.text(),
        "it does not say who is here"
    );
    for (code, password) in [(&old, "other-words"), (&"x".to_owned(), "other-words"), (&code, "short")] {
        let refused = lost.post("/account/reset", &format!("code={code}&password={password}")).await;
        assert_eq!(refused.status, 400, "{}", refused.text());
    }
    let fields = format!("code={code}&password=other-words");
    assert_eq!(place(&lost.post("/account/reset", &fields).await), "/account");
    assert!(lost.get("/account").await.text().contains("Ada"), "and is signed in");
    assert_eq!(Browser::new(&test).post("/account/reset", &fields).await.status, 400, "it counts once");
    assert!(signs_in(&test, "Ada", "other-words").await && !signs_in(&test, "Ada", "secret-words").await);
    assert_eq!(place(&ada.get("/account").await), "/account/sign-in", "other devices are signed out");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_had_and_forgotten() {
    let test = Test::start().await;
    let (mut ada, mut bo) = (member(&test, "Ada").await, member(&test, "Bo").await);
    let table = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    let waiting = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=open&title=Later").await);
    bo.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(ada.post(&format!("{table}/start"), "").await.status, 303);
    let id = table.strip_prefix("/t/").unwrap();
    let mut live = ada.0.live(id, "0").await.unwrap();
    live.say(&json!({ "t": "chat", "id": "1", "text": "good evening" })).await.unwrap();
    live.say(&json!({ "t": "note", "id": "2", "text": "beware of Bo" })).await.unwrap();
    settled(&ada.0, &mut live, id).await;
    assert_eq!(place(&ada.post("/account/ties", "who=Bo&kind=friend").await), "/account#ties");
    let file = ada.get("/account/export").await;
    assert_eq!(file.header("content-type"), Some("application/json"));
    let all = file.json().unwrap();
    assert_eq!(all["person"][0]["name"], "Ada");
    assert_eq!(all["account"][0]["login"], "ada");
    assert_eq!(all["chat"][0]["body"], "good evening");
    assert_eq!(all["notes"][0]["body"], "beware of Bo");
    assert_eq!(all["friends_and_blocks"][0]["name"], "Bo");
    assert_eq!(all["tables"].as_array().unwrap().len(), 2);
    let text = all.to_string();
    assert!(!text.contains("argon2") && !text.contains("token"), "nothing that lets somebody in");
    assert_eq!(Browser::new(&test).get("/account/export").await.status, 401);

    assert_eq!(ada.post("/account/delete", "leave=wrong-words").await.status, 401);
    assert_eq!(place(&ada.post("/account/delete", "leave=secret-words").await), "/");
    assert!(!signs_in(&test, "Ada", "secret-words").await);
    let left = bo.get(&table).await.text();
    assert!(!left.contains("Ada") && !left.contains("good evening"), "her name and words are gone");
    assert_eq!(bo.get(&waiting).await.status, 404, "nobody keeps that table any more");
    let pool = test.database().await;
    for what in ["people WHERE name", "accounts WHERE login", "notes WHERE body", "chat WHERE body"] {
        let text = format!("SELECT COUNT(*) FROM {what} IN ('Ada', 'ada', 'beware of Bo', 'good evening')");
        let (rows,): (i64,) = sqlx::query_as(sqlx::AssertSqlSafe(text)).fetch_one(&pool).await.unwrap();
        assert_eq!(rows, 0, "{what}");
    }
    pool.close().await;
    let shown = bo.0.get(&format!("/api/v1/tables/{id}")).await.unwrap().json().unwrap();
    assert_eq!(shown["seats"][0]["bot"], true, "a bot plays on: {shown}");
    // The name is free again.
    member(&test, "Ada").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_one_blocks_one_does_not_sit_with() {
    let test = Test::start().await;
    let (mut ada, mut bo) = (member(&test, "Ada").await, member(&test, "Bo").await);
    let mut cy = member(&test, "Cy").await;
    let shared = place(&cy.post("/tables", "game=raid&seat.0=me&seat.1=open&seat.2=open").await);
    for guest in [&mut ada, &mut bo] {
        assert_eq!(guest.post(&format!("{shared}/sit"), "").await.status, 303);
    }
    assert_eq!(cy.post(&format!("{shared}/start"), "").await.status, 303);
    let id = shared.strip_prefix("/t/").unwrap();
    let mut live = bo.0.live(id, "2").await.unwrap();
    live.say(&json!({ "t": "chat", "id": "1", "text": "hear me" })).await.unwrap();
    settled(&bo.0, &mut live, id).await;
    assert!(ada.get(&shared).await.text().contains("hear me"));
    for (who, kind, status) in [("Nobody", "block", 404), ("Ada", "block", 404), ("Bo", "marry", 400)] {
        assert_eq!(
            ada.post("/account/ties", &format!("who={who}&kind={kind}")).await.status,
            status,
            "{who}"
        );
    }
    assert_eq!(ada.post("/account/ties", "who=bo&kind=block").await.status, 303);
    assert!(!ada.get(&shared).await.text().contains("hear me"), "she does not read what he says");
    assert!(cy.get(&shared).await.text().contains("hear me"), "others do");
    let hers = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    let refused = bo.post(&format!("{hers}/sit"), "seat=1").await;
    assert_eq!(refused.status, 403, "{}", refused.text());
    assert_eq!(cy.post(&format!("{hers}/sit"), "seat=1").await.status, 303);
    let his = place(&bo.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    assert_eq!(ada.post(&format!("{his}/sit"), "seat=1").await.status, 403, "nor she with him");
    assert!(!bo.get("/account").await.text().contains("Ada"), "nobody is told");
    let page = ada.get("/account").await.text();
    let other = page.split("name=\"remove\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(ada.post("/account/ties", &format!("remove={other}")).await.status, 303);
    assert_eq!(ada.post(&format!("{his}/sit"), "seat=1").await.status, 303);
}

/// Whoever the host counts among their friends finds a private table, and sits down without the link.
#[tokio::test(flavor = "multi_thread")]
async fn friends_find_each_others_tables() {
    let test = Test::start().await;
    let (mut ada, mut bo) = (member(&test, "Ada").await, member(&test, "Bo").await);
    let table = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=open&private=on").await);
    assert!(!bo.get("/").await.text().contains(&table));
    assert_eq!(bo.post("/account/ties", "who=Ada&kind=friend").await.status, 303);
    assert!(!bo.get("/").await.text().contains(&table), "whose friend one is, they say");
    assert_eq!(bo.post(&format!("{table}/sit"), "seat=1").await.status, 403);
    assert_eq!(ada.post("/account/ties", "who=Bo&kind=friend").await.status, 303);
    assert!(bo.get("/").await.text().contains(&table));
    assert_eq!(bo.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    assert_eq!(ada.post(&format!("{table}/start"), "").await.status, 303);
}

/// A guest who makes an account, or signs in to one, brings along the tables, and what was said and noted there.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_brings_everything_along() {
    let test = Test::start().await;
    let _known = member(&test, "Ada").await;
    let mut guest = Browser::new(&test);
    let table = place(&guest.post("/tables", "game=raid&seat.0=me&seat.1=me").await);
    let id = table.strip_prefix("/t/").unwrap();
    let mut live = guest.0.live(id, "0").await.unwrap();
    live.say(&json!({ "t": "note", "id": "n", "text": "bid high" })).await.unwrap();
    settled(&guest.0, &mut live, id).await;
    assert_eq!(guest.post("/account/sign-in", "name=Ada&password=secret-words&back=/").await.status, 303);
    assert!(guest.get("/").await.text().contains(&table), "the table is hers");
    assert!(guest.get(&format!("{table}?as=0")).await.text().contains("bid high"), "with her notes");
}
