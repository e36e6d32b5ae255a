//! Worked examples: files that a person who knows the rules can read and write, a test can check and a page can show.

use kernel::{Audience, Chance, Cx, Dice, Msg, Notes, Rules, Script, Seat, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};

/// An example file. `docs/adding-a-game.md` explains the fields.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The id of its game.
    pub game: String,
    /// Rule and test numbers: one, or a list.
    pub rule: Names,
    /// What it shows, in a few words.
    #[serde(default)]
    pub title: String,
    /// How many play.
    pub seats: u8,
    /// Where chance comes from that is not written down.
    #[serde(default)]
    pub seed: u64,
    /// Options that are not as by default.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The rule by which setup must refuse these options and seats.
    #[serde(default)]
    pub setup_refused: Option<String>,
    /// Chance outcomes of setup, where they matter.
    #[serde(default)]
    pub setup_chance: Option<Vec<u32>>,
    /// What is otherwise than after setup.
    #[serde(default)]
    pub given: Map<String, Value>,
    /// The position could not arise in play: pieces need not add up.
    #[serde(default)]
    pub loose: bool,
    /// What is done, in order.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// What must stand in the state in the end.
    #[serde(default)]
    pub then: Map<String, Value>,
}

/// One name, or several.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Names {
    /// Alone.
    One(String),
    /// In a list.
    Many(Vec<String>),
}

impl Names {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        match self {
            Names::One(name) => std::slice::from_ref(name),
            Names::Many(names) => names.as_slice(),
        }
        .iter()
        .map(String::as_str)
    }
}

/// One step of a worked example: what a seat does, or what it must or must not be offered.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Whose.
    pub seat: Seat,
    /// The answer that is given.
    #[serde(default, rename = "do")]
    pub action: Option<Value>,
    /// Its outcomes of chance.
    #[serde(default)]
    pub chance: Option<Vec<u32>>,
    /// Must have been told, to anybody, in any order.
    #[serde(default)]
    pub events: Vec<Value>,
    /// Whether the step just taken may be taken back, as far as chance and secrets go.
    #[serde(default)]
    pub undoable: Option<bool>,
    /// An answer that must not be offered,
    #[serde(default)]
    pub refused: Option<Value>,
    /// by this rule.
    #[serde(default)]
    pub rule: Option<String>,
    /// Answers that must be offered.
    #[serde(default)]
    pub offered: Vec<Value>,
    /// Pointers into the state, checked after this step.
    #[serde(default)]
    pub then: Map<String, Value>,
}

/// Runs one example; says what does not hold.
pub fn check_text<G: Rules>(json: &str) -> Result<(), String> {
    let example: Example = serde_json::from_str(json).map_err(|e| format!("not an example file: {e}"))?;
    if example.game != G::ID {
        return Err(format!("an example of '{}', not of '{}'", example.game, G::ID));
    }
    let (min, max) = G::SEATS;
    if example.seats < min || example.seats > max {
        return Err(format!("{} seats; {min} to {max} are accepted", example.seats));
    }
    let asserts = example.then.len() + example.steps.iter().filter(|s| s.asserts()).count();
    if asserts == 0 && example.setup_refused.is_none() {
        return Err("the example asserts nothing: give it 'then', 'refused', 'offered' or 'events'".into());
    }
    Run::<G>::start(&example)?.map_or(Ok(()), |run| run.finish(&example))
}

impl Step {
    fn asserts(&self) -> bool {
        self.refused.is_some()
            || !self.offered.is_empty()
            || !self.events.is_empty()
            || !self.then.is_empty()
            || self.undoable.is_some()
    }
}

/// A moment of an example that is shown: before its first step, or after one that was taken.
pub struct Shown<G: Rules> {
    /// The position.
    pub state: G::State,
    /// Who acted; nobody, before the first step.
    pub seat: Option<Seat>,
    /// What everybody at the table hears of it.
    pub told: Vec<Msg>,
}

/// Plays an example to be looked at: the position it begins with, and the one after each answer that is given.
pub fn shown<G: Rules>(json: &str) -> Result<Vec<Shown<G>>, String> {
    let example: Example = serde_json::from_str(json).map_err(|e| e.to_string())?;
    let mut run = Run::<G>::start(&example)?.ok_or("its setup is refused: there is nothing to see")?;
    let mut all = vec![Shown { state: run.state.clone(), seat: None, told: Vec::new() }];
    for step in example.steps.iter().filter(|step| step.action.is_some()) {
        run.step(step)?;
        all.push(Shown {
            state: run.state.clone(),
            seat: Some(step.seat),
            told: std::mem::take(&mut run.told),
        });
    }
    Ok(all)
}

struct Run<G: Rules> {
    state: G::State,
    dice: Dice,
    loose: bool,
    /// What was told of the last step to the whole table.
    told: Vec<Msg>,
}

impl<G: Rules> Run<G> {
    /// Sets up and patches; `None` when setup was refused as it should be.
    fn start(example: &Example) -> Result<Option<Self>, String> {
        let options: G::Options = kernel::from_json(&Value::Object(example.options.clone()))
            .map_err(|e| format!("options: {e}"))?;
        let mut dice = Seed::from_number(example.seed).stream(0);
        let mut notes = Notes::default();
        let made = match &example.setup_chance {
            None => G::setup(&options, example.seats, &mut Cx::recording(G::REVISION, &mut dice, &mut notes)),
            Some(values) => {
                let mut script = Script::new(values);
                let made = G::setup(
                    &options,
                    example.seats,
                    &mut Cx::recording(G::REVISION, &mut script, &mut notes),
                );
                script.finish().map_err(|e| format!("setup: {e}"))?;
                made
            }
        };
        let state = match (made, &example.setup_refused) {
            (Err(refusal), Some(rule)) if refusal.rule == rule => return Ok(None),
            (Err(refusal), _) => {
                return Err(format!("setup refused by {}: {}", refusal.rule, refusal.why.key));
            }
            (Ok(_), Some(rule)) => return Err(format!("setup should be refused by {rule}")),
            (Ok(state), None) => state,
        };
        let mut json = kernel::to_json(&state);
        patch(&mut json, &example.given)?;
        let state = kernel::from_json(&json).map_err(|e| format!("given: {e}"))?;
        let run = Run { state, dice, loose: example.loose, told: Vec::new() };
        run.audit("given")?;
        Ok(Some(run))
    }

    fn finish(mut self, example: &Example) -> Result<(), String> {
        for (i, step) in example.steps.iter().enumerate() {
            self.step(step).map_err(|e| format!("step {}: {e}", i + 1))?;
        }
        self.expect(&example.then)
    }

    fn audit(&self, when: &str) -> Result<(), String> {
        match self.loose {
            true => Ok(()),
            false => G::audit(&self.state).map_err(|e| format!("{when}: {e}")),
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        let seat = step.seat;
        let open = G::open(&self.state);
        if !open.contains(seat) {
            // Being asked nothing is the plainest refusal.
            if step.refused.is_some() && step.rule.is_none() {
                return Ok(());
            }
            return Err(format!("seat {seat} is not asked; asked are {open:?}"));
        }
        let offer = G::offer_for(&self.state, seat);
        let list = || {
            let all: Vec<_> = offer.choices.iter().map(|c| show(&c.action)).collect();
            format!("offered are: {}", all.join(" "))
        };
        for wanted in &step.offered {
            let action = read::<G>(wanted)?;
            if !offer.has(&action) {
                return Err(format!("{wanted} is not offered; {}", list()));
            }
        }
        if let Some(refused) = &step.refused {
            if offer.has(&read::<G>(refused)?) {
                return Err(format!("{refused} should be refused, but is offered"));
            }
            if let Some(rule) = &step.rule
                && !offer.refused.iter().any(|r| r.rule == rule)
            {
                let rules: Vec<_> = offer.refused.iter().map(|r| r.rule).collect();
                return Err(format!("no refusal names {rule}; named are {rules:?}"));
            }
        }
        if let Some(wanted) = &step.action {
            let action = read::<G>(wanted)?;
            if !offer.has(&action) {
                return Err(format!("{wanted} is not offered; {}", list()));
            }
            self.act(step, action)?;
        }
        self.expect(&step.then)
    }

    fn act(&mut self, step: &Step, action: G::Action) -> Result<(), String> {
        let mut notes = Notes::default();
        let fenced = match &step.chance {
            Some(values) => {
                let mut script = Script::new(values);
                let fenced = self.apply(step.seat, action, &mut script, &mut notes);
                script.finish()?;
                fenced
            }
            None => {
                let mut dice = self.dice.clone();
                let fenced = self.apply(step.seat, action, &mut dice, &mut notes);
                self.dice = dice;
                fenced
            }
        };
        if step.undoable.is_some_and(|undoable| undoable == fenced) {
            return Err(format!("the step {} be taken back", if fenced { "cannot" } else { "can" }));
        }
        let heard = notes.told.iter().filter(|told| told.to.include(Audience::Table));
        self.told = heard.map(|told| G::narrate(&told.event)).collect();
        let told: Vec<Value> = notes.told.iter().map(|t| kernel::to_json(&t.event)).collect();
        for event in &step.events {
            if !told.contains(event) {
                let all: Vec<_> = told.iter().map(Value::to_string).collect();
                return Err(format!("{event} was not told; told were: {}", all.join(" ")));
            }
        }
        self.audit("after the step")
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut dyn Chance,
        notes: &mut Notes<G::Event>,
    ) -> bool {
        let mut cx = Cx::recording(G::REVISION, chance, notes);
        G::apply(&mut self.state, seat, action, &mut cx);
        cx.fenced()
    }

    /// Pointers into the state; `open` and `standing` are what the rules say.
    fn expect(&self, then: &Map<String, Value>) -> Result<(), String> {
        if then.is_empty() {
            return Ok(());
        }
        let state = kernel::to_json(&self.state);
        for (key, wanted) in then {
            let found = match key.as_str() {
                "open" => Value::from(G::open(&self.state).iter().map(|s| s.0).collect::<Vec<_>>()),
                "standing" => kernel::to_json(&G::standing(&self.state)),
                pointer => state
                    .pointer(pointer)
                    .ok_or_else(|| format!("then: the state has no '{pointer}'"))?
                    .clone(),
            };
            if found != *wanted {
                return Err(format!("then: {key} is {found}, not {wanted}"));
            }
        }
        Ok(())
    }
}

fn read<G: Rules>(json: &Value) -> Result<G::Action, String> {
    kernel::from_json(json).map_err(|e| format!("{json} is no action of this game: {e}"))
}

fn show(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A JSON merge patch whose keys may also be pointers.
fn patch(json: &mut Value, given: &Map<String, Value>) -> Result<(), String> {
    for (key, value) in given {
        let place = match key.strip_prefix('/') {
            Some(_) => json.pointer_mut(key).ok_or_else(|| format!("given: the state has no '{key}'"))?,
            None => json.get_mut(key).ok_or_else(|| format!("given: the state has no '{key}'"))?,
        };
        merge(place, value);
    }
    Ok(())
}

fn merge(place: &mut Value, value: &Value) {
    match (place, value) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                match old.get_mut(key) {
                    Some(inner) => merge(inner, value),
                    None => drop(old.insert(key.clone(), value.clone())),
                }
            }
        }
        (place, value) => *place = value.clone(),
    }
}
