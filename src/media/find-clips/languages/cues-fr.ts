/** French phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_FR: CueLists = {
  filler: `
    e+u+h+|h+e+u+|h+u+m+|h+m+|m+h*m+|bah|ben|bon,|bref|du coup|en fait|genre,|voilà|tu vois|vous voyez|
    tu sais|vous savez|hein|en gros|comment dire|on va dire|machin|quoi[.,]|disons`,
  hedge: `
    je (?:ne )?sais (?:pas|plus)|j'sais pas|chais pas|je (?:ne )?me souviens (?:pas|plus)|
    je (?:ne )?me rappelle (?:pas|plus)|pas sûre?s?|pas certaine?s?|je crois(?! en )|je pense|je suppose|
    j'imagine|peut-être|sans doute|une sorte de|une espèce de|un peu comme|quelque chose comme ça|
    ou quelque chose|(?:un truc|des trucs) comme ça|plus ou moins|à peu près|environ|probablement|ça dépend|
    j'en sais rien|si je (?:ne )?me trompe pas|qui sait|peu importe|il me semble|apparemment|je dirais|
    on dirait|si ça se trouve|j'ai l'impression`,
  housekeeping: String.raw`
    bienvenue?s?|(?<!la )merci|bonjour|bonsoir|salut|coucou|au revoir|à bientôt|à la prochaine|
    à tout de suite|à tout à l'heure|abonn(?:e|es|é|és|ée|ées|ez|er|ement)|sponsor(?:s|isée?s?)?|
    liens? (?:en|dans|sous|vers)|commentaires?|description|newsletter|épisodes?|la prochaine fois|
    la semaine (?:prochaine|dernière)|la dernière fois|
    je vous (?:mets|laisse|montre|explique|raconte|rappelle|propose|présente|remercie)|
    je vais (?:vous|commencer|essayer|passer|parler|montrer|dire)|
    on va (?:parler|voir|commencer|passer|essayer)|nous allons (?:parler|voir|commencer|passer)|
    laisse(?:z)?-moi|permettez-moi|avant de (?:commencer|partir|passer|continuer)|comme je (?:l'ai|le|vous)|
    comme je disais|passons|on passe (?:à|au|aux)|on continue|(?<!en )questions?|diapos?|diapositives?|
    slides?|micros?|microphones?|caméra|vous m'entendez|on m'entend|(?<!vous )attendez|
    (?<!(?:'|tu |je |ne ))attends|(?:une|deux) (?:petites? )?secondes?[,.]|une (?:petite )?minute[,.]|
    un instant[,.]|excusez-moi|excuse-moi|(?<!demand\p{L}+ )pardon|désolée?s?|j'en étais|ordre du jour|
    au programme|programme (?:du jour|de la (?:journée|soirée))|planning|pause|déjeuner|café|
    inscri(?:re|vez|vous|ption|ptions)|billetterie|site (?:web|internet)|mail|e-?mail|courriel|podcast|
    (?:ma|notre|cette) chaîne|en direct|tchat|suivez-(?:moi|nous)|code promo|on (?:est )?enregistr\p{L}+|
    enregistrement|écran|wifi|parking|badges?|formulaire|c'est tout[,.]|c'est tout pour|ce sera tout|
    voilà pour|rappel|au fait|à propos(?! d)|plus le temps|je m'appelle|applaudi\p{L}+|volume|
    on y revien\p{L}+|on y revient|on en reparle\p{L}*|auditeurs|auditrices|(?:cette|prochaine) vidéo|
    pouce bleu|(?:dans|sur) le chat|pour résumer|pour récapituler|on se retrouve|c'est parti`,
  contrast: `
    pas|mais|plutôt|en réalité|vraiment|en vrai|au contraire|contrairement|pourtant|cependant|alors que|
    tandis que|même si|malgré|bien que|sauf|faux|fausses?|tort|la vérité|au lieu de?|toutefois|quand même|
    en fait|par contre|en revanche|ni`,
  absolute: `
    jamais|toujours|chaque|tout|tous|toutes?|tout le monde|personne ne|plus personne|rien|aucune?|seulement|
    seule?s?|uniquement|le plus|la plus|les plus|le moins|meilleure?s?|pires?|premi(?:er|ère)s?|
    derni(?:er|ère)s?|exactement|enti(?:er|ère)s?|entièrement|impossible|n'importe (?:qui|quoi|quel|quelle)|
    absolument|forcément|uniques?|nulle part|totale?s?`,
  payoff: String.raw`
    c'est pour ça|c'est pour cela|c'est pourquoi|c'est là qu(?:e|'\p{L}+)|c'est comme ça qu(?:e|'\p{L}+)|
    voilà (?:pourquoi|comment|ce)|ça veut dire|cela veut dire|ce qui veut dire|ça signifie|signifie|donc|
    du coup|parce qu(?:e|'\p{L}+)|la raison|le but|la réponse|la leçon|l'astuce|le secret|le problème|
    la différence|j'ai compris|j'ai appris|j'ai réalisé|je me suis rendu compte|au final|à la fin|
    finalement|par conséquent|résultat|au bout du compte|d'où|la morale|depuis ce jour|depuis lors|
    encore aujourd'hui|à moins|ce qui compte|l'important|le fait est|c'est ce qu(?:e|i|'\p{L}+)|la clé`,
  imagine: `
    (?<!(?:je|tu|vous|ils?|elles?|on|qui|me|te|le|la|les|ne) )(?:imaginez?|regardez?|écoutez?)|
    (?<!(?:je|tu|vous|le|la|les|en|ne) )(?:prends|prenez)|imaginons|pense(?:z|ons)? à|suppos(?:e|ez|ons)|
    regardons|prenons|souviens-toi|souvenez-vous|rappelez-vous|demande(?:z)?-(?:toi|vous)|et si|mettons|
    figure(?:z)?-(?:toi|vous)|mettez-vous`,
  listener: String.raw`
    tu|te|t'\p{L}+|toi|ton|ta|tes|vous|votre|vos|vôtres?|tien(?:ne)?s?`,
  firstPerson: String.raw`
    je|j'\p{L}+|moi|me|m'\p{L}+|mon|ma|mes|mien(?:ne)?s?`,
  story: String.raw`
    étai(?:t|ent)|avai(?:t|ent)|allai(?:t|ent)|étions|avions|\p{L}{2,}(?:[^rfh\P{L}]|ch)ait|
    \p{L}{2,}[^r\P{L}]aient|(?:entr|rentr|montr|ouvr|cour|mour|ador|pleur)ait|
    j(?:e |')(?:m'|l'|y |n'|ne |me |le |la |les )?\p{L}+(?:[^rn\P{L}]|en)ais|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?\p{L}+ée?s?|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:dit|fait|vu|eu|su|pu|voulu|pris|mis)|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:perdu|vécu|connu|répondu|attendu)|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:entendu|appris|compris|ouvert)|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:fini|écrit|reçu|couru|senti|choisi)|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:bu|lu|cru|dû|ri|rendu|tenu)|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:dormi|réussi|grandi|suivi|offert)|
    (?:ai|as|a|avons|avez|ont) (?:pas |jamais |tout |bien |déjà )?(?:découvert|vendu|battu)|\p{L}{3,}èrent|
    (?:suis|est|sommes|êtes|sont) (?:all|n|arriv|entr|rentr|mont|tomb|rest|pass|retourn)ée?s?|
    (?:suis|est|sommes|êtes|sont) (?:parti|sorti|venu|revenu|devenu|descendu|mort)e?s?|me suis|s'est|
    se sont|un (?:jour|soir|matin)|une (?:nuit|fois)|il était une fois|
    y a (?:\p{L}+|\d+) (?:ans|mois|jours|semaines|années)|l'autre jour|
    (?:ans|mois|jours|semaines|années|heures) (?:plus tard|après|avant)|quand j'(?:étais|avais)|
    en (?:19|20)\d\d|le lendemain|ce (?:jour|soir|matin)-là|cette (?:nuit|année|fois)-là|à l'époque|
    l'année (?:dernière|suivante)`,
  turn: String.raw`
    soudain|soudainement|tout à coup|tout d'un coup|d'un coup|et puis|et là|mais là|et alors|
    jusqu'(?:à ce qu(?:e|'\p{L}+)|au (?:jour|moment))|à ce moment-là|à un moment|c'est là|d'un seul coup|
    du jour au lendemain|sauf que`,
  quoted: `
    (?:m'|t'|lui |leur |nous |vous )(?:ai|a|ont|avait|avais) (?:dit|demandé|répondu|écrit|raconté|crié)|
    (?:me|te|lui|leur) (?:dit|dis|disait|disais|disent|demande|demandait|répond|réponds|répondait)|
    (?:ai|a|ont|avait|avais|avons) (?:dit|demandé|répondu|crié|hurlé|écrit)|
    (?:il|elle|on|ils|elles|gens|mère|père|maman|papa|médecin) (?:dit|disent|disai(?:t|ent)|répond)|
    je (?:dis|disais|réponds)|(?:dit|dis|répond|demande)-(?:il|elle|je)|(?:me suis|s'est) dit|
    (?:était|étaient|étais) genre|(?:me|lui) fai[ts] ?[:,]`,
  emotion: String.raw`
    aimes?(?! bien)|aimai(?:s|t|ent)|amour|adore|déteste\p{L}*|haine|peurs?|effray\p{L}+|terrifi\p{L}+|
    pleur\p{L}*|larmes?|rire|rires|rigol\p{L}+|heureu(?:x|se|ses)|triste(?:s|sse)?|colère|
    furieu(?:x|se|ses)|honte|fi(?:er|ère|ers|ères|erté)|bonheur|
    (?:ai|as|a|eu|avais|avait|fait|fais|font|faisait|faire) (?:très |si |trop )?mal|douleurs?|
    douloureu(?:x|se|ses)|souffr\p{L}+|morte?s?|mourir|meurt|toute? seule?|sens seule?|solitude|cœurs?|
    coeurs?|joies?|belles?(?!-)|(?<!(?:fait|a|ai|avoir|avait|faisait) )beau(?!-)|beaux(?!-)|terribles?|
    horribles?|affreu(?:x|se|ses)|incroyables?|folles?|fou|fous|panique\p{L}*|trembl\p{L}+|hurl\p{L}+|
    cri(?:é|er|ait|ais)|espoirs?|désesp\p{L}+|perdue?s?|tu(?:é|ée|és|er)|danger(?:s|eux|euse|euses)?|
    cassée?s?|brisée?s?|coupables?|gênée?s?|inqui(?:et|ets|ète|ètes|étude|éter)|cauchemars?|
    rêv(?:e|es|é|er|ait|ais)|(?:me|te|lui|nous|leur|m'a) manqu\p{L}+|pardonn\p{L}+|regrett?\p{L}*|
    échec\p{L}*|échou\p{L}+|courage\p{L}*|confiance|trahi\p{L}*|durs?|difficiles?|énerv\p{L}+|angoiss\p{L}+|
    émue?s?|mon dieu|putain`,
  surprise: String.raw`
    surpris(?:e|es)?|surpren\p{L}+|étonn\p{L}+|étranges?|bizarres?|secrets?|
    personne (?:ne|n'\p{L}+|m'\p{L}+|vous) \p{L}+|il s'avère|on pense|on croit|on pourrait croire|
    (?:tout le monde|les gens|la plupart) (?:pense|pensent|croit|croient|dit|disent)|c'est faux|saviez-vous|
    le saviez|croyez-le ou non|contre-intuitif|erreurs?|inattendue?s?|choqu\p{L}+|cachée?s?|le contraire|
    l'inverse|aucune idée|impossible|découv\p{L}+|pour la première fois|jamais (?:vu|pensé|entendu|imaginé)|
    figurez-vous|figure-toi|dingue|curieu(?:x|se|ses)|en réalité|absurdes?`,
  comparison: String.raw`
    comme une?|comme si|comme s'ils?|comme (?:le|la|les)|comme l'\p{L}+|comme quand|
    (?:le|la|les) mêmes? \p{L}+ qu(?:e|'\p{L}+)|pareil qu(?:e|'\p{L}+)|
    (?:plus|moins) de (?:la moitié|deux|trois|dix|cent|mille|\d+)|
    (?:plus|moins|aussi) \p{L}+ qu(?:e|'\p{L}+)|(?<!pour )autant|moitié|le double|deux fois`,
  advice: `
    doi(?:s|t|vent)|devez|devrai(?:s|t|ent)|devriez|il faut|faut|il faudrait|assure(?:z)?-(?:toi|vous)|
    n'oublie(?:z)? pas|évite de|évitez|jamais|toujours|arrêtez?|commencez|commence par|règles?|étapes?|
    conseils?|astuces?|comment faire|demandez|demande-(?:toi|lui|leur)|(?<!')écris|écrivez|gardez|
    si (?:tu|vous)|quand (?:tu|vous)|avant de|(?<!')essaie|essayez`,
  elsewhere: `
    comme (?:je|on) (?:l'ai|l'a|le|vous|disais|disait)|tout à l'heure|précéde(?:nt|nte|nts|ntes|mment)|
    la dernière fois|la semaine (?:dernière|prochaine)|la prochaine fois|cette (?:diapo|slide)|
    à (?:gauche|droite) (?:de l'écran|ici|là)|à l'écran|là-bas|juste ici|par ici|
    comme vous (?:voyez|pouvez)|ci-dessous|là-haut|(?:celui|celle|ceux)-(?:ci|là)|vous tous|
    dans (?:la|cette) salle|aujourd'hui|en ce moment|ce soir|là maintenant`,
  notice: `
    slides?|diapos?|diapositives?|liens? (?:en|dans|sous|vers)|pages?|chapitres?|épisodes?|
    sponsor(?:s|isée?s?)?|code promo|inscri(?:re|vez|vous|ption|ptions)|date limite|billetterie|
    site (?:web|internet)|e-?mail|mail|tchat|abonne(?:z|r|ment)|(?:dans la|cette) salle(?! (?:de|à|d'))|
    parking|pause|(?<!en )questions?|au programme|programme (?:du jour|de la journée)|planning|
    ordre du jour|la semaine prochaine|demain|ce soir|(?<!la )merci|bienvenue?s?|bonjour|bonsoir|salut|
    s'il (?:vous|te) pla[iî]t|(?:une|petite) annonce|annonces|(?:dans|sur) le chat|
    je vous (?:raconte|montre|explique|dis|présente|propose)|
    je vais (?:vous|te|parler|dire|montrer|raconter|commencer)|on va (?:parler|voir|commencer|passer)|
    nous allons (?:parler|voir|commencer|passer)|je voudrais (?:vous|parler|dire)|
    j'aimerais (?:vous|parler|dire)|je veux (?:vous|parler|dire)|laisse(?:z)?-moi|permettez-moi|
    comme je (?:l'ai|disais|vous)|j'y reviens|on y revien(?:t|dra)|j'y reviendrai|passons|
    on passe (?:à|au|aux)|bref|avant de (?:commencer|partir|passer|continuer|finir|terminer)|on en parle|
    parlons`,
  praise: `
    très|vraiment|absolument|totalement|complètement|incroyable(?:s|ment)?|extraordinaires?|fantastiques?|
    merveilleu(?:x|se|ses)|géni(?:al|ale|ales|aux)|magnifiques?|superbes?|splendides?|sublimes?|
    formidables?|super|hyper|(?:une?|plus) grande?(?!-)(?! (?:partie|nombre|ville|maison))|meilleure?s?|
    énorm(?:e|es|ément)|immenses?|unique (?:au monde|en son genre)|(?:vraiment|expérience) unique|
    légendaires?|exceptionnel(?:s|le|les)?|fondamenta(?:l|le|les|ux)|importante?s?|passionnante?s?|
    passionnée?s?|passion|honnêtement|sincèrement|franchement|parfaite?s?|remarquables?|
    de (?:classe|renommée) mondiale|excellente?s?|extrêmement|trop (?:bien|cool|beau|fort)|hallucinante?s?`,
  picturable: `
    fourmis?|pommes?|bras|armées?|bébés?|sacs?|balles?|ballons?|fanfares?|orchestres?|paniers?|bains?|
    baignoires?|lits|(?:le|un|du|au|mon|son) lit|abeilles?|cloches?|oiseaux?|lames?|bateaux?|barques?|os|
    livres?|bottes?|bouteilles?|bo[iî]tes?|garçons?|cerveaux?|freins?|branches?|briques?|ponts?|brosses?|
    seaux?|ampoules?|boutons?|gâteaux?|appareils? photo|caméras?|cartes?|charrettes?|chariots?|
    (?<!(?:dans|sur|via|par) le )chats?|cadenas|fromages?|poitrines?|mentons?|églises?|horloges?|pendules?|
    nuages?|manteaux?|cols?|peignes?|vaches?|tasses?|rideaux?|coussins?|chiens?|portes?|égouts?|tiroirs?|
    robes?|oreilles?|œufs?|oeufs?|moteurs?|œil|oeil|yeux|visages?|(?:la|une|cette|les|des) fermes?|plumes?|
    doigts?|poissons?|drapeaux?|sols?|planchers?|mouches?|pieds?|fourchettes?|jardins?|filles?|gants?|
    chèvres?|pistolets?|fusils?|cheveux?|marteaux?|mains?|chapeaux?|têtes?|cœurs?|coeurs?|crochets?|cornes?|
    cheval|chevaux|hôpital|hôpitaux|maisons?|[iî]les?|bijoux?|bouilloires?|clés?|clefs?|genoux?|couteaux?|
    nœuds?|noeuds?|feuilles?|jambes?|bibliothèques?|lèvres?|serrures?|allumettes?|singes?|lune|bouches?|
    muscles?|clous?|ongles?|cous?|aiguilles?|filets?|nez|noix|bureaux?|oranges?|fours?|colis|stylos?|
    crayons?|tableaux?|cochons?|épingles?|tuyaux?|(?<!nous )avions?|assiettes?|poches?|pots?|casseroles?|
    marmites?|pommes de terre|patates?|prisons?|pompes?|rails?|rats?|souris|tickets?|anneaux?|bagues?|
    toits?|racines?|voiles?|écoles?|ciseaux|(?:une|la|des|les) vis|graines?|moutons?|étagères?|navires?|
    chemises?|chaussures?|peaux?|jupes?|serpents?|chaussettes?|pelles?|éponges?|cuill(?:ère|ères|er|ers)|
    timbres?|étoiles?|gares?|bâtons?|estomacs?|ventres?|magasins?|rues?|soleil|tables?|queues?|(?<!au )fil|
    gorges?|pouces?|billets?|orteils?|langues?|dents?|villes?|(?:le|un|du|ce|mon|par) train|trains|
    plateaux?|arbres?|pantalons?|parapluies?|murs?|(?:une|ma|sa|ta) montre|roues?|sifflets?|fenêtres?|
    ailes?|fil de fer|vers? de terre`,
  leaning: String.raw`
    et|mais|donc|alors|parce|car|ou|puis|ensuite|il|elle|ils|elles|lui|c'est|c'était|c'\p{L}+|ça|cela|ceci|
    ce|cet|cette|ces|celui|celle|ceux|celles|qui|que|qu'\p{L}+|dont|où|aussi|oui|ouais|non|exactement|voilà|
    justement|effectivement|d'accord|là|en fait|ni|même|sauf|pas|sinon|pourtant|bah`,
  opener: String.raw`
    alors|maintenant|bon|bien|ok|okay|d'accord|donc|bref|voilà|je vais|d'abord|premièrement|deuxièmement|
    ensuite|enfin|l'autre jour|figurez-vous|un (?:jour|soir|matin)|une (?:fois|chose|nuit)|il y a|
    il y avait|voici|la (?:première|deuxième|dernière) (?:chose|fois)|qu'est-ce|pourquoi|comment|quand|si|
    imagine(?:z)?|pense(?:z)?|quand j'\p{L}+|en (?:19|20)\d\d|aujourd'hui`,
  stopWords: `
    le la les l un une des du de d au aux à en dans par pour sur sous avec sans chez vers entre contre
    depuis pendant avant après devant dès jusque jusqu selon et ou mais donc or ni car si que qu qui quoi
    dont où quand comme comment pourquoi parce puisque puisqu lorsque lorsqu quel quelle quels quelles
    lequel ce c cet cette ces ça cela ceci celui celle ceux celles ci là je j tu il elle on nous vous ils
    elles me m te t se s lui leur leurs eux moi toi soi y mon ma mes ton ta tes son sa ses notre nos votre
    vos mien même mêmes autre autres tout toute tous toutes chaque chacun quelque quelques quelqu plusieurs
    aucun aucune personne rien ne n pas plus moins jamais toujours encore déjà souvent parfois peu beaucoup
    trop très assez tant tellement aussi ainsi alors puis ensuite enfin bien mal juste seulement presque
    plutôt vraiment surtout ici maintenant aujourd hui hier demain être suis es est sommes êtes sont étais
    était étaient été sera serait soit avoir ai as a avons avez ont avais avait avaient eu aura aurait ait
    aient faire fais fait faites font faisait faisais dire dis dit dites disent disait aller vais va allons
    allez vont allait allée voir vois voit voyez vu voilà voici savoir sais savez savait pouvoir peux peut
    pouvons peuvent pouvais pourrait pourrais devoir dois doit doivent devait vouloir veux veut voulait
    voudrais falloir faut venir vient venu prendre prend met mis penser pense pensez passe parler parle
    chose choses truc trucs gens fois façon genre côté cas moment temps an ans année années jour jours mois
    semaine deux trois quatre cinq six sept neuf dix cent cents million premier première deuxième dernier
    dernière petit petite petits grand bon bonne nouveau nouvelle vrai vraie oui ouais non ok okay euh hein
    bah ben bref merci bonjour salut pardon exactement accord coup sinon pourtant près huit vingt mille
    heure heures minute minutes semaines prends mettre allé donne loin certains certaine viens pouvez devez
    étant hum heu arrive trouve mieux tel étions seront serai faudrait faudra fallait pourra voulez voulons
    veulent commence commencer comprendre compris rester reste tels telle certain certaines chacune lesquels
    duquel manière monde malgré regarde regardez écoute écoutez tiens mets type arriver grande grands
    grandes petites lors carrément vachement demande donner voulais aurais auraient serais`,
  leadIn: `
    alors(?! qu)|donc|et|mais|or|bon(?! (?:nombre|appétit))|ben|bah|bien(?=,)|eh bien|enfin|bref|voilà(?=,)|
    ok|okay|d'accord|oui|ouais|non(?=,)|ah|oh|maintenant(?! qu)|du coup|en fait|au fait|écoute(?=,)|
    écoutez(?=,)|regarde(?=,)|regardez(?=,)|tu vois(?=,)|vous voyez(?=,)|tu sais(?=,)|vous savez(?=,)|car|
    puis|et puis|disons|je veux dire|genre(?=,)|effectivement`,
  promise: String.raw`
    si|s'il|s'ils|quand|lorsque|lorsqu'\p{L}+|dès que|dès qu'\p{L}+|chaque fois|à chaque fois|une fois que|
    pendant que|tandis que|alors que|même si|bien que|parce que|parce qu'\p{L}+|puisque|puisqu'\p{L}+|comme|
    depuis que|tant que|à moins que|vu que|étant donné`,
  ending: String.raw`
    (?<=\p{L}{4})(?:ements?|issements?)|(?<=\p{L}{5})(?:ations?|eurs?|euses?|ateurs?|atrices?)|
    (?<=\p{L}{3})(?:ai(?:t|ts|ent)|ais(?:es?)?|ées?|és?|ers?|ères?|ez)|
    (?<=\p{L}[^o\P{L}]i)(?:rs?|ss(?:ons|ez|e|ent|ait|ais|aient))|
    (?<=\p{L}{2}[^e\P{L}]a)(?:ls?|les?|ils?|ux|ill(?:e|es|er|ent|é|ée|és|ez|ait|ais|aient|ons))|
    (?<=\p{L}el)les?|(?<=\p{L}[eo]n)nes?|(?<=\p{L}[eo]u|eau)(?:x|ses?)|(?<=\p{L}{3})(?:es?|s)`,
  titles: `
    MM?|Mmes?|Mlles?|Drs?|Dre|Pr|Prof|Me|Mgr|Ste?|Sts|cf|env|chap|fig|pp?|éd|av|apr|tél|vs`,
  wishes: {
    hook: String.raw`accroch\p{L}*|débuts?|ouvertures?|attention|intros?`,
    payoff: 'chutes?|fins?|conclusions?|rebondissements?|dénouements?|morales?',
    clarity: String.raw`
      clair\p{L}*|clarté|expli\p{L}*|simpl\p{L}*|tutos?|tutoriels?|conseils?|astuces?|leçons?|pédagogi\p{L}*|
      pas à pas`,
    emotion: String.raw`
      émoti\p{L}*|émouvant\p{L}*|drôles?|marrant\p{L}*|amusant\p{L}*|humour|humoristiques?|blagues?|rires?|
      rigolo\p{L}*|histoires|(?<!(?:l'|d'|en ))histoire|anecdotes?|touchant\p{L}*|tristes?|comiques?`,
    novelty: String.raw`
      surpr\p{L}*|nouve(?:au|aux|lle|lles)|nouveautés?|inattendu\p{L}*|curieu\p{L}*|curiosités?|
      étonnant\p{L}*|insolites?|faits|mythes?`,
    quotability: 'citations?|citables?|phrases?|aphorismes?|punchlines?',
    dialogue: 'dialogues?|conversations?|échanges?|questions?|interviews?|entretiens?|débats?|disputes?',
    withoutWhat: String.raw`
      sans(?!-| (?:doute|cesse|arrêt))|
      (?<!(?:à|premiers?|faux|pourquoi|hésite[rz]?|oublie[rz]?) )pas(?! (?:seulement|uniquement|que|juste|
      forcément|à pas|mal d|plus (?:de|longs?|longues?|que)))|aucune?|(?<!comment )évit\p{L}*|sauf|hormis|
      excepté|exclu(?:re|ez|ant|e?s?)|rien sur|saut(?:e|ez|er)|enl(?:ève[rz]?|ever|evez)|laiss\p{L}* de côté|
      ni|ignore[rz]?|supprime[rz]?|retire[rz]?|à part|(?:à l'exception|en dehors) d(?:es?|u)?`,
    whatWithout: String.raw`(?<=laisse[rz]? [^.,;!?]{1,60} )de côté|à (?:éviter|exclure)(?=\P{L}*$)`,
    turning: 'mais|seulement|uniquement|juste|plutôt',
    asking: String.raw`
      clips?|vidéos?|moments?|parties?|passages?|extraits?|scènes?|chois\p{L}*|trouv\p{L}*|cherche[rz]?|
      montre\p{L}*|concentre\p{L}*|préf[eéè]r\p{L}*|inclu(?:s|re|ez|t|ant)?|n'(?:oublie|hésite)[rz]? pas|veux|
      voudrais?|garde\p{L}*|s'il (?:te|vous) plaît|parle(?:nt|r|s|z)?|orateur|oratrice|intervenant\p{L}*|
      meilleure?s?|laisse[rz]?|secondes?|minutes?`,
  },
};
