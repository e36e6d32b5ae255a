# What only the board says. Names of things are in the rules’ own texts.
face-armies = { $n ->
    [one] army
   *[other] { $n } armies
  } of { $who }, { $empire }
face-foreign = It is no army of { $empire }: the empire goes on from here only once one of its own replaces it.
face-stays = What is built there stays.
face-opens = { $n ->
    [0] No further land comes into reach by it.
   *[other] Then in reach: { $lands }.
  }
face-event-army = brought by an event
face-land = { $land }: { $things }
face-land-army = { $land }: { $army }; { $things }
face-fort = fort
face-capital = capital
face-city = city
face-monument = monument
face-fleet = Fleet of { $who } in { $sea }
face-fleet-manned = Manned fleet of { $who } in { $sea }
face-fleets = { $n ->
    [one] { $n } fleet
   *[other] { $n } fleets
  }
face-route-border = over an open border
face-route-difficult = over difficult ground
face-route-sea = from the sea
face-odds = { CAP($route) }: { $dice } attack dice{ $plus ->
    [0] {""}
   *[other] {" "}(+{ $plus })
  }, { $against } defence { $against ->
    [one] die
   *[other] dice
  }{ $fort ->
    [0] {""}
   *[other] {" "}(+{ $fort })
  }.{ $takes ->
    [0] {""}
   *[other] {" "}Fighting on to the end, this army takes the land in { $takes }% of cases.
  }
face-empires = Empires of the epoch
face-values = Values in epoch
face-strength = strength { $n }
face-order = plays { $n } of 7
face-navigation = navigation
face-points = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
face-hidden-empire = empire face down
face-no-empire = no empire yet
face-hand-of = Events in hand: { $greater } greater, { $lesser } lesser
face-hand = Event cards in hand
face-hand-help = Greater events are red, lesser events are blue. No card is ever gained.
face-pool = Armies in the pool
face-pool-help = Placed one at a time; each can become a fort in a land of the active empire.
# Under "Fort", where an army or a coin may pay for it.
deed-fort-ways = { $n ->
    [one] +1 defence, one way to pay
   *[other] +1 defence, { $n } ways to pay
  }
face-coins = Coins
face-coins-help = A coin buys a lost army back, or a fort. Unused coins are lost.
face-of-allies = { $n } from Allies
face-lost = armies to buy back
face-lost-allied = buy back with an Allies coin
face-lost-help = Armies of the empire on your card lost in combat this turn. A coin buys one back. Those of an event or of a minor empire cannot be bought back and are not counted.
face-monuments = Monuments to be built
face-monuments-help = One for each pair of resources in lands of the active empire.
face-closed = { $epoch } is over
face-preeminence = Pre-eminence
face-preeminence-help = Whoever leads alone at the end of an epoch takes a marker unseen: worth 3 to 6 points, added at the end.
face-resource = resource
face-resource-land = resource (two make a monument)
face-gem = { $land }: a resource. Two resources in lands of the active empire build a monument.
face-resource-help = Two of them in lands of the active empire build a monument.
face-sign-resource = A resource: two of them in lands of the active empire build a monument.
face-strait = Strait
face-strait-help = The lands are adjacent; the defender rolls 2 dice, either way.
face-wall = No passage
face-wall-help = These lands touch on the map but are not adjacent.
face-jihad-first = three dice, ties won
face-jihad-second = two dice, ties won
face-by-epoch = Points by epoch
face-drawn = You drew
face-held = Your empire
face-greater = Greater event
face-lesser = Lesser event
face-aid-attacks = Attacks you can make
face-aid-values = Region values
face-aid-values-help = Presence counts once, domination twice, control three times.
face-aid-levels = Armies in the regions
face-aid-points = Points by epoch
face-aid-sources = Where points came from
face-aid-sources-help = Equal at the end: the smaller sum of strengths wins.
face-aid-terrain = Signs on the map
face-aid-played = Events played
face-brought = Armies of the event
face-brought-help = They are placed before those of your empire; what is not placed is lost.
face-ended = If you ended now
face-built = Built
face-gems = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } of this empire: { $monuments ->
    [0] 2 make a monument
    [one] 1 monument, counted
   *[other] { $monuments } monuments, counted
  }
face-presence = presence
face-domination = domination
face-control = control
face-forecast = a turn would score now
face-source-regions = Regions
face-source-capitals = Capitals
face-source-cities = Cities
face-source-monuments = Monuments
face-source-seas = Seas
face-source-strength = Strength played
face-dice = Dice
face-win = won
face-tie = tie
face-lose = lost
face-takes = takes it
face-terrain-mountain = Mountains: 2 defence dice on the side where they are drawn
face-terrain-forest = Forest: 2 defence dice on the side where it is drawn
face-terrain-wall = Great Wall: 2 defence dice on its inner side
face-terrain-strait = Strait: 2 defence dice both ways
face-terrain-sea = Landing from the sea: 3 defence dice
face-terrain-fort = Fort: +1 on the defender’s best die, and it falls before the army
face-barren = Barren land: nobody may enter or cross it. Barbarians come from here.
face-sea = A sea
face-ocean = An ocean
face-region = { $n ->
    [one] { $n } land
   *[other] { $n } lands
  }
face-worth = Value by epoch
face-levels-help = Presence (one land): once the value. Domination (two lands, and more than anybody else): twice. Control (three lands, and nobody else): three times.
face-out-of-reach = Out of reach: neither beside an army of this empire nor on a sea where it has a fleet
face-over-mountain = Mountains on the side of: { $lands }
face-over-forest = Forest on the side of: { $lands }
face-over-strait = Strait to: { $lands }
face-over-great-wall = Great Wall on the side of: { $lands }
face-empire = { $epoch }, plays { $order } of 7, strength { $strength }, starts in { $starts }
face-empire-fleets = fleets: { $seas }
face-card-note = { $card }: { $note }
face-term-fleet = Fleet
face-term-fleet-help = From a land on a water where you have a fleet your armies enter any other land on it, and further over connected waters where you have a fleet too. Against such a landing the defender rolls 3 dice.
face-banner-card = { $card }
face-card-battle = Battle
face-card-sea-battle = Battle at sea
face-card-attacks = attacks
face-card-defends = defends
face-card-dice = { $n ->
    [one] one die
   *[other] best of { $n } dice
 }
face-card-fort = fort +{ $n }
face-card-cards = cards +{ $n }
face-card-broke = The fort falls. The army of { $who } may attack again, or go back to the pool.
face-card-broke-tie = A tie, and { $who } wins ties: the fort falls. The army may attack again, or go back to the pool.
face-card-tied-fort = A tie: the army of { $who } and the fort are lost.
face-card-one-fell = One army falls. The army of { $who } may attack again, or go back to the pool.
face-card-betrayed = { $who } wins the first attack on the land named without dice.
face-card-wiped-out = No army left
face-card-won = { $who } wins the battle.
face-card-won-tie = A tie, and { $who } wins ties.
face-card-tied = A tie: both sides lose.
face-card-lost = { $who } loses the army.
face-card-sick = Sickness
face-card-sick-dice = any 1 removes the army
face-card-dies = The army dies.
face-card-lives = The army survives.
face-card-taken = { $said } { $n ->
    [one] Army lost before
   *[other] Armies lost before
  }: { $lands }.
face-foe = { $what }. { $lands }.
face-foe-fort = { $land } (fort)
face-led = Empires of the epoch so far
face-plus = +{ $n }
face-over = The end
face-drafting = keep or pass
face-stage-events = Events
face-stage-prepare = Start
face-stage-expand = Expansion
face-stage-monuments = Monuments
