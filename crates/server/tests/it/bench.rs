//! The measurements measure: a small load on the toy game.

use crate::child::spawn_at;
use crate::common::games;
use server::bench::fair::{self, fair};
use server::chaos::{Place, Start};
use std::sync::Arc;

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_is_measured() {
    let report = server::bench::bench(games, "raid", &[8], 1).await.unwrap();
    assert_eq!(report.loads[0].clients, 8);
    assert!(
        report.loads[0].flat_out.moves_per_second > 0.0 && report.loads[0].flat_out.ack_ms_p99 > 0.0,
        "{report:?}"
    );
    assert!(report.drawing.render_us_p50 > 0.0 && report.drawing.update_gzip_bytes_max > 0.0, "{report:?}");
    let unknown = server::bench::bench(games, "chess", &[1], 1).await.unwrap_err();
    assert!(unknown.to_string().contains("raid"), "{unknown}");
}

fn start() -> Start {
    Arc::new(|place: &Place| Ok(spawn_at(place, 1)))
}

/// Processes that have just started open a long match, with and without its snapshot.
#[tokio::test(flavor = "multi_thread")]
async fn opening_a_long_match_is_measured() {
    let opened = server::bench::open(games(), start(), "raid", 300).await.unwrap();
    assert!(opened.entries >= 300, "longer than any game of it: {opened:?}");
    let times = opened.cold_ms.iter().chain(&opened.without_snapshot_ms);
    assert_eq!(times.filter(|ms| **ms > 0.0).count(), 10, "{opened:?}");
}

/// Somebody's bots beside a guest's tables of masters.
#[tokio::test(flavor = "multi_thread")]
async fn fairness_is_measured() {
    let bot = "random".to_owned();
    let plan = fair::Plan { game: "raid".into(), seats: 3, tables: 3, bot, answers: 6, rounds: 1 };
    let found = fair(&plan, start()).await.unwrap();
    assert!(found.alone.answers >= 6 && found.beside.answers >= 6 && found.factor_mean > 0.0, "{found:?}");
}

/// The document of the API names every address that programs use.
#[test]
fn the_api_is_documented() {
    use utoipa::OpenApi;
    let document = serde_json::to_value(server::api::Document::openapi()).unwrap();
    let paths: Vec<&str> = document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    for path in [
        "games",
        "tables",
        "tables/{id}/join",
        "tables/{id}/view",
        "tables/{id}/offer",
        "tables/{id}/act",
        "tables/{id}/stream",
    ] {
        assert!(paths.contains(&format!("/api/v1/{path}").as_str()), "{path}: {paths:?}");
    }
    assert!(document["components"]["securitySchemes"]["token"]["scheme"] == "bearer");
}
