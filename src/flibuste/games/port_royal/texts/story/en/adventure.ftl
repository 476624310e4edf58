# L’aventure commence: what the story cards tell. These texts are our own.
# A card is read only once a match has revealed it: this file is kept apart from the other texts.

story-cover = The Adventure Begins – Chapter 1: Rust-Red Sails
    .text = Port Royal, the year of the three comets. Rum flows, canvas snaps, and nobody heeds the sailors who swear they passed, far out, a squadron with rust-coloured sails whose crews sing under their breath. Nobody, until tonight.

story-10 = The Empty Infirmary
    .text = The alarm bell drags you from your bed. The Ares pirates have broken into the infirmary: the medicinal plants are gone, and so is Doctor Ines Valdore, the only one who knows how to measure them. On the threshold lies a page covered in red signs. A captain, a priest and a settler who have lost their own swear to help you hunt those sails; Governor Thorne, for his part, mostly announces a war tax. To learn where Ines is being taken you need prisoners: seize two of their ships.

story-11 = Three Brothers for Hire
    .text = In the tavern three shaven-headed giants drop a broken medallion of Ares on your table. The Tybuk brothers once served under the red sails; now they want to see them sink. ‘Find a captain who knows the reefs and at least one willing blade, and we shall guide you.’

story-12 = The Clinging Book
    .text = Your captures have talked: Ines is alive, aboard the Deimos, their leading ship. In one hold you find a ritual book whose ink clings to the fingers. Brother Anselm, the mission’s scholar, will read it provided a priest keeps watch beside him. And keep your prizes close: a ship with red sails opens many a channel.

story-13 = The Price of Rumours
    .text = The red sails slipped through your fingers. Only rumours remain, and in Port Royal rumours are sold for cash. A smuggler swears he saw Ines go aboard the Deimos, their leading ship, with her wrists bound; but his tongue loosens only before four coins and a man of the cloth ready to hear his confession.

story-14 = Under False Sails
    .text = The captain you signed on knows where the Deimos lies: a sickle-shaped cove. The Tybuks’ plan is simple. One captured ship, set as bait, goes in first; behind it, two blades are enough to reach Ines’s cabin.

story-15 = The Reef Passage
    .text = Without a pilot or a seasoned crew, the cove of the Deimos stays a trap: reefs to the left, guns to the right. Two captured ships must be thrown away to force the passage, one for the rocks, one for the shot, and two blades kept for the boarding.

story-16 = Powder and Patience
    .text = The smuggler did not lie. The Deimos is careening two leagues away, and your captain knows a path along the cliff. Two kegs of powder, two blades and silence: that is all this raid demands.

story-17 = Buying the Watch
    .text = The Deimos sails at dawn and nobody will take you there. Bribery is what remains: greasing the palms of the lookout, the gunner on watch and the cook costs five coins. And you will need two blades, for the cook turns out to be incorruptible.

story-61 = The Rescued (end of chapter 1)
    .text = Ines Valdore is asleep in a real bed at last. When she wakes she shows you her red-stained wrists: ‘They made me burn the moonwort, leaf after leaf, while they read from their books. They are preparing something, and they let me go too easily.’ Out at sea, one by one, rust-coloured sails close the horizon.

story-chapter-2 = Chapter 2: The Blockade
    .text = The story so far – The Ares pirates looted the infirmary of Port Royal and abducted Doctor Ines Valdore. With the help of the Tybuk brothers you tore her from the Deimos. But their leader, whom men call the Polemarch, kept her notes, and his fleet now rings the bay.

story-20 = Empty Granaries
    .text = Tenth day of the blockade. The bakers sweep flour from between the floorboards. A few merchant ships, laden with bread or rum, still try to slip between the red sails. Bring in a cargo of bread before hunger does the Polemarch’s work for him.

story-21 = A Round of the Inns
    .text = The inns are reopening and every faction wants its own. Dame Pernelle of the Two Anchors will open her cellar only to those who bring her a barrel of rum and a settler ready to clear her kitchen garden. The others can drink rainwater.

story-22 = At the Two Anchors
    .text = Dame Pernelle is turning her inn into a canteen for the whole town. But her lookouts are shivering on the ramparts and threaten to go home. ‘One barrel of rum,’ she says, ‘and I will hold the wall for you until the new moon.’

story-23 = The Market Reopens
    .text = Bread has given the town new heart. Two traders would be enough to reopen the stalls and set food and news moving again. They are only waiting to learn who holds the quay.

story-24 = The Hoarders
    .text = Hunger has shut the stalls and the hoarders set their own prices. It will take two honest traders to reopen the market, and three coins to buy back the keys that others have picked up.

story-25 = The Citadel Fields
    .text = The town holds, and so does the wall. Ines suggests depending on the sea no longer: sow in the shelter of the walls, maize to the south, moonwort to the north. All that is missing is a settler to start the planting.

story-26 = Sowing under Fire
    .text = For want of lookouts the red sails come close enough to shell the gardens. Sowing is still possible, but it takes a settler with steady nerves and three coins’ worth of makeshift palisades.

story-27 = The Night Sortie
    .text = The market is on its knees, but your lookouts have spotted a gap in the cordon. Two blades, and two coins’ worth of tallow and black canvas to muffle the oars: tonight a convoy will get through.

story-28a = The Fireship
    .text = No market, no lookouts. Whoever breaks the blockade will have the town’s gratitude; the rivals will have nothing. Stuff a captured Ares ship with pitch, launch it at the cordon, and keep two blades ready to follow it.

story-28b = All or Nothing
    .text = No market, no lookouts, and tomorrow no bread. You gather what is left: two blades, and four coins scraped from the church boxes to arm the longboats. Tonight either the cordon breaks or the town surrenders.

story-62 = The Breach (end of chapter 2)
    .text = By morning the cordon is broken and the bells ring for something other than the dead. On a wreck someone finds a chart engraved in copper: an island sailors call Shadowless, where the Ares pirates keep their books. The Polemarch has withdrawn. Now you know where to.

story-chapter-3 = Chapter 3: The Shadowless Island
    .text = The story so far – The Polemarch’s blockade is broken and Port Royal eats its fill. A copper chart points to the lair of the Ares pirates, the Shadowless Island. You mean to carry the war there before their books are put to use, but you lack a fleet.

story-30 = Proof of Worth
    .text = No free captain will follow townsfolk to the Shadowless Island. ‘Lead an expedition to its end first,’ growls the elder of their council, ‘and then we shall talk.’ New calls are nailed up on the quay: victuallers, herbalists and scholars are looking for a leader.

story-31 = The Blind Cartographer
    .text = An old cartographer reads charts with his fingertips. He will first draw the route to the island for whoever hands him a ritual book: ‘The red ink stands up from the page. It is the only one I can still see.’

story-32 = The Northern Passage
    .text = The copper chart shows the island, not the way. Between you and it lies a maze of shoals where three squadrons have been lost. You need a captain willing to sound, night after night, a passage from which no one has returned.

story-33 = Four Flags
    .text = The route is known, word gets around and captains flock in. The council demands a fleet worthy of the name: let four ships of different colours lie at anchor together before you, and the squadron will sail.

story-34 = Four Flags, Five Coins
    .text = Without a safe route, trust has its price. The council wants to see four ships of different colours lying at anchor together before you, and five coins in advance for the widows of those who will not come home.

story-35 = The Commander’s Baton
    .text = Your expedition has silenced the scoffers. At sea only one voice may carry: the council will hand the commander’s baton to someone whose influence is known on every quay. Seven points of influence, and the island is yours.

story-36 = A Leader without a Legend
    .text = You have the ships, but not the deeds. To be entrusted with the commander’s baton you need seven points of influence, and three coins’ worth of rum and fiddles so that the crews already sing of the glory to come.

story-37 = Whispers on the Forecastle
    .text = The fleet gropes its way forward and the crews are whispering. Your past expedition still earns you respect; two cutlasses in plain sight at soup time will be enough to remind everyone who commands.

story-38 = Mutiny
    .text = No route, no deeds, no luck: at the fourth sandbank mutiny breaks out. It takes two cutlasses to hold the quarterdeck and three coins to buy the boatswain’s silence.

story-63 = The Temple of Salt (end of chapter 3)
    .text = At the heart of the island, a temple of salt, empty shelves and a pyre still warm. The Polemarch burned moonwort by the armful; the grey ash, borne on the trade wind, is heading straight for Port Royal. Ines picks up a handful of seeds. ‘It was no ritual,’ she says. ‘It was a weapon.’

story-chapter-4 = Chapter 4: The Grey Fever
    .text = The story so far – On the Shadowless Island you found only a pyre: the Polemarch has turned moonwort into a poison. The ash settles on Port Royal, and with it the grey fever. Ines knows the cure, but the healthy plants are in the hands of the Ares pirates.

story-40 = With Bare Hands
    .text = The ash has settled on the roofs and the grey fever empties the streets. The notables barricade themselves; the humble remain. Gather three modest volunteers, the kind one hires for three coins or less. Sentinels, posted at the lighthouse and the gates, watch the horizon.

story-41 = Broth and Tisane
    .text = Ines has recovered the measure: one leaf of moonwort, some soaked bread, and time. For the first ward of patients you need medicinal plants taken from the Ares pirates and a cargo of bread.

story-42 = Each to Their Own Quarter
    .text = The fever does not choose, but the quarters do. The first of you to deliver to Ines medicinal plants taken from the Ares pirates will see their own quarter treated before the others.

story-43 = The Lazaret
    .text = The infirmary is overflowing. On Frigatebird Islet a lazaret can be built away from the port: a settler to run the site, two coins for planks, and the sick will stop infecting the quays.

story-44 = The Suburb Oven
    .text = Whoever feeds a quarter holds it. An old oven in the suburb can be fired again: it takes a settler to rebuild it and a cargo of bread to wait for the first batch.

story-45 = The Audience
    .text = The first patients are on their feet. But Governor Thorne keeps the port closed and receives only those who have the Crown’s ear. Spend two crowns of royal favour to force his door.

story-46 = The Antechamber
    .text = With no cure to show, you are just one more petitioner at Governor Thorne’s. Two crowns of royal favour will open the first door; four coins slipped to the secretary, the second.

story-47 = The Saviour of the Quarter
    .text = The convalescents are whispering names. Governor Thorne must choose whom to entrust with reopening the port: throw two crowns of royal favour into the balance before someone else does.

story-48 = The Contrary Rumour
    .text = The cure is slow in coming, and they whisper that your provisions carried the fever. For Governor Thorne to entrust you with reopening the port all the same, you will have to stake three crowns of royal favour.

story-64 = The Seal (end of chapter 4)
    .text = The fever recedes and the port reopens. In the governor’s study, while signing the passes, you recognise Thorne’s seal on some scorched crates. The Polemarch’s moonwort was bought with Port Royal’s gold. The governor smiles a little too long.

story-chapter-5 = Chapter 5: The Tide of Ares
    .text = The story so far – Port Royal has survived the blockade and the grey fever. Governor Thorne secretly finances the Polemarch, who is gathering his four ritual books for the great equinoctial tide. You need a proof, a book, and blades.

story-50 = Follow the Money
    .text = Thorne levies tax upon tax, the war tax twice over, and yet the coffers stay empty. To follow the money to the Polemarch it has to pass through your purse: let yourself be taxed. Your coins are notched with a crescent, and someone on the quay will know them.

story-51 = The Greedy Registrar
    .text = The harbour registrar is selling the secret tax ledger. He wants a quay neither too empty nor too crowded, five coins at the bottom of his hat, and that day you must forgo one deal so as not to draw the eye.

story-52 = Two Nights on Watch
    .text = To catch Thorne’s henchman takes two patient nights on the mole: rush nothing, and slip away as soon as the first silhouette appears. One night to see him come, another to learn where he goes.

story-53 = The Fourth Book
    .text = The trail leads to a chapel that high tide swallows. There the Polemarch will read his four books at the equinox. Let one be missing and the choir falls silent: wrest a ritual book from the Ares pirates and give it to Brother Anselm.

story-54 = The Book to the Highest Bidder
    .text = You have been spotted, and the Polemarch has scattered his books. One of them is doing the rounds of the fences: you must seize the ship that carries it and pay three coins to whoever can point it out.

story-55 = Boarding the Phobos
    .text = The crescent-marked coins have been found at Thorne’s: the garrison falls in behind you. The Phobos, the Polemarch’s ship, waits for the tide before the chapel. Two cutlasses at the head of the column, and let the sea be the judge.

story-56 = Without the Garrison
    .text = For want of proof the garrison stays with Thorne. You will need volunteers, and volunteers have families: four coins for their kin, and two cutlasses to climb aboard the Phobos before the tide covers the chapel.

story-57 = Borrowed Colours
    .text = Thorne is in irons, but the Polemarch has been warned and has doubled his guard. A captured Ares ship will bring you up to the Phobos under its own colours; two cutlasses will do the rest.

story-58 = The Tide Is Rising
    .text = No proof, no surprise. Thorne shuts the gates, the choir rises from the chapel, the water reddens. One chance remains: a captured Ares ship driven across the channel, and three cutlasses to reach the Polemarch before the last verse.

story-65 = The Last Verse (end of chapter 5)
    .text = The choir has fallen silent. The Phobos burns, the books float for a moment and then sink, and the Polemarch, robbed of his words, is only a drenched man begging for mercy. Thorne awaits his judge. On the quay Ines plants moonwort in an old rum barrel. Port Royal breathes. And somewhere a new call to adventure is already nailed up.

story-lost-1 = Dawn Too Late
    .text = The Deimos weighed anchor before daybreak. From the cliff you watch her stern dwindle and, at the highest window, a white sleeve waving. The Tybuk brothers spit into the water. ‘She will be back for fresh water,’ says the eldest. ‘Next time we shall be ready.’

story-lost-2 = Counted Bread
    .text = The cordon holds and the bells are silent. The last sack of flour is shared out by the spoonful. Dame Pernelle strikes a name off her slate, then wipes it clean with her elbow: ‘Not tonight. We start again tomorrow, and we go about it better.’

story-lost-3 = Turning Back
    .text = The shoals have beaten the squadron. You creep home by lead line, without a song, and the elder of the council says nothing, which is worse. The copper chart has not changed: the Shadowless Island is still where it was.

story-lost-4 = Closed Doors
    .text = The governor did not open, and the grey fever has taken one more street. Ines sleeps on her feet against the infirmary wall. In her hand, a few seeds she has not let go of. ‘I have some left,’ she says. ‘Let us begin again.’

story-lost-5 = Red Water
    .text = The choir held to the last verse and the sea came into the lower streets. You swam. Brother Anselm, drenched, counts on his fingers: ‘The autumn equinox. They will have to read it all again. That leaves us time to steal the page.’

story-campaign-won = What They Tell in Port Royal
    .text = They will tell how you failed more than once, and came back every time. At the Two Anchors that is even the part of the story they like best.

story-campaign-perfect = Without a False Tack
    .text = Five chapters and not one defeat. The old sailors do not believe it, and you understand them: you were there, and you hardly believe it yourselves.

story-campaign-rivals = The Name on the Quay
    .text = Port Royal has been saved, and each of you swears it was their own doing. The town, which dislikes quarrels, has counted the deeds and carved a name on the quay. Room has been left for the next.

story-variable = New Calls
    .text = The red sails are no more than a tale for children now, but the board on the quay never stays empty. Four calls are nailed to it this morning. First come, as ever, best paid.
