/** Polish phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_PL: CueLists = {
  filler: String.raw`
    y{2,}|e{2,}h*|y+h*m+|e+h+m*|h+m+|m+h+m+|no wiesz|znaczy|w sensie|tak jakby|że tak powiem|no|nie\?|
    tak\?|prawda\?|jak to się mówi|wiesz,|wiecie,|kurczę|w sumie|generalnie|po prostu|jakby|kurde|wiesz co`,
  hedge: String.raw`
    (?:tego )?nie wiem|nie pamiętam|nie (?:jestem|mam) pew(?:ien|n\p{L}+)|chyba(?! że)|być może|a może|
    może,|może (?:to|jest|tak|i)|myślę|(?:wydaje|zdaje) mi się|tak mi się (?:wydaje|zdaje)|podejrzewam|
    coś w (?:tym )?stylu|coś takiego|czy coś|albo coś|coś w rodzaju|mniej więcej|prawdopodobnie|pewnie|
    to zależy|zapomniał(?:em|am)|możliwe że|około|gdzieś tak|raczej|podobno|trudno powiedzieć|jakoś|
    o ile (?:wiem|pamiętam|się nie mylę)|jeśli się nie mylę|plus minus|z grubsza`,
  housekeeping: String.raw`
    witam(?:y)?|witajcie|dzięk(?:i|uję|ujemy)|cześć|dzień dobry|dobry wieczór|do widzenia|do zobaczenia|
    to na razie|subskry\p{L}+|sponsor\p{L}*|link(?:i|u|ów|iem)?|komentarz\p{L}*|w opisie|newsletter\p{L}*|
    odcin(?:ek|ku|ka|ki|ków)|następnym razem|w (?:przyszłym|następnym|zeszłym|ubiegłym) tygodniu|
    ostatnim razem|(?:pokażę|powiem|opowiem|wyjaśnię|zostawię) (?:wam|państwu|ci)|
    będę (?:mówić|mówił|mówiła|opowiadać|pokazywać)|będziemy (?:mówić|mówili|rozmawiać|robić|oglądać)|
    zaraz (?:pokażę|przejdziemy|zaczniemy|wrócimy|wam|państwu)|(?:pozwólcie|pozwól|dajcie) (?:mi|że)|
    zanim (?:zacznę|zaczniemy|przejdę|przejdziemy)|
    jak (?:mówiłem|mówiłam|wspomniałem|wspomniałam|już mówiłem|już mówiłam)|przejdźmy|przechodzimy|
    (?:idziemy|iść|lecimy|jedziemy) dalej|następne pytanie|pytania|pytań|slajd\p{L}*|mikrofon\p{L}*|
    kamer(?:a|y|ę|ze|ą)|słychać mnie|czy (?:mnie )?słychać|czekajcie|poczekajcie|chwileczkę|momencik|
    sekundkę|przepraszam|na czym (?:to )?skończy\p{L}+|gdzie (?:to )?(?:ja|my) (?:byłem|byłam|byliśmy)|
    agend\p{L}+|program(?:u|ie)? (?:dnia|spotkania|konferencji)|harmonogram\p{L}*|przerw(?:a|y|ę|ie|ą)|
    obiad\p{L}*|lunch\p{L}*|kaw(?:a|y|ę|ie)|rejestrac\p{L}+|zapis(?:y|ać się)|zapisz(?:cie)? się|
    bilet\p{L}*|stron(?:a|ie|ę) internetow\p{L}+|e-?mail\p{L}*|maila|podcast\p{L}*|kanał(?:u|em|y|ów)?|
    na kanale|stream\p{L}*|czat\p{L}*|obserwuj(?:cie)?|zniżk\p{L}+|rabat\p{L}*|kod(?:u|em)? rabatow\p{L}+|
    nagran\p{L}+|nagrywa\p{L}*|ekran(?:u|ie|em)?|wifi|parking\p{L}*|identyfikator\p{L}*|ankiet\p{L}+|
    to wszystko|to tyle|to już (?:wszystko|koniec)|ogłoszen\p{L}+|swoją drogą|przypomn(?:ę|ienie|ijcie)|
    przypominam|nie mamy (?:już )?czasu|czas się kończy|nazywam się|mam na imię|przedstawi(?:ę|ć)|brawa|
    oklaski|słuchacz\p{L}*|reklam(?:a|y|ę|ie|ą)?|podsumow\p{L}+|zaczynamy|zaczynajmy|zacznijmy|
    widzimy się|słyszymy się|zapraszam(?:y)?|łapk(?:a|ę|i) w górę|dzwonecz\p{L}+|pod filmem|dajcie znać|
    trzymajcie się|miłego dnia|siema|przy okazji`,
  contrast: String.raw`
    nie|ale|lecz|jednak|naprawdę|w rzeczywistości|zamiast|natomiast|podczas gdy|chociaż|choć|(?:po)?mimo|
    chyba że|błędn\p{L}+|mit|przeciwnie|odwrotnie|prawda jest taka|przecież|oprócz|wciąż|wcale|ani|
    a jednak|tak naprawdę|tymczasem|za to|z drugiej strony|tylko że`,
  absolute: `
    nigdy|zawsze|każd(?:y|a|e|ego|ej|ą|ym|emu)|wszys(?:cy|tko|tkie|tkich|tkiego|tkim)|nikt|nikogo|nikomu|
    nic|niczego|żad(?:en|na|ne|nego|nej|nych)|tylko|jedyn(?:y|a|e|ie|ą|ego|ym)|najwięcej|najmniej|
    najlep(?:szy|sza|sze|iej|szym|szą)|najgor(?:szy|sza|sze|zej|szym)|pierwsz(?:y|a|e|ego|ej|ą|ym)|
    ostatni(?:a|e|ego|ej|ą|m)?|cał(?:y|a|e|ego|ej|ą|ym)|dokładnie|na zawsze|niemożliw(?:e|y|a)|musi|
    ktokolwiek|kiedykolwiek|całkowicie|zupełnie|absolutnie|wyłącznie|ciągle|bez wyjątku|
    ani jed(?:en|na|nego|nej)`,
  payoff: `
    dlatego|właśnie dlatego|co oznacza|to oznacza|oznacza|to znaczy że|więc|tak więc|zatem|okazało się|
    okazuje się|ponieważ|bo|powód|powodem|chodzi o to|odpowiedź|lekcja z tego|sztuczka|sekret|tajemnica|
    problem|różnica|nauczył(?:em|am|o|y)? się|zrozumiał(?:em|am)|zdał(?:em|am) sobie sprawę|
    dotarło do mnie|w końcu|na końcu|ostatecznie|wreszcie|od tamtej (?:pory|chwili)|
    od tego (?:czasu|momentu|dnia)|od tamtego dnia|do dzisiaj|do dziś|dopóki|aż do|chyba że|liczy się|
    najważniejsze|rzecz w tym|na tym polega|w efekcie|stąd|w rezultacie|sęk w tym|czyli`,
  imagine: `
    wyobraź(?:cie|my)?|pomyśl(?:cie|my)?|popatrz(?:cie|my)?|spójrz(?:cie|my)?|załóżmy|zastanów(?:cie|my)?|
    zapytaj(?:cie)? (?:siebie|się)|pamiętaj(?:cie|my)?|zauważ(?:cie|my)?|posłuchaj(?:cie|my)?|
    słuchaj(?:cie)?|a (?:co )?gdyby|co jeśli|powiedzmy|patrz(?:cie)?|zobacz(?:cie)?`,
  listener: `
    ty|ciebie|cię|tobie|tobą|twój|twoj(?:a|e|ego|ej|ą|im|ich|emu|imi)|wy|was|wam|wami|
    wasz(?:a|e|ego|ej|ą|ym|ych)?|państw(?:o|a|u)|jeste(?:ś|ście)|ma(?:sz|cie)|może(?:sz|cie)|musi(?:sz|cie)|
    chce(?:sz|cie)|wie(?:sz|cie)|widzisz|widzicie`,
  firstPerson: `
    ja|mnie|mi|mną|mój|moja|moje|moi|mojego|mojej|moją|moim|moich|mojemu|moimi|jestem|mam`,
  story: String.raw`
    by(?:ł|ła|ło|ły|li|łem|łam|liśmy|łyśmy)|mia(?:ł|ła|ło|ły|łem|łam)|mieli|
    (?:po|przy|wy|we|prze|ode|do|za|ze|na|w|nad)?sz(?:edł|edłem|ła|łam|ło|ły|li|liśmy)|
    (?:po|przy|wy|od|do|za|prze|w|z)?jecha(?:ł|ła|ły|łem|łam|li|liśmy)|
    (?:po|przy|wy|do|prze)?bieg(?:ł|ła|ło|ły|li|łem|łam)|powiedzia(?:ł|ła|ło|ły|łem|łam)|powiedzieli|
    (?:po|za)?mówi(?:ł|ła|ło|ły|łem|łam)|(?:za)?pyta(?:ł|ła|ło|ły|łem|łam|li)|
    (?:za|do|wy)?dzwoni(?:ł|ła|ło|ły|łem|łam|li)|(?:wzią|zaczą|krzykną|staną|zginą|usną)(?:ł|łem)|
    (?:wzię|zaczę|krzyknę|stanę|zginę|minę|zniknę)(?:ła|ło|ły|łam|li|liśmy)|
    (?:z|u|za)?robi(?:ł|ła|ło|ły|łem|łam|li)|(?:z|u|prze|za)?widzia(?:ł|ła|ło|ły|łem|łam)|
    (?:u|po|za)?słysza(?:ł|ła|ło|ły|łem|łam)|zobaczy(?:ł|ła|ło|ły|łem|łam|li)|
    (?:po|wy|za)?myśla(?:ł|ła|ło|ły|łem|łam)|wiedzia(?:ł|ła|ło|ły|łem|łam)|chcia(?:ł|ła|ło|ły|łem|łam)|
    chcieli|(?:po|z|od)?czu(?:ł|ła|ło|ły|łem|łam)|da(?:ł|ła|ło|ły|łem|łam|li)|
    dosta(?:ł|ła|ło|ły|łem|łam|li)|sta(?:ł|ła|ło|ły|li|łem|łam) (?:się|w|na|przy|przed|tam|i)|
    zosta(?:ł|ła|ło|ły|łem|łam|li)|siedzia(?:ł|ła|ło|ły|łem|łam)|
    (?:po|wy|za)?patrzy(?:ł|ła|ło|ły|łem|łam|li)|(?:ot|z)worzy(?:ł|ła|ło|ły|łem|łam|li)|
    znalaz(?:ł|ła|ło|ły|łem|łam)|znaleźli|(?:prze|na|za|od)?czyta(?:ł|ła|ło|ły|łem|łam|li)|
    (?:na|za|od|o|prze)?pisa(?:ł|ła|ło|ły|łem|łam|li)|(?:u|s|wy|od|w|prze|za)pad(?:ł|ła|ło|ły|łem|łam|li)|
    (?:mog|móg|zjad|usiad|straci|kupi|wróci|spotka|mieszka|pracowa|musia|trafi)(?:ł|ła|ło|ły|łem|łam)|
    umar(?:ł|ła|ło|ły|li)|urodzi(?:ł|ła|ło|ły|łem|łam|li)|\p{L}{3,}(?:liśmy|łyśmy|łam|iłem|yłem|ąłem)|
    \p{L}{2,}[iyą]ł|(?!zaw|kaw|naw|karnaw|kryszt|gener|miner|wok)\p{L}{2,}[cghkrtwż]ał|
    (?!(?:za)?działa(?!ł)|skali(?!\p{L})|chwil|szpital|medal|metal|detal|sandal|portal|lokal|czyl|motyl|
    mogi|kobył|wspania|doskona|dojrza|trwa|wytrwa|zuchwa|pochwał|uchwał|strzał|skał|
    chwał)\p{L}{3,}(?:[aiy]ł[ao]|[aiyę]li|ę[ł][ao])|u?ciek(?:ł|ła|li)|\p{L}+(?:ósł|iosł[ao]|ieśli)|
    \p{L}{2,}(?:działem|chałem|kałem|wałem|tałem|pałem)|
    (?:pewnego|jednego) (?:dnia|razu|wieczoru|ranka|wieczora)|
    (?:lata?|lat|roku?|miesi(?:ęcy|ąc)|tyg(?:odni|odnie|dzień)|dni) temu|miał(?:em|am) (?:\p{L}+|\d+) lat|
    (?:rok|lata|lat|miesiąc|tydzień|dzień|dni|godzinę) (?:później|wcześniej)|
    (?:kiedy|gdy|jak) (?:byłem|byłam)|w (?:roku )?(?:19|20)\d\d|następnego (?:dnia|ranka)|
    (?:tego|tamtego) (?:dnia|wieczoru|lata|ranka)|tamtej nocy|wtedy|kiedyś|
    (?:za|wy|prze)?gra(?:ł|ła|ło|ły|li)|(?:prze)?ży(?:ł|ła|ło|ły|li)|(?:za)?spa(?:ł|ła|ły|li)|
    (?:po)?zna(?:ł|ła|ły|li)|(?:za|ze|wy)?bra(?:ł|ła|ły|li)`,
  turn: `
    nagle|i wtedy|i potem|ale (?:wtedy|potem)|aż w końcu|wtedy|w tym momencie|w pewnym momencie|
    ni stąd ni zowąd|znienacka|i nagle|z dnia na dzień`,
  quoted: String.raw`
    (?:on|ona|ja|ktoś|mama|tata|matka|ojciec|lekarz|szef|nauczyciel(?:ka)?) (?:mówi|powiedziała?)|
    (?:on|ona|ja|ktoś|mama|tata|matka|ojciec|lekarz|szef) (?:pyta|zapytała?|odpowiedziała?)|
    (?:powiedziała?|powiedzieli|mówi|mówił|mówiła|mówią|mówię) (?:mi|mu|jej|im|do|że|nam|tak|sobie)|
    (?:zapytał|zapytała|pyta|spytał|spytała)(?:em|am|m)? (?:mnie|go|ją|ich|się|czy|nas)|
    (?:odpowiedział|krzyknął|krzyknęła|szepnął|szepnęła|odparł|napisał|napisała|zawołał)\p{L}*|
    (?:a|i) (?:on|ona|ja|oni) (?:na to|mówi|mówię|do mnie|tak)|mówię|pomyślał(?:em|am) sobie|że niby`,
  emotion: String.raw`
    kocha\p{L}*|miłoś\p{L}+|nienawi\p{L}+|ba(?:ć|ł|ła|łem|łam|li) się|boję się|boi się|strach\p{L}*|
    straszn\p{L}+|przera[żz]\p{L}+|płac(?:ze|zę|zą|z|zu)|płaka\p{L}+|(?:roz)?płakał\p{L}*|
    łz(?:y|a|ami|ach)|łez|śmi(?:ech\p{L}*|eje|ać|ali|ał\p{L}*)|szczęś\p{L}+|smut\p{L}+|złoś\p{L}+|
    wściek\p{L}+|wstyd\p{L}*|dum(?:a|y|ę|ny|na|ni|ą)|ból|bólu|bole[śs]\p{L}+|umar\p{L}+|umier\p{L}+|
    śmier\p{L}+|zgin\p{L}+|samotn\p{L}+|ser(?:ce|ca|cem|cu)|rado[śs]\p{L}+|żałob\p{L}+|piękn\p{L}+|
    okropn\p{L}+|koszmar\p{L}*|niesamowit\p{L}+|niewiarygodn\p{L}+|szalon\p{L}+|szaleń\p{L}+|panik\p{L}+|
    trzęs\p{L}+|drża\p{L}+|krzy(?:k|kiem|czał\p{L}*|czy|czeć|knął|knęła)|nadziej\p{L}+|beznadziejn\p{L}+|
    stracił\p{L}*|zabi(?:ł|ła|li|ć|ty|ta|te)|niebezpiecz\p{L}+|zepsu\p{L}+|złaman\p{L}+|winn(?:y|a|i|e)|
    (?:poczucie|moja) win[ay]|zawstydz\p{L}+|martwi\p{L}*|
    marz(?:yć|y|yłem|yłam|ył\p{L}*|enie|enia|eniem|eń)|sen|snu|tęskni\p{L}*|wybacz\p{L}*|
    żał(?:uję|ować|ował\p{L}*)|poraż(?:ka|ki|kę|ką|ce)|odwa(?:ga|gi|gę|żny|żna)|zaufa\p{L}+|
    ufa(?:ć|m|ł\p{L}*)|zdra(?:da|dy|dził\p{L}*)|walcz\p{L}+|walk(?:a|i|ę|ą)|trudn(?:e|o|y|a)|wow|o rany|
    o matko|uwielbia\p{L}*|ciesz(?:ę|ył\p{L}*|y się)|boli|bolał\p{L}*`,
  surprise: String.raw`
    zaskocz\p{L}+|zaskak\p{L}+|niespodzi\p{L}+|dziwn\p{L}+|sekret(?:u|y|em|ów|n\p{L}{1,3})?|
    tajemnic\p{L}*|nikt (?:ci|wam|mi|nam|nie) (?:nie )?(?:mówi|powie|powiedział|wie|wiedział|uczy)|
    okazało się|okazuje się|można by (?:pomyśleć|sądzić)|
    nigdy (?:bym )?nie (?:\p{L}+ )?(?:myśl\p{L}+|pomyśl\p{L}+|widzia\p{L}+|słysza\p{L}+)|
    czy (?:wiesz|wiecie|wiedział\p{L}*)|wierzcie lub nie|większość (?:ludzi|osób)|
    wszyscy (?:myślą|sądzą|uważają)|ludzie (?:myślą|sądzą|uważają)|błąd|błęd\p{L}+|pomył\p{L}+|
    nieoczekiwan\p{L}+|szok\p{L}*|ukry(?:ty|ta|te|tych|tej)|nie było tak|odwrotnie|
    (?:mam|masz|macie|miał\p{L}*|zielonego) pojęcia|niemożliw(?:e|y|a)|odkry\p{L}+|po raz pierwszy|
    zdziwi\p{L}+|zdumi\p{L}+|co ciekawe|nie uwierzycie`,
  comparison: String.raw`
    jak gdyby|jakby|tak jak|taki sam jak|tak\p{L}{1,3} sam\p{L}* jak|więcej niż|mniej niż|niż|
    tak(?:i|a|ie)? \p{L}+ jak|równie \p{L}+ jak|połow(?:a|y|ę|ie)|dwa razy|razy|podobn(?:y|a|e|ie) do`,
  advice: `
    powin(?:ieneś|naś|niście|niśmy|no się)|trzeba|należy(?! do)|musisz|musicie|nie rób(?:cie)?|
    upewnij(?:cie)? się|nigdy|zawsze|przestań(?:cie)?|zacznij(?:cie)?|zasad(?:a|y|ę)|krok(?:i|u|iem)?|
    wskazówk(?:a|i|ę)|(?:moja|dobra|jedna) rada|jak (?:to )?zrobić|pytaj(?:cie)?|pisz(?:cie)?|
    zapisz(?:cie)?|jeśli (?:chcesz|masz|jesteś|możesz|nie|robisz)|
    (?:kiedy|gdy) (?:chcesz|masz|jesteś|robisz)|zanim|spróbuj(?:cie)?|pamiętaj(?:cie)?|unikaj(?:cie)?|
    warto|lepiej|polecam`,
  elsewhere: `
    jak (?:już )?(?:mówiłem|mówiłam|mówiliśmy|wspomniałem|wspomniałam)|wcześniej|poprzedni(?:o|m|ej|ego)|
    (?:ostatnim|zeszłym|następnym) razem|w (?:zeszłym|ubiegłym|przyszłym) (?:tygodniu|miesiącu)|
    następn(?:y|ym) slajd(?:zie)?|(?:ten|tym|tego) slajd(?:zie|u)?|po (?:lewej|prawej)(?: stronie)?|
    na (?:ekranie|slajdzie)|o tutaj|tu obok|tam (?:z tyłu|dalej|na górze)|
    jak (?:widać|widzicie|widzisz|państwo widzą)|tu(?:taj)? (?:na dole|na górze|niżej|wyżej)|ten tutaj|
    ta tutaj|tamt(?:en|a|o|ą)|wy wszyscy|tu na sali|na (?:tej )?sali|dzisiaj|dziś|przed chwilą|
    dziś wieczorem`,
  notice: String.raw`
    slajd\p{L}*|link(?:i|u|ów|iem)?|na stronie|rozdzia(?:ł|le|łu)|odcin(?:ek|ku|ka|ki|ków)|sponsor\p{L}*|
    kod(?:u|em)? rabatow\p{L}+|zniżk\p{L}+|rabat\p{L}*|zapis(?:y|ać się)|zapisz(?:cie)? się|do terminu|
    termin (?:zgłosz|zapis|rejestr|mija)\p{L}*|bilet\p{L}*|e-?mail\p{L}*|maila|czat\p{L}*|subskry\p{L}+|
    rejestrac\p{L}+|zarejestr\p{L}+|parking\p{L}*|przerw(?:a|y|ę|ie|ą)|pytania|pytań|agend\p{L}+|
    harmonogram\p{L}*|w (?:przyszłym|następnym) tygodniu|jutro|dziś wieczorem|dzięk(?:i|uję|ujemy)|
    witam(?:y)?|witajcie|cześć|dzień dobry|dobry wieczór|proszę|ogłoszen\p{L}+|komunikat(?:u|y|em|ów)?|
    (?:pokażę|powiem|opowiem|wyjaśnię) (?:wam|państwu|ci)|
    chc(?:ę|iałbym|iałabym) (?:wam|państwu|powiedzieć|pokazać)|(?:pozwólcie|pozwól|dajcie) (?:mi|że)|
    będę (?:mówić|mówił|mówiła|opowiadać)|będziemy (?:mówić|mówili|rozmawiać)|
    jak (?:już )?(?:mówiłem|mówiłam)|wróc(?:ę|imy) do (?:tego|tej|tematu|pytań|nich|was)|przejdźmy|
    przechodzimy|(?:idziemy|iść|lecimy) dalej|w każdym razie|
    zanim (?:zacznę|zaczniemy|przejdę|przejdziemy)|porozmawiamy|za chwilę|
    zaraz (?:wam|państwu|pokażę|wrócimy)|zapraszam(?:y)?|szanowni państwo|dajcie znać|przepraszam|
    nazywam się`,
  praise: String.raw`
    bardzo|naprawdę|absolutnie|totalnie|całkowicie|kompletnie|niesamowi\p{L}+|niewiarygodn\p{L}+|
    niezwyk\p{L}+|fantastyczn\p{L}+|wspania\p{L}+|genialn\p{L}+|cudown\p{L}+|piękn\p{L}+|przepiękn\p{L}+|
    świetn\p{L}+|super|najlep(?:szy|sza|sze|si|szych|szą|szym|szego|szej)|najwięk\p{L}+|ogromn\p{L}+|
    olbrzymi\p{L}*|wyjątkow\p{L}+|unikaln\p{L}+|legendarn\p{L}+|światowej klasy|fundamentaln\p{L}+|
    ważn(?:y|a|e|ych|ego|ej|ą|ym)|ekscytując\p{L}+|szczerze|z całego serca|pasj(?:a|i|ę|ą|onując\p{L}+)|
    rewelacyjn\p{L}+|mega|fajn\p{L}+|ekstra|niezł\p{L}+|kapitaln\p{L}+|strasznie`,
  picturable: String.raw`
    mrów(?:ek|k\p{L}+)|jabł(?:ek|k\p{L}+)|rami(?:ę|on\p{L}*|eni\p{L}*)|armi[aiąęeo]|niemowl\p{L}+|
    tor(?:eb|b\p{L}+)|piłk[aięąo]|kosz(?:yk\p{L}*|e|em|ami)|wann[ayęąo]|łóż(?:ek|k\p{L}+)|
    pszcz(?:oł\p{L}*|ół)|dzwon(?:ek|k(?:i|a|ów|iem)|y)|ptak\p{L}*|ostrz(?:e|a|u|em)|łód(?:ź|ek|k\p{L}+)|
    łodzi\p{L}*|koś(?:ć|ci\p{L}*)|książ(?:ek|k\p{L}+|ce)|kalosz\p{L}*|butel(?:ek|k\p{L}+|ce)|
    pudeł(?:ek|k\p{L}+)|chłop(?:iec|c(?:y|a|em|ów)|ak\p{L}*|czyk\p{L}*)|mózg\p{L}*|hamul(?:ec|c\p{L}+)|
    gałąź|gałęzi\p{L}*|ceg(?:ł[aąęy]|ieł|l\p{L}+)|most(?:y|u|em|ów|ach)?|szczot(?:ek|k\p{L}+)|
    wiad(?:ro|ra|rem|er\p{L}*)|żarów(?:ek|k\p{L}+)|guzik\p{L}*|ciast(?:o|a|em|k\p{L}+)|
    aparat(?:u|y|em)? fotograficzn\p{L}+|kart(?:ka|ki|kę|ce|ek|kami|y|ę|ami)|wóz(?:ek|k\p{L}+)?|
    woz(?:u|y|em)|kot(?:y|a|em|ów|ek|ka|ki)?|łańcuch\p{L}*|ser(?:y|a|em|ów)?|pierś|piersi\p{L}*|
    podbród\p{L}+|kości(?:ół|oł\p{L}+|ele)|zegar\p{L}*|chmur\p{L}*|płaszcz\p{L}*|kołnierz\p{L}*|
    grzebie(?:ń|ni\p{L}*)|krow[ayęąo]|krów|filiżan(?:ek|k\p{L}+)|zasłon\p{L}*|podusz(?:ek|k\p{L}+|ce)|
    pies|ps(?:a|y|em|ów|u|ami)|drzwi\p{L}*|odpływ(?:u|y)?|szuflad\p{L}*|sukien(?:ek|k\p{L}+|ce)|
    uch(?:o|a|em)|usz(?:y|u|ami|ach)|ok(?:o|iem)|ryb(?:a|y|ę|ą|ami|ach)?|flag(?:a|i|ę|ą|ami)?|
    jaj(?:o|a|ek|k\p{L}+)|silnik\p{L}*|ocz(?:y|u|ami|ach)|twarz(?:y|e|ą|ami|ach)?|gospodarstw\p{L}+|
    piór(?:o|a|em|k\p{L}+)?|pal(?:ec|c(?:e|a|em|ami|ów))|podłog\p{L}*|much(?:a|y|ę|ą|ami)?|
    stop(?:a|ę|ą|ami|ach)|widel(?:ec|c\p{L}+)|ogr(?:ód|od(?:u|y|em|zie|ów|ach))|dziewczyn\p{L}*|
    rękawic\p{L}*|koz(?:a|y|ę|ą)|kóz|pistolet\p{L}*|włos(?:y|ów|ami|ach|em)?|młot(?:ek|k\p{L}+)|
    ręk(?:a|i|ę|ą|ami|ach)|ręce|rąk|kapelusz\p{L}*|głow(?:a|y|ę|ą|ie|ami|ach)|głów|
    ser(?:ce|ca|cem|cu|cami)|hacz?yk\p{L}*|róg|rog(?:i|u|iem|ami|ów)|
    ko(?:ń|nia|nie|niem|ni|niowi|ńmi|niach)|szpital\p{L}*|dom(?:y|u|em|ów|ami|ach)?|
    wysp(?:a|y|ę|ą|ie|ach)?|klejnot\p{L}*|czajnik\p{L}*|klucz(?:e|a|em|y|ami|ach)?|
    kolan(?:o|a|em|ami|ach)?|nóż|noż(?:a|e|em|ami|y)|węz(?:eł|ł(?:y|a|em|ów))|liś(?:ć|ci\p{L}*)|
    nog(?:a|i|ę|ą|ami|ach)|nóg|bibliotek\p{L}*|warg(?:a|i|ę|ą|ami)|ust(?:a|ami|ach)|
    map(?:a|y|ę|ą|ie|ach)?|zapał(?:ek|k\p{L}+)|małp(?:a|y|ę|ą|ami)?|księżyc\p{L}*|mię(?:sień|śni\p{L}*)|
    gw(?:óźdź|oździ\p{L}*)|paznok\p{L}+|szyj(?:a|i|ę|ą)|igł(?:a|y|ę|ą|ami)|igieł|nos(?:y|a|em|ie)?|
    orzech\p{L}*|biur(?:o|a|em|ze|ach)|pomarańcz\p{L}*|piekarnik\p{L}*|paczk(?:a|i|ę|ą|ami)|paczek|
    długopis\p{L}*|ołów(?:ek|k\p{L}+)|obraz(?:y|u|em|ek|ka|ki|ów|ami)?|świni(?:a|e|ę|ą|ami)?|
    szpil(?:ek|k\p{L}+)|rur(?:a|y|ę|ą|ami|ach|ka|ki)?|samolot\p{L}*|talerz\p{L}*|kiesze(?:ń|ni\p{L}*)|
    garn(?:ek|k(?:i|u|iem|ów|a))|ziemniak\p{L}*|więzieni\p{L}+|pomp(?:a|y|ę|ą)|szyn(?:a|y|ę|ach|ami)|
    szczur\p{L}*|mysz(?:y|ą|ami)?|paragon\p{L}*|pierścion(?:ek|k\p{L}+)|dach(?:y|u|em|ów|ach)?|
    korze(?:ń|ni(?:e|a|ami|em))|żag(?:iel|l(?:e|a|i|ami))|szk(?:oła|oły|ołę|ole|ołą|ół|ołach)|
    nożycz\p{L}+|śrub(?:a|y|ę|ka|ki|kę|ek)?|nasion\p{L}*|ow(?:ca|ce|cę|iec)|pół(?:ka|ki|kę|ce|ką|ek|kach)|
    statk(?:u|i|iem|ów|ach)|statek|koszul\p{L}*|but(?:y|a|em|ów|ami|ach)?|skór(?:a|y|ę|ą|ze)?|
    spódnic\p{L}*|w(?:ąż|ęż(?:a|e|em|y))|skarpet\p{L}*|łopat\p{L}*|gąb(?:ek|k\p{L}+)|
    łyż(?:ek|k\p{L}+|ecz\p{L}+)|znacz(?:ek|k(?:i|ów)) pocztow\p{L}+|gwiazd(?:a|y|ę|ą|ami|ach)?|
    dwor(?:zec|c(?:a|u|em))|stacj(?:a|i|ę|ą|ach)|kij(?:e|a|em|ami)?|żołąd\p{L}+|brzuch\p{L}*|
    skle(?:p|py|pu|pie|pem|pów|pach)|ulic(?:a|y|ę|ą|e|ach|ami)?|słońc(?:e|a|u|em)|
    st(?:ół|oł(?:u|y|em|ów)|ole)|ogon\p{L}*|nit(?:ka|ki|kę|ek|ką|kami)|gardł(?:o|a|em)|kciuk\p{L}*|
    zęb(?:y|a|ów|ami|em)|ząb|miast(?:a|em|ach|ami|o)|mieście|pociąg(?:i|u|iem|ów|ach|ami)?|tac(?:a|ę|ą)|
    drzew(?:o|a|em|ie|ami|ach)?|spodni(?:e|ami|ach)|parasol\p{L}*|mur(?:y|u|em|ów|ze)?|
    ścian(?:a|y|ę|ą|ie|ach|ami)?|koł(?:a|em|ami|ach)|gwizd(?:ek|k\p{L}+)|
    ok(?:no|na|nem|nie|ien|nami|nach)|skrzyd(?:ło|ła|łem|eł|łami)|drut(?:y|u|em|ów|ami)?|robak\p{L}*`,
  leaning: `
    i|a|ale|więc|bo|albo|lub|potem|wtedy|on|ona|ono|oni|one|jego|jej|ich|jemu|mu|go|ją|im|to|ten|ta|te|ci|
    tego|tej|tym|tych|tam|taki|taka|takie|tak|także|też|również|no|dokładnie|właśnie|okej|ok|zgadza się|
    który|która|które|dlatego|stąd|zresztą|natomiast|jednak|ani|nie|oprócz|przecież`,
  opener: String.raw`
    no to|no więc|więc|a więc|teraz|dobra|dobrze|okej|ok|w każdym razie|(?:pozwólcie|pozwól|dajcie) mi|
    po pierwsze|po drugie|po trzecie|najpierw|na koniec|wreszcie|(?:pewnego|jednego) (?:dnia|razu)|
    jedna rzecz|oto|jest (?:taki|taka|takie|jedna)|był(?:a|o)? (?:taki|taka|takie|sobie|jeden|jedna)|
    (?:pierwsza|druga|następna|ostatnia|inna) rzecz|co|dlaczego|czemu|jak|kiedy|gdy|jeśli|jeżeli|
    wyobraź(?:cie|my)?|pomyśl(?:cie|my)?|kto|w (?:roku )?(?:19|20)\d\d|kiedyś|dawno temu|słuchajcie|
    następnie|kolejna rzecz|tak więc`,
  stopWords: `
    i a o u w z na do od za po przy pod nad przed przez dla bez ze we albo lub czy ale lecz więc bo że
    żeby aby by gdyby jeśli jeżeli kiedy gdy gdzie jak jako niż to ten ta te ci tego tej tym tych temu
    tymi tę tą taki taka takie takich takiego takiej taką jaki jaka jakie jakiś jakieś jakąś który która
    które którzy którego której którą którym których ja ty on ona ono my wy oni one mnie mi ciebie cię
    tobie jego go jemu mu nim niego niej jej ją nas nam nami was wam wami ich im nich siebie się sobie mój
    moja moje mojego moim twój twoja twoje swój swoja swoje swoim nasz nasza nasze wasz wasza wasze pan
    pani państwo kto kogo komu co czego czemu czym ktoś coś nikt nic niczego każdy każda każde wszyscy
    wszystko wszystkie wszystkich wszystkim inny inna innych sam sama samo sami jestem jesteś jest są był
    była było były byłem byłam będę będzie będziemy będą być mam masz ma mamy macie mają mieć miał miała
    miałem mogę możesz może możemy mogą można mógł mogła muszę musisz musi musimy muszą musiał trzeba chcę
    chcesz chce chciał wiem wiesz wie wiemy robię robi robić zrobić mówię mówi mówić mówił powiedzieć
    powiedział idę idzie iść widzę widzi widać myślę myśli myśleć znaczy jakby niech nie tak no tu tutaj
    tam teraz wtedy potem później już jeszcze zawsze nigdy często czasem znowu też także również nawet
    tylko właśnie bardzo bardziej mało więcej mniej trochę prawie około chyba pewnie raczej naprawdę
    właściwie dobrze dobra okej ok dlatego dlaczego ponieważ chociaż choć jednak natomiast przecież
    oczywiście zatem czyli między dzisiaj dziś wczoraj jutro jeden jedna jedno dwa trzy cztery pięć sześć
    dziesięć sto pierwszy pierwsza drugi druga ostatni raz razy rok roku lat lata dzień dni czas rzecz
    rzeczy ludzie ludzi sposób duży duża duże dobry dobre proszę dziękuję dzięki cześć yyy eee hm mhm aha
    ach oj swojego swojej swoją swoich swoimi mojej moją moich moi twojego twojej naszego naszej naszą
    naszych którymi jaką jakiego jakiej jakich tyle ile dużo wiele wielu kilka parę został została zostało
    stało robił zrobił zrobiła robimy robią powiem powiedziała powiedziałem mówiła mówią mówimy wiedzieć
    wiedział wiedziałem chcemy chcą chciałem chciałam chciałbym mogliśmy mogli musiałem mieliśmy mieli
    byli byliśmy byłby byłoby bym byś byśmy dwie dwóch trzech tysięcy tysiące milion milionów procent
    siedem osiem dziewięć jednego jednej jedną jednym drugiej drugiego godzin godziny minut minuty tydzień
    tygodni tygodniu miesiąc miesięcy zaraz chwilę wcześniej sumie ogóle prostu jakoś gdzieś kiedyś poza
    oprócz według podczas wobec wśród zamiast dalej razem całe cały cała człowiek chodzi wydaje prawda
    jedynie zresztą ciągle wciąż dokładnie nowy nowe nowa tamten tamta tamto tacy niektóre innego innej
    innym wiecie słuchajcie pomiędzy dwadzieścia żadnego żadnej żaden dość całkiem zupełnie absolutnie`,
  leadIn: `
    więc|no więc|no dobra|no|i|a|ale|bo|teraz(?=,)|dobra(?=,)|dobrze(?=,)|okej|ok|tak(?=,)|nie(?=,)|
    wiesz(?=,)|wiecie(?=,)|słuchaj(?=,)|słuchajcie(?=,)|znaczy|właściwie|w sumie|jakby(?=,)|och|ach|
    tak więc|generalnie(?=,)`,
  promise: `
    jeśli|jeżeli|kiedy|gdy|gdyby|gdy tylko|jak tylko|za każdym razem|zanim|chociaż|choć|mimo że|nawet jeśli|
    ponieważ|skoro|odkąd|dopóki|chyba że`,
  ending: String.raw`
    (?<=\p{L}{3})(?:ościami|ościach|ością|ości|ość|owaliśmy|owałem|owałam)|
    (?<=\p{L}{3})ow(?:ania|aniu|anie|ać|ał[aoy]?|ali|ych|ego|emu|ymi|y|a|e|ą|ej)|
    (?<=\p{L}{3})(?:uj(?:ąc|e|ę|ą|emy|esz|ecie)|[aei]sz|ają|am|[ai]my|(?<!probl|syst)emy|[aei]cie)|
    (?<=\p{L}{3})(?<![yia]ci)[aiye](?:łem|łam|liśmy|łyśmy|ł(?:[aoyu]|ów|om|ami|ach)?|li|ć)|
    (?<=\p{L}{3})(?:i?ego|iemu|(?<!probl|syst)emu|[iy]ch|[iy]mi|i?ami|i?ach|i?om|iem|(?<!probl|syst)em)|
    (?<=\p{L}{3})(?:[iy]m|owi|i?ów|i?ej)|(?<=\p{L}{3})(?:i[aąęeou]|[aeiouyąę])|
    (?<=\p{L}{3}[^aeiouyąęós])(?:ek|k(?:a|i|u|o|ę|ą|iem|ów|ami|ach|om))`,
  titles: String.raw`
    [Pp]rof|[Dd]r|[Mm]gr|[Ii]nż|[Hh]ab|[Kk]s|[Śś]w|[Bb]ł|Gen|[Pp]łk|[Mm]jr|[Kk]pt|[Rr]ed|[Nn]p|[Tt]zn|
    [Tt]zw|[Tt]j|[Uu]l|[Aa]l|[Pp]l|[Nn]r|[Ss]tr|[Rr]ys|[Gg]odz|[Zz]ob|[Pp]kt|[Tt]el|ur|[Mm]\.in|[Pp]p?`,
  wishes: {
    hook: String.raw`haczyk\p{L}*|początk\p{L}*|początek|otwarci\p{L}*|wstęp\p{L}*|uwag[aęi]`,
    payoff: String.raw`
      puent\p{L}*|zakończe\p{L}*|konkluzj\p{L}*|zwrot\p{L}* akcji|wnios\p{L}*|finał\p{L}*`,
    clarity: String.raw`
      jasn[aeyo]\p{L}*|wyjaśni\p{L}*|tłumacz(?:y|ą)|wytłumacz\p{L}*|prost(?:a|e|y|o|ych|ymi|ego|ej|sz\p{L}*)|
      poradnik\p{L}*|porad[ay]?|wskazów\p{L}*|rad|rady|krok po kroku|tutorial\p{L}*`,
    emotion: String.raw`
      emocj\p{L}*|zabawn\p{L}*|śmieszn\p{L}*|humor\p{L}*|żart\p{L}*|śmiech\p{L}*|wzrusz\p{L}*|smutn\p{L}*|
      opowieś\p{L}*|anegdot\p{L}*|historie|dowcip\p{L}*|kawał(?:y|ów)|historyjk\p{L}*`,
    novelty: String.raw`
      zaskak\p{L}*|zaskocz\p{L}*|now(?:e|y|ych|ości)|nieoczekiwan\p{L}*|niespodzian\p{L}*|niespodziew\p{L}*|
      fakt(?:y|ów|ami)?|mit(?:y|ów|ami)?|ciekawost\p{L}*|unikaln\p{L}*`,
    quotability: String.raw`cytat\p{L}*|cytowa\p{L}*|zdania|powiedzon\p{L}*|bon mot\p{L}*`,
    dialogue: String.raw`
      dialog\p{L}*|rozmow\p{L}*|rozmów|pyta(?:nia|ń|nie|niami)|wywiad\p{L}*|kłótni\p{L}*|dyskusj\p{L}*|
      debat\p{L}*`,
    withoutWhat: String.raw`
      bez|(?<!(?:dlaczego|czemu) )nie(?! (?:tylko|wyłącznie|jedynie|dłuż|krót|więcej niż|zapom))|
      (?<!jak )(?:unika(?:j|jcie|jmy|jąc|ć)|unikn\p{L}*)|oprócz|poza(?! tym)|pomi(?:jaj|ń|ja)\p{L}*|
      pomin\p{L}*|wyklucz\p{L}*|żadn\p{L}*|z wyjątkiem|ani|nic (?:o|na temat)|omi(?:ń|jaj)\p{L}*|prócz|
      usuń\p{L}*|z pominięciem`,
    whatWithout: String.raw`(?:nie(?: chcę)?|pomiń|pominąć|omiń|usuń|wykluczyć)(?=\P{L}*$)`,
    turning: 'ale|lecz|tylko|za to|raczej',
    asking: String.raw`
      klip\p{L}*|wideo|filmik\p{L}*|moment\p{L}*|fragment\p{L}*|część|części|scen(?:a|ę|y|ą|ie|ach|ami)?|
      wybierz\p{L}*|wybrać|znajdź\p{L}*|znaleźć|szukaj\p{L}*|pokaż\p{L}*|skup\p{L}*|wolę|chcę|chciał\p{L}*|
      proszę|mówc\p{L}*|mówi|najlepsz\p{L}*|ciekaw(?:e|y|ych|sz\p{L}*)|najciekawsz\p{L}*|daj\p{L}*|
      sekund\p{L}*|minut\p{L}*|dłuż\p{L}*|krótsz\p{L}*|zapom\p{L}*`,
  },
};
