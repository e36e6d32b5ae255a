//! Players that never tire, at the toy game: see `server::chaos::players`.

use super::{games, settings};
use server::chaos::players::hold;
pub use server::chaos::players::{World, person, player};
use server::client::Client;
use server::store::Store;
use server::{Settings, Storage};
use std::net::SocketAddr;
use std::sync::Arc;

pub fn world(addresses: Vec<SocketAddr>) -> Arc<World> {
    Arc::new(World::of("raid", 3, addresses))
}

/// Holds the log against what the players were told. Returns how many messages were acknowledged.
pub async fn verify(world: &World, storage: &str) -> usize {
    let url = storage.starts_with("postgres:");
    let store =
        if url { Store::open(storage).await } else { Store::in_folder(storage.as_ref()).await }.unwrap();
    let held = hold(world, &store).await.unwrap();
    // Every log plays again to the state it was stored with: the server checks it on loading.
    let settings: Settings =
        settings(if url { Storage::Url(storage.into()) } else { Storage::Folder(storage.into()) });
    let running = server::start(settings, games()).await.unwrap();
    let client = Client::new(running.address);
    let tables: Vec<String> = world.tables.lock().unwrap().keys().cloned().collect();
    for table in tables {
        let shown = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        assert!(shown["status"] == "running" || shown["status"] == "finished", "{shown}");
    }
    running.stop().await.unwrap();
    println!("{held:?}");
    held.acknowledged
}
