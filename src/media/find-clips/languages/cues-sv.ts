/** Swedish phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_SV: CueLists = {
  filler: String.raw`
    ö+h+m*|e+h+m*|ä+h+m*|h+m+|m+h+m+|liksom|(?<!(?:en|ny|annan|denna|varje|samma|av|vilken) )typ(?! av)|
    alltså|asså|du vet|ni vet|så att säga|jag menar|på nåt sätt|vad heter det|eller hur\?|va\?|ja men,|jaja|
    nåväl|om man säger så|ska vi säga|hur ska man säga|fattar du\?|förstår du\?|va,`,
  hedge: `
    vet (?:jag )?inte|ingen aning|minns (?:jag )?inte|kommer (?:jag )?inte ihåg|
    inte (?:helt |riktigt )?säker|jag tror|tror jag|jag antar|antar jag|jag gissar|gissar jag|kanske|
    på något sätt|på nåt vis|(?:en|någon|nån) (?:sorts|slags)|ett slags|eller så|
    eller (?:något|nåt|någonting)|(?:något|nåt) (?:sånt|sådant|liknande)|vad det nu (?:är|var)|
    mer eller mindre|ungefär|cirka|förmodligen|antagligen|trolig(?:en|tvis)|möjlig(?:en|tvis)|
    (?:är|blir|har|får|var) nog|det beror på|vem vet|tydligen|skulle jag säga|vad jag vet|har jag glömt`,
  housekeeping: String.raw`
    välkom(?:men|na)|tack|tackar|hej|hejsan|hallå|god (?:morgon|kväll|middag|afton)|hej då|hejdå|vi ses|
    vi hörs|prenumer\p{L}+|följare|spons\p{L}+|länk(?:en|ar|arna)?|kommentar(?:er|erna|sfältet)|
    beskrivningen|nyhetsbrev\p{L}*|avsnitt(?:et)?|nästa (?:gång|vecka|avsnitt)|
    förra (?:gången|veckan|avsnittet)|jag ska (?:bara|visa|berätta|prata|börja|säga)|
    ska (?:jag|vi) (?:visa|berätta|prata|titta|börja)|
    vi ska (?:prata|börja|titta|snart|strax|gå igenom|ta (?:en paus|frågor|upp))|
    jag kommer att (?:visa|prata|berätta|gå)|
    låt (?:mig|oss) (?:bara|visa|börja|se|ta|berätta|säga|först|titta)|
    innan (?:jag|vi) (?:börjar|går|kör|startar)|som (?:jag )?(?:sagt|sa|nämnde)|
    vi (?:kan |ska )?går? vidare|går vi vidare|nästa fråga|frågor(?:na)?|frågestund\p{L}*|slides?|
    bildspel\p{L}*|presentationen|mikrofon(?:en)?|mick(?:en)?|kamera(?:n)?|hörs (?:jag|det)|hör ni|
    vänta lite|ett ögonblick|en sekund|var var (?:jag|vi)|dagordning\p{L}*|agenda(?:n)?|
    (?:till|på|dagens) programmet?|schema(?:t)?|(?:kaffe|lunch|mat|fika)?paus(?:en|er)?|lunch(?:en)?|
    fika(?:t)?|kaffe(?:t)?|anmäl\p{L}+|biljetter(?:na)?|hemsida\p{L}*|webbplats\p{L}*|mejl\p{L}*|
    e-?post(?:en)?|podd\p{L}*|kanalen|sändning\p{L}*|chatt(?:en)?|följ (?:mig|oss)|rabatt\p{L}*|
    inspelning\p{L}*|spelas in|ljudet (?:funkar|fungerar|är (?:på|av|okej))|oljud(?:et)?|skärmen|wifi|
    parkering\p{L}*|namnbrick\p{L}+|formulär(?:et)?|det var (?:allt|det)(?=[.!,])|sammanfatt\p{L}+|
    påminnelse\p{L}*|förresten|ont om tid|jag heter|mitt namn är|presentera (?:mig|oss)|applåd\p{L}+|
    volym(?:en)?|förlåt|ursäkta|(?:lyssnar|tittar)(?:e|na)|gilla (?:videon|klippet)|tumme upp|
    (?:den här|nästa|förra) videon?|god(?:morgon|kväll)|tjena|reklam(?:en)?|meddelande(?:t|n|na)|
    strax tillbaka|återkommer|då (?:kör|börjar|sätter) vi`,
  contrast: String.raw`
    inte|men|(?<=, )utan|dock|egentligen|faktiskt|i själva verket|snarare|i ?stället|däremot|medan|även om|
    trots(?: att)?|(?<=^|, )fast|fastän|fel|myt(?:en)?|tvärtom|motsats\p{L}*|sanningen är|ändå|förutom|
    om inte|knappast`,
  absolute: `
    aldrig|alltid|varje|varenda|alla|allt|allting|allihop|ingen|inget|inga|ingenting|bara|endast|enda|mest|
    minst|bäst[ae]?|värst[ae]?|sämst[ae]?|först[ae]?|sist[ae]?|någonsin|nånsin|hela|helt|exakt|omöjlig[at]?|
    måste|(?:vem|vad|vilken) som helst|för alltid|samtliga|överhuvudtaget`,
  payoff: `
    därför|det är (?:då|därför|det som)|det (?:betyder|innebär)|betyder att|vilket (?:betyder|innebär|gör)|
    så att|helt enkelt|visade (?:det )?sig|visar (?:det )?sig|eftersom|anledningen|skälet|poängen|svaret|
    läxan|lärdomen|knepet|tricket|hemligheten|problemet|skillnaden|lärde (?:jag )?mig|har (?:jag )?lärt mig|
    jag (?:insåg|fattade|förstod)|(?:insåg|fattade|förstod) jag|till slut|till sist|i slutändan|slutligen|
    äntligen|sedan dess|sen dess|från (?:och med )?(?:den dagen|då)|än i ?dag|tills|om inte|spelar roll|
    saken är|grejen är|det viktiga är|det handlar om|således`,
  imagine: `
    föreställ (?:dig|er)|tänk (?:dig|er|på|efter|bara)|tänk om|anta(?:g)? att|säg att|låt säga|ponera|
    titta (?:på|här|bara)|kolla (?:på|in|här)|fråga (?:dig|er) själv(?:a)?|kom ihåg|lägg märke till|lyssna|
    vad skulle|hur skulle`,
  listener: `
    du|dig|dej|din|ditt|dina|ni|er|ert|era`,
  firstPerson: `
    jag|mig|mej|min|mitt|mina`,
  story: String.raw`
    var(?! (?:är|finns|ligger|någonstans))|hade|gick|kom|sa|sade|tog|fick|såg|stod|satt|låg|sprang|gav|blev|
    skrev|föll|flög|drog|höll|behöll|bad|grät|slog|lät|sov|dog|bjöd|bröt|fann|försvann|skrek|visste|tänkte|
    kände|hörde|gjorde|hände|ringde|vände|trodde|bodde|levde|körde|ställde|lade|la|satte|köpte|sålde|läste|
    lärde|åkte|växte|mötte|ville|kunde|mindes|bestämde|glömde|byggde|hjälpte|föddes|tyckte|förstod|fanns|
    hette|drack|reste|behövde|följde|vann|häromdagen|\p{L}{3,}ades?|
    har (?!en |ett )(?:\p{L}+ ){0,2}?(?!(?:mat|vit|privat|tillit)(?!\p{L}))\p{L}+[ai]ts?|
    har (?:\p{L}+ ){0,2}?\p{L}*(?:hänt|ringt|trott|bott|åkt|ställt|glömt|dött|mött|byggt|hjälpt|läst|rest)|
    har (?:\p{L}+ ){0,2}?\p{L}*(?:[gsf]ått|sett|sagt|gjort|hört|känt|tänkt|lärt|lagt|köpt)s?|
    en (?:dag|kväll|natt|morgon|gång|eftermiddag)|
    för (?:[\p{L}\d]+ ){1,3}(?:år|månader|veckor|dagar) se(?:da)?n|
    (?:år|månader|veckor|dagar|timmar) (?:senare|tidigare|efteråt)|när jag var|som barn|år (?:19|20)\d\d|
    dagen (?:efter|därpå)|nästa (?:dag|morgon)|
    den (?:dagen|kvällen|natten|morgonen|sommaren|vintern|gången)|på den tiden|
    i (?:somras|vintras|våras|höstas|fjol)|förra (?:året|sommaren|vintern)`,
  turn: `
    plötsligt|och (?:sen|sedan|då)|men (?:sen|sedan|då)|tills|sen|just då|
    i (?:det|den|samma) (?:ögonblicket|stunden|stund|ögonblick)|helt plötsligt|från ingenstans|
    rätt som det (?:är|var)|med ens|och där|vips|med en gång`,
  quoted: String.raw`
    (?:han|hon|de|dom|jag|vi|någon|folk|mamma|pappa|läkaren|chefen) (?:sa|sade|säger|frågar|frågade)|
    (?:han|hon|de|dom|jag|vi|någon|nån|mamma|pappa) (?:undrade|skrek|ropade|viskade|svarade|skrev)|
    (?:sa|sade|säger|frågade|frågar|undrade|ropade|svarade) (?:han|hon|de|dom|jag|till|min|mamma|pappa)|
    (?:har|hade) (?:\p{L}+ ){0,3}(?:sagt|frågat|svarat)|(?:och|så) (?:jag|han|hon|de|dom) (?:bara|ba)|
    (?:frågade|berättade för) (?:mig|honom|henne)|tänkte jag|(?:där|det) stod det|i stil med|
    (?:jag|han|hon|de|dom) (?:bara|ba)(?=[:,])|var (?:såhär|så här)|sa (?:såhär|så här)`,
  emotion: String.raw`
    älska\p{L}*|kärlek\p{L}*|hata\p{L}*|hat|rädda?|rädsla\p{L}*|skräm\p{L}+|skräck\p{L}*|grät|gråt\p{L}*|
    tårar(?:na)?|skratt\p{L}*|lycklig[at]?|lycka\p{L}*|glada?|ledsen|ledsna|sorg(?:en|er|lig[at]?)?|
    arg[at]?|ilska\p{L}*|rasande|skam(?:men)?|skäm(?:s|des|ts|des)|stolta?|stolthet\p{L}*|ont(?! om)|
    smärt\p{L}+|dog|dö|dör|dött|död\p{L}*|ensam(?:t|ma|het\p{L}*)?|hjärta(?:t|n)?|glädje\p{L}*|
    vack(?:er|ert|ra)|hemsk[at]?|fruktansvär\p{L}+|otrolig[at]?|galen|galet|galna|panik\p{L}*|skaka(?:de|r)|
    skrek|skrik\p{L}*|hopp(?:et)?|hoppas|hoppades|hopplös\p{L}*|förlor\p{L}+|mörda\p{L}*|farlig[at]?|
    livrädda?|trasig[at]?|krossa\p{L}*(?! tomat)|skyldig[at]?|skuld(?:en)?|pinsam(?:t|ma)?|
    oro(?:n|a|ade|ar)?|orolig[at]?|mardröm\p{L}*|dröm\p{L}*|sakna\p{L}*|förlåtelse\p{L}*|förlåta|
    ångra\p{L}*|misslyck\p{L}+|mod(?:et|ig[at]?)|lita(?:r|de)? på|tillit\p{L}*|svek(?:et)?|svik\p{L}+|
    förråd\p{L}+|kämpa\p{L}*|slåss|slogs|tuff[at]?|svår[at]?|wow|herregud|besvik\p{L}+|jobbig[at]?|
    förälska\p{L}*`,
  surprise: String.raw`
    överrask\p{L}*|förvån\p{L}*|konstig[at]?|märklig[at]?|underlig[at]?|hemlig\p{L}*|
    ingen (?:berättade|berättar|vet|visste|säger|sa|lär)|visade (?:det )?sig|visar (?:det )?sig|
    man (?:skulle kunna|kan|skulle) tro|man (?:tror|tänker)|aldrig (?:trott|vetat|anat|sett|hört|trodde)|
    visste (?:du|ni)|tro det eller ej|de flesta|folk tror|alla (?:tror|tänker|säger)|misstag\p{L}*|
    ovänta(?:t|de|d)|chock\p{L}*|gömd[a]?|dold[a]?|tvärtom|motsatsen|ingen aning|omöjlig[at]?|upptäck\p{L}*|
    för första gången|det är inte sant|absurt`,
  comparison: String.raw`
    som e(?:n|tt)|som om|precis som|likadan[at]? som|samma som|lika \p{L}+ som|så \p{L}+ som|mer än|
    mindre än|\p{L}{3,}are än|hälften|dubbelt|(?:två|tre|fyra|fem|tio|hundra|tusen) gånger|påminner om`,
  advice: `
    bör|borde|(?:du|man|ni) måste|måste (?:du|man|ni)|(?:du|man|ni) behöver|se till att|låt bli|gör inte|
    aldrig|alltid|sluta|börja (?:med|i|på)|regel|regeln|regler(?:na)?|steg(?:et|en)?|tips(?:et)?|
    (?<!(?:ha|har|hade|inte|haft) )råd(?:et)?|hur man|fråga (?:dig|er|alltid|om)|skriv|om (?:du|ni|man)|
    när (?:du|ni|man)|innan (?:du|ni|man)|försök|glöm inte|prova|undvik`,
  elsewhere: `
    som (?:jag|vi) (?:sa|sade|nämnde|var inne på)|som sagt|tidigare|nyss|
    förra (?:gången|veckan|avsnittet|månaden)|nästa (?:gång|vecka|bild|slide|avsnitt)|
    (?:den här|denna) (?:bilden|sliden|slide)|(?:till|åt) (?:vänster|höger)|på (?:skärmen|bilden|sliden)|
    här (?:borta|nere|uppe|bak|framme)|där (?:borta|nere|uppe|bak|framme)|som (?:ni|du) (?:ser|kan se)|
    den (?:här|där) borta|den andra där|(?:ni|er) alla|alla ni|här i (?:rummet|salen|lokalen)|i ?dag|
    just nu|i ?kväll|härinne|nedanför|precis här`,
  notice: String.raw`
    bilderna|slides?|länk(?:en|ar|arna)?|sidan \d+|kapit(?:el|let)|avsnitt(?:et)?|spons\p{L}+|rabatt\p{L}*|
    anmäl\p{L}+|deadline(?:n)?|biljetter(?:na)?|hemsida\p{L}*|webbplats\p{L}*|mejl\p{L}*|e-?post(?:en)?|
    chatt(?:en)?|prenumer\p{L}+|registrer\p{L}+|salen|lokalen|parkering\p{L}*|
    (?:kaffe|lunch|mat|fika)?paus(?:en|er)?|frågor(?:na)?|agenda(?:n)?|(?:till|på|dagens) programmet?|
    schema(?:t)?|nästa vecka|i ?morgon|i ?kväll|tack|välkom(?:men|na)|hej|hejsan|god (?:morgon|kväll)|
    varsågoda?|snälla(?=,| du| ni| kan| hjälp)|information(?:en)? om|meddelande(?:t|n|na)|
    jag ska (?:visa|berätta|prata|säga|bara)|
    (?:ska|vill|tänkte) (?:jag|vi) (?:visa|berätta|prata|säga|börja|titta)|
    jag (?:vill|tänkte|kommer att) (?:visa|berätta|prata|säga|börja)|
    vi ska (?:prata|börja|titta|gå igenom|ta (?:en paus|frågor|upp))|
    låt (?:mig|oss) (?:bara|visa|börja|se|ta|berätta|säga|först|titta)|som sagt|som jag (?:sa|nämnde)|
    jag sa det|återkommer|(?:kommer|går) (?:vi|jag) (?:till(?:baka)?|in på)|vi (?:kan |ska )?går? vidare|
    går vi vidare|vidare till|i alla fall|hur som helst|innan (?:jag|vi)|prata om|
    (?:den här|nästa|förra) videon?`,
  praise: String.raw`
    väldigt|verkligen|riktigt|absolut|totalt|fullständigt|otrolig[at]?|fantastisk[at]?|underbar[at]?|
    lysande|briljanta?|enastående|makalös[at]?|grym[at]?|häftig[at]?|vack(?:er|ert|ra)|fin[at]?|jätte\p{L}+|
    super\p{L}*|störst[ae]?|bäst[ae]?|enorm[at]?|unik[at]?|legendarisk[at]?|världsklass|grundläggande|
    viktig[at]?|spännande|ärligt talat|uppriktigt|entusias\p{L}+|passion\p{L}*|brinner för|oerhör[dt]\p{L}*|
    extrem[at]?|härlig[at]?|perfekta?|kul|himla`,
  picturable: `
    myr(?:a|an|or|orna)|äpple(?:t|n|na)?|arm(?:en|ar|arna)|arméer|armén?|bebis(?:en|ar|arna)?|
    väsk(?:a|an|or|orna)|pås(?:e|en|ar|arna)|boll(?:en|ar|arna)?|korg(?:en|ar|arna)?|badkar(?:et|en)?|
    säng(?:en|ar|arna)?|bi(?:et|n|na)|kyrkklock(?:a|an|or|orna)|ringklock(?:a|an|or)|
    få(?:gel|geln|glar|glarna)|rakblad(?:et)?|båt(?:en|ar|arna)?|skelett(?:et)?|b(?:ok|oken|öcker|öckerna)|
    stöv(?:el|eln|lar|larna)|flask(?:a|an|or|orna)|låd(?:a|an|or|orna)|kartong(?:en|er|erna)?|
    poj(?:ke|ken|kar|karna)|kill(?:e|en|ar|arna)|hjärn(?:a|an|or)|broms(?:en|ar|arna)|gren(?:en|ar|arna)?|
    tegelsten(?:en|ar|arna)?|bro(?:n|ar|arna)?|borst(?:e|en|ar|arna)|hink(?:en|ar|arna)?|
    glödlamp(?:a|an|or|orna)|knapp(?:en|ar|arna)|tårt(?:a|an|or|orna)|kak(?:a|an|or|orna)|
    kamer(?:a|an|or|orna)|kort(?:et|en)|vykort(?:et|en)?|kärr(?:a|an|or|orna)|katt(?:en|er|erna)?|
    kedj(?:a|an|or|orna)|ost(?:en|ar|arna)?|bröst(?:et|en)?|hak(?:a|an)|kyrk(?:a|an|or|orna)|klockor(?:na)?|
    armbandsur(?:et)?|moln(?:et|en)?|kapp(?:a|an|or)|rock(?:en|ar|arna)|krag(?:e|en|ar)|kam(?:men|mar)|
    ko(?:n|r|rna)|kopp(?:en|ar|arna)?|gardin(?:en|er|erna)|kudd(?:e|en|ar|arna)|hund(?:en|ar|arna)?|
    dörr(?:en|ar|arna)?|avlopp(?:et)?|byrålåd(?:a|an|or)|klänning(?:en|ar|arna)?|ör(?:a|at|on|onen)|
    ägg(?:et|en)?|motor(?:n|er|erna)?|ög(?:a|at|on|onen)|ansikte(?:t|n|na)?|bondgård(?:en|ar)?|
    fjäd(?:er|ern|rar|rarna)|fin(?:ger|gret|grar|grarna)|fisk(?:en|ar|arna)?|flagg(?:a|an|or|orna)|
    golv(?:et|en)?|flug(?:a|an|or|orna)|f(?:ot|oten|ötter|ötterna)|gaff(?:el|eln|lar|larna)|
    trädgård(?:en|ar|arna)?|flick(?:a|an|or|orna)|tjej(?:en|er|erna)?|handsk(?:e|en|ar|arna)|
    get(?:en|ter|terna)|pistol(?:en|er|erna)?|gevär(?:et|en)?|hår(?:et|strå|strån)?|hammar(?:e|en|na)|
    h(?:anden|änder|änderna)|(?<!(?:ta|tar|tog|tagit|första|andra|egen) )hand|hatt(?:en|ar|arna)?|
    huvud(?:et|en|ena)?|hjärta(?:t|n)?|krok(?:en|ar|arna)?|horn(?:et|en)?|häst(?:en|ar|arna)?|
    sjukhus(?:et|en)?|hus(?:et|en)?|ö(?:n|ar|arna)?|smycke(?:t|n|na)?|juvel(?:en|er|erna)?|kitt(?:el|eln)|
    nyck(?:el|eln|lar|larna)|knä(?:t|et|n|na)?|kniv(?:en|ar|arna)?|knut(?:en|ar|arna)|löv(?:et|en)?|
    blad(?:et|en)?|ben(?:et|en)?|bibliotek(?:et|en)?|läpp(?:en|ar|arna)|hänglås(?:et|en)?|
    kart(?:a|an|or|orna)|tändstick(?:a|an|or|orna)|ap(?:a|an|or|orna)|mån(?:e|en)|mun(?:nen|nar)?|
    musk(?:el|eln|ler|lerna)|nag(?:el|eln|lar|larna)|spik(?:en|ar|arna)?|hals(?:en|ar)?|nack(?:e|en|ar)|
    nål(?:en|ar|arna)?|fisknät(?:et|en)?|näs(?:a|an|or)|nöt(?:ter|terna)|kontor(?:et|en)?|
    apelsin(?:en|er|erna)?|ugn(?:en|ar)?|paket(?:et|en)?|penn(?:a|an|or|orna)|tavl(?:a|an|or|orna)|
    foto(?:t|n|na|grafi|grafier)?|gris(?:en|ar|arna)?|säkerhetsnål(?:en|ar)?|rör(?:et|en)|
    flygplan(?:et|en)?|tallrik(?:en|ar|arna)?|fick(?:a|an|or|orna)|kastrull(?:en|er)?|gryt(?:a|an|or|orna)|
    potatis(?:en|ar|arna)?|fängelse(?:t|r)?|pump(?:en|ar|arna)|räls(?:en)?|rått(?:a|an|or|orna)|
    m(?:us|usen|öss)|kvitto(?:t|n|na)?|ring(?:en|ar|arna)|tak(?:et|en)?|r(?:ot|oten|ötter|ötterna)|
    seg(?:el|let|len)|skol(?:a|an|or|orna)|sax(?:en|ar)?|skruv(?:en|ar|arna)?|frö(?:et|n|na)?|fåre[tn]|
    hyll(?:a|an|or|orna)|skepp(?:et|en)?|fartyg(?:et|en)?|skjort(?:a|an|or|orna)|sko(?:n|r|rna)|hud(?:en)?|
    kjol(?:en|ar|arna)?|orm(?:en|ar|arna)?|strump(?:a|an|or|orna)|spad(?:e|en|ar|arna)|tvättsvamp(?:en|ar)?|
    sked(?:en|ar|arna)|frimärke(?:t|n|na)?|stjärn(?:a|an|or|orna)|(?:tåg)?station(?:en|er|erna)?|
    pinn(?:e|en|ar|arna)|käpp(?:en|ar)?|mag(?:e|en|ar)|butik(?:en|er|erna)?|gat(?:a|an|or|orna)|sol(?:en)?|
    bord(?:et|en)?|svans(?:en|ar)?|tråd(?:en|ar|arna)?|strup(?:e|en)|tumm(?:e|en|ar|arna)|
    (?:tåg)?biljett(?:en)?|tå(?:n|rna)?|tungan|t(?:and|anden|änder|änderna)|st(?:ad|aden|an|äder|äderna)|
    tåg(?:et|en)?|brick(?:a|an|or|orna)|träd(?:et|en)?|byxor(?:na)?|paraply(?:et|er|erna)?|
    vägg(?:en|ar|arna)?|mur(?:en|ar|arna)?|hjul(?:et|en)?|visselpip(?:a|an|or)|fönst(?:er|ret|ren)|
    ving(?:e|en|ar|arna)|ståltråd(?:en|ar)?|daggmask(?:en|ar|arna)?|mask(?:en|ar|arna)`,
  leaning: String.raw`
    och|men|så|för(?! (?:[\p{L}\d]+ ){1,2}(?:år|månad|veck|dag)| det (?:första|andra|tredje)| att)|därför|
    eftersom|eller|då|sedan|sen|det(?! (?:finns|fanns|var en gång))|den|han|hon|de|dom|dem|henne|honom|hans|
    hennes|deras|detta|denna|dessa|vilket|som|också|även|ja|nej|nä|jo|precis|exakt|just det|okej|ok|där|dit|
    sådana?|sånt|sådant|inte|heller|varken|förutom|utan|ändå|fast|dessutom|annars`,
  opener: String.raw`
    så|nu|okej|ok|jaha|ja,|bra|nåväl|hur som helst|låt (?:mig|oss)|för det (?:första|andra|tredje)|först|
    sedan|till sist|slutligen|en (?:dag|gång|kväll|natt|sak)|här är|det (?:finns|fanns)|
    det (?:första|andra|tredje|sista|viktigaste)|en annan sak|vad|varför|hur|när|om|vem|tänk|
    föreställ (?:dig|er)|som barn|år (?:19|20)\d\d|för \p{L}+ år se(?:da)?n|i ?dag`,
  stopWords: `
    en ett den det de dom dem och eller men utan för så att som om när då medan innan tills därför
    eftersom fast fastän trots än i på av till från med vid hos mot mellan under över efter före genom
    kring runt bland bakom framför bredvid inom utom utanför omkring enligt sedan sen per via åt ur in ut
    upp ner bort hem fram bak tillbaka inne ute uppe nere borta hemma jag du han hon vi ni mig mej dig dej
    honom henne oss er sig sej man min mitt mina din ditt dina hans hennes dess vår vårt våra ert era
    deras sin sitt sina själv själva denna detta dessa här där hit dit vad vem vilken vilket vilka vars
    var vart varför hur någon nån något nåt några nåra någonting ingen inget inga ingenting alla allt
    allting all varje annan annat andra samma sådan sådant sådana sånt båda både mycket mer mest många
    fler flera flesta lite litet få färre mindre minst lagom är vara varit vore blir bli blev blivit har
    ha hade haft ska skulle kan kunna kunde vill ville måste får fick fått bör borde brukar behöver gör
    göra gjorde gjort går gå gick gått kommer komma kom kommit säger säga sa sade sagt ser se såg sett vet
    veta visste tror tro trodde tycker tycka tyckte tänker tänka tänkte ger ge gav gett tar ta tog tagit
    finns fanns heter hette låter håller ligger låg står stå stod sitter satt börjar började hör menar
    känner kände händer hände verkar tänk inte ej aldrig alltid ofta ibland någonsin redan ännu
    fortfarande bara endast också även ju nog väl visst kanske ungefär nästan helt ganska rätt väldigt
    jätte alltså asså liksom typ faktiskt egentligen verkligen precis exakt självklart naturligtvis säkert
    dock ändå istället ställe dessutom annars igen nu nyss snart strax idag dag dagar igår imorgon gång
    gånger år året tid tiden gammal ny nytt nya stor stort stora liten små lilla bra bättre bäst god gott
    goda första tredje sista nästa förra två tre fyra fem sex sju åtta nio tio tjugo hundra tusen miljoner
    miljon hälften sak saker grej grejer sätt del folk människor slags sorts exempel ja nej nä jo okej ok
    jaha öh eh ehm äh hm mm ah oj hej tack snälla förlåt behöva behövde hålla hålls ligga sitta börja
    slutar känns känna tycks såklart klart sådär såhär därifrån härifrån ända åter egen eget egna elva
    tolv trettio femtio procent minut minuter timme timmar vecka veckor månad månader imorse ikväll
    allihopa absolut just hel helst lika gärna plötsligt försöker försöka fortsätter titta tittar tittade
    prata pratar pratade berätta berättade frågade svarade jättemycket hitta hittar hittade använder
    kunnat velat satte låt ens iväg ihåg alltihop tydligen heller varken hela enda ihop tillsammans`,
  leadIn: `
    och|men|ja men(?=,)|ja|jo|nej(?=,)|nä(?=,)|okej|ok|jaha|nåväl|oh|ah|nu(?=,)|titta(?=,)|lyssna(?=,)|
    typ(?=,)|liksom(?=,)|du vet|ni vet|jag menar|hur som helst(?=,)|så(?=,)|
    så(?= (?:jag|du|han|hon|vi|ni|man|den|det|de|dom|när|om|vad|hur|varför|min) )|alltså(?=,)|
    alltså(?= (?:jag|du|han|hon|vi|ni|man|den|det|de|dom) )|för(?= (?:jag|du|han|hon|vi|ni|man) )`,
  promise: String.raw`
    om(?! (?:\p{L}+|\d+) (?:minut|timm|dag|veck|månad|år))|när|varje gång|så fort|så snart|medan|även om|
    trots att|fastän|eftersom|innan|efter att|så länge|ifall|därför att|ju mer`,
  ending: String.raw`
    (?<=\p{L}{3})(?:heternas?|hetens?|heter|hets?|arnas?|arens?|are|ernas?|ornas?|or(?:ernas?|er|ns?))|
    (?<=\p{L}{3})[ae]nde(?:t|n)?|(?<=\p{L}{2}m)m(?:arna|ar|ens?|ets?)|(?<=\p{L}{2}n)n(?:erna|er|ens?|ets?)|
    (?<=\p{L}{3}t)re[tn]|
    (?<=\p{L}{3})(?:ades?|at(?:s|et|en|er|erna)?|ad|ans?|ar|enas?|ens?|ern|ers?|ets?|it|or|na|[ae]s?)|
    (?<=\p{L}{2}[kpsx])te|(?<=\p{L}{2}[lmnrvg])de|(?<=\p{L}{3}(?:ig|sk))t|(?<=\p{L}{3}el)n|(?<=\p{L}{2}é)n`,
  titles: String.raw`
    [Dd]r|[Pp]rof|[Dd]oc|[Ff]r|[Hh]r|S:t|[Cc]a|[Kk]l|[Nn]r|[Jj]fr|[Rr]esp|[Ii]nkl|[Ee]xkl|[Ee]v|[Ff]ig|
    [Tt]el|[Vv]s|[Dd]vs|milj|mdr|[Tt]\.ex|[Bb]l\.a|[Dd]\.v\.s|[Ss]\.k|[Ff]\.d|[Pp]\.g\.a|[Ff]\.ö|[Tt]\.o\.m|
    [Ff]r\.o\.m|[Bb]l|[tsfp]`,
  wishes: {
    hook: 'krok|krokar|öppning(?:en|ar|arna)?|inledning(?:en|ar|arna)?|intron?|början|uppmärksamhet|hooks?',
    payoff: `
      poäng(?:en|er|erna)?|slut(?:et)?|avslutning(?:en|ar)?|slutsats(?:en|er|erna)?|vändning(?:en|ar|arna)?|
      upplösning(?:ar)?|knorr`,
    clarity: String.raw`
      tydlig\p{L}*|klar[at]?|förklar\p{L}*|enkel|enkl[at]|enkelt|tips|råd|handledning(?:ar)?|steg för steg|
      lärorik\p{L}*|pedagogisk\p{L}*`,
    emotion: String.raw`
      känsl\p{L}*|rolig\p{L}*|humor\p{L}*|skämt\p{L}*|skratt\p{L}*|gripande|rörande|sorglig\p{L}*|historier|
      berättelser?|anekdot(?:er)?|underhållande|kul|komisk\p{L}*|lustig\p{L}*`,
    novelty: String.raw`överrask\p{L}*|nya|nytt|oväntad?e?|oväntat|fakta|myter?|förvånande`,
    quotability: String.raw`citat|citerbar\p{L}*|oneliners?|uttalanden?`,
    dialogue: String.raw`
      dialog(?:er)?|samtal\p{L}*|fråg(?:a|or)|intervju(?:er)?|diskussion(?:er)?|gräl|debatt(?:er)?`,
    withoutWhat: String.raw`
      (?<!inte [^.;!?]{1,60} )utan(?! (?:även|också|tvekan))|
      (?<!(?:glöm|missa|tveka|varför) )inte(?! (?:bara|enbart|endast|nödvändigtvis|längre|mer än|fler än|
      glöm))|ing(?:a|en|et)|undvik\p{L}*|förutom|hoppa över|uteslut\p{L}*|utom|skippa|ej|utelämna\p{L}*|
      ta bort|strunta i|bortse från|ingenting om|med undantag (?:för|av)`,
    turning: 'men|utan|bara|endast|hellre',
    asking: String.raw`
      klipp(?:en|et|a)?|video\p{L}*|ögonblick\p{L}*|delar(?:na)?|stycken|scener|välj\p{L}*|hitta|sök|visa|
      fokusera|föredrar?|inkludera|vill|snälla|talar(?:e|en)|bästa|intressant\p{L}*|leta|plocka|avsnitt\p{L}*|
      sekund(?:er)?|minut(?:er)?|glöm`,
  },
};
