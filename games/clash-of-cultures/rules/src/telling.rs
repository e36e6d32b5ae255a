//! The sentence that an event becomes.

use crate::action::Action;
use crate::board::{label, region};
use crate::data::{Effect, Whom};
use crate::event::Event;
use crate::frames::Purpose;
use crate::ids::*;
use kernel::{Msg, Seat, msg};

/// A player, or the barbarians.
pub fn side(who: Option<Seat>) -> Msg {
    match who {
        Some(seat) => msg("side-player").seat("who", seat),
        None => msg("side-barbarians"),
    }
}

/// The advance whose effect was used.
fn effect(action: &Action) -> Msg {
    let advance = match action {
        Action::Cartography => Advance::Cartography,
        Action::Taxes => Advance::Taxes,
        Action::Barter => Advance::Bartering,
        Action::CivilLiberties => Advance::CivilLiberties,
        Action::AbsolutePower => Advance::AbsolutePower,
        Action::ForcedLabour => Advance::ForcedLabour,
        _ => Advance::Theatre,
    };
    advance.term()
}

impl EventCard {
    /// What its text does; of a harvest, for whom.
    pub fn help(self) -> Msg {
        let fact = self.fact();
        let Effect::Harvest { food, whom } = fact.effect else {
            return msg(format!("{}-help", fact.title.key()));
        };
        let whom = match whom {
            Whom::Me => "happening-harvest-me",
            Whom::All => "happening-harvest-all",
            Whom::Share => "happening-harvest-share",
        };
        msg(whom).num("n", food)
    }

    /// What a person does once the card is played, within a sentence: whoever reads of it elsewhere knows no person by name.
    fn does(self) -> Option<Msg> {
        let fact = self.fact();
        matches!(fact.effect, Effect::Person(_)).then(|| msg(fact.title.key_in("person-{}")))
    }
}

pub fn narrate(event: &Event) -> Msg {
    use Event::*;
    match event {
        TurnBegins { who } => msg("event-turn").seat("who", *who),
        StatusPhase { round } => msg("event-status").num("round", *round),
        FirstPlayer { who } => msg("event-first").seat("who", *who),
        EndRoll { die, .. } => msg("event-end-roll").num("die", *die),
        Acquired { who, advance } => msg("event-advance").seat("who", *who).with("advance", advance.term()),
        Cube { who, advance } => msg("event-cube").seat("who", *who).with("advance", advance.term()),
        WonderRevealed { wonder } => msg("event-wonder-revealed").with("wonder", wonder.term()),
        WonderReserved { who, wonder } => {
            msg("event-wonder-reserved").seat("who", *who).with("wonder", wonder.term())
        }
        WonderBuilt { who, at, wonder } => msg("event-wonder-built")
            .seat("who", *who)
            .with("wonder", wonder.term())
            .with("where", label(*at)),
        DrewCard { who, card } => msg("event-drew-card").seat("who", *who).with("card", card.title().term()),
        DrewSomeCard { who } => msg("event-drew-some-card").seat("who", *who),
        DrewGoal { who, card } => msg("event-drew-goal").seat("who", *who).with("card", card.term()),
        DrewSomeGoal { who } => msg("event-drew-some-goal").seat("who", *who),
        Founded { who, at, .. } => msg("event-founded").seat("who", *who).with("where", label(*at)),
        Collects { who, at } => msg("event-collects").seat("who", *who).with("where", label(*at)),
        Gathered { who, at, good } => {
            msg("event-gathered").seat("who", *who).with("what", good.times(1)).with("where", label(*at))
        }
        // R6.1: there was no room for any.
        Gained { who, good, n: 0 } => {
            msg("event-gained-none").seat("who", *who).with("what", msg(format!("kind-{}", good.name())))
        }
        Gained { who, good, n } => msg("event-gained").seat("who", *who).with("what", good.times(*n)),
        Spent { who, cost } => msg("event-spent").seat("who", *who).with("cost", cost.term()),
        Starved { who, n } => msg("event-starved").seat("who", *who).num("n", *n),
        Built { who, at, unit, .. } => {
            msg("event-built").seat("who", *who).with("what", unit.term()).with("where", label(*at))
        }
        Enlarged { who, at, building } => {
            msg("event-enlarged").seat("who", *who).with("what", building.term()).with("where", label(*at))
        }
        Mood { at, mood } => msg("event-mood").with("where", label(*at)).with("mood", mood.term()),
        Sulked { at, mood } => msg("event-sulked").with("where", label(*at)).with("mood", mood.term()),
        Effect { who, action } => msg("event-effect").seat("who", *who).with("what", effect(action)),
        Routes { who, food, gold } => msg("event-routes")
            .seat("who", *who)
            .with("food", Good::Food.times(*food))
            .with("gold", Good::Gold.times(*gold)),
        InfluenceRolled { who, at, die, need, of, .. } => {
            // Whoever takes back what is in a city of one's own tries it on nobody.
            let rolled = match of.filter(|of| of != who) {
                Some(of) => msg("event-influence-rolled-of").seat("of", of),
                None => msg("event-influence-rolled"),
            };
            rolled.seat("who", *who).with("where", label(*at)).num("die", *die).num("need", *need)
        }
        InfluenceBoosted { who, at, short, of } => {
            let boosted = match of.filter(|of| of != who) {
                Some(of) => msg("event-influence-boosted-of").seat("of", of),
                None => msg("event-influence-boosted"),
            };
            let cost = Good::Culture.times(short.missing);
            boosted.seat("who", *who).with("where", label(*at)).with("cost", cost)
        }
        InfluenceFailed { who, at, .. } => {
            msg("event-influence-failed").seat("who", *who).with("where", label(*at))
        }
        Influenced { who, at, building, from, of } => {
            // Whose city it is needs saying only where it is a third player's.
            let taken = match of {
                of if of == who => msg("event-influenced-home"),
                of if of == from => msg("event-influenced"),
                of => msg("event-influenced-of").seat("of", *of),
            };
            taken
                .seat("who", *who)
                .seat("from", *from)
                .with("what", building.term())
                .with("where", label(*at))
        }
        Assimilated { who, at } => msg("event-assimilated").seat("who", *who).with("where", label(*at)),
        Moved { who, from, to, n, .. } => msg("event-moved")
            .seat("who", *who)
            .with("from", label(*from))
            .with("to", label(*to))
            .num("n", *n),
        Boarded { who, at } => msg("event-boarded").seat("who", *who).with("where", label(*at)),
        Sailed { who, from, to, n } => msg("event-sailed")
            .seat("who", *who)
            .with("from", label(*from))
            .with("to", label(*to))
            .num("n", *n),
        Explored { who, tile, on, .. } => {
            let land = region(*tile).into_iter().flatten().map(|t| t.term());
            msg("event-explored").seat("who", *who).with("where", label(on[0])).list("terrains", land)
        }
        Camp { at, .. } => msg("event-camp").with("where", label(*at)),
        Reinforced { at } => msg("event-reinforced").with("where", label(*at)),
        Spared { who } => msg("event-spared").seat("who", *who),
        Exhausted { at } => msg("event-exhausted").with("where", label(*at)),
        BattleBegins { attacker, defender, at, .. } => msg("event-battle")
            .with("attacker", side(*attacker))
            .with("defender", side(*defender))
            .with("where", label(*at)),
        Siege { who, .. } => msg("event-siege").seat("who", *who),
        CombatCard { who, card } => {
            msg("event-combat-card").seat("who", *who).with("card", card.half().term())
        }
        CombatCardHidden { who } => msg("event-combat-card-hidden").seat("who", *who),
        Scouted { who, card } => msg("event-scouted").seat("who", *who).with("card", card.title().term()),
        CardRoll { success, half, dice } => msg("event-card-roll")
            .with("what", half.map_or(msg("some-card"), Half::term))
            .list("dice", dice.iter().map(|die| msg("die").num("n", *die)))
            .num("success", *success),
        Rolled { round, attack, defence, values, hits, .. } => msg("event-rolled")
            .num("round", *round)
            .num("attack_dice", attack.len() as i64)
            .num("defence_dice", defence.len() as i64)
            .num("attack", values[0])
            .num("defence", values[1])
            .num("by_attack", hits[0])
            .num("by_defence", hits[1]),
        Lost { who, n } => msg("event-lost").with("who", side(*who)).num("n", *n),
        BuildingLost { who, at, building } => msg("event-building-lost")
            .seat("who", *who)
            .with("what", building.term())
            .with("where", label(*at)),
        CityLost { who, at, razed } => {
            let lost = msg(if *razed { "event-city-razed" } else { "event-city-lost" });
            lost.seat("who", *who).with("where", label(*at))
        }
        SettlersLost { who, at, n } => {
            msg("event-settlers-lost").seat("who", *who).with("where", label(*at)).num("n", *n)
        }
        Withdrew { who, to, .. } => msg("event-withdrew").seat("who", *who).with("where", label(*to)),
        Retreated { who, to } => msg("event-retreated").seat("who", *who).with("where", label(*to)),
        BattleWon { who, at, .. } => {
            msg("event-battle-won").with("who", side(*who)).with("where", label(*at))
        }
        BattleOver { at, .. } => msg("event-battle-over").with("where", label(*at)),
        RaidOver { home, .. } => msg("event-raid-over").with("where", label(*home)),
        Captured { who, from, at } => {
            msg("event-captured").seat("who", *who).seat("from", *from).with("where", label(*at))
        }
        CampTaken { who, at, gold } => msg("event-camp-taken")
            .seat("who", *who)
            .with("where", label(*at))
            .with("gold", Good::Gold.times(*gold)),
        CampKept { who, at, kept } => {
            msg("event-camp-kept").seat("who", *who).with("where", label(*at)).num("kept", *kept)
        }
        EventRevealed { who, card, whole } => {
            // R21.1: as far as its text counts.
            let said = match card.does().filter(|_| *whole) {
                Some(does) => msg("event-happening-person").with("does", does),
                None => msg("event-happening"),
            };
            said.seat("who", *who).with("card", card.title().term())
        }
        PersonKept { who, card } => {
            msg("event-person-kept").seat("who", *who).with("card", card.title().term())
        }
        PersonPlayed { who, card } => {
            let does = card.does().unwrap_or(msg("nothing"));
            msg("event-person-played").seat("who", *who).with("card", card.title().term()).with("does", does)
        }
        ActionLost { who } => msg("event-action-lost").seat("who", *who),
        Hindered { who, n } => msg("event-hindered").seat("who", *who).num("n", *n),
        Played { who, card } => msg("event-played").seat("who", *who).with("card", card.title().term()),
        Chose { who, whom, purpose, learns } => {
            let key = match purpose {
                Purpose::Murder => "event-chose-murder",
                Purpose::Truce => "event-chose-truce",
                Purpose::Spy => "event-chose-spy",
                Purpose::Settler => "event-chose-settler",
                Purpose::Exchange | Purpose::Trade => "event-chose-exchange",
            };
            let said = msg(key).seat("who", *who).seat("whom", *whom);
            match purpose {
                Purpose::Exchange => said.num("mine", learns[0]).num("theirs", learns[1]),
                _ => said,
            }
        }
        Swapped { who, whom } => msg("event-swapped").seat("who", *who).seat("whom", *whom),
        GoalDiscarded { who, card } => {
            msg("event-goal-discarded").seat("who", *who).with("card", card.term())
        }
        Completed { who, objective, .. } => {
            msg("event-completed").seat("who", *who).with("what", objective.term())
        }
        Proposed { who, to, give, cards, ask, asked } => msg("event-proposed")
            .seat("who", *who)
            .seat("to", *to)
            .with("give", give.and_cards(*cards))
            .with("ask", ask.and_cards(*asked)),
        Answered { who, deal: Some(deal), .. } => {
            let parties = [deal.from, *who].into_iter().zip(&deal.lost).filter(|(_, lost)| !lost.is_empty());
            let lost: Vec<Msg> = parties
                .map(|(who, lost)| msg("lost-by").seat("who", who).with("what", lost.term()))
                .collect();
            msg("event-agreed")
                .seat("who", *who)
                .seat("from", deal.from)
                .with("give", deal.give.and_cards(deal.cards))
                .with("ask", deal.ask.and_cards(deal.asked))
                .num("wasted", lost.len() as i64)
                .list("lost", lost)
        }
        Answered { who, yes, .. } => msg("event-answered").seat("who", *who).num("yes", *yes),
        Invited { who, to } => msg("event-invited").seat("who", *who).seat("to", *to),
        NoProposal { who } => msg("event-no-proposal").seat("who", *who),
        Razed { who, at } => msg("event-razed").seat("who", *who).with("where", label(*at)),
    }
}
