/** Romanian phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_RO: CueLists = {
  filler: String.raw`
    ă+h*m*|î{2,}|e+h+m*|h+m+|m+h+m+|adică|practic|gen,|cumva|să zicem|cum să zic|cum să spun|mă rog|păi|na|
    în fine|[șş]tii\?|[șş]ti[țţ]i\?|în[țţ]elegi\?|nu\?|da\?|deci,|ca să zic a[șş]a|cum ar veni|efectiv|băi|
    bun,`,
  hedge: `
    nu (?:prea )?[șş]tiu|n-a[șş] [șş]ti|habar (?:n-am|nu am)|nu-mi (?:mai )?amintesc|
    nu îmi (?:mai )?amintesc|nu mai [țţ]in minte|nu sunt sigur|nu sunt sigură|
    (?<!(?:ei|ele|oamenii|lumea|to[țţ]i|mul[țţ]i) )cred(?! în)|bănuiesc|presupun|îmi închipui|
    (?<!(?:nu|mai|se|cine|care|ce|te|vă|o|îl|îi|le|ar|el|ea) )poate(?! să| fi| s-)|probabil|(?<!de )parcă|
    mi se pare|oarecum|un fel de|ceva de genul|sau ceva|sau a[șş]a ceva|sau cam a[șş]a|cam|
    mai mult sau mai pu[țţ]in|aproximativ|vreo|în jur de|depinde|cine [șş]tie|se pare|a[șş] zice|
    a[șş] spune|s-ar putea|posibil`,
  housekeeping: String.raw`
    bine (?:a[țţ]i|ai) venit|bun venit|mul[țţ]umesc|mul[țţ]umim|mersi|salut|salutare|
    bună (?:ziua|seara|diminea[țţ]a|tuturor)|la revedere|pe curând|ne (?:vedem|auzim)|abon\p{L}+|
    sponsor\p{L}*|link\p{L}*|un comentariu|comentarii(?:le)?|descriere(?:a)?|newsletter\p{L}*|episod\p{L}*|
    data (?:viitoare|trecută)|săptămâna (?:viitoare|trecută)|
    (?:o să|am să) (?:vă|vorbesc|vorbim|discutăm|încep|începem|trec|trecem)|
    (?:voi|vom) (?:vorbi|discuta|prezenta|vedea|începe)|bine v-am (?:re)?găsit|
    vă (?:arăt|spun|las|povestesc|rog|explic|prezint|pun)|lăsa[țţt]i-mă|da[țţ]i-mi voie|
    sta[țţ]i (?:să|pu[țţ]in|a[șş]a|un)|să (?:vedem|începem|trecem|continuăm|mergem|vă)|
    înainte (?:să|de a) (?:încep|începem|începe|trecem|merge)|cum (?:spuneam|ziceam|am spus|am zis)|
    (?:mergem|trecem|merge) mai departe|întrebare|întrebări(?:le)?|slide\p{L}*|microfon\p{L}*|camera video|
    mă (?:auzi[țţ]i|auzi|aude)|se aude (?:bine|în spate)|(?:o clipă|o secundă|un moment)(?=[,.!]| vă | să )|
    scuze|scuza[țţ]i|îmi cer scuze|pardon|unde (?:eram|rămăsesem|am rămas)|agend[ăa]|
    programul (?:de azi|zilei|serii)|emisiun\p{L}+|orar\p{L}*|pauz\p{L}+|prânz\p{L}*|cafea|cafeaua|
    înscri[es]\p{L}*|bilete(?:le)?|site\p{L}*|e-?mail\p{L}*|podcast\p{L}*|canal(?:ul|ului)|live|chat\p{L}*|
    urmări[țţ]i-\p{L}+|reducer\p{L}+|cod(?:ul)? (?:de reducere|promo\p{L}*)|înregistr\p{L}+|ecran\p{L}*|
    wifi|parcare\p{L}*|ecuson\p{L}*|formular\p{L}*|recapitul\p{L}+|pe scurt|cam atât|asta (?:e|a fost) tot|
    asta a fost|anun[țţ]\p{L}*|apropo|mă (?:numesc|cheamă)|numele meu|aplauze|volum(?:ul)?|mesajele|
    (?:acest|următorul|acestui) (?:video|clip)\p{L}*|like|distribui[țţ]i|vizionare plăcută|
    dragi (?:prieteni|ascultători|colegi)|reclam\p{L}+|ascultător\p{L}*|revenim|revin|ajungem (?:[șş]i )?la|
    dau cuvântul|reamintesc|nu mai avem timp`,
  contrast: String.raw`
    nu|dar|însă|ci|totu[șş]i|de fapt|în realitate|chiar dacă|de[șş]i|în schimb|pe când|în timp ce|
    cu toate (?:astea|acestea|că)|gre[șş]it\p{L}?|fals\p{L}?|mit(?:ul)?|contrar\p{L}*|invers|dimpotrivă|
    adevărul (?:e|este)|în afară de|în ciuda|nici|nici măcar|cu excep[țţ]ia|numai că`,
  absolute: String.raw`
    niciodată|mereu|întotdeauna|totdeauna|fiecare|to[țţ]i|toate|tot|toată|nimeni|nimic|niciun|nicio|
    niciunul|niciuna|doar|numai|singur(?:ul|a|ele|ii)|unic\p{L}?|(?:cel|cea|cei|cele) mai|
    prim(?:ul|a|ii|ele)|ultim(?:ul|a|ii|ele)|vreodată|exact|întreg(?:ul|i|ii)?|întreag[ăa]|imposibil\p{L}?|
    oricine|orice|oricând|pe vecie|neapărat|trebuie|mai bun[ăi]?`,
  payoff: `
    de aceea|de asta|de-aia|d-aia|din cauza asta|a[șş]a că|prin urmare|înseamnă|pentru că|fiindcă|deoarece|
    motivul|ideea e|răspunsul|lec[țţ]ia|trucul|secretul|problema|diferen[țţ]a|s-a dovedit|se dovede[șş]te|
    am (?:în[țţ]eles|învă[țţ]at|realizat)|mi-am dat seama|până la urmă|în cele din urmă|în final|
    în sfâr[șş]it|de atunci|din (?:ziua|clipa) aceea|din momentul acela|nici azi|[șş]i azi|
    până (?:în ziua de )?azi|până când|decât dacă|contează|chestia e|important e|deci(?!,)|de-asta|d-asta|
    concluzia|a[șş]adar|iată de ce|uite de ce`,
  imagine: `
    imaginează-[țţ]i|imagina[țţ]i-vă|închipuie-[țţ]i|închipui[țţ]i-vă|gânde[șş]te-te|gândi[țţ]i-vă|uită-te|
    uita[țţ]i-vă|uite|să presupunem|presupune(?:[țţ]i)? că|să zicem că|aminte[șş]te-[țţ]i|aminti[țţ]i-vă|
    întreabă-te|întreba[țţ]i-vă|ascult[ăa]|asculta[țţ]i|observa[țţ]i|ce-ar fi|ce ar fi|cum ar fi`,
  listener: `
    tu|tine|te|[țţ]i|î[țţ]i|[țţ]ie|tău|ta|tăi|tale|voi|vă|vouă|vostru|voastră|vo[șş]tri|voastre|e[șş]ti|
    sunte[țţ]i|ai|ave[țţ]i|po[țţ]i|pute[țţ]i|vrei|[șş]tii|dumneavoastră|faci|face[țţ]i|vre[țţ]i|[șş]ti[țţ]i|
    vezi|vede[țţ]i`,
  firstPerson: `
    eu|mie|mine|mă|îmi|mi|meu|mea|mei|mele|eram|m(?=-a)`,
  story: String.raw`
    era|erau|erai|(?<!(?:^| )(?:a|va|vor|ar|a[șş]|vei) )(?:avea|vedea|putea|părea|tăcea)|vr?oia|trebuia|
    (?:spun|zic|făc|merg|ven|cred|pun|duc|plâng|râd|cit|vorb|dorm|ie[șş]|fug|trec|băt|[țţ]in)ea|
    (?:stăt|auz|priv|ajung|rămân|trimit|aduc|iub|găs|zâmb|sim[țţ]|deschid|închid|pierd|în[țţ]eleg)ea|
    (?:scri|[șş]ti|trăi|locui|tremura)a|\p{L}{2,}eam|\p{L}{2,}iam|(?!vreau)\p{L}{3,}au|
    (?<!bine )(?:a[miu]?|a[țţ]i) (?:mai |tot |[șş]i )?(?:fost|\p{L}+(?:[aiuâ]t|[uiaenrâ]s|upt|[ae]rt|opt))|
    (?:auz|ven|ie[șş]|mur|cit|dorm|iub|prim|găs|plăt|împlin|porn|opr|vorb)ise(?:m|ră)?|
    \p{L}{2,}sese(?:m|ră)?|
    (?:făc|av|văz|put|vr|pierd|cunosc|încep|[țţ]in|trec|cer|băt|[șş]ti|tăc)use(?:m|ră)?|
    \p{L}{2,}(?<!o)ase(?:m|ră)|(?:plec|d|st|uit|intr|lăs|lu|află|mânc|termin)ase|
    într-o (?:zi|seară|noapte|diminea[țţ]ă)|într-un an|odată|
    acum (?:\p{L}+ )?(?:\p{L}+|\d+) (?:de )?(?:ani|luni|zile|săptămâni)|
    (?:ani|luni|zile|săptămâni) (?:mai târziu|în urmă)|când (?:eram|am)|acum (?:un an|o lună|o săptămână)|
    (?:vara|iarna) trecută|zilele trecute|demult|pe vremea|a doua zi|în (?:anul )?(?:19|20)\d\d|
    (?:ziua|seara|noaptea|diminea[țţ]a|vara|iarna) aceea|pe atunci|anul trecut`,
  turn: `
    dintr-o dată|deodată|brusc|[șş]i (?:atunci|apoi|deodată)|dar atunci|până când|atunci|
    în (?:clipa|secunda) aceea|în momentul (?:acela|ăla)|la un moment dat|din senin|pe nea[șş]teptate|
    [șş]i (?:acolo|uite)|când colo`,
  quoted: `
    (?:a|am|au|ai) (?:mai )?(?:zis|spus|întrebat|răspuns|strigat|scris|[șş]optit)|
    (?:îmi|îi|le|ne|î[țţ]i) (?:zice|spune|zicea|spunea|zic|spun|răspunde|scria)|
    (?:mă|te|îl|o|îi|ne) (?:întreabă|întreba)|
    (?:zice|spune|întreabă|zicea|spunea) (?:el|ea|că|mama|tata|cineva|doctorul|[șş]eful)|
    (?:el|ea|mama|tata|cineva|lumea|doctorul|[șş]eful) (?:zice|spune|zicea|spunea|întreabă)|
    (?:[șş]i|iar) (?:eu|el|ea|ei)(?: fac)?:|zic|zice|zise|spuse`,
  emotion: String.raw`
    iub\p{L}+|dragost\p{L}+|ură|urăsc\p{L}*|ură[șş]te|fric[ăa]|team[ăa]|speriat\p{L}*|sperie\p{L}*|
    îngroz\p{L}+|groaz[ăa]|plâng\p{L}*|plâns\p{L}*|lacrim\p{L}+|râd(?:e|em|ea|eau|eam)?|
    râs(?:ul|ete|etele)?|feric\p{L}+|trist\p{L}*|supăr\p{L}+|furi(?:e|a|os|oas[ăe]|o[șş]i)|ru[șş]in\p{L}+|
    mândr\p{L}+|durer\p{L}+|doare|durea|durut|moarte\p{L}*|mort(?:ul|ului)?|moartă|mor[țţ]i\p{L}*|
    muri(?:t|tă|[țţ]i|se|m)?|moare|murea|(?<!un )singur|(?<!o )singură|singurătat\p{L}+|inim\p{L}+|
    bucur(?:ie|ia|ii|os|oas[ăe]|at|am|ă)|minunat\p{L}*|frumos|frumoas[ăe]|frumo[șş]i|teribil\p{L}*|
    oribil\p{L}*|groaznic\p{L}*|incredibil\p{L}*|nebun\p{L}*|panic[ăa]|panicat\p{L}*|tremur\p{L}*|
    [țţ]ip(?:a|ă|at|am|au|ete)|strig(?:a|ă|at|am|au|ăt)|speran[țţ]\p{L}+|sper|pierd\p{L}+|omor\p{L}+|
    pericol\p{L}*|periculo\p{L}+|frânt[ăe]?|vinovat\p{L}*|jenant\p{L}*|îngrijor\p{L}+|co[șş]mar\p{L}*|
    vis(?:ul|e|ele|at|am|ez|ează)?|dor|iert\p{L}+|iart\p{L}+|regret\p{L}*|e[șş]ec\p{L}*|e[șş]uat\p{L}*|
    curaj\p{L}*|încreder\p{L}+|trădat\p{L}*|trădar\p{L}+|lupt(?:ă|a|at|am|e)|greu|grea|grele|
    emo[țţ]i(?:e|i|a|ile)|dezamăg\p{L}+|îndrăgost\p{L}+|doamne|dumnezeu|vai`,
  surprise: String.raw`
    surpr\p{L}+|ciudat\p{L}*|straniu|stranie|bizar\p{L}*|secret(?:ul|e|ele|ă)?|
    nimeni nu (?:[șş]tie|[șş]tia|spune|zice|î[țţ]i|vă|ne)|nimeni nu-\p{L}+|s-a dovedit|se dovede[șş]te|
    ai (?:zice|crede)|ai fi (?:zis|crezut)|(?:lumea|se|to[țţ]i) (?:cred|crede)|mul[țţ]i cred|nu e adevărat|
    [șş]tiai|[șş]tia[țţ]i|(?:crezi|crede[țţ]i) sau nu|gre[șş]eal[ăa]|gre[șş]eli\p{L}*|eroare\p{L}*|
    nea[șş]teptat\p{L}*|[șş]oc(?:ul|at|ată|ant|antă)?|ascuns\p{L}*|descoper\p{L}+|contrariul|
    pentru prima (?:dată|oară)|imposibil\p{L}*|absurd\p{L}*|cine (?:ar fi|s-ar fi)|n-a[șş] fi crezut|
    nu m-am a[șş]teptat|uluit\p{L}*`,
  comparison: String.raw`
    ca (?:un|o|ni[șş]te)|ca [șş]i (?:cum|când)|de parcă|ca pe|la fel (?:de|ca)|mai mult (?:decât|de)|
    mai pu[țţ]in (?:decât|de)|mai \p{L}+ decât|jumătate|dublul?|
    de (?:două|trei|patru|cinci|zece|o sută de|o mie de) ori|seamănă cu|semăna cu|precum`,
  advice: String.raw`
    trebuie să|ar trebui|(?:ai|ave[țţ]i) nevoie|(?:ai|ave[țţ]i) grijă|asigur\p{L}+-\p{L}+|nu face(?:[țţ]i)?|
    niciodată|mereu|opre[șş]te-te|opri[țţ]i-vă|începe prin|începe[țţ]i|regul[ăa]|reguli(?:le)?|pas(?:ul)?|
    pa[șş]i(?:i)?|sfat(?:ul|uri|urile)?|cum să|întreabă|scrie[țţ]i|păstra[țţ]i|
    dacă (?:vrei|ai|e[șş]ti|te|vre[țţ]i|ave[țţ]i|faci)|când (?:ai|e[șş]ti|vrei|te|faci)|înainte să|încearcă|
    încerca[țţ]i|nu uita(?:[țţ]i)?|evita[țţ]i`,
  elsewhere: `
    cum (?:spuneam|ziceam|am spus|am zis|am văzut)|mai devreme|adineauri|data (?:trecută|viitoare)|
    săptămâna (?:trecută|viitoare)|episodul (?:trecut|viitor|următor)|slide-?ul (?:ăsta|acesta|următor)|
    (?:la|în|din) (?:stânga|dreapta)|pe ecran|aici (?:jos|sus|în spate|în fa[țţ]ă)|
    acolo (?:jos|sus|în spate)|în spate|cum (?:vede[țţ]i|pute[țţ]i vedea|se vede)|
    (?:ăsta|asta|acesta|aceasta) de aici|(?:ăla|aia|acela|aceea) de acolo|celălalt|cealaltă|voi to[țţ]i|
    aici în sală|azi|astăzi|chiar acum|diseară|în seara asta`,
  notice: String.raw`
    slide\p{L}*|link\p{L}*|pagina|capitol\p{L}*|episod\p{L}*|sponsor\p{L}*|
    cod(?:ul)? (?:de reducere|promo\p{L}*)|reducer\p{L}+|abon\p{L}+|înscri[es]\p{L}*|termen limită|
    bilete(?:le)?|site\p{L}*|e-?mail\p{L}*|chat\p{L}*|înregistr\p{L}+|(?:aici în|din|această) sal[ăa]|
    parcare\p{L}*|pauz\p{L}+|întrebări(?:le)?|programul (?:de azi|zilei|serii)|agend[ăa]|săptămâna viitoare|
    mâine|diseară|în seara asta|mul[țţ]umesc|mul[țţ]umim|bine (?:a[țţ]i|ai) venit|bun venit|
    bună (?:ziua|seara|diminea[țţ]a)|salut|vă rog|anun[țţ]\p{L}*|mesajele|
    vă (?:spun|povestesc|arăt|explic|citesc)|î[țţ]i (?:spun|povestesc|arăt)|
    (?:o să|am să) (?:vă|î[țţ]i|vorbesc|vorbim)|vreau să (?:vă|vorbesc|arăt)|
    (?:voi|vom) (?:vorbi|discuta|prezenta|vedea)|bine v-am (?:re)?găsit|lăsa[țţ]i-mă|da[țţ]i-mi voie|
    cum (?:spuneam|ziceam|am spus|am zis)|v-am (?:spus|zis)|revenim|revin|ajungem la|
    (?:mergem|trecem|merge) mai departe|să (?:trecem|vorbim|începem)|vorbim despre|trecem la|oricum|
    înainte să (?:încep|începem|trecem|mergem|vă)`,
  praise: String.raw`
    foarte|chiar(?! (?:dacă|acum|[șş]i|nici|înainte|după|în|la|pe))|într-adevăr|cu adevărat|absolut|total|
    complet|incredibil\p{L}*|uimitor\p{L}*|uimitoare|extraordinar\p{L}*|fantastic\p{L}*|minunat\p{L}*|
    genial\p{L}*|superb\p{L}*|splendid\p{L}*|grozav\p{L}*|excelent\p{L}*|frumos|frumoas[ăe]|
    (?:cel|cea) mai (?:bun|bună|mare|tare)|enorm\p{L}*|uria[șş]\p{L}*|unic[ăi]?|legendar\p{L}*|
    de clasă mondială|fundamental\p{L}*|important\p{L}*|emo[țţ]ionant\p{L}*|sincer|entuzias\p{L}+|
    pasion\p{L}+|pasiun\p{L}+|super|frumo[șş]i|perfect\p{L}*|interesant\p{L}*|deosebit\p{L}*|fain[ăei]?`,
  picturable: String.raw`
    furnic\p{L}+|(?:măr|mărul|mere|merele)|bra[țţ](?:ul|e|ele)?|armat\p{L}+|bebelu[șş]\p{L}*|geant[ăa]|
    pung(?:ă|a|i|ile)|ming(?:e|ea|i|ile)|co[șş](?:ul|uri|urile)?|(?:cada|căzile)|pat(?:ul|uri|urile)?|
    albin\p{L}+|clopo[tțţ]\p{L}*|(?:pasăre|pasărea|păsări|păsările)|lam[ăae]|(?:barcă|barca|bărci|bărcile)|
    (?:os|osul|oase|oasele)|carte(?:a)?|căr[țţ]i(?:le)?|cizm\p{L}+|stic(?:lă|la|le|lele)|cuti(?:e|a|i|ile)|
    băiat(?:ul|ului)?|băie[țţ]\p{L}+|creier\p{L}*|frân[ăaei]|creang[ăa]|crengi(?:le)?|cărămi[dz]\p{L}+|
    pod(?:ul|uri|urile)|peri(?:e|a|ile)|găleat[ăa]|bec(?:ul|uri|urile)?|nastur[ei]\p{L}*|
    buto(?:n|nul|ane|anele)|tort(?:ul|uri|urile)?|prăjitur\p{L}+|aparat(?:ul)? foto|card(?:ul|uri|urile)?|
    căru[țţ]\p{L}+|pisic\p{L}+|lan[țţ](?:ul|uri|urile)?|brânz\p{L}+|piept(?:ul|ului)?|bărbi[ae]|
    biseric\p{L}+|ceas(?:ul|uri|urile)?|nor(?:ul|i|ii|ilor)?|palton\p{L}*|hain(?:ă|a|e|ele)|guler\p{L}*|
    pieptene\p{L}*|(?:vacă|vaca|vaci|vacile)|cea[șş]c[ăa]|(?:cană|căni|cănile)|perde(?:a|aua|le|lele)|
    pern(?:ă|a|e|ele)|câin[ei]\p{L}*|u[șş](?:ă|a|i|ile)|chiuvet\p{L}+|sertar\p{L}*|rochi(?:e|a|i|ile)|
    urech\p{L}+|ou(?:l|ă|ăle)|moto(?:r|rul|rului|are|arele)|och(?:i|iul|ii|ilor)|obra(?:z|zul|ji|jii)|
    ferm(?:ă|a|e|ele)|pene(?:le)?|deget\p{L}*|pe[șş]te\p{L}*|pe[șş]ti\p{L}*|steag\p{L}*|
    pode(?:a|aua|le|lele)|musc[ăa]|picio(?:r|rul|rului|are|arele)|furculi[țţ]\p{L}+|grădin(?:ă|a|i|ile|ii)|
    f(?:ată|ata|ete|etele|etei)|feti[țţ]\p{L}+|mănu[șş]\p{L}+|capr(?:ă|a|e|ele)|pistol\p{L}*|
    păr(?:ul|ului)?|ciocan(?:ul|e|ele)?|(?:mână|mâna|mâini|mâinile)|pălări\p{L}+|cap(?:ul|ului|ete|etele)?|
    inim\p{L}+|cârlig\p{L}*|coarne(?:le)?|(?:calul|calului|caii|cai)|spital(?:ul|ului|e|ele)?|
    cas(?:ă|a|e|ele|ei|elor)|insul(?:ă|a|e|ele)|bijuteri\p{L}+|ceainic\p{L}*|chei(?:e|a|le)?|genunch\p{L}+|
    cu[țţ]it\p{L}*|nod(?:ul|uri|urile)?|frunz(?:ă|a|e|ele)|bibliotec\p{L}+|buz(?:ă|a|e|ele)|
    lacăt(?:ul|e|ele)?|hart[ăa]|hăr[țţ]i(?:le)?|chibrit\p{L}*|maimu[țţ]\p{L}+|clar de lună|lun[ăa] plină|
    gur(?:ă|a|i|ile)|mu[șş]chi\p{L}*|unghi(?:e|a|ile)|gât(?:ul|ului)?|acul|plas[ăae]|nas(?:ul|ului|uri)?|
    nuc(?:ă|a|i|ile)|birou(?:l|lui|ri|rile)?|portocal(?:ă|a|e|ele)|cuptor\p{L}*|pachet\p{L}*|stilou\p{L}*|
    pix(?:ul|uri)?|creio(?:n|nul|ane|anele)|tablou\p{L}*|poz(?:ă|a|e|ele)|porc(?:ul|i|ii)?|[țţ]eav[ăa]|
    avi(?:on|onul|oane|oanele)|farfuri\p{L}+|buzunar\p{L}*|oal(?:ă|a|e|ele)|cartof\p{L}*|
    închiso(?:are|area|ri|rile)|pomp[ăae]|[șş]in(?:ă|a|e|ele)|[șş]obolan\p{L}*|[șş]oarec\p{L}+|
    bon(?:ul|uri|urile)|inel(?:ul|e|ele)?|acoperi[șş]\p{L}*|rădăcin\p{L}+|pânz[ăae]|[șş]coal[ăa]|
    [șş]coli(?:i|le|lor)?|foarfec\p{L}+|[șş]urub\p{L}*|sămân[țţ]\p{L}+|semin[țţ]e\p{L}*|(?:oaie|oaia|oile)|
    raft(?:ul|uri|urile)?|cor[aă]bi\p{L}+|vapo(?:r|rul|are|arele)|căma[șş][ăa]|cămă[șş]i(?:le)?|
    pantof\p{L}*|piele(?:a)?|fust[ăae]|[șş]arpe\p{L}*|[șş]erpi\p{L}*|[șş]oset\p{L}+|lopat[ăa]|burete\p{L}*|
    lingur\p{L}+|timbr(?:u|ul|e|ele)|ste(?:a|aua|le|lele)|(?:gară|gara|gări|gării)|sta[țţ]i(?:e|a|i|ile)|
    bă[țţ](?:ul)?|stomac(?:ul)?|burt[ăa]|magazin(?:ul|e|ele|ului)?|str[aă][dz](?:ă|a|i|ile|ii)|
    soare(?:le|lui)?|(?:masă|masa|mese|mesele)|(?:coadă|coada|cozi)|gâtlej\p{L}*|bilet(?:ul)?|
    dinte(?:le)?|din[țţ]i\p{L}*|ora[șş](?:ul|ului|e|ele)?|tren(?:ul|ului|uri|urile)?|tav[ăa]|
    copac(?:ul|i|ii|ilor)?|pantaloni\p{L}*|umbrel\p{L}+|pere[tțţ][ei]\p{L}*|zid(?:ul|uri|urile)?|roat[ăa]|
    ro[țţ]i(?:le)?|fluier(?:ul|e)?|fer(?:eastră|eastra|estre|estrele)|geam(?:ul|uri|urile)?|arip\p{L}+|
    sârm[ăae]|vierm\p{L}+`,
  leaning: `
    [șş]i|dar|deci|însă|a[șş]a că|pentru că|fiindcă|sau|ori|apoi|atunci|el|ea|ei|ele|asta|ăsta|aia|ăla|
    acesta|aceasta|ace[șş]tia|acestea|acela|aceea|acelea|îl|îi|le|lui|lor|care|ceea ce|de asemenea|tot|da|
    nu(?=[,.])|exact|a[șş]a|acolo|astfel|în schimb|nici|de asta|de aceea|de fapt|adică|iar|ba|era(?! odată)|
    e|la fel|totu[șş]i|altfel|în afară de|păi`,
  opener: String.raw`
    deci|acum|bun|bine|ok|okay|a[șş]adar|în fine|mă rog|hai(?:de[țţ]i)? să|să (?:vedem|începem)|
    în primul rând|în al (?:doilea|treilea) rând|prima (?:dată|oară|regulă)|mai întâi|apoi|la final|
    într-o (?:zi|seară|noapte)|odată|există|uite|iată|un lucru|alt lucru|ce|de ce|cum|când|dacă|cine|
    imagin\p{L}+-\p{L}+|gândi[țţ]i-vă|în (?:19|20)\d\d|vă (?:spun|povestesc)`,
  stopWords: `
    un o unui unei unor niște al a ai ale cel cea cei cele celui celei celor lui lor de la în din pe cu
    fără pentru prin printre spre către între dintre despre după până sub peste lângă contra împotriva
    asupra înainte deasupra afară jos sus aproape departe într dintr printr și sau ori dar însă ci iar că
    să dacă când unde cum cât ca decât deși fiindcă deoarece încât ce care cine cui cărei cărui eu tu el
    ea noi voi ei ele mă te îl îi ne vă le se mie ție mine tine sine îmi îți își mi ți i l m s n v d z am
    are avem aveți au aș ar ați vei va vom veți vor meu mea mei mele tău ta tăi tale său sa săi sale
    nostru noastră noștri noastre vostru voastră voștri voastre acest această acești aceste acesta aceasta
    aceștia acestea acel acea acei acele acela aceea aceia acelea ăsta asta ăștia astea ăla aia ăia alea
    alt altă alți alte altul alta altceva altcineva același aceeași cineva ceva nimeni nimic niciun nicio
    fiecare oricare orice oricine unii unul una tot toată toți toate mult multă mulți multe puțin puțină
    puțini puține câțiva câteva câtă câți câte atât atâta mai foarte prea destul cam doar numai chiar
    tocmai încă deja iarăși nu nici da ba sunt ești este e suntem sunteți era eram erau fi fie fost fiind
    avea aveam aveau avut poate pot poți putem puteți putea puteam trebuie trebui trebuia vreau vrei vrea
    vrem vreți fac faci face facem faceți făcut făcea zic zici zice zis spun spui spune spus spunea știu
    știi știe știm știți știa știut cred crezi crede credem văd vezi vede vedem vedeți văzut merg mergi
    merge mergem mers vin vii vine venim venit ia luat dau dă dat pune pus stă lasă ajunge începe pare par
    place aici acolo acum atunci apoi astăzi azi ieri mâine mereu niciodată uneori întotdeauna odată iată
    uite așa astfel altfel tare bine rău bun bună buni bune mare mari mic mică nou nouă aproximativ cumva
    probabil parcă practic adică deci așadar păi gen oricum totuși apropo exact sigur desigur adevărat
    fapt realitate exemplu lucru lucruri lucrul chestie chestia fel felul mod parte dată oară an ani anul
    zi zile ziua lume lumea oameni om doi două trei patru cinci șase șapte opt zece sută sute mii milion
    milioane primul prima ultima ok okay ăă ăăă îî eh ehm hm mm ah oh vai salut mersi mulțumesc scuze rog
    hai măcar nişte şi deşi ţie îţi îşi ţi aveţi aş aţi veţi noştri voştri aceşti aceştia ăştia alţi
    acelaşi aceeaşi toţi mulţi puţin puţină puţini puţine câţiva câţi iarăşi eşti sunteţi poţi puteţi
    vreţi faceţi ştiu ştii ştie ştim ştiţi ştia ştiut oare măi băi vreo vreun vreunul vreuna respectiv
    ceilalți ceilalţi celălalt cealaltă întâmplă întâmplat săptămână săptămâni ore minute douăzeci
    treizeci cincizeci procente ajuns ajung încep începem început dus duc stau stai stat iau iei pun rămas
    rămâne părere înseamnă există crezut jumătate vreodată fiecărui făcând venea mergea dădea auzit fusese
    adevăr vedeţi aşa aşadar totuşi şase şapte mulţumesc`,
  leadIn: `
    [șş]i|dar|deci|păi|iar|însă|ok|okay|da|nu(?=,)|acum(?=,)|bun(?=,)|bine(?=,)|uite(?=,)|ascultă(?=,)|
    [șş]tii(?=,)|[șş]ti[țţ]i(?=,)|practic(?=,)|adică|mă rog|în fine|a[șş]a că|pentru că|oh|ah|a[șş]a(?=,)|
    oricum(?=,)|hai(?=,)`,
  promise: `
    dacă|când|de fiecare dată când|ori de câte ori|în timp ce|pe când|de[șş]i|chiar dacă|cu toate că|
    imediat ce|de îndată ce|pentru că|fiindcă|deoarece|întrucât|după ce|înainte să|până când|cât timp|
    odată ce`,
  ending: String.raw`
    (?<=\p{L}{3})(?:it[aă][tțţ](?:ea?|ii?|ile|ilor)|[aăei]r(?:ea|ilor|ile|i?i|e))|
    (?<=\p{L}{3})(?:ează|ez[ei]?|e[sșş]t[ei]|esc)|
    (?<=\p{L}{3})(?:[aiuâ]|(?<=n))(?:t(?:ului|ul|ele|elor|ei|ă|a|e)?|[țţ]i(?:lor|i)?)|
    (?<=\p{L}{3})(?:urilor|urile|uri|ului|ul|[ei]?i(?:lor|le)|elor|ele|eam|eau|[âi]nd|ăm|[aeiouăâî]+)`,
  titles: String.raw`
    [Dd]l|[Dd]-l|[Dd]-?na|[Dd]-?ra|[Dd]r|[Pp]rof|[Cc]onf|[Ll]ect|[Aa]cad|[Uu]niv|[Ii]ng|[Aa]rh|[Aa]v|[Cc]ol|
    [Ll]t|[Cc]pt|[Ss]f|[Ss]tr|[Bb]d|[Nn]r|[Pp]ag|[Ff]ig|[Aa]lin|[Tt]el|[Jj]ud|[Vv]s|[Cc]ca|[Aa]prox|mil|mld|
    î\.Hr|d\.Hr|[Pp]\.ex`,
  wishes: {
    hook: String.raw`
      cârlig\p{L}*|[iî]nceput(?:ul|uri|urile|ului)?|deschider\p{L}*|aten[țţ]i\p{L}*|introducer\p{L}*`,
    payoff: String.raw`poant\p{L}*|final|finalul|finaluri\p{L}*|conclu\p{L}*|deznod\p{L}*|răsturn\p{L}*`,
    clarity: String.raw`
      clar|clar[aăei]|claritate|explic\p{L}*|simpl\p{L}*|tutorial\p{L}*|sfat\p{L}*|lec[țţ]i\p{L}*|pas cu pas`,
    emotion: String.raw`
      emo[țţ]i\p{L}*|amuzant\p{L}*|comic\p{L}*|umor\p{L}*|glum\p{L}*|r[aâ]s(?:ul|ete)?|haios\p{L}*|
      haioas\p{L}*|trist\p{L}*|pove[șş]t\p{L}*|povest\p{L}*|mi[șş]căto\p{L}*|anecdot\p{L}*|bancuri\p{L}*|
      distractiv\p{L}*`,
    novelty: String.raw`
      surpr\p{L}*|nou|noul|noile|noută[țţ]i|nea[șş]teptat\p{L}*|curio[sz]\p{L}*|fapte|mituri|inedit\p{L}*`,
    quotability: String.raw`citat|citate|citabil\p{L}*|fraz[eă]|replic[iă]|aforism\p{L}*`,
    dialogue: String.raw`
      dialog\p{L}*|conversa[țţ]i\p{L}*|[iî]ntreb[aă]r\p{L}*|interviu\p{L}*|dezbater\p{L}*|discu[țţ]i\p{L}*|
      cert(?:uri|ei)|ceartă`,
    withoutWhat: String.raw`
      f[aă]r[aă](?! îndoială)|nu(?! (?:doar|numai|uit|neap[aă]rat|mai (?:mult|lung|pu[țţt]in)))|evit\p{L}*|
      cu excep[țţ]ia|exclu(?:de\p{L}*|s|zând)|omite\p{L}*|niciun|nicio|nimic despre|s[aă]ri(?:[țţ]i)? peste|
      [iî]n afar[aă] de|nici|nimic (?:cu|din|legat)|ignor(?:ă|a[țţ]i)|elimin(?:ă|a[țţ]i)`,
    turning: 'ci|dar|doar|numai',
    asking: String.raw`
      clip\p{L}*|video\p{L}*|moment\p{L}*|păr[țţ]i\p{L}*|partea|fragment\p{L}*|scen[eă]\p{L}*|alege\p{L}*|
      găse[șş]t\p{L}*|caut[aă]\p{L}*|arat[aă]\p{L}*|concentr\p{L}*|prefer\p{L}*|include\p{L}*|vreau|
      a[șş] vrea|te rog|vă rog|vorbe[șş]te|vorbesc|vorbitor\p{L}*|cele mai bune|exclusiv|interesant\p{L}*|
      d[aă]-mi|secund\p{L}*|minut\p{L}*|uita|uita[tțţ]i`,
  },
};
