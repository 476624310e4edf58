# L’aventure commence : ce que racontent les cartes Histoire. Ces textes sont les nôtres.
# Une carte n’est lue que si la partie l’a révélée : ce fichier reste à l’écart des autres textes.

story-cover = L’aventure commence – Chapitre 1 : Voiles de rouille
    .text = Port Royal, l’année des trois comètes. Le rhum coule, les toiles claquent, et personne ne prend au sérieux les marins qui jurent avoir croisé, au large, une escadre aux voiles couleur de rouille dont les équipages chantent à voix basse. Personne, jusqu’à cette nuit.

story-10 = L’infirmerie vide
    .text = Le tocsin vous tire du lit. Les pirates d’Arès ont forcé l’infirmerie : les plantes médicinales ont disparu, et avec elles la docteure Inès Valdoré, la seule à savoir les doser. Sur le seuil traîne une page couverte de signes rouges. Un capitaine, un prêtre et un colon qui ont perdu les leurs jurent de vous aider à traquer ces voiles ; le gouverneur Thorne, lui, annonce surtout un impôt de guerre. Pour apprendre où l’on emmène Inès, il vous faut des prisonniers : capturez deux de leurs navires.

story-11 = Trois frères à louer
    .text = À la taverne, trois colosses au crâne rasé jettent sur votre table un médaillon d’Arès brisé. Les frères Tybuk ont servi sous les voiles rouges ; ils veulent les voir couler. « Trouvez un capitaine qui connaît les récifs et au moins une lame décidée, et nous vous guiderons. »

story-12 = Le livre qui poisse
    .text = Vos captures ont parlé : Inès est vivante, à bord du Deimos, leur vaisseau de tête. Dans une cale, vous trouvez un livre de rituels dont l’encre colle aux doigts. Frère Anselme, érudit de la mission, accepte de le lire pourvu qu’un prêtre veille à ses côtés. Et gardez vos prises sous la main : un navire aux voiles rouges ouvre bien des passes.

story-13 = Le prix des rumeurs
    .text = Les voiles rouges vous ont filé entre les doigts. Il ne reste que les rumeurs, et à Port Royal elles se paient comptant. Un passeur jure avoir vu Inès monter, poignets liés, à bord du Deimos, leur vaisseau de tête ; mais sa langue ne se délie que devant quatre pièces et un homme d’Église prêt à recevoir sa confession.

story-14 = Sous de fausses voiles
    .text = Le capitaine que vous avez engagé connaît le mouillage du Deimos : une crique en forme de faucille. Le plan des Tybuk est simple. Un navire capturé, lancé en appât, entrera le premier ; derrière lui, deux lames suffiront pour atteindre la cabine d’Inès.

story-15 = La passe des récifs
    .text = Sans pilote ni équipage aguerri, la crique du Deimos reste un piège : des récifs à gauche, des canons à droite. Il faudra sacrifier deux navires capturés pour forcer la passe, l’un pour les rochers, l’autre pour les boulets, et garder deux lames pour l’abordage.

story-16 = Poudre et patience
    .text = Le passeur n’a pas menti. Le Deimos est en carénage à deux lieues d’ici, et votre capitaine connaît un sentier par la falaise. Deux barils de poudre, deux lames et du silence : voilà tout ce qu’exige ce coup de main.

story-17 = Acheter la garde
    .text = Le Deimos lève l’ancre à l’aube et personne ne veut vous y conduire. Reste la corruption : graisser la patte au guetteur, au canonnier de quart et au cuisinier coûtera cinq pièces. Et il vous faudra deux lames, car le cuisinier, lui, se révèle incorruptible.

story-61 = La rescapée (fin du chapitre 1)
    .text = Inès Valdoré dort enfin dans un vrai lit. À son réveil, elle vous montre ses poignets tachés de rouge : « Ils m’ont fait brûler l’herbe-lune, feuille après feuille, en lisant leurs livres. Ils préparent quelque chose, et ils m’ont laissée partir trop facilement. » Au large, une à une, des voiles couleur de rouille ferment l’horizon.

story-chapter-2 = Chapitre 2 : Le blocus
    .text = Résumé – Les pirates d’Arès ont pillé l’infirmerie de Port Royal et enlevé la docteure Inès Valdoré. Avec l’aide des frères Tybuk, vous l’avez arrachée au Deimos. Mais leur chef, que l’on nomme le Polémarque, a gardé ses notes, et sa flotte encercle désormais la baie.

story-20 = Des greniers vides
    .text = Dixième jour de blocus. Les boulangers balaient la farine entre les lattes du plancher. Quelques navires marchands, chargés de pain ou de rhum, tentent encore de passer entre les voiles rouges. Ramenez une cargaison de pain avant que la faim ne fasse le travail du Polémarque.

story-21 = La tournée des auberges
    .text = Les auberges rouvrent et chaque clan veut la sienne. Dame Pernelle, des Deux Ancres, n’ouvrira sa cave qu’à ceux qui lui apporteront un tonneau de rhum et un colon prêt à défricher son potager. Les autres boiront de l’eau de pluie.

story-22 = Aux Deux Ancres
    .text = Dame Pernelle transforme son auberge en cantine pour toute la ville. Mais ses guetteurs grelottent sur les remparts et menacent de rentrer chez eux. « Un tonneau de rhum, dit-elle, et je vous tiens la muraille jusqu’à la nouvelle lune. »

story-23 = Le marché rouvre
    .text = Le pain a rendu courage à la ville. Deux négociants suffiraient à rouvrir les étals et à faire circuler vivres et nouvelles. Ils n’attendent que de savoir qui tient le quai.

story-24 = Les accapareurs
    .text = La faim a fermé les étals et les accapareurs dictent leurs prix. Il faudra deux négociants honnêtes pour rouvrir le marché, et trois pièces pour racheter les clés que d’autres ont ramassées.

story-25 = Les champs de la citadelle
    .text = La ville tient, la muraille aussi. Inès propose de ne plus dépendre de la mer : semer à l’abri des murs, le maïs au sud, l’herbe-lune au nord. Il ne manque qu’un colon pour lancer les semailles.

story-26 = Semailles sous la mitraille
    .text = Faute de guetteurs, les voiles rouges approchent assez pour canonner les jardins. Semer reste possible, mais il faut un colon de sang-froid et trois pièces pour dresser des palissades de fortune.

story-27 = La sortie de nuit
    .text = Le marché est à genoux, mais vos guetteurs ont repéré une brèche dans le cordon. Deux lames, deux pièces de suif et de toile noire pour étouffer les rames : cette nuit, un convoi passera.

story-28a = Le brûlot
    .text = Plus de marché, plus de guetteurs. Celui qui brisera le blocus aura la gratitude de la ville ; ses concurrents n’auront rien. Bourrez de poix un navire d’Arès capturé, lancez-le sur le cordon, et tenez deux lames prêtes à le suivre.

story-28b = Tout ou rien
    .text = Plus de marché, plus de guetteurs, et demain plus de pain. Vous rassemblez ce qui reste : deux lames, et quatre pièces tirées des troncs d’église pour armer des chaloupes. Ce soir, le cordon cède ou la ville se rend.

story-62 = La brèche (fin du chapitre 2)
    .text = Au matin, le cordon est rompu et les cloches sonnent pour autre chose que les morts. Sur une épave, on trouve une carte gravée dans le cuivre : une île que les marins nomment Sans-Ombre, où les pirates d’Arès gardent leurs livres. Le Polémarque s’est replié. Vous savez désormais où.

story-chapter-3 = Chapitre 3 : L’île Sans-Ombre
    .text = Résumé – Le blocus du Polémarque est brisé et Port Royal mange à sa faim. Une carte de cuivre désigne le repaire des pirates d’Arès, l’île Sans-Ombre. Vous voulez y porter la guerre avant que leurs livres n’aient servi, mais il vous manque une flotte.

story-30 = Preuve de valeur
    .text = Aucun capitaine libre ne suivra des citadins jusqu’à l’île Sans-Ombre. « Menez d’abord une expédition à son terme, grogne le doyen du conseil, et nous reparlerons. » De nouveaux appels sont placardés sur le quai : des ravitailleurs, des herboristes et des érudits cherchent un chef.

story-31 = Le cartographe aveugle
    .text = Un vieux cartographe lit les cartes du bout des doigts. Il tracera d’abord la route de l’île à qui lui remettra un livre de rituels : « L’encre rouge a du relief. C’est la seule que je voie encore. »

story-32 = Le passage du nord
    .text = La carte de cuivre montre l’île, non le chemin. Entre elle et vous s’étend un archipel de hauts-fonds où trois escadres se sont perdues. Il vous faut un capitaine qui accepte de sonder, nuit après nuit, un passage dont personne n’est revenu.

story-33 = Quatre pavillons
    .text = La route est connue, la nouvelle court et les capitaines affluent. Le conseil exige une flotte digne de ce nom : que quatre navires de couleurs différentes mouillent ensemble devant vous, et l’escadre appareillera.

story-34 = Quatre pavillons, cinq pièces
    .text = Sans route sûre, la confiance se paie. Le conseil veut voir quatre navires de couleurs différentes mouiller ensemble devant vous, et cinq pièces d’avance pour les veuves de ceux qui ne rentreront pas.

story-35 = Le bâton de commandement
    .text = Votre expédition a fait taire les railleurs. En mer, une seule voix doit porter : le conseil remettra le bâton de commandement à qui jouit d’une influence reconnue sur tous les quais. Sept points d’influence, et l’île est à vous.

story-36 = Un chef sans légende
    .text = Vous avez les navires, pas les exploits. Pour qu’on vous confie le bâton de commandement, il faudra sept points d’influence, et trois pièces de rhum et de violons pour que les équipages chantent déjà la gloire à venir.

story-37 = Murmures sur le gaillard
    .text = La flotte avance à tâtons et les équipages murmurent. Votre expédition passée vous vaut encore du respect ; deux sabres bien en vue, à l’heure de la soupe, suffiront à rappeler qui commande.

story-38 = Mutinerie
    .text = Ni route, ni exploit, ni chance : au quatrième banc de sable, la mutinerie éclate. Il faut deux sabres pour tenir la dunette et trois pièces pour acheter le silence du maître d’équipage.

story-63 = Le temple de sel (fin du chapitre 3)
    .text = Au cœur de l’île, un temple de sel, des rayons vides et un bûcher encore tiède. Le Polémarque a brûlé l’herbe-lune par brassées ; la cendre grise, portée par l’alizé, file droit vers Port Royal. Inès ramasse une poignée de graines. « Ce n’était pas un rituel, dit-elle. C’était une arme. »

story-chapter-4 = Chapitre 4 : La fièvre grise
    .text = Résumé – Sur l’île Sans-Ombre, vous n’avez trouvé qu’un bûcher : le Polémarque a fait de l’herbe-lune un poison. La cendre retombe sur Port Royal, et avec elle la fièvre grise. Inès connaît le remède, mais les plantes saines sont aux mains des pirates d’Arès.

story-40 = À mains nues
    .text = La cendre est retombée sur les toits et la fièvre grise vide les rues. Les notables se barricadent ; restent les petites gens. Rassemblez trois volontaires modestes, de ceux qu’on engage pour trois pièces ou moins. Des sentinelles, postées au phare et aux portes, surveillent l’horizon.

story-41 = Bouillon et tisane
    .text = Inès a retrouvé le dosage : une feuille d’herbe-lune, du pain trempé et du temps. Pour la première salle de malades, il faut des plantes médicinales prises aux pirates d’Arès et une cargaison de pain.

story-42 = Chacun son quartier
    .text = La fièvre ne choisit pas, mais les quartiers, si. Le premier d’entre vous qui livrera à Inès des plantes médicinales prises aux pirates d’Arès verra son quartier soigné avant les autres.

story-43 = Le lazaret
    .text = L’infirmerie déborde. Sur l’îlot aux Frégates, on peut bâtir un lazaret à l’écart du port : un colon pour conduire le chantier, deux pièces pour les planches, et les malades cesseront de contaminer les quais.

story-44 = Le four du faubourg
    .text = Qui nourrit un quartier le tient. Un vieux four du faubourg peut être rallumé : il faut un colon pour le rebâtir et une cargaison de pain pour patienter jusqu’à la première fournée.

story-45 = L’audience
    .text = Les premiers malades se lèvent. Mais le gouverneur Thorne maintient le port fermé et ne reçoit que ceux qui ont l’oreille de la Couronne. Dépensez deux couronnes de faveur royale pour forcer sa porte.

story-46 = L’antichambre
    .text = Sans remède à montrer, vous n’êtes qu’un solliciteur de plus chez le gouverneur Thorne. Deux couronnes de faveur royale vous ouvriront la première porte ; quatre pièces glissées au secrétaire, la seconde.

story-47 = Le sauveur du quartier
    .text = Les convalescents murmurent des noms. Le gouverneur Thorne doit choisir à qui confier la réouverture du port : jetez dans la balance deux couronnes de faveur royale avant qu’un autre ne le fasse.

story-48 = La rumeur contraire
    .text = Le remède tarde, et l’on murmure que vos vivres portaient la fièvre. Pour que le gouverneur Thorne vous confie malgré tout la réouverture du port, il faudra engager trois couronnes de faveur royale.

story-64 = Le sceau (fin du chapitre 4)
    .text = La fièvre recule et le port rouvre. Dans le cabinet du gouverneur, en signant les laissez-passer, vous reconnaissez sur des caisses noircies le sceau de Thorne. L’herbe-lune du Polémarque a été achetée avec l’or de Port Royal. Le gouverneur sourit un peu trop longtemps.

story-chapter-5 = Chapitre 5 : La marée d’Arès
    .text = Résumé – Port Royal a survécu au blocus et à la fièvre grise. Le gouverneur Thorne finance en secret le Polémarque, qui rassemble ses quatre livres de rituels pour la grande marée d’équinoxe. Il faut une preuve, un livre, et des lames.

story-50 = Suivre l’argent
    .text = Thorne lève impôt sur impôt, l’impôt de guerre deux fois plutôt qu’une, et pourtant les coffres restent vides. Pour suivre l’argent jusqu’au Polémarque, il faut qu’il passe par votre bourse : laissez-vous taxer. Vos pièces sont entaillées d’un croissant, et quelqu’un, sur le quai, saura les reconnaître.

story-51 = Le greffier avide
    .text = Le greffier du port vend le registre secret des taxes. Il veut un quai ni trop vide ni trop bondé, cinq pièces au fond de son chapeau, et que vous renonciez ce jour-là à une affaire pour ne pas attirer l’œil.

story-52 = Deux nuits de guet
    .text = Pour surprendre l’homme de main de Thorne, il faut deux nuits de patience sur le môle : ne rien brusquer, et s’éclipser sitôt la première silhouette aperçue. Une nuit pour le voir venir, une autre pour savoir où il va.

story-53 = Le quatrième livre
    .text = La piste mène à une chapelle que la marée haute engloutit. Le Polémarque y lira ses quatre livres à l’équinoxe. Qu’un seul lui manque et le chœur se tait : arrachez un livre de rituels aux pirates d’Arès et remettez-le à frère Anselme.

story-54 = Le livre au plus offrant
    .text = On vous a repérés, et le Polémarque a dispersé ses livres. L’un d’eux circule chez les receleurs : il faut saisir le navire qui le porte et payer trois pièces à qui saura le désigner.

story-55 = L’abordage du Phobos
    .text = Les pièces au croissant ont été saisies chez Thorne : la garnison se range derrière vous. Le Phobos, nef du Polémarque, attend la marée devant la chapelle. Deux sabres en tête de colonne, et que la mer juge.

story-56 = Sans la garnison
    .text = Faute de preuve, la garnison reste à Thorne. Il faudra des volontaires, et les volontaires ont des familles : quatre pièces pour leurs proches, et deux sabres pour monter à bord du Phobos avant que la marée ne couvre la chapelle.

story-57 = Pavillon d’emprunt
    .text = Thorne est aux fers, mais le Polémarque, averti, a doublé sa garde. Un navire d’Arès capturé vous mènera jusqu’au Phobos sous son propre pavillon ; deux sabres feront le reste.

story-58 = La marée monte
    .text = Ni preuve, ni surprise. Thorne ferme les portes, le chœur s’élève de la chapelle, l’eau rougit. Il reste une chance : un navire d’Arès capturé lancé en travers de la passe, et trois sabres pour atteindre le Polémarque avant le dernier verset.

story-65 = Le dernier verset (fin du chapitre 5)
    .text = Le chœur s’est tu. Le Phobos brûle, les livres flottent un instant puis s’enfoncent, et le Polémarque, privé de ses mots, n’est plus qu’un homme trempé qui demande grâce. Thorne attend son juge. Sur le quai, Inès plante l’herbe-lune dans un vieux tonneau de rhum. Port Royal respire. Et quelque part, un nouvel appel à l’aventure est déjà placardé.

story-lost-1 = L’aube trop tard
    .text = Le Deimos a levé l’ancre avant le jour. De la falaise, vous voyez sa poupe s’amenuiser et, à la plus haute fenêtre, une manche blanche qui s’agite. Les frères Tybuk crachent dans l’eau. « Il reviendra faire de l’eau, dit l’aîné. La prochaine fois, nous serons prêts. »

story-lost-2 = Le pain compté
    .text = Le cordon tient bon et les cloches se taisent. On partage le dernier sac de farine à la cuiller. Dame Pernelle raye un nom sur son ardoise, puis l’efface du coude : « Pas ce soir. On recommence demain, et on s’y prend mieux. »

story-lost-3 = Demi-tour
    .text = Les hauts-fonds ont eu raison de l’escadre. On rentre à la sonde, sans un chant, et le doyen du conseil ne dit rien, ce qui est pire. La carte de cuivre, elle, n’a pas changé : l’île Sans-Ombre est toujours au même endroit.

story-lost-4 = Portes closes
    .text = Le gouverneur n’a pas ouvert, et la fièvre grise a gagné une rue de plus. Inès dort debout contre le mur de l’infirmerie. Dans sa main, quelques graines qu’elle n’a pas lâchées. « Il m’en reste, dit-elle. Recommençons. »

story-lost-5 = L’eau rouge
    .text = Le chœur a tenu jusqu’au dernier verset et la mer est entrée dans les rues basses. Vous avez nagé. Frère Anselme, trempé, compte sur ses doigts : « L’équinoxe d’automne. Ils devront tout relire. Cela nous laisse le temps de leur voler la page. »

story-campaign-won = Ce qu’on raconte à Port Royal
    .text = On racontera que vous avez échoué plus d’une fois, et que vous êtes revenus chaque fois. À l’auberge des Deux Ancres, c’est même la partie de l’histoire que l’on préfère.

story-campaign-perfect = Sans une fausse manœuvre
    .text = Cinq chapitres, pas une défaite. Les vieux marins n’y croient pas, et vous les comprenez : vous y étiez, et vous avez vous-mêmes du mal à le croire.

story-campaign-rivals = Le nom sur le quai
    .text = Port Royal a été sauvée, et chacun jure que c’est grâce à lui. La ville, qui n’aime pas les querelles, a compté les exploits et gravé un nom sur le quai. On y a laissé de la place pour le suivant.

story-variable = Nouveaux appels
    .text = Les voiles rouges ne sont plus qu’une histoire pour les enfants, mais le panneau du quai ne reste jamais vide. Quatre appels y sont cloués ce matin. Les premiers servis seront, comme toujours, les mieux payés.
