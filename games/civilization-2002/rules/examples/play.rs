//! Plays random games and says how long they take.
use civilization_2002::*;
use kernel::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let pairs = args[2..].iter().map(|a| a.split_once('=').unwrap()).map(|(k, v)| (k.to_string(), v.to_string()));
    let mut pairs: Vec<_> = pairs.collect();
    let seats: u8 = pairs.iter().position(|p| p.0 == "seats").map(|i| pairs.remove(i).1.parse().unwrap()).unwrap_or(4);
    let options = options_from::<Civilization2002>(pairs).unwrap();
    let start = std::time::Instant::now();
    let (mut steps, mut turns, mut longest) = (0u64, 0u64, 0u64);
    let mut endings = std::collections::BTreeMap::new();
    for g in 0..games {
        let mut dice = Dice::new(g);
        let mut state = Civilization2002::setup(&options, seats, &mut Cx::playout(&mut dice)).unwrap();
        let mut pick = Dice::new(g ^ 77);
        let mut menu: Vec<Action> = Vec::new();
        let mut n = 0;
        while Civilization2002::standing(&state).is_none() {
            let open = Civilization2002::open(&state);
            let seat = open.iter().nth(pick.below(open.len() as u32) as usize).unwrap();
            menu.clear();
            Civilization2002::offer(&state, seat, &mut menu);
            let a = menu[pick.below(menu.len() as u32) as usize];
            Civilization2002::apply(&mut state, seat, a, &mut Cx::playout(&mut dice));
            n += 1;
            if n > 2_000_000 { println!("endless: seed {g} turn {} era {:?}", state.turn, state.era); break; }
        }
        *endings.entry(format!("{:?} {:?}", state.ending, state.era)).or_insert(0) += 1;
        steps += n; turns += state.turn as u64; longest = longest.max(n);
    }
    let t = start.elapsed().as_secs_f64();
    println!("{games} games, {} steps each (longest {longest}), {} turns each, {:.0} decisions/s, {:?}", steps / games, turns / games, steps as f64 / t, endings);
    println!("state {} bytes", std::mem::size_of::<State>());
}
