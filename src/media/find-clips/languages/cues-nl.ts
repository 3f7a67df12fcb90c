/** Dutch phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_NL: CueLists = {
  filler: String.raw`
    u+h+m*|e+h+m*|e+u+h+m*|h+m+|m+h+m+|zeg maar|weet je|ik bedoel|nou ja|ja nou|hoe zeg je dat|
    laten we zeggen|hè\?|toch\?|of niet\?|nou,|gewoon|snap je|weet je wel|als het ware|tja|enzo`,
  hedge: `
    (?:ik weet|weet ik) (?:het |dat |eigenlijk |ook |echt |nog )*niet|geen idee|
    niet (?:helemaal |zo )?zeker|niet meer precies|kan me (?:dat |het )?niet (?:meer )?herinneren|
    weet niet (?:meer|precies|zeker)|schijnbaar|zou kunnen|(?:ik denk|denk ik)|(?:ik geloof|geloof ik)|
    (?:ik gok|gok ik)|volgens mij|misschien|wellicht|waarschijnlijk|vermoedelijk|een soort(?:van)?|
    soort van|of zo|ofzo|of zoiets|zoiets als|of wat dan ook|min of meer|ongeveer|zo'n beetje|
    hangt ervan af|ligt eraan|wie weet|blijkbaar|kennelijk|ben ik vergeten|ik zou (?:het )?niet weten`,
  housekeeping: String.raw`
    welkom|dank (?:je|u|jullie)(?: wel)?|bedankt|dankjewel|hallo|hoi|goede(?:morgen|middag|navond)|
    goeie(?:morgen|middag|navond)|doei|dag allemaal|tot ziens|tot (?:de )?volgende (?:keer|week)|
    abonne(?:er|ren|es?)|sponsor\p{L}*|linkjes?|(?:de|een) link(?! tussen)|
    in de (?:comments|reacties|beschrijving)|nieuwsbrief|aflevering|volgende (?:keer|week)|
    vorige (?:keer|week)|ik (?:laat|vertel|geef) jullie|ik zal (?:jullie|even|nu)|
    (?:ga|zal|wil) ik (?:jullie|even|het (?:nu|vandaag|hebben))|vertel ik jullie|
    ik ga (?:jullie|nu|even|vandaag|beginnen|het (?:nu|vandaag|hebben))|
    (?:we gaan|gaan we) (?:nu|even|straks|vandaag|zo|beginnen|verder|kijken|het hebben)|
    laat (?:me|mij|ons) (?:even|eens|eerst)|laten we (?:even|eens|eerst|beginnen|kijken|gaan)|
    voordat (?:ik|we) (?:begin|beginnen|verder)|zoals (?:ik (?:al )?zei|gezegd)|we gaan verder|
    volgende vraag|(?:nog|eventuele|paar|enkele|zijn er) vragen(?! (?:of|om|me|hem|haar|aan))|vragen hebben|
    vragenronde|slides?|dia(?:'s)?|microfoon|camera|(?:horen|hoor|verstaan) (?:jullie|je) (?:mij|me)|
    wacht even|momentje|ogenblikje|een seconde|sorry|waar was ik|agenda|(?:op het|ons) programma|
    (?:koffie|lunch)?pauze|lunch|koffie|aanmeld\p{L}*|inschrijv\p{L}*|kaartjes|tickets?|website|e-?mail|
    mailtje|podcast|(?:mijn|dit|ons) kanaal|livestream|chat|volg (?:me|mij|ons)|korting\p{L}*|kortingscode|
    opname|geluid (?:goed|doet|staat|werkt)|scherm|wifi|parkeer\p{L}*|badges?|formulier|dat was het|
    dat is alles|tot zover|korte (?:mededeling|opmerking)|mededeling(?:en)?|trouwens|reminder|
    geen tijd meer|ik heet|mijn naam is|(?:me|mezelf|mij) (?:even )?voorstellen|applaus|volume|
    (?:luisteraar|kijker)s?|(?:deze|volgende|vorige|mijn) video|duimpje|
    leuk dat (?:je|jullie) (?:er|kijk|luister)|hartelijk dank|reclame|samengevat|
    daar kom ik (?:zo|straks|later)|kom ik (?:zo|straks) op terug`,
  contrast: `
    niet|geen|(?<!zeg )maar|echter|eigenlijk|echt|in werkelijkheid|juist|daarentegen|terwijl|hoewel|ook al|
    tenzij|foute?|mythe|tegendeel|integendeel|in plaats (?:van|daarvan)|de waarheid|nog steeds|toch|behalve|
    ondanks|desondanks|andersom`,
  absolute: `
    nooit|altijd|elke?|iedere?|iedereen|alles|alle|allemaal|niemand|niets|niks|geen enkele?|alleen|enige|
    meeste|minste|beste|slechtste|ergste|eerste|laatste|ooit|hele|helemaal|volledige?|precies|onmogelijke?|
    moet|voorgoed|wie dan ook`,
  payoff: String.raw`
    daarom|daardoor|vandaar|betekent|dat wil zeggen|dus|zodat|bleek|blijkt|omdat|want|de reden|het punt|
    het antwoord|de les (?:is|was|die)|de truc|het geheim|het probleem|het verschil|
    (?:heb ik|ik heb) (?:\p{L}+ )?geleerd|ik leerde|besefte (?:ik|hij|ze)|ik besefte|realiseerde ik me|
    ik realiseerde me|kwam (?:ik )?erachter|uiteindelijk|ten slotte|tenslotte|eindelijk|aan het eind|kortom|
    sindsdien|vanaf (?:toen|dat moment|die dag)|tot op de dag van vandaag|totdat|tenzij|
    waar het om (?:gaat|draait)|het gaat erom|wat telt|oftewel`,
  imagine: `
    stel (?:je|u|jullie)(?: eens| even| nou)? voor|stel,|stel dat|stel je (?:bent|hebt|woont|staat|krijgt)|
    denk (?:maar |eens |even )?aan|denk je eens in|kijk (?:eens|maar|even|naar)|
    luister (?:eens|maar|goed|even)|onthoud|vraag (?:jezelf|je eens|uzelf)|let (?:maar |eens )?op|
    neem (?:nou|nu|bijvoorbeeld)|wat als|wat zou(?:den)?|ga maar na`,
  listener: `
    je|jij|jou|jouw|jullie|u|uw|jezelf|uzelf`,
  firstPerson: `
    ik|me|mij|mijn|m'n|mezelf|mijzelf|'k|ikzelf`,
  story: String.raw`
    was|waren|had|hadden|ging(?:en)?|kwam(?:en)?|zei|zeiden|deed|deden|nam(?:en)?|gaf|gaven|zag(?:en)?|
    wist(?:en)?|dacht(?:en)?|vond(?:en)?|kreeg|kregen|liep(?:en)?|stond(?:en)?|zat(?:en)?|lag(?:en)?|
    riep(?:en)?|bleef|bleven|viel(?:en)?|begon(?:nen)?|verloor|verloren|hield(?:en)?|
    (?:werd|reed|keek|schreef|sliep|sprak|bracht|kocht|zocht|vloog|trok|droeg|kon|moest|mocht)|
    (?:werd|red|kek|schrev|sliep|sprak|bracht|kocht|zocht|vlog|kond|moest)en|wilden?|
    (?:vroeg(?= (?:ik|hij|ze|zij|me|hem|haar|of))|(?:hij|ze|zij|ik|die) vroeg)|
    (?:vertel|woon|belde|voel|draai|open|antwoord|hoor|gebeur|huil|probeer|leer|regen|speel|studeer)den?|
    (?:maak|werk|pak|stap|stop|lach|wacht|praat|merk|kook|dans|klop|zet|fiets)ten?|schrok(?:ken)?|stierf|
    overleed|besloot|begreep|ontmoette|ontdekte|wou|dronk|sprong|vroeger|
    (?:haal|stuur|ren|gooi|trouw|betaal|stel|duw)den?|laatst (?:was|had|zat|kwam|liep|zag|sprak|stond)|
    vorig jaar|
    ge(?:gaan|komen|weest|worden|daan|zegd|zien|vonden|nomen|geven|bleven|lopen|hoord|dacht|maakt|kregen)|
    ge(?:had|zeten|staan|legen|bracht|stuurd|gooid|haald|pakt)|
    ge(?:beurd|vallen|schreven|vraagd|leerd|werkt|storven|kocht|woond|leefd|wacht|lezen|slapen|vlogen|beld)|
    (?:heb|heeft|hebben|had|hadden) (?:\p{L}+ ){0,4}(?:verteld|verloren|ontmoet|besloten|begrepen|ontdekt)|
    (?:ben|is|zijn|was|waren) (?:\p{L}+ ){0,4}(?:vertrokken|begonnen|verhuisd|overleden)|
    op een (?:dag|avond|ochtend|nacht|middag)|er was eens|toen ik|toen we|
    (?:jaar|jaren|maanden|weken|dagen|dag|week|maand) (?:geleden|later|daarvoor|daarna)|als kind|
    (?:in|sinds) (?:het jaar )?(?:19|20)\d\d|de volgende (?:dag|ochtend|morgen|avond)|
    die (?:dag|avond|nacht|ochtend|zomer|winter)`,
  turn: `
    plotseling|opeens|ineens|plots|en toen|maar toen|totdat|toen|op dat moment|uit het niets|
    op een gegeven moment|van de ene op de andere dag|en daar|in één klap`,
  quoted: String.raw`
    (?:hij|ze|zij|ik|we|wie|iemand|mensen|moeder|vader|mama|papa|dokter|baas) (?:zei|zegt|zeggen|zeiden)|
    (?:hij|ze|zij|ik|we|iemand|moeder|vader|mama|papa|dokter|baas) (?:vroeg|vraagt|riep|antwoordde)|
    (?:hij|ze|zij|ik|iemand) (?:schreeuwde|fluisterde|schreef)|
    (?:zei|zegt|vroeg|riep) (?:hij|ze|zij|ik|me|mijn|m'n|die|de|iemand|tegen)|
    (?:heeft|heb|hebben|had|hadden) (?:\p{L}+ ){0,4}(?:gezegd|gevraagd|geantwoord|geroepen)|
    zeg ik(?: tegen)?|ik zeg|(?:had|heb|heeft) zoiets van|en (?:ik|hij|ze|zij|die) (?:zo )?van|
    dacht ik bij mezelf|dacht (?:ik |echt |zo )*van|(?:was|is) zo van|zei(?:den)? tegen`,
  emotion: String.raw`
    liefde|hou(?:d|dt|den)? (?:zo |heel |erg |veel )*van|hield(?:en)? van|ha(?:at|atte|ten|tte)|bang|
    angst(?:en|ig)?|(?:ge)?schrok(?:ken)?|huil(?:t|de|den|en|end)?|tranen|lach(?:t|te|ten|en|end)?|geluk|
    gelukkige?|blij(?:e)?|verdriet(?:ig|ige)?|boos|boze|woedend|schaam\p{L}*|trotse?|pijn|pijnlijke?|dood|
    dode|sterven|stierf|overleden|eenzame?|hart|vreugde|prachtige?|verschrikkelijke?|vreselijke?|geweldige?|
    ongelo(?:of|fe)lijke?|gek|krankzinnige?|paniek|tril(?:de|den|len)|schreeuw\p{L}*|
    (?<!een )(?<!hele )hoop|kwijt|verloren|vermoord|gevaar(?:lijke?)?|kapot(?:te)?|gebroken|schuldig|gênant|
    zorgen (?:om|over|gemaakt|maken)|nachtmerries?|dro(?:om|men)|gedroomd|mis(?:te|ten)|vergeven|spijt|
    mislukt\p{L}*|mislukk\p{L}+|moed|vertrouw\p{L}*|verraden|vecht\p{L}*|gevochten|
    (?:heel|erg|zo|echt|was) zwaar|wauw|jammer|enge?|verliefde?|teleurgesteld|opgelucht|gekke`,
  surprise: String.raw`
    verras(?:t|send|sende|sing|singen)|vreemde?|raar|rare|geheim|
    niemand (?:vertelt|vertelde|weet|wist|zegt)|bleek|blijkt|je zou (?:denken|zeggen|verwachten)|
    nooit (?:gedacht|geweten|verteld|verwacht|gezien)|wist (?:je|u)|wisten jullie|geloof het of niet|
    de meeste mensen|iedereen denkt|mensen denken|men denkt|fout(?:en)?|vergissing|onverwachte?|
    schok(?:te|ken|kend|kende)?|geschokt|verborgen|het is niet waar|tegendeel|ontdek\p{L}*|voor het eerst|
    tot mijn verbazing|verbaz\p{L}+|verbaasde?`,
  comparison: String.raw`
    als een|alsof|net als|zoals (?:de|het|een)|hetzelfde als|meer dan|minder dan|\p{L}{3,}er dan|
    even \p{L}+ als|zo \p{L}+ als|helft|(?:twee|drie|vier|tien|honderd) keer`,
  advice: `
    je moet|moet je|(?:we|jullie|mensen) moeten|zou moeten|zorg (?:dat|ervoor)|nooit|altijd|stop|
    begin (?:met|bij|klein|gewoon)|regels?|stap|stappen|tips?|advies|hoe je|vraag (?:jezelf|het|altijd|om)|
    (?<!ik )schrijf|houd|als je|wanneer je|voordat je|probeer|vergeet niet|kun je beter|vermijd`,
  elsewhere: `
    zoals (?:ik|we) (?:al |net |eerder )?(?:zei|zeiden)|zoals (?:gezegd|vermeld|besproken)|eerder|daarnet|
    zojuist|net al|vorige (?:keer|week|maand|aflevering)|volgende (?:keer|week|slide|aflevering)|
    deze (?:slide|dia)|(?:hier|helemaal) (?:links|rechts)|aan de (?:linker|rechter)kant|
    op (?:het scherm|de slide)|hier (?:achter|voor|beneden|boven|vooraan)|
    daar (?:achter|beneden|boven|vooraan)|
    zoals (?:je|jullie|u) (?:hier |daar )?(?:ziet|zien|kunt zien|kunnen zien)|deze hier|die daar|die andere|
    jullie allemaal|hier in de (?:zaal|ruimte)|vandaag|vanavond|op dit moment|nu net`,
  notice: String.raw`
    slides?|dia(?:'s)?|linkjes?|(?:de|een) link(?! tussen)|bladzijde|hoofdstuk|aflevering|sponsor\p{L}*|
    kortingscode|korting|aanmeld\p{L}*|inschrijv\p{L}*|deadline|kaartjes|tickets?|website|e-?mail|mailtje|
    chat|abonne(?:er|ren|es?)|registr\p{L}+|zaal|parkeer\p{L}*|(?:koffie|lunch)?pauze|
    (?:nog|eventuele|paar|enkele|zijn er) vragen(?! (?:of|om|me|hem|haar|aan))|agenda|
    (?:op het|ons) programma|volgende week|(?<!(?:elke|de|deze|volgende|iedere|een|goede|'s|op) )morgen|
    vanavond|bedankt|dank (?:je|u|jullie)(?: wel)?|dankjewel|welkom|hallo|goede(?:morgen|middag|navond)|
    alstublieft|alsjeblieft|aankondiging|mededeling(?:en)?|ik (?:laat|vertel|geef) jullie|
    ik zal (?:jullie|even|nu)|ik wil (?:jullie|even|vandaag|graag (?:even|met|beginnen|jullie))|
    ik wil het (?:\p{L}+ ){0,3}hebben over|(?:ga|zal|wil) ik (?:jullie|even|het (?:nu|vandaag|hebben))|
    vertel ik jullie|ik ga (?:jullie|nu|even|vandaag|het (?:nu|vandaag|hebben))|
    (?:we gaan|gaan we) (?:nu|even|straks|vandaag|het hebben)|laat (?:me|mij) (?:even|eens)|laten we|
    zoals (?:ik (?:al )?zei|gezegd)|ik zei het al|kom ik (?:zo |straks |nog )?op terug|
    terug naar (?:het onderwerp|de vraag|de slide|de dia|ons verhaal)|(?:we gaan|gaan we|nu) door naar|
    we gaan verder|in ieder geval|voordat (?:ik|we)|het hebben over|daarover (?:later|straks)|
    (?:deze|volgende|vorige|mijn) video|hartelijk dank|duimpje`,
  praise: `
    heel|erg|echt|absoluut|totaal|compleet|volledig|ongelo(?:of|fe)lijke?|verbazingwekkende?|buitengewone?|
    fantastische?|geweldige?|prachtige?|schitterende?|briljante?|waanzinnige?|mooie?|mooiste|beste|grootste|
    enorme?|gigantische?|unieke?|legendarische?|van wereldklasse|fundamentele|belangrijke?|spannende?|
    eerlijk gezegd|oprecht|enthousiaste?|passie|gepassioneerde?|leuke?|leukste|ontzettend|super|hartstikke|
    gaaf|zeer`,
  picturable: `
    mier(?:en)?|appels?|(?:mijn|zijn|haar|de|een) arm|legers?|baby(?:'s)?|tas(?:sen|jes?)?|bal(?:len)?|
    manden?|badkuip|bed(?:den)?|bijen|(?:kerk|deur|fiets)bel(?:len)?|vogels?|bo(?:ot|ten)|boek(?:en|jes?)?|
    laar(?:s|zen)|fles(?:sen|jes?)?|do(?:os|zen|osjes?)|jonge(?:ns?|tjes?)|hersenen|remmen|tak(?:ken)?|
    bakste(?:en|nen)|brug(?:gen)?|borstels?|emmers?|gloeilamp(?:en)?|kno(?:op|pen)|taart(?:en)?|
    kaart(?:en|jes?)?|karren|kat(?:ten)?|ketting(?:en)?|ka(?:as|zen)|borst|kin|kerk(?:en)?|klok(?:ken)?|
    wolk(?:en)?|jas(?:sen)?|kra(?:ag|gen)|kammen|koe(?:ien)?|kopjes?|bekers?|gordijn(?:en)?|kussens?|
    hond(?:en|jes?)?|deur(?:en)?|afvoer|lades?|jurk(?:en)?|o(?:or|ren)|ei(?:eren)?|motor(?:en)?|o(?:og|gen)|
    gezicht(?:en)?|boerderij(?:en)?|ve(?:er|ren)|vingers?|vis(?:sen)?|vlag(?:gen)?|vloer(?:en)?|
    (?<!ik )vlieg(?! (?:je|ik|naar))|voet(?:en)?|vork(?:en)?|tuin(?:en)?|meisjes?|handschoen(?:en)?|
    geit(?:en)?|gewe(?:er|ren)|pisto(?:ol|len)|haren|hamers?|hand(?:en)?|hoed(?:en)?|hoofd(?:en)?|
    hart(?:en)?|ha(?:ak|ken)|hoorns?|paard(?:en)?|ziekenhui(?:s|zen)|hui(?:s|zen|sjes?)|eiland(?:en)?|
    sieraden|ketels?|sleutels?|knie(?:ën)?|mes(?:sen)?|blaadjes?|bladeren|been|benen|bibliothe(?:ek|ken)|
    lip(?:pen)?|hangslot(?:en)?|landkaart(?:en)?|lucifers?|a(?:ap|pen)|maan|mond(?:en)?|spier(?:en)?|
    (?:nagel|spijker)s?|nek|naald(?:en)?|netten|neu(?:s|zen)|no(?:ot|ten)|kanto(?:or|ren)|sinaasappels?|
    ovens?|pakket(?:ten)?|pakjes?|pen(?:nen)?|potlo(?:od|den)|foto(?:'s)?|varkens?|speld(?:en)?|pijp(?:en)?|
    bui(?:s|zen)|vliegtuig(?:en)?|bord(?:en)?|zak(?:ken)?|pot(?:ten)?|pan(?:nen)?|aardappel(?:s|en)?|
    gevangenis(?:sen)?|pomp(?:en)?|rails|rat(?:ten)?|mui(?:s|zen)|bonnetjes?|ring(?:en)?|dak(?:en)?|
    wortels?|zeil(?:en)?|scho(?:ol|len)|scha(?:ar|ren)|schroe(?:f|ven)|zaden|scha(?:ap|pen)|plank(?:en)?|
    sch(?:ip|epen)|overhemd(?:en)?|shirts?|schoen(?:en)?|huid|rok(?:ken)?|slang(?:en)?|sok(?:ken)?|
    schep(?:pen)?|spons|sponzen|lepels?|postzegels?|ster(?:ren)?|stations?|stok(?:ken)?|maag|buik(?:en)?|
    winkels?|stra(?:at|ten)|zon|tafels?|staart(?:en)?|dra(?:ad|den)|keel|duim(?:en)?|te(?:en|nen)|
    tong(?:en)?|tand(?:en)?|st(?:ad|eden)|trein(?:en)?|dienblad(?:en)?|bo(?:om|men|ompjes?)|broek(?:en)?|
    paraplu(?:'s)?|mu(?:ur|ren)|horloges?|wiel(?:en)?|fluit(?:en|je|jes)?|ra(?:am|men)|vleugels?|
    worm(?:en)?`,
  leaning: `
    en|maar|dus|want|omdat|of|toen|dan|hij|ze|zij|het (?:is|was|gaat|werd|had|kan)|'t|hem|hen|hun|haar|dat|
    dit|deze|die|daar|daarom|daardoor|daarna|daarmee|daarvoor|ook|ja|nee|jawel|precies|juist|klopt|oké|ok|
    nou|er|zo'n|zulke|zoiets|evenmin|niet|behalve|namelijk|anders|toch|vandaar|waardoor|waarop`,
  opener: String.raw`
    dus|nu|oké|ok|goed|nou|nou goed|prima|kijk|in ieder geval|laat (?:me|mij|ons)|laten we|
    ten (?:eerste|tweede|derde)|als eerste|eerst|vervolgens|ten slotte|tot slot|
    op een (?:dag|avond|ochtend|nacht)|een ding|er (?:is|was|zijn|waren)|hier (?:is|zijn)|
    het (?:eerste|tweede|volgende|laatste|andere)|wat|waarom|hoe|wanneer|als|wie|stel|denk|toen (?:ik|we)|
    in (?:19|20)\d\d|vroeger|vandaag`,
  stopWords: `
    de het een en of maar want dus omdat zodat hoewel terwijl als dan toen wanneer voordat totdat tot
    sinds om te in op aan uit bij met van voor door over naar tegen onder boven tussen achter naast binnen
    buiten zonder volgens vanaf via ik jij je hij zij ze wij we jullie u mij me jou jouw hem haar ons onze
    hun hen uw mijn zijn zich mezelf jezelf zichzelf elkaar dit dat deze die wie wat waar waarom hoe welke
    welk iemand niemand iets niets niks alles alle allemaal elk elke ieder iedere iedereen ander andere
    anders zelf zelfde hetzelfde sommige veel vele meer meest meeste ben is was waren geweest word wordt
    worden werd werden heb hebt heeft hebben had hadden kan kun kunt kunnen kon konden zal zul zult zullen
    zou zouden moet moeten moest moesten mag mogen mocht wil willen wilde wilden ga gaat gaan ging gingen
    gegaan kom komt komen kwam kwamen doe doet doen deed deden gedaan maak maakt maken gemaakt zeg zegt
    zeggen zei zeiden zie ziet zien zag zagen weet weten wist denk denkt denken dacht geef geeft geven gaf
    nam vond laat laten krijg blijf sta staat staan stond zit zitten zat heet heten niet geen wel nooit
    altijd vaak soms ooit nog al alweer weer steeds ook zelfs alleen zeer heel erg best zo bijna ongeveer
    nu straks later eerder eerst daarna daarvoor vroeger vandaag gisteren morgen hier daar er ergens erop
    daarmee daarom daardoor waarin waardoor terug weg toch echt eigenlijk gewoon natuurlijk misschien
    waarschijnlijk eens even ja nee nou oké ok uh uhm eh ehm euh hm hè hoor hallo hoi dag bedankt dank
    sorry alsjeblieft één twee drie vier vijf zes zeven acht negen tien honderd duizend eerste tweede
    derde laatste volgende vorige goed goede groot grote nieuw nieuwe oud ding dingen soort manier keer
    deel mensen jaar jaren tijd moment beetje precies namelijk bijvoorbeeld trouwens echter zeker meestal
    sowieso hoeveel waarop waarmee waarvoor waarvan hiervan daarvan hierbij hiermee daarin daarop nergens
    overal beide zoveel zoals allebei enkele paar bepaalde helemaal nodig klaar vind vindt vinden lijkt
    lijken blijft blijven bleef kreeg krijgt krijgen gekregen neemt nemen neem genomen houd houdt houden
    begint beginnen begon begonnen gebeurt gebeuren gebeurde gebeurd hoeft hoef hoeven bedoel gezegd
    gezien gehad gekomen gedacht gegeven hele halve elf twaalf twintig dertig vijftig miljoen procent week
    weken maand maanden dagen uur uren minuten vanavond meteen opnieuw verder samen ineens opeens vrij
    klein kleine lang lange loopt liep liggen ligt lag ervan erbij eruit eraan ervoor erin wou hierdoor
    waarbij t n s k m z d r`,
  leadIn: `
    en|maar(?! (?:één|een paar|weinig|net|half))|want|nou ja|nou|ja|nee|oké|ok|oh|ach|tja|goed(?=,)|
    kijk(?=,)|luister(?=,)|nu(?=,)|eigenlijk(?=,)|trouwens(?=,)|weet je(?=,)|ik bedoel(?=,)|dus(?=,)|
    dus(?= (?:ik|je|jij|hij|ze|zij|we|dat|dit|de|het|een|die|er|als|toen|mijn) )`,
  promise: `
    als|wanneer|telkens als|elke keer (?:als|dat)|zodra|terwijl|hoewel|ook al|zelfs als|omdat|aangezien|
    zolang|tenzij|nadat|voordat|toen (?:ik|we|hij|ze|zij|je|mijn)`,
  ending: String.raw`
    (?<=\p{L}{3})(?<![oi])(?:eem|emen|aal|alen)|(?<=\p{L}(?:ui|ij|ei|ie))(?:f|ven)|
    (?<=\p{L}(?:ui|ij|ei))(?:s|zen)|(?<=^sch)(?:ool|olen)|(?<=^vr)(?:aag|agen)|(?<=\p{L}{2})eën|
    (?<=\p{L}{3})(?:heden|heid|lijke?|ingen|ing|tjes?|jes?|ten|en|te|e|t)|(?<=kind|lied|blad)eren|
    (?<=\p{L}{2}b)ben|(?<=\p{L}{2}d)den|(?<=\p{L}{2}f)fen|(?<=\p{L}{2}g)gen|(?<=\p{L}{2}k)ken|
    (?<=\p{L}{2}l)len|(?<=\p{L}{2}m)men|(?<=\p{L}{2}n)nen|(?<=\p{L}{2}p)pen|(?<=\p{L}{2}r)ren|
    (?<=\p{L}{2}s)sen|(?<=\p{L}{2}e[lmnr]|\p{L}{2}[mp])s`,
  titles: String.raw`
    [Dd]rs?|[Mm]r|[Ii]r|[Ii]ng|[Pp]rof|[Dd]hr|[Mm]evr|[Mm]w|[Mm]ej|[Dd]s|St|[Bb]ijv|[Nn]rs?|[Bb]lz|[Pp]ag|
    [Hh]fdst|[Ff]ig|[Tt]el|[Jj]r|ca|resp|incl|excl|evt|vs|mln|mld|[Dd]\.w\.z|[Oo]\.a|[Mm]\.a\.w|[Bb]\.v|
    [Tt]\.o\.v|m\.b\.t|i\.p\.v|[Ii]\.v\.m|a\.d\.h\.v|t\.a\.v|t\.w`,
  wishes: {
    hook: 'hooks?|opening(?:en)?|begin|aandacht|binnenkomers?',
    payoff: `
      clou|pointes?|einde?|afsluiting(?:en)?|slot|conclusies?|ontknoping(?:en)?|wending(?:en)?|plottwists?`,
    clarity: String.raw`
      duidelijke?|heldere?|uitleg\p{L}*|eenvoudige?|simpele?|tips?|advies|adviezen|tutorials?|stap voor stap|
      leerza(?:am|me)`,
    emotion: String.raw`
      emoties?|emotione\p{L}*|grappig\p{L}*|leuke?|leukste|hilarisch\p{L}*|grap|grappen|humor\p{L}*|lachen|
      gelach|ontroer\p{L}*|verdrietige?|verhaal|verhalen|anekdotes?|vermakelijke?`,
    novelty: String.raw`
      verras\p{L}*|nieuwe?|onverwachte?|feiten|feitjes|mythes?|mythen|verbazingwekkende?|weetjes?`,
    quotability: 'citaat|citaten|quotes?|uitspra(?:ak|ken)|oneliners?',
    dialogue: 'dialo(?:og|gen)|gesprek(?:ken)?|vraag|vragen|interviews?|discussies?|ruzies?|debat(?:ten)?',
    withoutWhat: String.raw`
      zonder|geen|
      (?<!(?:waarom|vergeet(?: [^.,;!?]{0,60})?) )niet(?! (?:alleen|enkel|slechts|zomaar|langer|korter|
      meer dan|te lang|vergeten))|behalve|vermijd\p{L}*|(?:niets|niks) (?:over|van|met)|
      sla(?= [^.,;!?]{1,60} over(?!\p{L}))|skip|negeer|uitgezonderd`,
    whatWithout: String.raw`
      overslaan|weglaten|(?<!hoe [^.,;]{0,40})vermijden|uitsluiten|
      (?<=(?:laat|haal|knip) [^.,;!?]{1,60} )(?:weg|achterwege|eruit)|
      (?<!vergeet [^.,;!?]{0,60})niet(?=\P{L}*$)`,
    turning: 'maar|alleen|wel|liever',
    asking: `
      clips?|video'?s?|momenten?|delen|stukken|stukjes?|fragmenten?|scènes?|kies|kiezen|zoek|zoeken|vind|toon|
      laat|focus|wil|graag|alsjeblieft|alstublieft|spreker|beste|mooiste|interessant(?:e|ste)?|geef|haal|knip|
      gaat|seconden?|minuten|minuut|langer|korter|vergeet|vergeten`,
  },
};
