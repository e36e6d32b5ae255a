//! A PostgreSQL for tests: see `server::chaos::Postgres`.

pub struct Postgres(pub server::chaos::Postgres);

impl Postgres {
    /// Starts a server, or uses the one that is named.
    pub fn start() -> Result<Postgres, String> {
        server::chaos::Postgres::start().map(Postgres).map_err(|why| format!("{why:#}"))
    }

    /// Starts a server of our own, which may be stopped.
    pub fn own() -> Result<Postgres, String> {
        server::chaos::Postgres::own().map(Postgres).map_err(|why| format!("{why:#}"))
    }

    /// Ends the server at once, as a crash would.
    pub fn stop(&mut self) {
        self.0.stop().unwrap();
    }

    pub fn start_again(&mut self) {
        self.0.start_again().unwrap();
    }

    /// A fresh database.
    pub async fn database(&self) -> String {
        self.0.new_database().await.unwrap()
    }
}
