/** German phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_DE: CueLists = {
  filler: String.raw`
    ä+h+m*|ä+m+|e+h+m+|ö+h+m*|h+m+|m+h+m+|na ja|naja|tja|halt|sozusagen|quasi|also|genau[,.]|weißt du|
    wissen sie|wisst ihr|sag ich mal|sagen wir mal|ich mein|wie soll ich sagen|ne\?|gell\?|oder\?`,
  hedge: `
    weiß (?:ich )?(?:es |das |auch |gar |jetzt )*nicht|keine ahnung|kann sein|was weiß ich|
    nicht (?:ganz |so )?sicher|nicht mehr genau|
    (?:kann|erinnere) mich nicht(?: mehr)?(?: daran| dran)?(?: erinnern)?|
    ich (?:glaub|glaube|denk|denke|schätze|vermute)|glaub(?:e)? ich|denk(?:e)? ich|vielleicht|vermutlich|
    wahrscheinlich|eventuell|möglicherweise|irgendwie|irgendwas|eine art|so (?:was|etwas) wie|sowas wie|
    oder (?:so|sowas|so was|so ähnlich)|mehr oder weniger|ungefähr|circa|etwa|kommt (?:drauf|darauf) an|
    wer weiß|anscheinend|scheinbar|angeblich|ich würde sagen|(?:hab|habe) ich vergessen`,
  housekeeping: String.raw`
    willkommen|danke|dankeschön|vielen dank|hallo|guten (?:morgen|tag|abend)|tschüss?|auf wiedersehen|
    bis (?:bald|dann(?=[.!])|gleich|später(?=[.!])|zum nächsten mal)|abonnier\p{L}*|abonnent\p{L}*|
    sponsor\p{L}*|(?:den|der) link|kommentar(?:e|en)?|beschreibung|newsletter|
    (?:diese|dieser|der|neue|neuen|nächste|nächsten|letzten) folge|nächstes mal|beim nächsten mal|
    nächsten? woche|letztes mal|letzten? woche|
    ich (?:zeige?|verlinke?|erzähle?|erkläre?) (?:euch|ihnen|dir)|ich werde (?:euch|ihnen|dir|jetzt|heute)|
    (?:zeige?|erzähle?|erkläre?) ich (?:euch|ihnen|dir)|
    (?:möchte|werde|würde) ich (?:euch|ihnen|heute|jetzt)|ich möchte (?:euch|ihnen|mich|heute|jetzt)|
    wir (?:werden|wollen) (?:jetzt|heute|uns|noch)|
    wir (?:kommen|machen|fangen|gehen) (?:jetzt|gleich|dann|mal)|
    lasst? (?:mich|uns) (?:kurz|mal|noch|jetzt|erst|gleich)|lassen sie (?:mich|uns)|
    bevor (?:ich|wir) (?:anfangen|anfange|loslegen|starten)|wie gesagt|
    kommen wir (?:jetzt |nun )?(?:zu|zum|zur)|machen wir weiter|weiter geht's|nächste frage|
    (?:noch|eure|ihr|ihre|irgendwelche) fragen|fragerunde|folie|folien|slides?|mikrofon|mikro|kamera|
    hört (?:ihr|man) mich|moment mal|kleinen moment|einen moment|eine sekunde|entschuldigung|sorry|
    wo war ich|tagesordnung|agenda|(?:auf dem|unser|unserem) programm|zeitplan|pause|mittagessen|
    mittagspause|kaffee|anmeld\p{L}+|tickets?|webseite|website|e-?mails?|podcast|kanal|stream|chat|
    folgt (?:mir|uns)|rabatt\p{L}*|gutschein\p{L}*|aufnahme|aufgezeichnet|bildschirm|wlan|
    parkpl(?:atz|ätze)|formular|feedback(?:bogen|formular)|das war's|das war es|kurzer hinweis|hinweis|
    übrigens|zur erinnerung|keine zeit mehr|ich heiße|mein name ist|
    ich bin d(?:er|ie) (?!meinung|ansicht|auffassung)\p{L}+ (?:und|von)|(?:mich|uns|kurz) vorstellen|
    stelle? mich (?:\p{L}+ ){0,2}vor|begrüßen?|applaus|lautstärke|(?:zu)?hörer(?:innen)?|
    zuschauer(?:innen)?|abo|(?:diesem?|dieses|nächsten|letzten) video|verlink\p{L}*|werbung|zusammengefasst|
    dazu später|gleich mehr|los geht's|fangen wir an`,
  contrast: String.raw`
    nicht|kein(?:e[mnrs]?)?|aber|sondern|eigentlich|wirklich|in wirklichkeit|tatsächlich|vielmehr|jedoch|
    allerdings|hingegen|zwar|anstatt|obwohl|trotzdem|dennoch|trotz|es sei denn|falsch\p{L}*|irrtum|
    gegenteil|doch|stattdessen|die wahrheit|außer`,
  absolute: String.raw`
    nie|niemals|immer|jede[mnrs]?|alle[mnrs]?|niemand\p{L}*|keiner|nichts|nur|meisten|wenigsten|
    beste[mnrs]?|schlimmste[mnrs]?|schlechteste[mnrs]?|erste[mnrs]?|letzte[mnrs]?|genau|ganz(?:e[mnrs]?)?|
    einzig(?:e[mnrs]?)?|unmöglich|muss|jemals|überhaupt|völlig|irgendjemand|egal (?:was|wer|wie|wo)|
    ausschließlich|komplett|sämtliche[nr]?|ewig|unbedingt`,
  payoff: `
    deshalb|deswegen|darum|daher|das heißt|das bedeutet|bedeutet|heißt das|sodass|so dass|
    (?:stellte|stellt) sich heraus|hat sich herausgestellt|weil|nämlich|der grund|der punkt|die antwort|
    die lehre|der trick|das geheimnis|das problem|der unterschied|das entscheidende|
    (?:habe?|hab) ich (?:gelernt|gemerkt|verstanden|begriffen)|ich habe? (?:gelernt|gemerkt|verstanden)|
    mir wurde klar|wurde mir klar|am ende|im endeffekt|letztendlich|schließlich|folglich|somit|seitdem|
    seither|von da an|bis heute|worauf es ankommt|es geht darum|darum geht es|die sache ist|es sei denn`,
  imagine: `
    stell (?:dir|euch)|stellt euch|stellen (?:sie sich|wir uns)|denk (?:mal |nur )?an|denkt (?:mal|nur) an|
    denken (?:sie|wir) (?:mal |nur )?an|schaut? (?:mal|euch|dir)|schauen (?:sie|wir) (?:mal|sich|uns)|
    guckt? mal|seht (?:mal|euch)|nehmen wir (?:mal |einmal )?an|angenommen|überleg (?:mal|dir)|
    überlegt (?:mal|euch)|überlegen sie (?:mal|sich)|frag dich|fragt euch|fragen sie sich|erinner dich|
    erinnert euch|erinnern sie sich|hört? (?:mal |gut )?zu|hören sie (?:mal |gut )?zu|was wäre|
    was würdes?t?|denken wir uns`,
  listener: `
    du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|ihr (?:habt|seid|könnt|müsst|wollt|wisst|seht|euch)|
    hast|bist|kannst|musst|willst|weißt|siehst|machst|solltest|könntest|wissen sie|stellen sie sich`,
  firstPerson: `
    ich|mich|mir|mein|meine|meinem|meinen|meiner|meines`,
  story: String.raw`
    (?:war|ging|kam|nahm|gab|sah|saß|lag|lief|fuhr|rief|ließ|hielt|bekam|blieb|fiel|fand|zog|traf)(?:en)?|
    (?:schrieb|sprach|schlief|half|trug|verlor|verließ|starb|begann|fing|flog)(?:en)?|
    (?:schlug|warf|sprang|stieg|trat|wuchs)(?:en)?|
    (?:hat|sag|frag|mach|dach|wuss|woll|konn|muss|durf|mein|erzähl|brach|hör|fühl|merk|spür)ten?|
    (?:leb|wohn|öffne|warte|kann|rann|stell|leg|setz|kauf|such|lern|lach|wein|schau|glaub)ten?|wurden?|
    passierten?|stand (?:da|auf|vor|in|an)|standen|
    (?:an|auf|aus|ein|mit|vor|zurück|weg|los|ab|hin|zu)?ge(?:gangen|kommen|fahren|laufen|standen|rannt)|
    (?:an|auf|aus|ein|mit|vor|zurück|weg|los|ab|hin|zu)?ge(?:macht|sagt|dacht|hört|rufen|fangen|schaut)|
    ge(?:wesen|worden|blieben|sehen|funden|nommen|geben|schrieben|wusst|sessen|bracht|kriegt|fragt)|
    ge(?:lernt|arbeitet|storben|merkt|kauft|wohnt|lebt|wartet|troffen|lesen|schlafen|flogen)|
    (?:hat|habe?|haben|hatten?) (?:\p{L}+ ){0,5}(?:erzählt|bekommen|verloren|verlassen|versucht)|
    (?:ist|sind) (?:\p{L}+ ){0,5}(?:passiert|geschehen)|eines (?:tages|abends|morgens|nachts)|es war einmal|
    damals|neulich|letztens|vor (?:[\p{L}\d]+ ){1,3}(?:jahren|monaten|wochen|tagen)|
    (?:jahre|monate|wochen|tage|stunden) (?:später|danach|zuvor)|
    als (?:ich|wir) (?:klein|noch|damals|dann|in|nach|zum|zur|\p{L}+ jahre)|als kind|
    (?:im jahr|im jahre|seit) (?:19|20)\d\d|am nächsten (?:tag|morgen|abend)|
    an (?:dem|diesem|jenem) (?:tag|abend|morgen)|in (?:der|dieser|jener) nacht|
    letzte[ns]? (?:jahr|sommer|winter|nacht)`,
  turn: `
    plötzlich|auf einmal|und dann|aber dann|bis (?:ich|er|sie|wir|eines)|in (?:dem|diesem) moment|
    aus heiterem himmel|mit einem mal|aus dem nichts|irgendwann|schlagartig|und da|von jetzt auf gleich`,
  quoted: String.raw`
    (?:er|sie|ich|wir|wer|jemand|leute|mutter|vater|mama|papa|arzt|ärztin|chef) (?:sagte|sagt|sagten)|
    (?:er|sie|ich|wir|jemand|mutter|vater|mama|papa|arzt|lehrer|lehrerin) (?:fragte|fragt|meinte|meint)|
    (?:er|sie|ich|wir|jemand) (?:rief|schrie|antwortete|schrieb|flüsterte)|
    (?:sagte|sagt|fragte|fragt|meinte|meint|rief) (?:er|sie|ich|mir|mich|zu|mein|meine|der|die)|
    (?:hat|habe?|haben|hatten?) (?:\p{L}+ ){0,4}(?:gesagt|gefragt|gemeint|geantwortet|geschrien|gerufen)|
    sage? (?:ich )?zu (?:mir|ihm|ihr|ihnen|dir)|
    und (?:ich|er|sie|die|der) so(?=[:,]| (?:ja|nein|nee|okay|hä|was|boah))|nach dem motto|
    (?:dachte|denke?) ich (?:mir|so)|ich dachte (?:mir|so)`,
  emotion: String.raw`
    (?:ge)?lieb(?:e|en|t|te|ten)(?! (?:leute|freunde|zuschauer|(?:zu)?hörer|kollegen|gäste|\p{L}+innen))|
    hass(?:e|en|t|te)?|angst|ängst(?:e|lich)|furcht\p{L}*|erschr\p{L}+|(?:ge)?wein(?:t|te|ten|end|en)|
    heul\p{L}*|tränen?|(?:ge)?lach(?:t|te|ten|en|end)|(?<!zum )glück|glücklich\p{L}*|trau(?:er|rig\p{L}*)|
    wut|wütend\p{L}*|scham|(?:ge)?schäm\p{L}+|stolz\p{L}*|weh|schmerz\p{L}*|tod|tot|tote[mnrs]?|sterben|
    stirbt|starb|gestorben|alleine?|einsam\p{L}*|herz(?:en|ens)?|freude|(?:ge)?freut|
    (?<!danke |bitte |ganz )schön(?:e[mrs]?)?(?!,? dass (?:ihr|sie))|schrecklich\p{L}*|schlimm\p{L}*|
    unglaublich\p{L}*|verrückt\p{L}*|wahnsinn\p{L}*|krass\p{L}*|panik|(?:ge)?zitter\p{L}+|schrei(?:e|t|en)?|
    geschrien|hoffnung\p{L}*|hoffe|verloren|getötet|gefahr|gefährlich\p{L}*|kaputt\p{L}*|schuld|schuldig|
    peinlich\p{L}*|sorgen (?:um|gemacht|machen)|al[pb]tr(?:aum|äume)|tr(?:aum|äume)|geträumt|vermiss\p{L}*|
    verzeih\p{L}*|tut mir leid|bereu\p{L}*|gescheitert|scheitern|mut|mutig\p{L}*|vertrau\p{L}*|verraten|
    (?:ge)?kämpf\p{L}+|hart|wow|enttäusch\p{L}*|verzweif\p{L}*|verliebt\p{L}*`,
  surprise: String.raw`
    überrasch\p{L}*|erstaunlich\p{L}*|seltsam\p{L}*|komisch\p{L}*|merkwürdig\p{L}*|geheimnis\p{L}*|
    niemand (?:sagt|sagte|weiß|wusste|erzählt)|keiner (?:sagt|sagte|weiß|wusste|erzählt)|
    (?:stellte|stellt) sich heraus|man (?:könnte|würde) (?:meinen|denken)|man denkt|man glaubt|die meisten|
    alle (?:denken|glauben|sagen)|(?:wusstest|wussten|wusstet) (?:du|sie|ihr)|
    ob (?:du|sie|ihr) es (?:glaubst|glauben|glaubt) oder nicht|fehler\p{L}*|unerwartet\p{L}*|
    schockier\p{L}*|schock|verborgen\p{L}*|versteckt\p{L}*|gegenteil|unmöglich|entdeck\p{L}*|zum ersten mal|
    nie (?:gedacht|gesehen|gehört|erwartet)|ausgerechnet|verblüff\p{L}*`,
  comparison: String.raw`
    wie ein(?:e[mnrs]?)?|als ob|als wenn|als wäre[nt]?|wie (?:der|die|das|im|beim)|wie wenn|genauso|
    so \p{L}+ wie|mehr als|weniger als|(?!immer |wieder )\p{L}{3,}er als|halb so|hälfte|doppelt|mal so`,
  advice: `
    sollten?|solltest|solltet|man muss|musst|müsst|brauchst|achte(?:t|n sie)? (?:darauf|drauf|auf)|nie|
    immer|hör(?:t)? auf|fang(?:t)? an|regeln?|schritte?|tipps?|wie man|frag|schreib|wenn (?:du|ihr|man)|
    bevor (?:du|ihr|man)|versucht? (?:mal|doch|es)|probier(?:t)?|vergiss|am besten|denkt? (?:daran|dran)|
    macht? (?:euch|dir|keine)|lasst? (?:es|dir|euch)|vermeide(?:t)?`,
  elsewhere: `
    wie (?:gesagt|erwähnt|schon gesagt|vorhin|besprochen)|vorhin|vorher|letztes mal|
    letzten? (?:woche|folge|monat)|nächstes mal|nächsten? (?:woche|folge|folie)|(?:diese|dieser|der) folie|
    (?:hier|oben|unten|ganz) (?:links|rechts)|auf der (?:linken|rechten) seite|
    hier (?:drüben|vorne|hinten|unten|oben)|da (?:drüben|vorne|hinten|unten|oben)|dort drüben|
    wie (?:ihr|sie|man) (?:hier |da )?(?:seht|sehen|sieht)|diese[rs]? hier|der hier|das da|
    hier im (?:raum|saal)|ihr alle|heute|gerade eben|heute abend|im moment`,
  notice: String.raw`
    folie|folien|slides?|(?:den|der) link|auf seite|kapitel|(?:diese|dieser|der|neue|neuen) folge|
    sponsor\p{L}*|rabatt\p{L}*|gutschein\p{L}*|anmeld\p{L}+|frist|tickets?|webseite|website|e-?mail|mail|
    chat|abonnier\p{L}*|abo|(?:diesem|hier im|nächsten) raum|saal|parkpl(?:atz|ätze)|pause|
    (?:noch|eure|ihr|ihre|irgendwelche) fragen|agenda|(?:auf dem|unser|unserem) programm|zeitplan|
    nächsten? woche|(?<!(?:am|jeden|guten|nächsten|dem|diesem|der|einen|den|eines|frühen|gegen) )morgen|
    heute abend|danke|dankeschön|vielen dank|willkommen|hallo|guten (?:morgen|tag|abend)|
    (?<!(?:ich|wie|eine|die|meine) )bitte|ankündigung|hinweis|
    ich (?:zeige?|erzähle?|erkläre?) (?:euch|ihnen|dir|jetzt|mal)|
    (?:zeige?|erzähle?|erkläre?|verrate?) ich (?:euch|ihnen|dir)|
    ich (?:möchte|will|würde) (?:euch|ihnen|gerne|gern|jetzt|heute)|
    (?:möchte|will|würde|werde) ich (?:euch|ihnen|heute|jetzt|gern|gerne)|
    ich werde (?:euch|ihnen|jetzt|heute)|wir (?:werden|wollen) (?:jetzt|heute|uns|noch)|
    wir schauen (?:uns|jetzt|mal)|lasst? (?:mich|uns) (?:kurz|mal|noch|jetzt|erst|gleich)|
    lassen sie (?:mich|uns)|wie gesagt|dazu (?:komme|kommen|später)|
    zurück zu[mr]? (?:thema|frage|folie|punkt)|
    komm(?:e|en) (?:ich|wir) (?:gleich|später|noch|nachher|jetzt|nun|zum|zur)|
    machen wir (?:jetzt|gleich|mal|noch|dann|kurz|weiter|eine)|weiter geht's|jedenfalls|bevor (?:ich|wir)|
    reden wir|sprechen wir`,
  praise: String.raw`
    sehr|wirklich|absolut|total|völlig|komplett|unglaublich\p{L}*|erstaunlich\p{L}*|außergewöhnlich\p{L}*|
    fantastisch\p{L}*|wunderbar\p{L}*|wunderschön\p{L}*|großartig\p{L}*|toll(?:e[mnrs]?)?|super|
    genial\p{L}*|brillant\p{L}*|grandios\p{L}*|mega|
    (?<!danke |bitte |ganz )schön(?:e[mrs]?)?(?!,? dass (?:ihr|sie))|größte[mnrs]?|echt|cool(?:e[mnrs]?)?|
    extrem\p{L}*|perfekt\p{L}*|beste[mnrs]?|riesig\p{L}*|enorm\p{L}*|einzigartig\p{L}*|legendär\p{L}*|
    weltklasse|fundamental\p{L}*|wichtig\p{L}*|spannend\p{L}*|ehrlich|begeister\p{L}+|leidenschaft\p{L}*|
    hervorragend\p{L}*`,
  picturable: `
    ameisen?|[aä]pfel|(?:den|dem|der|am|im) arm|armeen?|babys?|tüten?|taschen?|s(?:ack|äcke|äcken)|
    b(?:all|älle)|bänder|k(?:orb|örbe)|b(?:ad|äder)|badewannen?|bett(?:en)?|bienen?|glocken?|v[oö]geln?|
    messerklingen?|boot(?:e|en)?|knochen|b(?:uch|ücher|üchern)|stiefeln?|flaschen?|kisten?|schachteln?|
    jungs|(?:ein|kleiner) junge|gehirne?|bremsen?|(?:ast|äste|ästen)|ziegel(?:stein|steine)?|brücken?|
    bürsten?|eimern?|glühbirnen?|kn(?:opf|öpfe|öpfen)|kuchen|torten?|kameras?|karten?|schubkarren?|
    (?:der|den|dem|im) wagen|katzen?|ketten?|käse|brust|kinn|kirchen?|uhren|(?:die|eine|meine) uhr|
    armbanduhr|wolken?|m[aä]ntel|kragen|kamm|k(?:uh|ühe|ühen)|tassen?|vorh(?:ang|änge)|kissen|hund(?:e|en)?|
    tür(?:en)?|abfluss|schubladen?|kleid(?:er|ern)?|ohr(?:en)?|ei|eiern?|motor(?:en)?|augen?|
    gesicht(?:er|ern)?|bauernh(?:of|öfe)|federn?|fingern?|fisch(?:e|en)?|flaggen?|fahnen?|boden|fußboden|
    mücken?|f(?:uß|üße|üßen)|gabeln?|g[aä]rten|mädchen|handschuhe?|ziegen?|pistolen?|gewehre?|haar(?:e|en)?|
    hammer|h(?:and|ände|änden)|h(?:ut|üte)|k(?:opf|öpfe|öpfen)|herz(?:en)?|haken|h(?:orn|örner)|
    pferd(?:e|en)?|krankenh(?:aus|äuser)|h(?:aus|äuser|äusern)|inseln?|schmuck|juwelen?|kessel|schlüsseln?|
    knie|messern?|knoten|bl(?:att|ätter|ättern)|bein(?:e|en)?|bibliothek(?:en)?|lippen?|schlösser|
    landkarten?|streichh(?:olz|ölzer)|affen?|mond|mund|muskeln?|n[aä]geln?|hals|nadeln?|(?<!im )netze?|
    nasen?|n(?:uss|üsse|üssen)|büros?|orangen?|[oö]fen|pakete?|stifte?|kugelschreiber|bleistifte?|
    bild(?:er|ern)?|schwein(?:e|en)?|stecknadeln?|rohre?|flugzeuge?|tellern?|t(?:opf|öpfe|öpfen)|
    kartoffeln?|gefängnis|pumpen?|schienen?|ratten?|m(?:aus|äuse)|quittung(?:en)?|kassenbon|ringe?|
    d(?:ach|ächer|ächern)|wurzeln?|segeln?|schulen?|scheren?|schrauben?|samen|schaf(?:e|en)?|regale?|
    schiff(?:e|en)?|hemd(?:en)?|schuh(?:e|en)?|haut|r(?:ock|öcke)|schlangen?|socken?|schaufeln?|spaten|
    schwamm|löffeln?|briefmarken?|stern(?:e|en)?|bahnh(?:of|öfe)|st(?:ock|öcke)|magen|bauch|läden|
    supermarkt|straßen?|sonne|tisch(?:e|en)?|schwanz|f[aä]den|kehle|daumen|fahrkarten?|zehen?|zungen?|
    z(?:ahn|ähne|ähnen)|st(?:adt|ädte|ädten)|z(?:ug|üge|ügen)|tablett|b(?:aum|äume|äumen)|hosen?|
    regenschirme?|mauern?|w(?:and|ände|änden)|r(?:ad|äder|ädern)|reifen|trillerpfeifen?|fenstern?|flügeln?|
    draht|kabel|w(?:urm|ürmer)`,
  leaning: `
    und|aber|also|weil|denn|oder|dann|er|sie|es|ihm|ihn|das (?:ist|war|hat|heißt|sind|wird|kann)|
    das (?:macht|geht|kommt|waren|bedeutet)|die (?:ist|sind|hat|haben|war|waren)|der (?:ist|hat|war)|dies|
    diese[mnrs]?|da|damit|dabei|dazu|davon|dafür|dagegen|darauf|deshalb|deswegen|darum|trotzdem|außerdem|
    auch|ja|nein|nee|doch|genau|richtig|stimmt|okay|ok|dort|so|solche[mnrs]?|weder|nicht|sondern|außer|
    nämlich|sonst`,
  opener: String.raw`
    also|so|jetzt|nun|okay|ok|gut|na gut|alles klar|jedenfalls|lass(?:t)? (?:mich|uns)|erstens|zweitens|
    zuerst|als (?:erstes|nächstes|letztes)|schließlich|eines (?:tages|abends|morgens|nachts)|
    es (?:gibt|gab)|hier (?:ist|sind)|das (?:erste|zweite|nächste|letzte)|eine sache|was|warum|wieso|wie|
    wenn|als (?:ich|wir|kind)|stell(?:t|en sie)? (?:dir|euch|sich)|denk(?:t)?|im jahr(?:e)?|wer|heute|
    vor \p{L}+ jahren|damals`,
  stopWords: `
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber
    sondern denn weil dass daß ob wenn als wie wo wer wen wem was wann warum wieso welche welcher welches
    in im ins an am ans auf aus bei beim mit nach von vom vor zu zum zur für gegen ohne um durch über
    unter hinter neben zwischen bis seit während wegen trotz ab außer ich du er sie es wir ihr mich dich
    ihn uns euch mir dir ihm ihnen sich mein meine meinen meinem meiner dein deine sein seine seinen
    seiner ihre ihren ihrem ihrer unser unsere unseren eure dieser diese dieses diesem man niemand jeder
    jede jedes jeden jedem alle alles etwas nichts viel viele wenig mehr meisten andere anders selbst bin
    bist ist sind seid war waren wäre wären wird werden werde wurde wurden würde würden habe hab hast hat
    haben habt hatte hatten hätte hätten kann können konnte konnten könnte könnten muss musst müssen
    musste mussten will wollen wollte wollten soll sollen sollte sollten darf mag möchte lassen lässt lass
    machen mache mach machst macht gehen gehe geht ging kommen komme kommt kam kamen sagen sage sag sagt
    sagte sehen sieht sah wissen weiß weißt wusste geben gibt gab denken denke denkt dachte glaube heißt
    nicht nie immer noch schon nur auch sogar sehr so ganz gar fast etwa ungefähr oft manchmal wieder
    weiter mal einmal jetzt nun dann da dort hier hin her heute morgen damals danach dabei dazu dafür
    dagegen davon darum damit deshalb deswegen trotzdem außerdem nämlich also doch ja nein nee jo okay ok
    äh ähm hm tja naja halt eben einfach eigentlich wirklich tatsächlich vielleicht wahrscheinlich
    natürlich genau irgendwie irgendwas bitte danke hallo obwohl zwei drei vier fünf sechs sieben acht
    zehn hundert tausend million millionen erste ersten erster zweite letzte letzten nächste nächsten gut
    gute groß große klein kleine neue neuen alt lange ding sache leute art teil jahr jahre tag tage woche
    zeit weg los wär hätt gemacht gesagt gekommen gewesen worden finden finde findet stehen nehmen früher
    später zusammen dinge sachen einige jemand solche bevor zwar unserem ihres seines meines deinen deinem
    deiner weshalb wohin woher darauf daran daraus darin darüber bereits drin rein raus runter rauf rüber
    rum herum nochmal müsste müsstest durfte dürfen möchten gerade beide beiden allem allen aller bisschen
    paar werdet seien sei brauche brauchst braucht brauchen bekommen bekommt steht liegt bleibt bleiben ne
    mhm gerne gern eher ziemlich klar elf zwölf neun wollt könnt könntest sagten warst wirst welchen
    welchem dieselbe jemanden`,
  leadIn: `
    also|und|aber|ja|nein|nee|naja|na ja|na gut|tja|okay|ok|denn|ach|oh|ach ja|genau(?=[,.])|gut(?=,)|
    so(?=,)|weißt du(?=,)|wissen sie(?=,)|wisst ihr(?=,)|jedenfalls(?=,)|sag ich mal|ich meine`,
  promise: String.raw`
    wenn|falls|sobald|solange|jedes mal|immer wenn|sooft|als ich|als wir|als er|als sie|
    während(?! (?:des|der|dieses|meine[rs]))|obwohl|auch wenn|selbst wenn|weil|da ich|da wir|
    seit(?! (?:\d|\p{L}+ (?:jahr|monat|woche|tag)|dem|der))|seitdem|bevor|nachdem|bis ich|bis wir|sofern|
    es sei denn|je mehr|je`,
  ending: String.raw`
    (?<=\p{L}{3})(?:ungen|ung|lich(?:e[mnrs]?)?|(?<=er|nd|eg|st|nt|or|zt|ef|og)in(?:nen)?|(?<=firm|them)a)|
    (?<=\p{L}{3})(?:(?<!^(?:mut|but|wet))t?(?:ete[nst]?|est|et|er[ns]?|en|(?<!bl|yst)em|es|e))|
    (?<=\p{L}{3})(?:(?<=[lr])n|st|ts?|(?<=[bdfgklmnopry])s)`,
  titles: String.raw`
    Dr|Prof|Hrn?|Frl?|Dipl|Ing|Mag|Hl|St|Str|Nr|Tel|Bd|Kap|Abb|Jhd?|Mio|Mrd|Chr|bzw|ca|vgl|evtl|ggf|inkl|
    exkl|sog|allg|bspw|max|min|geb|gest|vs|z\.B|d\.h|u\.a|u\.U|i\.d\.R|o\.ä|s\.o|m\.E|v\.a|[zduiosmv]`,
  wishes: {
    hook: 'hooks?|einstiege?|anfang|anfänge|aufhänger|aufmerksamkeit',
    payoff: 'pointen?|schluss|schlüsse|ende|fazit|auflösung(?:en)?|wendung(?:en)?|schlussfolgerung(?:en)?',
    clarity: String.raw`
      klare?[mnrs]?|klarheit|erklär\p{L}*|einfache[mnrs]?|anleitung(?:en)?|tutorials?|tipps?|ratschläge?|
      ratschlag|lehrreich\p{L}*|verständlich\p{L}*|schritt für schritt`,
    emotion: String.raw`
      emotion\p{L}*|gefühl\p{L}*|lustig\p{L}*|witzig\p{L}*|witze?|humor\p{L}*|lachen|lacher|gelächter|
      berührend\p{L}*|bewegend\p{L}*|traurig\p{L}*|geschichten|
      (?<=(?:eine|seine|ihre|diese|lustige|witzige|traurige|bewegende|persönliche|kurze) )geschichte|gags?|
      spaß|komisch\p{L}*|unterhaltsam\p{L}*|anekdoten?`,
    novelty: String.raw`
      überrasch\p{L}*|neu(?:e[mnrs]?|este[nrs]?)?|neuigkeiten?|unerwartet\p{L}*|fakten|mythen|mythos|
      kurios\p{L}*|erstaunlich\p{L}*`,
    quotability: String.raw`zitate?n?|zitierbar\p{L}*|sprüche?n?|einzeiler|aussagen?`,
    dialogue: `
      dialoge?n?|gespräche?n?|fragen?|interviews?|streit(?:s|et|en|ereien|gespräche?)?|debatten?|
      diskussion(?:en)?|wortwechsel`,
    withoutWhat: String.raw`
      ohne|keine?[mnrs]?|
      (?<!(?:warum|verg(?:iss|esst|essen sie)(?: [^.,;!?]{0,60})?) )nicht(?! (?:nur|bloß|allein|unbedingt|
      vergessen|länger|kürzer|mehr als|zu (?:lang|kurz)))|außer|vermeide\p{L}*|überspringe?|
      nichts (?:über|von|zu|mit)|verzichte[nt]?(?: sie)? auf|ignoriere?(?:n|t)?|ausgenommen`,
    whatWithout: String.raw`
      weglassen|auslassen|rauslassen|(?<=lass(?:t|en|e)? [^.,;!?]{1,60} )(?:weg|aus|raus|außen vor)|
      (?<!(?:de[nmr]|einen?|einem|zum|vom|am) (?:\p{L}{1,20} )?)weg(?=\P{L}*$)|raus(?=\P{L}*$)|
      (?<!verg(?:iss|esst|essen) [^.,;!?]{0,60})nicht(?=\P{L}*$)|überspringen|
      (?<!(?:wie|um) [^.,;]{0,40})vermeiden|ausschließen|verzichten`,
    turning: 'sondern|aber|dafür|nur|lieber|stattdessen',
    asking: String.raw`
      clips?|videos?|momente?n?|stellen?|teile?n?|szenen?|ausschnitte?n?|wähle?|suche?|finde|zeige?|
      konzentrier\p{L}*|bevorzug\p{L}*|nimm|möchte|will|wünsche|bitte|sprecher(?:in)?|redner(?:in)?|
      beste[mnrs]?|wo|spricht|lass(?:t|en)?|gib|highlights?|interessant\p{L}*|spannend\p{L}*|abschnitte?n?|
      sekunden?|minuten?|länger|kürzer|verg(?:iss|esst|essen)`,
  },
};
