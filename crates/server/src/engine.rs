//! Rules run apart and within bounds: whatever a game does, the server goes on.

use std::time::Duration;

/// Why a call of the rules gave no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the rules failed: {0}")]
    Panicked(String),
    #[error("the rules took longer than {0:?}")]
    TooSlow(Duration),
}

/// Runs rules code on a thread of its own. A call beyond its time is given up: its thread may never come back, but
/// nobody waits for it.
pub async fn bounded<T: Send + 'static>(
    limit: Duration,
    call: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let work = tokio::task::spawn_blocking(call);
    match tokio::time::timeout(limit, work).await {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(failed)) => {
            metrics::counter!("ecumene_engine_faults_total").increment(1);
            Err(Fault::Panicked(words(failed)))
        }
        Err(_) => {
            metrics::counter!("ecumene_engine_faults_total").increment(1);
            Err(Fault::TooSlow(limit))
        }
    }
}

fn words(failed: tokio::task::JoinError) -> String {
    match failed.try_into_panic() {
        Ok(payload) => said(&*payload),
        Err(_) => "the server is stopping".to_owned(),
    }
}

/// What a panic had to say.
pub(crate) fn said(payload: &(dyn std::any::Any + Send)) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "no reason given".to_owned(),
    }
}
