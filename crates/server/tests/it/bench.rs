//! The measurements measure: a small load on the toy game.

use crate::common::games;

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
