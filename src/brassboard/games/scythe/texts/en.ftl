### Content: the names and printed texts of things. A key is scythe-KIND-ID.

## Hexes, our names
scythe-hex-B1 = B1 Albion mountain
scythe-hex-B2 = B2 Albion farm
scythe-hex-B3 = B3 Albion village
scythe-hex-B4 = B4 Nordic forest
scythe-hex-B5 = B5 Nordic tundra
scythe-hex-B6 = B6 North-east village
scythe-hex-C1 = C1 West lake
scythe-hex-C2 = C2 Albion tundra
scythe-hex-C3 = C3 North-west lake
scythe-hex-C4 = C4 North tunnel tundra
scythe-hex-C5 = C5 Nordic mountain
scythe-hex-C6 = C6 North-east farm
scythe-hex-C7 = C7 Farm north of Rusviet
scythe-hex-D1 = D1 Polania forest
scythe-hex-D2 = D2 North-west tunnel mountain
scythe-hex-D3 = D3 Forest north-west of the Factory
scythe-hex-D4 = D4 Lake north-east of the Factory
scythe-hex-D5 = D5 North-east tunnel forest
scythe-hex-D6 = D6 Rusviet village
scythe-hex-E1 = E1 Polania farm
scythe-hex-E2 = E2 Polania village
scythe-hex-E3 = E3 Lake west of the Factory
scythe-hex-E4 = E4 Factory
scythe-hex-E5 = E5 Mountain east of the Factory
scythe-hex-E6 = E6 Rusviet tundra
scythe-hex-E7 = E7 Rusviet mountain
scythe-hex-F1 = F1 Far-west forest
scythe-hex-F2 = F2 West forest
scythe-hex-F3 = F3 South-west tunnel farm
scythe-hex-F4 = F4 Tundra south-west of the Factory
scythe-hex-F5 = F5 Lake south-east of the Factory
scythe-hex-F6 = F6 South-east tunnel village
scythe-hex-F7 = F7 East lake
scythe-hex-G1 = G1 Saxony mountain
scythe-hex-G2 = G2 Saxony village
scythe-hex-G3 = G3 South village
scythe-hex-G4 = G4 South tunnel tundra
scythe-hex-G5 = G5 South-east forest
scythe-hex-G6 = G6 South-east mountain
scythe-hex-G7 = G7 Togawa tundra
scythe-hex-H1 = H1 Saxony tundra
scythe-hex-H2 = H2 South lake
scythe-hex-H3 = H3 Crimea farm
scythe-hex-H4 = H4 Crimea mountain
scythe-hex-H5 = H5 South-east village
scythe-hex-H6 = H6 Togawa farm
scythe-hex-I1 = I1 Crimea village
scythe-hex-base_albion = Albion home base
scythe-hex-base_nordic = Nordic home base
scythe-hex-base_polania = Polania home base
scythe-hex-base_rusviet = Rusviet home base
scythe-hex-base_saxony = Saxony home base
scythe-hex-base_togawa = Togawa home base
scythe-hex-base_crimea = Crimea home base
scythe-hex-faction_mat = faction mat

## Terrain; .letter is its sign on the map of the page
scythe-terrain-mountain = mountain
    .letter = M
scythe-terrain-farm = farm
    .letter = F
scythe-terrain-tundra = tundra
    .letter = T
scythe-terrain-forest = forest
    .letter = W
scythe-terrain-village = village
    .letter = V
scythe-terrain-lake = lake
    .letter = L
scythe-terrain-factory = the Factory
scythe-terrain-home_base = home base

## Resources, actions, boxes of the top row, bonuses
scythe-resource-oil = oil
scythe-resource-metal = metal
scythe-resource-wood = wood
scythe-resource-food = food
scythe-top-bolster = Bolster
scythe-top-produce = Produce
scythe-top-move = Move
scythe-top-trade = Trade
scythe-bottom-upgrade = Upgrade
    .enlist = Ongoing bonus: { scythe-bonus-power.ongoing }
scythe-bottom-deploy = Deploy
    .enlist = Ongoing bonus: { scythe-bonus-coins.ongoing }
scythe-bottom-build = Build
    .enlist = Ongoing bonus: { scythe-bonus-popularity.ongoing }
scythe-bottom-enlist = Enlist
    .enlist = Ongoing bonus: { scythe-bonus-cards.ongoing }
scythe-box-moves = Move: third unit
scythe-box-coins = Move: second coin
scythe-box-power = Bolster: third power
scythe-box-cards = Bolster: second combat card
scythe-box-territories = Produce: third territory
scythe-box-popularity = Trade: second popularity
scythe-bonus-power = power
    .ongoing = 1 power
    .once = 2 power
scythe-bonus-coins = coins
    .ongoing = 1 coin
    .once = 2 coins
scythe-bonus-popularity = popularity
    .ongoing = 1 popularity
    .once = 2 popularity
scythe-bonus-cards = combat cards
    .ongoing = 1 combat card
    .once = 2 combat cards

## Units and structures
scythe-unit-character = character
scythe-unit-mech = mech
scythe-unit-worker = worker
scythe-structure-monument = Monument
    .text = Each time you take Bolster, also gain 1 popularity.
scythe-structure-mill = Mill
    .text = Each time you take Produce, the Mill's territory may produce in addition to the chosen ones (if you control it), and the Mill itself makes one token there like a worker.
scythe-structure-mine = Mine
    .text = The Mine's territory is a tunnel for your units only, even while an opponent controls it.
scythe-structure-armory = Armory
    .text = Each time you take Trade, also gain 1 power.

## Factions, their characters and abilities
scythe-faction-polania = Republic of Polania
    .short = Polania
scythe-faction-saxony = Saxony Empire
    .short = Saxony
scythe-faction-nordic = Nordic Kingdoms
    .short = Nordic
scythe-faction-rusviet = Rusviet Union
    .short = Rusviet
scythe-faction-crimea = Crimean Khanate
    .short = Crimea
scythe-faction-albion = Clan Albion
    .short = Albion
scythe-faction-togawa = Togawa Shogunate
    .short = Togawa
scythe-character-polania = Anna & Wojtek
scythe-character-saxony = Gunter, Nacht & Tag
scythe-character-nordic = Bjorn & Mox
scythe-character-rusviet = Olga & Changa
scythe-character-crimea = Zehra & Kar
scythe-character-albion = Connor & Max
scythe-character-togawa = Akiko & Jiro
scythe-ability-meander = Meander
    .text = When you have an encounter you may take up to two different options of the card instead of one, in any order; what the first gives may pay for the second.
scythe-ability-dominate = Dominate
    .text = No limit on the stars you place for objectives and for combat victories; you keep your second objective card after completing the first.
scythe-ability-swim = Swim
    .text = Your workers (not your character or mechs) may cross rivers onto any land. They may not enter lakes.
scythe-ability-relentless = Relentless
    .text = You may choose the same section of your player mat as last turn, but not the Factory card twice in a row.
scythe-ability-coercion = Coercion
    .text = Once per turn you may spend one combat card (of any value) as if it were any one resource token.
scythe-ability-exalt = Exalt
    .text = After your character has moved (and any combat and encounter there is done) you may place one of your 4 Flag tokens on its territory; at the end a Flag on a territory you control, not next to your home base, counts as one more territory.
scythe-ability-maifuku = Maifuku
    .text = After your character has moved (and any combat and encounter there is done) you may place one of your 4 Trap tokens, armed, on its territory.
scythe-ability-meander_coins = Meander (6 or 7 players)
    .text = When you have an encounter you may take up to two different options of the card instead of one; at the end you gain 3 coins for each encounter territory you control.

## Mech abilities; Riverwalk's terrains are its attributes by faction
scythe-mech-riverwalk = Riverwalk
    .text = Character and mechs may cross a river when they step onto one of the two terrains their faction mat names.
    .polania = Character and mechs may cross a river when they step onto a village or a mountain.
    .saxony = Character and mechs may cross a river when they step onto a forest or a mountain.
    .nordic = Character and mechs may cross a river when they step onto a forest or a mountain.
    .rusviet = Character and mechs may cross a river when they step onto a farm or a village.
    .crimea = Character and mechs may cross a river when they step onto a farm or a tundra.
scythe-mech-submerge = Submerge
    .text = Character and mechs may move onto and off lakes, and from any lake to any other lake as one step.
scythe-mech-camaraderie = Camaraderie
    .text = You lose no popularity for enemy workers that retreat when you win a combat as attacker.
scythe-mech-speed = Speed
    .text = Character and mechs may go one territory further each time they move.
scythe-mech-underpass = Underpass
    .text = For character and mechs all mountains you control and all tunnels (your Mine too) are next to each other.
scythe-mech-disarm = Disarm
    .text = Before a combat on a territory with a tunnel (or your Mine) your opponent loses 2 power, once per combat.
scythe-mech-seaworthy = Seaworthy
    .text = Character and mechs may move onto and off lakes, and may retreat onto a lake next to the lost territory instead of going home.
scythe-mech-artillery = Artillery
    .text = Before combat you may pay 1 power to make your opponent lose 2 power, once per combat.
scythe-mech-township = Township
    .text = For character and mechs the villages you control and the Factory are all next to each other.
scythe-mech-peoples_army = People's Army
    .text = In a combat where you also have at least one worker you may play one more combat card.
scythe-mech-wayfare = Wayfare
    .text = Character and mechs may move from any territory or home base to your own home base or to one of a faction that is not in the game, at any distance, as one step.
scythe-mech-wayfare_farms = Wayfare (6 or 7 players)
    .text = Character and mechs may move to any unoccupied farm, at any distance, as one step.
scythe-mech-scout = Scout
    .text = Before combat take one card at random from your opponent's combat cards, once per combat.
scythe-mech-burrow = Burrow
    .text = Character and mechs may cross a river when they step into or out of a tunnel territory (your Mine counts as one).
scythe-mech-sword = Sword
    .text = Before a combat in which you attack, the defender loses 2 power, once per combat.
scythe-mech-shield = Shield
    .text = Before a combat in which you defend, gain 2 power, once per combat.
scythe-mech-rally = Rally
    .text = Character and mechs may move to any territory with one of your workers or Flag tokens, at any distance, as one step.
scythe-mech-toka = Toka
    .text = Once per turn one character or one mech may cross one river while moving, onto any land.
scythe-mech-suiton = Suiton
    .text = Character and mechs may move onto and off lakes; in a combat on a lake you may play one more combat card, once per combat.
scythe-mech-ronin = Ronin
    .text = Before a combat in which you have exactly one unit (character or mech, no workers) you may gain 2 power.
scythe-mech-shinobi = Shinobi
    .text = Character and mechs may move to any territory with one of your Traps, at any distance, as one step. If they end there this way, you may arm a disarmed Trap.

## Player mats
scythe-mat-industrial = Industrial
    .section1 = { scythe-top-bolster }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-produce }, { scythe-bottom-deploy }
    .section3 = { scythe-top-move }, { scythe-bottom-build }
    .section4 = { scythe-top-trade }, { scythe-bottom-enlist }
scythe-mat-engineering = Engineering
    .section1 = { scythe-top-produce }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-trade }, { scythe-bottom-deploy }
    .section3 = { scythe-top-bolster }, { scythe-bottom-build }
    .section4 = { scythe-top-move }, { scythe-bottom-enlist }
scythe-mat-militant = Militant
    .section1 = { scythe-top-bolster }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-move }, { scythe-bottom-deploy }
    .section3 = { scythe-top-produce }, { scythe-bottom-build }
    .section4 = { scythe-top-trade }, { scythe-bottom-enlist }
scythe-mat-patriotic = Patriotic
    .section1 = { scythe-top-move }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-bolster }, { scythe-bottom-deploy }
    .section3 = { scythe-top-trade }, { scythe-bottom-build }
    .section4 = { scythe-top-produce }, { scythe-bottom-enlist }
scythe-mat-innovative = Innovative
    .section1 = { scythe-top-trade }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-produce }, { scythe-bottom-deploy }
    .section3 = { scythe-top-bolster }, { scythe-bottom-build }
    .section4 = { scythe-top-move }, { scythe-bottom-enlist }
scythe-mat-mechanical = Mechanical
    .section1 = { scythe-top-trade }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-bolster }, { scythe-bottom-deploy }
    .section3 = { scythe-top-move }, { scythe-bottom-build }
    .section4 = { scythe-top-produce }, { scythe-bottom-enlist }
scythe-mat-agricultural = Agricultural
    .section1 = { scythe-top-move }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-trade }, { scythe-bottom-deploy }
    .section3 = { scythe-top-produce }, { scythe-bottom-build }
    .section4 = { scythe-top-bolster }, { scythe-bottom-enlist }

## Spaces of the triumph track
scythe-space-upgrades = Upgrades
    .text = 6 upgrades.
scythe-space-mechs = Mechs
    .text = 4 mechs deployed.
scythe-space-structures = Structures
    .text = 4 structures built.
scythe-space-recruits = Recruits
    .text = 4 recruits enlisted.
scythe-space-workers = Workers
    .text = All 8 workers in play.
scythe-space-objective = Objective
    .text = 1 objective fulfilled.
scythe-space-combat_1 = Combat
    .text = 1 combat won.
scythe-space-combat_2 = Second combat
    .text = 1 more combat won.
scythe-space-popularity = Popularity
    .text = 18 popularity.
scythe-space-power = Power
    .text = 16 power.

## Togawa's Traps, by their penalty
scythe-trap-0 = lose 2 popularity
scythe-trap-1 = lose 3 power
scythe-trap-2 = lose 4 coins
scythe-trap-3 = discard 2 random combat cards

## Objectives
scythe-objective-1 = Masters of the Peaks
    .text = Control at least 3 mountains at the end of your turn.
scythe-objective-2 = Under the Earth
    .text = Control at least 3 territories with a printed tunnel at the end of your turn.
scythe-objective-3 = Full Granaries
    .text = Control at least 3 farms at the end of your turn.
scythe-objective-4 = Hold the Frozen North
    .text = Control at least 3 tundras at the end of your turn.
scythe-objective-5 = Lord of the Works
    .text = Control the Factory at the end of your turn and have the highest power of all players (a tie for highest is enough).
scythe-objective-6 = Run Them Off
    .text = Force at least 1 opposing worker to retreat and still have at least 7 power afterwards.
scythe-objective-7 = Iron Instead of Arms
    .text = Have 1 Factory card, at least 1 deployed mech and no more than 3 workers.
scythe-objective-8 = One of the People
    .text = Have at most 2 coins, at least 4 workers and at least 7 popularity.
scythe-objective-9 = Winter Stores
    .text = At the end of your turn control one territory that holds at least 9 resource tokens, at least 1 of each of the four kinds.
scythe-objective-10 = Keepers of the Woods
    .text = Control at least 3 forests at the end of your turn.
scythe-objective-11 = Crowded Villages
    .text = Control at least 3 villages at the end of your turn.
scythe-objective-12 = A Full Purse
    .text = Have at least 20 coins at the end of your turn.
scythe-objective-13 = A Capital Rises
    .text = Have at least 6 of your pieces (character, workers, mechs, structures) on one territory.
scythe-objective-14 = A Bit of Everything
    .text = At the end of your turn have at least 1 upgrade, 1 mech, 1 structure, 1 recruit and control at least 1 of each resource.
scythe-objective-15 = Equal Ranks
    .text = Have exactly as many workers as recruits.
scythe-objective-16 = The Hunter Among the Herd
    .text = At the end of your turn control a territory with your character, exactly 1 mech, exactly 1 worker and at least 5 resource tokens.
scythe-objective-17 = Ring Around the Works
    .text = At the end of your turn have no Factory card and control at least 2 territories adjacent to the Factory.
scythe-objective-18 = Beloved and Unarmed
    .text = Have 0 power, at least 13 popularity and at least 5 workers.
scythe-objective-19 = All Around the Lake
    .text = At the end of your turn control at least 5 territories around one and the same lake.
scythe-objective-20 = Stone, Not Steel
    .text = Have at least 3 structures built, at least 7 popularity and no deployed mech.
scythe-objective-21 = Corner the Market
    .text = At the end of your turn control at least 9 tokens of one kind of resource (on any territories).
scythe-objective-22 = Leap Ahead
    .text = Have 1 Factory card and no upgrade.
scythe-objective-23 = The General's Hand
    .text = Hold at least 8 combat cards and have placed at least 1 star for a combat victory.
scythe-objective-24 = A Wall of People
    .text = At the end of your turn have at least 5 of your workers on one territory adjacent to the Factory.
scythe-objective-25 = Feared by All
    .text = Have at most 3 popularity, at least 13 power and at least 2 mechs.
scythe-objective-26 = Many Trades
    .text = At the end of your turn control at least 1 territory of each primary terrain, with at least 1 of your workers on each.
scythe-objective-27 = Roots Away from Home
    .text = Have at least 3 structures built, none of them on a territory adjacent to your home base.

## Encounters, our scenes and labels; .choose1 to .choose3
scythe-encounter-1 = Goose Drover's Lane
    .choose1 = Wait in good humour: gain 2 coins and 1 popularity.
    .choose2 = Buy poultry: pay 2 coins, gain 4 food.
    .choose3 = Take over the farmstead: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-1.choose1 } { scythe-encounter-1.choose2 } { scythe-encounter-1.choose3 }
scythe-encounter-2 = Snowbound Outpost
    .choose1 = Follow orders: gain 1 combat card and 1 popularity.
    .choose2 = Haul timber for the village: pay 2 coins, gain 4 wood.
    .choose3 = Bully the garrison into service: pay 2 popularity, enlist 1 recruit.
    .text = { scythe-encounter-2.choose1 } { scythe-encounter-2.choose2 } { scythe-encounter-2.choose3 }
scythe-encounter-3 = Shepherd's Hillside
    .choose1 = Watch the flock: gain 2 food and 1 popularity.
    .choose2 = Hire the shepherd: pay 2 coins, gain 1 worker and 3 food.
    .choose3 = Wreck a patrolling machine and keep it: pay 3 popularity, deploy 1 mech.
    .text = { scythe-encounter-3.choose1 } { scythe-encounter-3.choose2 } { scythe-encounter-3.choose3 }
scythe-encounter-4 = Firing Range
    .choose1 = Pose with the recruits: gain 2 metal and 1 popularity.
    .choose2 = Hire a sellsword: pay 3 coins, enlist 1 recruit.
    .choose3 = Strip the targets for scrap: pay 2 popularity, gain 4 metal.
    .text = { scythe-encounter-4.choose1 } { scythe-encounter-4.choose2 } { scythe-encounter-4.choose3 }
scythe-encounter-5 = Camp by the Pond
    .choose1 = Share a quiet catch: gain 2 food and 1 popularity.
    .choose2 = Pay off the crew: pay 4 coins, deploy 1 mech.
    .choose3 = Raid the tents at night: pay 2 popularity, gain 2 food and 2 metal.
    .text = { scythe-encounter-5.choose1 } { scythe-encounter-5.choose2 } { scythe-encounter-5.choose3 }
scythe-encounter-6 = Bears in the Snow
    .choose1 = Let the animals play: gain 2 coins and 1 popularity.
    .choose2 = Raise a mounted company: pay 3 coins, enlist 1 recruit.
    .choose3 = Hunt for the pot: pay 2 popularity, gain 4 food.
    .text = { scythe-encounter-6.choose1 } { scythe-encounter-6.choose2 } { scythe-encounter-6.choose3 }
scythe-encounter-7 = Northern Bivouac
    .choose1 = Salute the fallen: gain 2 oil and 1 popularity.
    .choose2 = Trade tall tales for know-how: pay 2 coins, make 1 upgrade.
    .choose3 = Strike in the dark: pay 2 popularity, gain 4 oil.
    .text = { scythe-encounter-7.choose1 } { scythe-encounter-7.choose2 } { scythe-encounter-7.choose3 }
scythe-encounter-8 = Reindeer at the Refinery
    .choose1 = Chat with the crew: gain 2 coins and 1 popularity.
    .choose2 = Fill the tanks: pay 2 coins, gain 4 oil.
    .choose3 = Talk a guard into deserting: pay 2 popularity, enlist 1 recruit.
    .text = { scythe-encounter-8.choose1 } { scythe-encounter-8.choose2 } { scythe-encounter-8.choose3 }
scythe-encounter-9 = The Tinkerer's Shed
    .choose1 = Lift the heavy gear: gain 2 oil and 1 popularity.
    .choose2 = Fund the workshop: pay 3 coins, build 1 structure.
    .choose3 = Drain the fuel drums: pay 2 popularity, gain 4 oil.
    .text = { scythe-encounter-9.choose1 } { scythe-encounter-9.choose2 } { scythe-encounter-9.choose3 }
scythe-encounter-10 = A Machine Lost in Fog
    .choose1 = Light the way: gain 2 oil and 1 popularity.
    .choose2 = Buy the stranded walker: pay 4 coins, deploy 1 mech.
    .choose3 = Lure it close and rob it: pay 2 popularity, gain 2 coins and 2 resources of your choice.
    .text = { scythe-encounter-10.choose1 } { scythe-encounter-10.choose2 } { scythe-encounter-10.choose3 }
scythe-encounter-11 = The Old Orchard
    .choose1 = Help with the picking: gain 2 food and 1 popularity.
    .choose2 = Sign a supply contract: pay 2 coins, gain 1 worker and 3 food.
    .choose3 = Evict the owner: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-11.choose1 } { scythe-encounter-11.choose2 } { scythe-encounter-11.choose3 }
scythe-encounter-12 = Logging Camp
    .choose1 = Fell a tree for them: gain 2 wood and 1 popularity.
    .choose2 = Rent the carpenters: pay 3 coins, build 1 structure.
    .choose3 = Press a logger into service: pay 2 popularity, gain 1 worker and 3 wood.
    .text = { scythe-encounter-12.choose1 } { scythe-encounter-12.choose2 } { scythe-encounter-12.choose3 }
scythe-encounter-13 = Village Fair
    .choose1 = Join the dancing: gain 2 coins and 1 popularity.
    .choose2 = Lose a wager gracefully: pay 2 coins, gain 2 power and 2 popularity.
    .choose3 = Plunder the storehouse: pay 3 popularity, gain 5 resources of your choice.
    .text = { scythe-encounter-13.choose1 } { scythe-encounter-13.choose2 } { scythe-encounter-13.choose3 }
scythe-encounter-14 = The Broken Sty
    .choose1 = Mend the fence: gain 2 food and 1 popularity.
    .choose2 = Salvage the wrecked walker: pay 2 coins, gain 3 resources of your choice.
    .choose3 = Set the herd running: pay 2 popularity, gain 1 worker and 3 metal.
    .text = { scythe-encounter-14.choose1 } { scythe-encounter-14.choose2 } { scythe-encounter-14.choose3 }
scythe-encounter-15 = River Ferry
    .choose1 = Enjoy the crossing: gain 2 popularity.
    .choose2 = Barter with the caravan: pay 2 coins, gain 3 resources of your choice.
    .choose3 = Rob the passengers: pay 3 popularity, gain 5 resources of your choice.
    .text = { scythe-encounter-15.choose1 } { scythe-encounter-15.choose2 } { scythe-encounter-15.choose3 }
scythe-encounter-16 = Planting Season
    .choose1 = Work the rows: gain 2 food and 1 popularity.
    .choose2 = Free a stuck plough: pay 2 coins, gain 1 worker and 2 resources of your choice.
    .choose3 = Ruin the fields and draft the farmers: pay 2 popularity, enlist 1 recruit.
    .text = { scythe-encounter-16.choose1 } { scythe-encounter-16.choose2 } { scythe-encounter-16.choose3 }
scythe-encounter-17 = The Veteran's Porch
    .choose1 = Praise his old rifle: gain 1 combat card and 1 popularity.
    .choose2 = Bring him back to service: pay 2 coins, gain 2 power and 2 combat cards.
    .choose3 = Drive off with his machine: pay 3 popularity, deploy 1 mech.
    .text = { scythe-encounter-17.choose1 } { scythe-encounter-17.choose2 } { scythe-encounter-17.choose3 }
scythe-encounter-18 = Boars Near Town
    .choose1 = Bag one for supper: gain 2 food and 1 popularity.
    .choose2 = Herd them away: pay 2 coins, gain 3 resources of your choice.
    .choose3 = Drive them through the streets: pay 2 popularity, gain 1 worker and 3 wood.
    .text = { scythe-encounter-18.choose1 } { scythe-encounter-18.choose2 } { scythe-encounter-18.choose3 }
scythe-encounter-19 = Cattle Road
    .choose1 = Bring news from home: gain 2 coins and 1 popularity.
    .choose2 = Buy a cow: pay 2 coins, gain 4 food.
    .choose3 = Spread a wild rumour among soldiers: pay 2 popularity, gain 2 combat cards and 3 power.
    .text = { scythe-encounter-19.choose1 } { scythe-encounter-19.choose2 } { scythe-encounter-19.choose3 }
scythe-encounter-20 = Children at Play
    .choose1 = Watch their mock battle: gain 1 combat card and 1 popularity.
    .choose2 = Hand out coins: pay 2 coins, gain 3 popularity.
    .choose3 = Fell their climbing tree: pay 2 popularity, gain 4 wood.
    .text = { scythe-encounter-20.choose1 } { scythe-encounter-20.choose2 } { scythe-encounter-20.choose3 }
scythe-encounter-21 = Runaway Walker
    .choose1 = Draw it off by singing: gain 2 popularity.
    .choose2 = Climb in and ride away: pay 4 coins, deploy 1 mech.
    .choose3 = Study what it tramples: pay 2 popularity, gain 2 combat cards and 3 power.
    .text = { scythe-encounter-21.choose1 } { scythe-encounter-21.choose2 } { scythe-encounter-21.choose3 }
scythe-encounter-22 = The Idle Mine
    .choose1 = Advise on the hoist: gain 2 coins and 1 popularity.
    .choose2 = Bargain for ore: pay 2 coins, gain 4 metal.
    .choose3 = Cut the cable and move in: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-22.choose1 } { scythe-encounter-22.choose2 } { scythe-encounter-22.choose3 }
scythe-encounter-23 = Call-up Papers
    .choose1 = Lose the papers: gain 2 coins and 1 popularity.
    .choose2 = Deliver them with the bounty: pay 3 coins, enlist 1 recruit.
    .choose3 = Seize the family holding: pay 2 popularity, gain 1 worker and 3 food.
    .text = { scythe-encounter-23.choose1 } { scythe-encounter-23.choose2 } { scythe-encounter-23.choose3 }
scythe-encounter-24 = Patrol in the Pines
    .choose1 = Plan with the patrol: gain 1 combat card and 1 popularity.
    .choose2 = Buy their surplus: pay 2 coins, gain 3 resources of your choice.
    .choose3 = Trick them out of a machine: pay 3 popularity, deploy 1 mech.
    .text = { scythe-encounter-24.choose1 } { scythe-encounter-24.choose2 } { scythe-encounter-24.choose3 }
scythe-encounter-25 = Buried Laboratory
    .choose1 = Carry out shells: gain 2 power and 1 popularity.
    .choose2 = Bribe the staff: pay 2 coins, gain 4 power.
    .choose3 = Copy their notes: pay 2 popularity, make 1 upgrade and gain 2 resources of your choice.
    .text = { scythe-encounter-25.choose1 } { scythe-encounter-25.choose2 } { scythe-encounter-25.choose3 }
scythe-encounter-26 = The Crowded Tavern
    .choose1 = Arm-wrestle the champion: gain 2 power and 1 popularity.
    .choose2 = Stand a round: pay 2 coins, gain 3 popularity.
    .choose3 = Start a brawl and take the keys: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-26.choose1 } { scythe-encounter-26.choose2 } { scythe-encounter-26.choose3 }
scythe-encounter-27 = The Farmer's Machine
    .choose1 = Search for the lost part: gain 2 coins and 1 popularity.
    .choose2 = Talk down the price of scrap: pay 2 coins, gain 4 metal.
    .choose3 = Take it once it runs: pay 3 popularity, deploy 1 mech.
    .text = { scythe-encounter-27.choose1 } { scythe-encounter-27.choose2 } { scythe-encounter-27.choose3 }
scythe-encounter-28 = A Soldier Leaves Home
    .choose1 = Give him a ride: gain 2 coins and 1 popularity.
    .choose2 = Employ his family: pay 2 coins, gain 1 worker and 2 resources of your choice.
    .choose3 = Turn the family out: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-28.choose1 } { scythe-encounter-28.choose2 } { scythe-encounter-28.choose3 }
scythe-encounter-29 = Field Kitchen
    .choose1 = Tell a joke: gain 2 coins and 1 popularity.
    .choose2 = Buy an engineer's secret: pay 3 coins, make 1 upgrade.
    .choose3 = Make off with fuel and supper: pay 2 popularity, gain 3 oil and 1 food.
    .text = { scythe-encounter-29.choose1 } { scythe-encounter-29.choose2 } { scythe-encounter-29.choose3 }
scythe-encounter-30 = The Frightened Ploughman
    .choose1 = Show a tame beast: gain 2 power and 1 popularity.
    .choose2 = Buy the shells from his machine: pay 2 coins, gain 4 power.
    .choose3 = Let the beast loose: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-30.choose1 } { scythe-encounter-30.choose2 } { scythe-encounter-30.choose3 }
scythe-encounter-31 = After the Barrage
    .choose1 = Clear the fallen trunks: gain 2 wood and 1 popularity.
    .choose2 = Charge to the rescue: pay 2 coins, gain 3 popularity.
    .choose3 = Watch and take notes: pay 2 popularity, look at one opponent's combat cards and gain 3 combat cards.
    .text = { scythe-encounter-31.choose1 } { scythe-encounter-31.choose2 } { scythe-encounter-31.choose3 }
scythe-encounter-32 = Town Hall
    .choose1 = Make a pact with the mayor: gain 2 coins and 1 popularity.
    .choose2 = Stock up on maps and shells: pay 2 coins, gain 2 power and 2 combat cards.
    .choose3 = Steal the plans: pay 2 popularity, make 1 upgrade and gain 2 resources of your choice.
    .text = { scythe-encounter-32.choose1 } { scythe-encounter-32.choose2 } { scythe-encounter-32.choose3 }
scythe-encounter-33 = Visitors from the East
    .choose1 = Offer friendship: gain 2 coins and 1 popularity.
    .choose2 = Take a fencing lesson: pay 2 coins, gain 2 power and 2 combat cards.
    .choose3 = Sketch their machines: pay 2 popularity, make 1 upgrade and gain 2 food.
    .text = { scythe-encounter-33.choose1 } { scythe-encounter-33.choose2 } { scythe-encounter-33.choose3 }
scythe-encounter-34 = Lost Convoy
    .choose1 = Show the road: gain 2 coins and 1 popularity.
    .choose2 = Have them blast the rock: pay 2 coins, gain 4 metal.
    .choose3 = Mislead them until one joins you: pay 2 popularity, enlist 1 recruit.
    .text = { scythe-encounter-34.choose1 } { scythe-encounter-34.choose2 } { scythe-encounter-34.choose3 }
scythe-encounter-35 = The Accused
    .choose1 = Point at someone else: gain 2 popularity.
    .choose2 = Buy the fence for kindling: pay 2 coins, gain 4 wood.
    .choose3 = Take the family's place: pay 2 popularity, gain 1 worker and 3 oil.
    .text = { scythe-encounter-35.choose1 } { scythe-encounter-35.choose2 } { scythe-encounter-35.choose3 }
scythe-encounter-36 = The Interpreter
    .choose1 = Translate honestly: gain 2 oil and 1 popularity.
    .choose2 = Win a machine at dice: pay 4 coins, deploy 1 mech.
    .choose3 = Translate badly on purpose: pay 2 popularity, gain 1 worker and 3 oil.
    .text = { scythe-encounter-36.choose1 } { scythe-encounter-36.choose2 } { scythe-encounter-36.choose3 }
scythe-encounter-37 = Parted Lovers
    .choose1 = Bring them together: gain 2 popularity.
    .choose2 = Buy the meadow: pay 2 coins, gain 2 food and 2 oil.
    .choose3 = Sign the soldier up again: pay 2 popularity, enlist 1 recruit.
    .text = { scythe-encounter-37.choose1 } { scythe-encounter-37.choose2 } { scythe-encounter-37.choose3 }
scythe-encounter-38 = The Still Lake
    .choose1 = Watch the fisherman: gain 2 popularity.
    .choose2 = Haggle for an old walker: pay 4 coins, deploy 1 mech.
    .choose3 = Topple it into the water: pay 2 popularity, gain 4 food.
    .text = { scythe-encounter-38.choose1 } { scythe-encounter-38.choose2 } { scythe-encounter-38.choose3 }
scythe-encounter-39 = Under the Power Lines
    .choose1 = Guide machines past the wires: gain 2 food and 1 popularity.
    .choose2 = Learn to milk: pay 2 coins, gain 4 food.
    .choose3 = Tap the current: pay 2 popularity, gain 5 power.
    .text = { scythe-encounter-39.choose1 } { scythe-encounter-39.choose2 } { scythe-encounter-39.choose3 }
scythe-encounter-40 = Roadside Chapel
    .choose1 = Calm a frightened boy: gain 1 combat card and 1 popularity.
    .choose2 = Leave an offering: pay 2 coins, gain 3 popularity.
    .choose3 = Live in a hollowed machine: pay 2 popularity, build 1 structure.
    .text = { scythe-encounter-40.choose1 } { scythe-encounter-40.choose2 } { scythe-encounter-40.choose3 }
scythe-encounter-41 = Brigade in the Birches
    .choose1 = March along: gain 2 power and 1 popularity.
    .choose2 = Pay for their tactics: pay 2 coins, gain 4 combat cards.
    .choose3 = Frighten them with a storm: pay 3 popularity, enlist 1 recruit and gain 2 wood.
    .text = { scythe-encounter-41.choose1 } { scythe-encounter-41.choose2 } { scythe-encounter-41.choose3 }
scythe-encounter-42 = Airship in the Clouds
    .choose1 = Light a landing path: gain 2 coins and 1 popularity.
    .choose2 = Ride along: pay 2 coins, move any number of your units from here to one empty adjacent land territory, even across a river.
    .choose3 = Tip out the cargo: pay 3 popularity, gain 5 resources of your choice.
    .text = { scythe-encounter-42.choose1 } { scythe-encounter-42.choose2 } { scythe-encounter-42.choose3 }

## Factory cards; .choose1 and .choose2 where there is a choice
scythe-factory-1 = 1 combat card and 1 coin → produce on 2 territories
    .text = Pay 1 combat card and 1 coin: produce on 2 territories. The Mill gives no extra territory here.
scythe-factory-2 = 1 popularity → enlist 1 recruit or make 1 upgrade
    .text = Pay 1 popularity: enlist 1 recruit or make 1 upgrade.
    .choose1 = Enlist 1 recruit.
    .choose2 = Make 1 upgrade.
scythe-factory-3 = 1 combat card → 2 popularity
    .text = Pay 1 combat card: gain 2 popularity.
scythe-factory-4 = 1 combat card → 3 coins
    .text = Pay 1 combat card: gain 3 coins.
scythe-factory-5 = 1 power → 2 popularity
    .text = Pay 1 power: gain 2 popularity.
scythe-factory-6 = 1 power → 3 coins
    .text = Pay 1 power: gain 3 coins.
scythe-factory-7 = 1 popularity → deploy 1 mech or build 1 structure
    .text = Pay 1 popularity: deploy 1 mech or build 1 structure.
    .choose1 = Deploy 1 mech.
    .choose2 = Build 1 structure.
scythe-factory-8 = 1 combat card → 3 resources of your choice
    .text = Pay 1 combat card: gain 3 resources of your choice.
scythe-factory-9 = 2 coins → make 1 upgrade and gain 1 popularity
    .text = Pay 2 coins: make 1 upgrade and gain 1 popularity.
scythe-factory-10 = 2 coins → deploy 1 mech and gain 1 power
    .text = Pay 2 coins: deploy 1 mech and gain 1 power.
scythe-factory-11 = 2 coins → build 1 structure and gain 1 popularity
    .text = Pay 2 coins: build 1 structure and gain 1 popularity.
scythe-factory-12 = 2 coins → enlist 1 recruit and gain 1 power
    .text = Pay 2 coins: enlist 1 recruit and gain 1 power.
scythe-factory-13 = 2 different resources → deploy 1 mech or build 1 structure
    .text = Pay 2 different resources: deploy 1 mech or build 1 structure.
    .choose1 = Deploy 1 mech.
    .choose2 = Build 1 structure.
scythe-factory-14 = 1 combat card → 1 worker and 2 coins
    .text = Pay 1 combat card: gain 1 worker and 2 coins. The worker goes to a territory with one of your mechs.
scythe-factory-15 = 1 resource of your choice → 1 combat card and 1 power
    .text = Pay 1 resource of your choice: gain 1 combat card and 1 power.
scythe-factory-16 = 1 resource of your choice → 1 power, 1 popularity and 1 coin
    .text = Pay 1 resource of your choice: gain 1 power, 1 popularity and 1 coin.
scythe-factory-17 = 1 combat card → gain 1 power and make 1 upgrade
    .text = Pay 1 combat card: gain 1 power and make 1 upgrade.
scythe-factory-18 = 2 different resources → enlist 1 recruit or make 1 upgrade
    .text = Pay 2 different resources: enlist 1 recruit or make 1 upgrade.
    .choose1 = Enlist 1 recruit.
    .choose2 = Make 1 upgrade.

## Structure bonus tiles
scythe-tile-tunnels_adjacent = Tunnels next to structures
    .text = Tunnel territories adjacent to your structures. 1: 2 coins; 2–3: 4 coins; 4–5: 6 coins; 6: 9 coins.
scythe-tile-lakes_adjacent = Lakes next to structures
    .text = Lakes adjacent to your structures. 1: 2 coins; 2–3: 4 coins; 4–5: 6 coins; 6–7: 9 coins.
scythe-tile-encounters_adjacent = Encounters next to structures
    .text = Encounter territories adjacent to your structures. 1: 2 coins; 2–3: 4 coins; 4–5: 6 coins; 6–7: 9 coins.
scythe-tile-on_tunnels = Structures on tunnels
    .text = Tunnel territories with one of your structures on them. 1: 2 coins; 2: 4 coins; 3–4: 6 coins.
scythe-tile-in_a_row = Structures in a row
    .text = Structures in your longest unbroken straight line of territories. 1: 2 coins; 2: 4 coins; 3: 6 coins; 4: 9 coins.
scythe-tile-on_farms_or_tundras = Structures on farms and tundras
    .text = Farms and tundras with one of your structures on them. 1: 2 coins; 2: 4 coins; 3: 6 coins; 4: 9 coins.

## Levels of the Automa
scythe-level-autometta = Autometta (easy)
scythe-level-automa = Automa (normal)
scythe-level-automaszyna = Automaszyna (hard)
scythe-level-ultimaszyna = Ultimaszyna (very hard)

### The box
scythe-title = Scythe
scythe-blurb = Lead a faction in an alternate 1920s Europa: farm, build mechs, win hearts and battles. The first player to place six stars ends the game.

### Prompts: scythe-ask-KIND
scythe-ask-section = Choose an action
scythe-ask-act = { $left ->
    [0] Reveal an objective or end your turn
    [one] Take the bottom-row action or end your turn
   *[other] Take the top-row action, then the bottom-row action
}
scythe-ask-coins = Choose how many coins to give
scythe-ask-bribe = Give coins before the combat? { $faction } is under attack ({ $hex }).
scythe-ask-move = { $left ->
    [one] Move 1 more unit
   *[other] Move a unit (up to { $left } left)
}
scythe-ask-carry = Carry to { $hex }: choose how many ({ $what })
scythe-ask-go = Move your { $unit } on from { $hex }, or stop
scythe-ask-place = { $left ->
    [one] Place 1 more resource: choose kind and territory
   *[other] Place { $left } resources: choose kind and territory
}
scythe-ask-produce = { $left ->
    [0] Choose how much your Mill produces
    [one] Produce on 1 more territory
   *[other] Produce on a territory (up to { $left } left)
}
scythe-ask-pay = { $left ->
    [one] Pay 1 more resource: choose a territory
   *[other] Pay { $left } resources: choose a territory
}
scythe-ask-spend = Choose a combat card to pay with
scythe-ask-upgrade = Upgrade: choose a cube and the cost it lowers
scythe-ask-deploy = Deploy: choose a mech and a territory
scythe-ask-build = Build: choose a structure and a territory
scythe-ask-enlist = Enlist: choose a recruit and a one-time bonus
scythe-ask-bonus = Take the bonus ({ $what } +{ $n })?
scythe-ask-workers = Choose how many new workers to take
scythe-ask-site = Place new workers: choose territory and number
scythe-ask-star = { $left ->
    [one] Choose where to place your last star
   *[other] Choose where to place a star ({ $left } left)
}
scythe-ask-fight = Choose the next combat
scythe-ask-use = Use { $mech } before the combat with { $faction } ({ $hex })?
scythe-ask-dial = Secretly set your power against { $faction } ({ $hex })
scythe-ask-cards = { $left ->
    [one] Secretly add a combat card?
   *[other] Secretly add combat cards (up to { $left } more)?
}
scythe-ask-retreat = Combat lost: choose where your { $unit } retreats
scythe-ask-choose = { $encounter }: choose an option
scythe-ask-entry = Choose one benefit of your Factory card
scythe-ask-claim = Choose a Factory card to keep
scythe-ask-peek = Choose an opponent to see their combat cards
scythe-ask-looked = Look at these combat cards, then continue
scythe-ask-relocate = Airship: choose where your units go
scythe-ask-token = Place a token on { $hex }?
scythe-ask-trap = Choose a Trap for { $hex }
scythe-ask-arm = Choose a Trap to re-arm

## Phases: steps of the rules, as a path names them; two with the same words are one
scythe-phase-Turn-choose_section = Section
scythe-phase-Turn-choose_action = Actions
scythe-phase-Turn-act = { scythe-phase-Turn-choose_action }
scythe-phase-Turn-place_stars = { scythe-phase-Turn-choose_action }
scythe-phase-Moving-choose_unit = Moves
scythe-phase-Moving-choose_cargo = { scythe-phase-Moving-choose_unit }
scythe-phase-Moving-enter = { scythe-phase-Moving-choose_unit }
scythe-phase-Moving-choose_step = { scythe-phase-Moving-choose_unit }
scythe-phase-Moving-after_moves = Aftermath
scythe-phase-Aftermath-choose_combat = Combats
scythe-phase-Aftermath-fight = { scythe-phase-Aftermath-choose_combat }
scythe-phase-Aftermath-meet = Encounter
scythe-phase-Aftermath-claim = Factory card
scythe-phase-Aftermath-place_token = Flag or Trap
scythe-phase-Aftermath-choose_trap = { scythe-phase-Aftermath-place_token }
scythe-phase-Aftermath-put_token = { scythe-phase-Aftermath-place_token }
scythe-phase-Laying-choose_kind = { scythe-phase-Aftermath-place_token }
scythe-phase-Combat-choose_power = Before the combat
scythe-phase-Combat-use_power = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-power_stars = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-bribes = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-bribe = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-choose_dials = Dials and cards
scythe-phase-Combat-choose_retreat = Outcome
scythe-phase-Combat-victory = { scythe-phase-Combat-choose_retreat }
scythe-phase-BottomAction-pay = Pay
scythe-phase-BottomAction-take_coins = Benefit
scythe-phase-BottomAction-benefit = { scythe-phase-BottomAction-take_coins }
scythe-phase-BottomAction-recruit_bonus = Recruit bonuses
scythe-phase-BottomAction-own_stars = Stars
scythe-phase-BottomAction-stars_of_others = { scythe-phase-BottomAction-own_stars }

### Actions: scythe-do-VERB
scythe-do-section = { $section }
scythe-do-top = { $choice }
scythe-do-bottom = Bottom-row action
scythe-do-reveal = Reveal objective: { $objective }
scythe-do-give = Give coins to { $seat }
scythe-do-end = { end-turn }
scythe-do-move = Move { $unit }: { $origin } → { $to }
scythe-do-go = Move on to { $to }
scythe-do-carry = { $n ->
    [0] { $what }: none
   *[other] { $what }: { $n }
}
scythe-do-relocate = { $to }
scythe-do-place = { $at }: { $resource }
scythe-do-produce = { $at }: { $n }
scythe-do-pay = { $at }: { $resource }
scythe-do-coerce = Coercion: pay combat card { $card } as a resource
scythe-do-spend = Combat card { $card }
scythe-do-upgrade = { $box } – { $bottom } costs 1 less
scythe-do-deploy = { $at }: mech with { $mech }
scythe-do-build = { $at }: { $structure }
scythe-do-enlist = Recruit from { $bottom }: gain 2 { $bonus } now
scythe-do-gain = Take
scythe-do-decline = Decline
scythe-do-star = { $space }
scythe-do-fight = Combat: { $at }
scythe-do-use = Use { $mech }
scythe-do-dial = Dial { $n }
scythe-do-add = Add combat card { $card }
scythe-do-retreat = { $unit }: { $to }
scythe-do-choose = { $offer }
scythe-do-claim = { $card }
scythe-do-peek = { $seat }
scythe-do-flag = Place a Flag
scythe-do-lay = Place a Trap
scythe-do-trap = Place this Trap: { $trap }
scythe-do-arm = Arm the Trap: { $at }

## Sections, by their bottom-row action; the top-row action above it depends on the player mat
scythe-section-1 = Section 1 ({ scythe-bottom-upgrade })
    .bottom = { scythe-bottom-upgrade }: pay oil to move a cube from the top row onto a bottom-row cost.
scythe-section-2 = Section 2 ({ scythe-bottom-deploy })
    .bottom = { scythe-bottom-deploy }: pay metal to place a mech on the map and gain its ability.
scythe-section-3 = Section 3 ({ scythe-bottom-build })
    .bottom = { scythe-bottom-build }: pay wood to place a structure on the map.
scythe-section-4 = Section 4 ({ scythe-bottom-enlist })
    .bottom = { scythe-bottom-enlist }: pay food to gain an ongoing bonus and a one-time bonus.
scythe-section-5 = Factory card
    .bottom = { scythe-top-move }: move one unit up to two territories.

## What the top-row action is taken for
scythe-top-choice-moves = { scythe-top-move } (units)
    .text = Move up to 2 different units (upgraded: 3).
scythe-top-choice-coins = { scythe-top-move } (coins)
    .text = Gain 1 coin (upgraded: 2) instead of moving.
scythe-top-choice-power = { scythe-top-bolster } (power)
    .text = Pay 1 coin: gain 2 power (upgraded: 3).
scythe-top-choice-cards = { scythe-top-bolster } (combat cards)
    .text = Pay 1 coin: draw 1 combat card (upgraded: 2).
scythe-top-choice-resources = { scythe-top-trade } (resources)
    .text = Pay 1 coin: gain 2 resources of your choice on territories you control with at least one of your workers.
scythe-top-choice-popularity = { scythe-top-trade } (popularity)
    .text = Pay 1 coin: gain 1 popularity (upgraded: 2).
scythe-top-choice-produce = { scythe-top-produce }
    .text = Produce on up to 2 territories you control (upgraded: 3).
scythe-top-choice-factory = Factory card
    .text = Pay your Factory card's cost and gain its benefit.

## Options of an encounter, entries of a Factory card
scythe-offer-1 = Option 1
scythe-offer-2 = Option 2
scythe-offer-3 = Option 3

## What comes along; what is gained, lost or paid. Both are asked for as “what”, so either has all words
scythe-cargo-character = character
scythe-cargo-mech = mechs
scythe-cargo-worker = workers
scythe-cargo-oil = { scythe-resource-oil }
scythe-cargo-metal = { scythe-resource-metal }
scythe-cargo-wood = { scythe-resource-wood }
scythe-cargo-food = { scythe-resource-food }
scythe-cargo-power = { scythe-gain-power }
scythe-cargo-popularity = { scythe-gain-popularity }
scythe-cargo-coins = { scythe-gain-coins }
scythe-cargo-cards = { scythe-gain-cards }
scythe-cargo-combat_card = { scythe-gain-combat_card }
scythe-gain-power = power
scythe-gain-popularity = popularity
scythe-gain-coins = coins
scythe-gain-cards = combat cards
scythe-gain-combat_card = combat cards
scythe-gain-workers = workers

### Events: by their tag
scythe-faction_dealt = { $seat } plays { $faction } with the { $mat } mat.
scythe-automa_joined = { $level } plays { $faction }.
scythe-tile_shown = Structure bonus: { $tile }.
scythe-turn_began = Turn: { $faction }.
scythe-section_chosen = { $faction }: { $section }.
scythe-top_taken = { $faction }: { $choice }.
scythe-bottom_taken = { $faction }: { $bottom }.
scythe-resource_paid = { $faction } pays { $n } { $resource } ({ $at }).
scythe-coerced = { $faction } pays combat card { $card } as a resource.
scythe-card_spent = { $faction } pays combat card { $card }.
scythe-gained = { $faction }: { $what } +{ $n }.
scythe-lost = { $faction }: { $what } −{ $n }.
scythe-lost_coins = { $faction } loses coins.
scythe-drew_cards = You draw combat cards: { $cards }.
scythe-reshuffled = The combat card discard pile is shuffled into a new deck.
scythe-declined = { $faction } declines: { $what }.
scythe-gave_coins = { $faction } gives coins to { $receiver }.
scythe-gave_amount = { $n ->
    [one] 1 coin changes hands.
   *[other] { $n } coins change hands.
}

## On the board
scythe-moved = { $faction }: { $unit } { $origin } → { $to }.
scythe-carried = { $faction } carries { $n } × { $what } to { $to }.
scythe-drove_off = { $n ->
    [one] { $faction } drives off 1 worker of { $foe } ({ $at }).
   *[other] { $faction } drives off { $n } workers of { $foe } ({ $at }).
}
scythe-resources_gained = { $faction } gains { $n } { $resource } ({ $at }).
scythe-resources_lost = { $n ->
    [one] 1 resource goes back to the supply ({ $at }).
   *[other] { $n } resources go back to the supply ({ $at }).
}
scythe-workers_made = { $n ->
    [one] { $faction } gains 1 worker ({ $at }).
   *[other] { $faction } gains { $n } workers ({ $at }).
}
scythe-upgraded = { $faction } upgrades ({ $box }); { $bottom } costs 1 less.
scythe-deployed = { $faction } deploys the { $mech } mech ({ $at }).
scythe-built = { $faction } builds the { $structure } ({ $at }).
scythe-enlisted = { $faction } enlists the recruit from { $bottom }.
scythe-flag_placed = { $faction } places a Flag ({ $at }).
scythe-trap_set = { $faction } places a Trap ({ $at }).
scythe-trap_laid = Only you know which Trap this is ({ $at }): { $trap }.
scythe-trap_sprung = { $faction } springs a Trap ({ $at }): { $trap }.
scythe-trap_armed = { $faction } arms the Trap again ({ $at }).

## Combat
scythe-combat_began = Combat ({ $at }): { $faction } attacks { $foe }.
scythe-power_used = { $faction } uses { $mech }.
scythe-card_stolen = { $faction } takes a combat card from { $foe }.
scythe-stolen_card = Its value is { $card }.
scythe-bid = { $faction }: dial { $dial }, combat cards: { $cards }; total { $total }.
scythe-combat_won = { $faction } wins against { $foe } ({ $at }).
scythe-retreated = { $n ->
    [one] { $faction }: { $unit } retreats ({ $to }).
   *[other] { $faction }: { $n } × { $unit } retreat ({ $to }).
}
scythe-went_back = { $faction }: { $unit } returns ({ $to }).

## Cards, stars and the end
scythe-encounter_met = { $faction } has an encounter ({ $at }): { $encounter }.
scythe-offer_taken = { $faction } takes { $offer } ({ $encounter }).
scythe-factory_visited = { $faction } takes a Factory card: { $card }.
scythe-peeked = { $faction } looks at the combat cards of { $foe }.
scythe-objective_revealed = { $faction } reveals an objective: { $objective }.
scythe-star_placed = { $faction } places star { $stars }: { $space }.
scythe-game_ended = { $faction } places the sixth star: the game is over.
scythe-counted = { $faction }: { $what } { $coins }.
scythe-total_counted = { $faction }: { $coins } in total.

## The Automa
scythe-automa_card_played = { $scheme ->
    [1] { $faction }: Automa card { $card }, scheme I.
   *[other] { $faction }: Automa card { $card }, scheme II.
}
scythe-automa_skipped = { $faction }: Automa card { $card } skips the turn.
scythe-automa_moved = { $faction }: { $unit } { $origin } → { $to }.
scythe-automa_stayed = { $faction } cannot move.
scythe-automa_gained = { $faction } gains a { $unit } on its home base.
scythe-automa_bid_card = { $faction } draws Automa card { $card } for the combat.
scythe-token_taken = { $faction } takes the encounter token ({ $at }).
scythe-tracker_moved = { $faction }: star tracker to space { $place }.
scythe-scheme_changed = { $faction } switches to scheme II.
scythe-space-tracker = Star tracker
    .text = A star space of the Automa's star tracker.

## Parts of the final score
scythe-score-coins = Coins
scythe-score-stars = Stars
scythe-score-territories = Territories
scythe-score-resources = Resources
scythe-score-structures = Structure bonus
scythe-score-meander = Encounter territories

## How it ends
scythe-end-sc-end-01 = A player has placed the sixth star.

### Denials: scythe-denied-RULE
scythe-denied-sc-turn-01 = You used this section last turn ({ $section }). Choose another one.
scythe-denied-sc-turn-02 = You can't take this action now: top row first, then bottom row, each once.
scythe-denied-sc-turn-04 = This costs { $need } { $resource }; you can pay only { $have }.
scythe-denied-sc-turn-06 = You have no Factory card.
scythe-denied-sc-bolster-01 = Bolster costs 1 coin; you have { $coins }.
scythe-denied-sc-trade-01 = Trade costs 1 coin; you have { $coins }.
scythe-denied-sc-terr-02 = You don't control { $hex }.
scythe-denied-sc-produce-01 = You can't pay for Produce. Cost: power { $power }, popularity { $popularity }, coins { $coins }.
scythe-denied-sc-produce-03 = { $hex } can't produce now: each territory produces once, up to the number the action allows.
scythe-denied-sc-produce-04 = { $most ->
    [0] { $hex }: nothing can be produced there.
   *[other] { $hex }: at most { $most } can be produced there.
}
scythe-denied-sc-trade-03 = You can't place resources: you control no territory with one of your workers.
scythe-denied-sc-factory-03 = You already have a Factory card; each player gets only one.
scythe-denied-sc-factory-05 = You can't pay your Factory card's cost.
scythe-denied-sc-factory-06 = None of your units can move.
scythe-denied-sc-obj-01 = { $objective }: you don't meet its condition, or it can't be revealed at this point.
scythe-denied-sc-ruling-29 = Giving coins is turned off at this table.
scythe-denied-sc-deal-01 = You have no coins to give.
scythe-denied-sa-gen-04 = You can't make deals with the Automa.
scythe-denied-sc-move-02 = { $origin } → { $to }: a unit moves once per action, and only to an adjacent territory.
scythe-denied-sc-move-07 = This unit drove off workers and must stop here.
scythe-denied-sc-move-10 = This unit must stop here.
scythe-denied-sc-move-11 = A worker can't move by itself into enemy units, or away from an enemy character or mech ({ $hex }).
scythe-denied-sc-move-14 = Your character must stop at the encounter.
scythe-denied-sc-tog-02 = A Trap has stopped this unit.
scythe-denied-sc-speed-01 = This unit has no steps left.
scythe-denied-sc-terr-05 = Units can't move onto a home base ({ $hex }).
scythe-denied-sc-water-01 = A river blocks { $origin } → { $to }. This unit needs an ability to cross it.
scythe-denied-sc-water-02 = { $hex } is a lake. This unit needs an ability to enter it.
scythe-denied-sc-water-05 = A worker can leave a lake only with a mech.
scythe-denied-sc-combat-04 = You can't use { $mech } now.
scythe-denied-sc-upgrade-01 = You have already moved this cube: { $box }.
scythe-denied-sc-upgrade-02 = This cost can't be lowered further: { $bottom }.
scythe-denied-sc-deploy-01 = You can't deploy { $mech } on { $hex }. You need a mech still on your faction mat and a territory you control with one of your workers (unless a card says otherwise).
scythe-denied-sc-deploy-03 = You can't deploy a mech on a lake or home base ({ $hex }).
scythe-denied-sc-build-01 = You can't build the { $structure } on { $hex }. You need a structure still on your player mat and a territory you control with one of your workers (unless a card says otherwise).
scythe-denied-sc-build-02 = There is already a structure on { $hex }.
scythe-denied-sc-build-03 = You can't build on a lake or home base ({ $hex }).
scythe-denied-sc-enlist-01 = The { $bottom } recruit is already enlisted, or this one-time bonus is taken ({ $bonus }).
scythe-denied-sc-gap-05 = { $hex } is not empty.
scythe-denied-sc-enc-03 = You can't pay for this option: { $n } { $what }.
scythe-denied-sc-pol-01 = You already took this option. Choose a different one.
scythe-denied-sc-star-02 = You can't place a star there now: { $space }.

### Options of a match, and what the terminal shows of the table
scythe-option-automas = Automas
scythe-option-automas-0 = 0 (1 if you play alone)
scythe-option-level = Automa difficulty
scythe-option-cooperative = Cooperative: all players against the Automas
scythe-option-shared_deck = Automas share one deck
scythe-option-invaders = Include Albion and Togawa
scythe-option-promos = Include promo cards
scythe-option-open_coins = Show everyone's coins
scythe-option-deals = Allow giving coins
scythe-option-ask_always = Ask before each bonus
scythe-option-faction_0 = Faction of player 1
scythe-option-faction_1 = Faction of player 2
scythe-option-faction_2 = Faction of player 3
scythe-option-faction_3 = Faction of player 4
scythe-option-faction_4 = Faction of player 5
scythe-option-faction_5 = Faction of player 6
scythe-option-faction_6 = Faction of player 7
scythe-option-mat_0 = Player mat of player 1
scythe-option-mat_1 = Player mat of player 2
scythe-option-mat_2 = Player mat of player 3
scythe-option-mat_3 = Player mat of player 4
scythe-option-mat_4 = Player mat of player 5
scythe-option-mat_5 = Player mat of player 6
scythe-option-mat_6 = Player mat of player 7
scythe-faction-random = Random
    .short = { scythe-faction-random }
scythe-mat-random = Random

## Fields of the table
scythe-field-players = Players
scythe-field-faction = Faction
scythe-field-mat = Player mat
scythe-field-level = Automa
scythe-field-cards = Card values
scythe-field-objectives = Objectives
    .told = { yes }
scythe-field-factory_card = Factory card
    .told = { yes }
scythe-field-stars = Stars
scythe-field-factory = Cards at the Factory
scythe-field-turns = Turn
scythe-field-tile = Structure bonus
    .told = { yes }
scythe-field-combat_discard = Discarded combat cards (values)
scythe-now-cards = Combat cards you are viewing

## What the drawing of the table means
scythe-legend =
    Territories: M mountain (makes metal), F farm (food), T tundra (oil), W forest (wood), V village (workers), L lake, * Factory, (…) home base; ~ river, ∩ tunnel, ? encounter, ^ Flag, ! Trap, . disarmed Trap.
    In a territory: on the right of its first line a structure (mo Monument, ml Mill, mn Mine, ar Armory) and who controls it; units by the letter of their faction: @ character, m mechs, w workers; resources: [o oil, m metal, w wood, f food].
    Players: > whose turn it is, ϟ power, ♥ popularity, ★ stars, $ coins, ▯ combat cards, ◎ objectives, ↑ upgrades, m mechs, # structures, r recruits, w workers, → star tracker, * Factory card, § section of the action token.
    Player mat of whose turn it is: § section, the top-row action, the bottom-row action; before a colon what it costs. » units that move, % territories that produce, [ ] resources; after + the bonus of a recruit.

### What the board says: scythe-page-KEY
scythe-page-tab-mats = Mats
scythe-page-map = Map of Europa
scythe-page-reading-map = Territories
scythe-page-whole-map = Show the whole map
scythe-page-players = Players
scythe-page-on-turn = current turn
scythe-page-stars = stars
scythe-page-power = Power
scythe-page-popularity = Popularity
scythe-page-coins = Coins
scythe-page-combat-cards = Combat cards
scythe-page-legend = Terrain · produces
scythe-page-hex-held = controlled by { $faction }
scythe-page-hex-units = { $n ->
    [one] { $faction } { $unit }
   *[other] { $n } × { $faction } { $unit }
}
scythe-page-hex-structure = { $structure } of { $faction }
scythe-page-hex-encounter = encounter
scythe-page-hex-encounter-spent = encounter, used
scythe-page-hex-tunnel = tunnel
scythe-page-hex-flag = Flag of { $faction }
scythe-page-hex-trap = armed Trap of { $faction }
scythe-page-hex-trap-off = disarmed Trap of { $faction }
scythe-page-pick-unit = { $hex }: select the { $unit }
scythe-page-back-to-dialog = Back to the decision
scythe-page-look-at-map = Look at the map
scythe-page-close = Close
scythe-page-nothing = nothing
scythe-page-you = You
scythe-page-of = of { $n }
scythe-page-preview-combat = Entering { $hex } starts a combat
scythe-page-preview-flee = Entering { $hex } drives off workers
scythe-page-preview-flee-how = { $n ->
    [one] 1 worker retreats home. Popularity { $before } → { $after }.
   *[other] { $n } workers retreat home. Popularity { $before } → { $after }.
}
scythe-page-dial-to = dial up to
scythe-page-if-won = If you win:
scythe-page-if-lost = If you lose:
scythe-page-a-star = a star
scythe-page-no-star = no combat star left
scythe-page-workers-flee = { $n ->
    [one] 1 worker retreats
   *[other] { $n } workers retreat
}
scythe-page-all-go-home = your units retreat home
scythe-page-loser-draws = you draw a combat card if you revealed any power
scythe-page-n-mechs = { $n ->
    [one] 1 mech
   *[other] { $n } mechs
}
scythe-page-n-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
scythe-page-combat-at = Combat: { $hex }
scythe-page-you-attack = You attack.
scythe-page-you-defend = You defend.
scythe-page-ties = The attacker wins ties.
scythe-page-stage-abilities = Abilities
scythe-page-stage-dials = Dial and cards
scythe-page-stage-reveal = Reveal
scythe-page-stage-aftermath = Aftermath
scythe-page-attacker = attacker
scythe-page-defender = defender
scythe-page-committed = committed
scythe-page-cards-at-most = { $n ->
    [0] no cards
    [one] 1 card at most
   *[other] { $n } cards at most
}
scythe-page-dial = Power dial
scythe-page-turn-dial = Set your dial. You can spend up to { $n } power.
scythe-page-dial-set = Dial set. Add combat cards or commit.
scythe-page-card-of = Combat card { $n }
scythe-page-card-hidden = Combat card, face down
scythe-page-no-cards = No combat cards
scythe-page-cards-played = { $n } of { $most } played
scythe-page-your-total = your total
scythe-page-at-stake = At stake
scythe-page-counts-as = counts as { $n } territories
scythe-page-sealed = Hidden
scythe-page-sealed-until = Hidden until both have committed. Maximum dial: { $n }.
scythe-page-dial-most = Maximum dial: { $n }.
scythe-page-highest-total = Highest possible total: { $n }
scythe-page-automa-draws = draws an Automa card
scythe-page-automa-draws-how = The Automa draws a card that sets its power and its number of combat cards.
scythe-page-commit = Commit: dial { $dial }, cards { $cards }
scythe-page-commit-bare = Commit: dial { $dial }, no cards
scythe-page-dialled = Dial { $n }
scythe-page-wins = { $faction } wins
scythe-page-then-lost = { $what } −{ $n }
scythe-page-then-lost-coins = loses coins
scythe-page-then-gained = { $what } +{ $n }
scythe-page-then-retreated = { $n } × { $unit } to: { $to }
scythe-page-then-retreated-home = { $n } × { $unit }: home base
scythe-page-then-drove-off = drives off { $n } ({ $foe })
scythe-page-then-star-placed = a star: { $space }
scythe-page-then-resources-gained = { $n } { $resource }, { $at }
scythe-page-then-resources-lost = { $n ->
    [one] 1 resource lost, { $at }
   *[other] { $n } resources lost, { $at }
}
scythe-page-then-reshuffled = Combat cards reshuffled
scythe-page-then-game-ended = The game is over
scythe-page-then-went-back = { $unit } goes back to { $to }
scythe-page-encounter-on = { $who }, { $hex }: choose one option.
scythe-page-encounter-note = Everything you gain is placed here. You get no mat coins and no recruit bonuses.
scythe-page-pay = pay
scythe-page-gain = gain
scythe-page-or = or
scythe-page-free = free
scythe-page-keep = you have { $have }, { $left } left after
scythe-page-lack = { $n } short
scythe-page-take-option = Take option { $n }
scythe-page-claim = Take a Factory card
scythe-page-factory-move = Move 1 unit, 2 territories
scythe-page-factory-short = Factory card
scythe-page-amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
scythe-page-amount-power = { $n } power
scythe-page-amount-popularity = { $n } popularity
scythe-page-amount-combat_card = { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
}
scythe-page-amount-cards = { scythe-page-amount-combat_card }
scythe-page-amount-food = { $n } food
scythe-page-amount-wood = { $n } wood
scythe-page-amount-metal = { $n } metal
scythe-page-amount-oil = { $n } oil
scythe-page-amount-resource_any = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
scythe-page-amount-resource_different = { $n } different resources
scythe-page-amount-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
scythe-page-amount-upgrade = { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}
scythe-page-amount-deploy = { $n ->
    [one] deploy a mech
   *[other] deploy { $n } mechs
}
scythe-page-amount-build = { $n ->
    [one] build a structure
   *[other] build { $n } structures
}
scythe-page-amount-enlist = { $n ->
    [one] enlist a recruit
   *[other] enlist { $n } recruits
}
scythe-page-amount-produce = { $n ->
    [one] produce on 1 territory
   *[other] produce on { $n } territories
}
scythe-page-amount-peek_combat_cards = look at an opponent's combat cards
scythe-page-amount-relocate_units = move units to an empty adjacent territory
scythe-page-amount-character_or_mech = character or mech
scythe-page-give-moves = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
scythe-page-give-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
scythe-page-give-power = { $n } power
scythe-page-give-cards = { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
}
scythe-page-give-popularity = { $n } popularity
scythe-page-give-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
scythe-page-give-territories = { $n ->
    [one] 1 territory
   *[other] { $n } territories
}
scythe-page-this-turn = this turn
scythe-page-last-turn = used last turn
scythe-page-upgraded = upgraded
scythe-page-workers-out = { $n } of { $most } workers in play
scythe-page-cost-is = Cost: { $n } { $resource }
scythe-page-have-of = { $have } of { $need }
scythe-page-cover-here = { $bottom }: cover a cost box
scythe-page-one-time = One-time bonuses:
scythe-page-locked = not deployed yet
scythe-page-mat-of = { $mat } mat
scythe-page-mat-order = top action first, then the one below it
scythe-page-faction-tab = { $faction }: { $n } of 4 mechs
scythe-page-you-hold = Resources held
scythe-page-hand = Hand
scythe-page-only-you = only you see this
scythe-page-triumph = Triumph track
scythe-page-sixth-star = the sixth star ends the game at once
scythe-page-star-placed = star placed
scythe-page-ended-now = Score now:
scythe-page-total = Total
scythe-page-winner = wins
scythe-page-automa-won = { $n ->
    [one] The Automa wins.
   *[other] An Automa wins.
}
scythe-page-each = each
scythe-page-two-resources = 2 res.
scythe-page-tier = Popularity { $low } to { $high }: each star { $star }, each territory { $territory }, each two resources { $pair } coins
scythe-page-page-mats = Mats
scythe-page-page-tracks = Tracks
scythe-page-page-hand = Hand
scythe-page-log = Log
scythe-page-show-mats = Show the mats of { $faction }
scythe-page-take-along = Carry along:
scythe-page-take-n = Carry along: { $what }, { $n } of { $most }
scythe-page-tracker = Star tracker: space { $at } of { $last }, scheme { $scheme }
scythe-page-scheme = Scheme { $n }
scythe-page-last-card = Last card: no. { $no }
scythe-page-no-card-yet = No card played yet
scythe-page-automa-moves = Tries to:
scythe-page-automa-gains = Gains:
scythe-page-automa-in-combat = In combat: spends { $low }, { $middle } or { $high } power, adds { $cards ->
    [0] no cards
    [one] up to 1 card
   *[other] up to { $cards } cards
}.
scythe-page-automa-move-worker = move a worker
scythe-page-automa-move-mech = move a mech
scythe-page-automa-move-character = move the character
scythe-page-automa-encounter-factory = move the character to an encounter or the Factory
scythe-page-automa-attack-combat-unit = attack a character or mech with at least { $n } power
scythe-page-automa-attack-worker = drive off workers
scythe-page-put-unit = { $hex }: deselect the { $unit }
scythe-page-enter = Enter { $hex }
