//! Serves Age of Discovery alone, to look at: `cargo run -p browser --example serve -- 8200 DIR`.

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    let port = args.next().unwrap_or_else(|| "8200".into());
    let config = server::Config {
        listen: Some(format!("127.0.0.1:{port}").parse()?),
        data: args.next().map(Into::into),
        ..Default::default()
    };
    server::run(config, vec![server::game::<age_of_discovery_table::Atlas>()]).await
}
