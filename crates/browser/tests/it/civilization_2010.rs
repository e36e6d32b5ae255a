//! Civilization (2010) in a real Chromium: a whole turn with a battle, at a table made from a match file. Pictures are
//! kept in `test-output/`.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Context, Result, anyhow, ensure};
use bots::{Bot, Glimpse, Spec};
use civilization_2010::{Action, Civilization2010, Named, Options, Pending, Phase};
use kernel::{Audience, Match, PerSeat, Rules, Seat, Seed, Target};
use std::collections::BTreeSet;

type G = Civilization2010;

/// A game up to the start of a turn, and what is done in that turn.
struct Turn {
    before: Match<G>,
    steps: Vec<(Seat, Action)>,
}

/// The first early turn of some game between bots in which there is a battle, and a step of every phase.
fn a_turn_with_a_battle() -> Result<Turn> {
    for seed in 1..60 {
        let options = Options::default();
        let (mut game, _) =
            Match::<G>::new(options, 2, Seed::from_number(seed)).map_err(|r| anyhow!("{}", r.rule))?;
        let mut bots = PerSeat::new(2, |seat| Spec::Greedy.make::<G>(seed + seat.0 as u64));
        for turn in 1..=5 {
            while game.state().turn < turn {
                answer(&mut game, &mut bots)?;
            }
            let before = Match::load(game.record())?;
            let (mut steps, mut battle) = (Vec::new(), false);
            while game.state().turn == turn && game.state().winner.is_none() {
                steps.push(answer(&mut game, &mut bots)?);
                battle |= game.state().battle.as_ref().is_some_and(|b| b.fronts > 0);
            }
            if battle && steps.len() < 120 {
                return Ok(Turn { before, steps });
            }
        }
    }
    Err(anyhow!("no early battle in any game"))
}

fn answer(game: &mut Match<G>, bots: &mut PerSeat<Box<dyn Bot<G>>>) -> Result<(Seat, Action)> {
    let seat = G::open(game.state()).first().context("somebody is asked")?;
    let decision = game.decision(seat).context("a decision")?;
    let choices: Vec<Action> = decision.offer.choices.iter().map(|c| c.action).collect();
    let action = choices[bots[seat].choose(&Glimpse::new(game.state(), seat, &choices))];
    let number = decision.number;
    game.submit(seat, number, action)?;
    Ok((seat, action))
}

/// A match file becomes a table where this person plays every seat.
async fn import(house: &House, name: &'static str, size: (u32, u32), game: &Match<G>) -> Result<Window> {
    let me = Window::open(house, name, size).await?;
    me.visit("/archive").await?;
    let file = serde_json::to_string(&game.record().write())?;
    me.get(&format!(
        "void (async () => {{ const body = new FormData(); body.append('file', new Blob([{file}]), 'match.json'); \
         location.href = (await fetch('/import', {{ method: 'POST', body }})).url; }})()"
    ))
    .await?;
    me.until_there("body.table #t-prompt").await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await?;
    Ok(me)
}

/// The page asks this seat: the curtain between two people at one device is drawn by hand, and where several are asked
/// a mat turns the page to its seat.
async fn turn_to(me: &Window, game: &Match<G>, seat: Seat) -> Result<()> {
    // The number tells a question from the one before: an answer is acknowledged before the next is drawn.
    let number = game.decision(seat).context("a decision")?.number;
    let asked = format!(
        "!document.querySelector('#t-pass[open]') && \
         document.querySelector('#t-prompt.yours:not(.busy)[data-seat=\"{}\"][data-decision=\"{number}\"]')",
        seat.0
    );
    me.until(&format!(
        "(() => {{ \
           const curtain = document.querySelector('#t-pass[open] button'); \
           if (curtain) return curtain.click(), false; \
           if ({asked}) return true; \
           if (!document.querySelector('#t-prompt.busy')) document.querySelector('#t-mat-{} .as')?.click(); \
           return false; }})()",
        seat.0
    ))
    .await
}

/// Takes one choice: on the map or the battle screen where it has a place of its own, by its button elsewhere.
async fn take(me: &Window, game: &Match<G>, seat: Seat, action: Action) -> Result<bool> {
    let offer = &game.decision(seat).context("a decision")?.offer;
    let index = offer.choices.iter().position(|c| c.action == action).context("an offered action")?;
    let buttons = me.get("document.querySelectorAll('#t-prompt button[data-choice]').length").await?;
    ensure!(buttons == offer.choices.len(), "{buttons} buttons for {} choices", offer.choices.len());
    let target = offer.choices[index].show.target;
    let alone = offer.choices.iter().filter(|c| c.show.target == target).count() == 1;
    let place = matches!(
        (target, action),
        (Target::Space(_), Action::Step(_))
            | (Target::Piece(_), Action::Target(_))
            | (Target::Card(_), Action::Unit { .. })
    );
    if place && alone {
        let over = if matches!(action, Action::Step(_)) { "#t-map" } else { ".c10-battle" };
        me.click(&format!("{over} [data-target=\"{}\"].can", table::at(target))).await?;
    } else {
        me.get(&format!("document.querySelector('#t-prompt button[data-choice=\"{index}\"]').click()"))
            .await?;
    }
    Ok(place && alone)
}

async fn number(me: &Window, js: &str) -> Result<usize> {
    Ok(me.get(js).await?.as_f64().unwrap_or(-1.0) as usize)
}

/// The battle as this seat may see it: fronts, wounds and own cards open, the other hand as backs.
async fn see_battle(me: &Window, game: &Match<G>, seat: Seat) -> Result<bool> {
    let view = G::view(game.state(), Audience::Seat(seat));
    let Some(battle) = view.battle else {
        ensure!(
            number(me, "document.querySelectorAll('.c10-battle').length").await? == 0,
            "no battle, no screen"
        );
        return Ok(false);
    };
    let count = |what: &str| format!("document.querySelectorAll('.c10-battle {what}').length");
    let fighters: usize = battle.sides.iter().map(|s| s.front.len()).sum();
    ensure!(number(me, &count(".front .ucard")).await? == fighters, "all fighters are shown");
    let hurt = battle.sides.iter().flat_map(|s| &s.front).filter(|f| f.wounds > 0).count();
    ensure!(number(me, &count(".front .wounds")).await? == hurt, "every wound is shown");
    let open: usize = battle.sides.iter().filter_map(|s| s.hand.as_ref()).map(Vec::len).sum();
    ensure!(number(me, &count(".hand-of .ucard")).await? == open, "one's own cards are open");
    let backs: usize = battle.sides.iter().filter(|s| s.hand.is_none()).map(|s| s.hand_count as usize).sum();
    ensure!(number(me, &count(".uback")).await? == backs, "the other hand is face down");
    if battle.engaged {
        for side in &battle.sides {
            let shown = me.text(".c10-battle").await?;
            ensure!(shown.contains(&side.total.to_string()), "the total {} is shown", side.total);
        }
    }
    Ok(fighters > 0)
}

/// The city that acts, with a cell for each square and the sums of the rules.
async fn see_city(me: &Window, game: &Match<G>, seat: Seat) -> Result<bool> {
    let Pending::City(action) = game.state().frames.top() else { return Ok(false) };
    let view = G::view(game.state(), Audience::Seat(seat));
    let town = view.players[seat.index()].cities.iter().find(|c| c.index == action.city).context("a city")?;
    me.until_there(".c10-city[open]").await?;
    let plots = number(me, "document.querySelectorAll('.c10-city .plot:not(.town)').length").await?;
    ensure!(plots == town.outskirts.len(), "{plots} squares for {}", town.outskirts.len());
    let sums = "[...document.querySelectorAll('.c10-city .sum > b')].map(e => Number(e.textContent))";
    let sums = me.get(sums).await?;
    let sums: Vec<u64> =
        sums.as_array().into_iter().flatten().filter_map(|n| n.as_f64()).map(|n| n as u64).collect();
    for n in [town.production + town.bonus, town.trade, town.arts] {
        ensure!(sums.contains(&(n as u64)), "{n} is not among {sums:?}");
    }
    let offer = &game.decision(seat).context("a decision")?.offer;
    for item in offer.choices.iter().filter(|c| matches!(c.action, Action::Item(_) | Action::Arts)) {
        let card = format!(".c10-asked .c10-card.can[data-target=\"{}\"]", table::at(item.show.target));
        ensure!(
            me.get(&format!("Boolean(document.querySelector('{card}'))")).await? == true,
            "{card} is a card"
        );
    }
    Ok(true)
}

/// A city is put away by Escape, its cross and a click beside, and comes back; no answer of its own puts it away.
async fn put_city_away(me: &Window) -> Result<()> {
    for way in ["Escape", "cross", "beside"] {
        me.until_there(".c10-city[open] .plot").await?;
        match way {
            "Escape" => me.key("Escape").await?,
            "cross" => me.click(".c10-city > [data-shut]").await?,
            _ => me.click("h1.title").await?,
        }
        me.until_there(".c10-city:not([open])").await?;
        me.click(".c10-city > summary").await?;
    }
    me.until_there(".c10-city[open] .plot").await
}

/// Start of turn, trade, city management, movement with a battle, research: all of it by clicks on the page, which
/// shows at every step what the rules say.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_a_battle_is_played() -> Result<()> {
    let Turn { before: mut game, steps } = a_turn_with_a_battle()?;
    let turn = game.state().turn;
    let house = House::open().await?;
    let me = import(&house, "civilization", DESK, &game).await?;
    let (mut phases, mut kept) = (BTreeSet::new(), BTreeSet::new());
    let (mut fought, mut cities, mut on_board) = (0, 0, 0);
    for (seat, action) in steps {
        turn_to(&me, &game, seat).await?;
        let state = game.state();
        let moment = me.text("#t-moment").await?;
        ensure!(moment.contains(&format!("Turn {turn}")), "'{moment}' in turn {turn}");
        let (name, picture) = match state.phase {
            Phase::Setup => ("Setup", "setup"),
            Phase::Start => ("Start", "start"),
            Phase::Trade => ("Trade", "trade"),
            Phase::City => ("Cities", "city"),
            Phase::Movement => ("Movement", "movement"),
            Phase::Research => ("Research", "research"),
        };
        ensure!(moment.contains(name), "'{moment}' in the phase {name}");
        phases.insert(name);
        let player = state.player(seat);
        let mat = format!("#t-mat-{} [aria-label=\"trade: {}\"]", seat.0, player.trade);
        ensure!(
            me.get(&format!("Boolean(document.querySelector({mat:?}))")).await? == true,
            "trade on the mat"
        );
        let city = see_city(&me, &game, seat).await?;
        let battle = see_battle(&me, &game, seat).await?;
        if city && cities == 0 {
            put_city_away(&me).await?;
        }
        cities += city as u32;
        fought += battle as u32;
        let picture = if battle { "battle" } else { picture };
        if (picture != "city" || city) && kept.insert(picture) {
            me.keep(picture).await?;
        }
        on_board += take(&me, &game, seat, action).await? as u32;
        let number = game.decision(seat).context("a decision")?.number;
        game.submit(seat, number, action)?;
        let steps = game.steps();
        me.until(&format!("Number(document.getElementById('t-slider').max) === {steps}")).await?;
    }
    ensure!(phases.len() == 5, "only {phases:?}");
    ensure!(
        fought > 1 && cities > 0 && on_board > 1,
        "{fought} fought, {cities} cities, {on_board} on the board"
    );
    // The next turn has begun, and what was learned lies on the mats.
    for (seat, player) in game.state().players.pairs() {
        let mat = me.text(&format!("#t-mat-{}", seat.0)).await?;
        for tech in player.known().iter() {
            let words = tech.name().replace('_', " ");
            ensure!(mat.to_lowercase().contains(&words), "{words} is not on the mat of seat {}", seat.0);
        }
    }
    me.keep("next-turn").await?;
    me.close().await;
    Ok(())
}

/// On a phone nothing is wider than the screen, and the acting city can be read beside the hand.
#[tokio::test(flavor = "multi_thread")]
async fn a_city_on_a_phone() -> Result<()> {
    let Turn { before: mut game, steps } = a_turn_with_a_battle()?;
    for (seat, action) in steps {
        if matches!(game.state().frames.top(), Pending::City(_)) {
            break;
        }
        let number = game.decision(seat).context("a decision")?.number;
        game.submit(seat, number, action)?;
    }
    let house = House::open().await?;
    let me = import(&house, "civilization-phone", PHONE, &game).await?;
    me.until_asked().await?;
    ensure!(
        me.get("document.documentElement.scrollWidth <= window.innerWidth").await? == true,
        "the page is wider than the phone"
    );
    me.until("document.querySelector('.c10-city .sums')?.getBoundingClientRect().width > 200").await?;
    me.until("[...document.querySelectorAll('.c10-asked .c10-card')].every(c => c.getBoundingClientRect().height >= 44)").await?;
    me.keep("city").await?;
    me.close().await;
    Ok(())
}
