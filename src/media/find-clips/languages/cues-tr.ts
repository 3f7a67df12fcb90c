/** Turkish phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

// In lower case, İ is an i with a dot of its own above it: hence `i` where a word begins with i.
export const CUES_TR: CueLists = {
  filler: String.raw`
    ı{2,}h*m*|ı+h+m+|iı+h*m*|e{2,}|e+h+m+|hm+|m{3,}|(?<![rkı] )şey|yani|işte|hani|falan|filan|mesela|
    nasıl desem|nasıl diyeyim|ne bileyim|biliyorsunuz|biliyor musunuz|anladın mı|anlatabiliyor muyum|
    değil mi\?|tamam mı\?|aynen|ondan sonra|ya,|açıkçası|nasıl anlatsam|demek istediğim`,
  hedge: `
    bilmiyorum|bilemiyorum|hatırlamıyorum|emin değilim|sanırım|galiba|herhalde|belki|muhtemelen|
    büyük ihtimalle|acaba|bence|bana kalırsa|düşünüyorum|zannediyorum|gibi bir şey|öyle bir şey|tahminen|
    aşağı yukarı|yaklaşık|civarında|olabilir|duruma göre|kim bilir|bir nevi|bir tür|adını unuttum|
    sanıyorum|yanılmıyorsam|tahmin ediyorum|gibi geliyor|bilmem|bir şekilde`,
  housekeeping: String.raw`
    hoş ?geldiniz|teşekkür\p{L}*|sağ ?olun|merhaba\p{L}*|selam\p{L}*|günaydın|
    iyi (?:günler|akşamlar|geceler)|görüşmek üzere|görüşürüz|hoşça ?kalın|kendinize iyi bakın|abone\p{L}*|
    beğenmeyi|sponsor\p{L}*|link\p{L}*|yorum(?:lar|larda|lara|larınızı)|açıklama(?:lar|da|lara|sında)|
    bülten\p{L}*|bölüm\p{L}{0,4}|bir (?:sonraki|dahaki) (?:bölüm|video|sefere|derste)\p{L}*|gelecek hafta|
    haftaya|geçen (?:hafta|sefer|ders|derste|bölümde)|göstereceğim|anlatacağım|göstereyim|anlatayım|
    bahsedeceğ(?:im|iz)|anlatmak istiyorum|göstermek istiyorum|bahsetmek istiyorum|konuşacağız|bakacağız|
    göreceğiz|başlayalım|başlıyoruz|inceleyeceğiz|başlamadan önce|geçmeden önce|bakalım|geçelim|
    devam edelim|dediğim gibi|söylediğim gibi|sıradaki soru|soru(?:lar|ları|larınız|su|larınızı)|
    slayt\p{L}*|sunum\p{L}*|mikrofon\p{L}*|kamera\p{L}*|sesim geliyor|duyuluyor|duyabiliyor\p{L}*|
    bir (?:saniye|dakika|saniyenizi)|pardon|kusura bakmayın|özür dilerim|nerede kalmıştı[mk]|gündem\p{L}*|
    programımız\p{L}*|programa(?= hoş| katıl)|ara vereceğiz|mola\p{L}*|öğle yemeği|kahve\p{L}{0,3}|
    kayıt (?:ol|için|yap)\p{L}*|bilet\p{L}*|web sitesi\p{L}*|site(?:miz|si|mizde|den)|e-?posta\p{L}*|
    mail\p{L}*|podcast\p{L}*|kanal(?:ı|ım|ımız|ıma|ımıza)|yayın\p{L}{0,3}|sohbet(?:te|e)|
    takip ed(?:in|ebilirsiniz)|indirim\p{L}*|kupon\p{L}*|ekran\p{L}*|otopark\p{L}*|yaka kart\p{L}*|
    formu doldur\p{L}*|bu kadar|hepsi bu kadar|özetle|bu arada|hatırlatma\p{L}*|hatırlatayım|kısa bir not|
    süremiz|vaktimiz|benim adım|adım soyadım|tanıtayım|konuğumuz|alkış\p{L}*|reklam\p{L}*|dinleyici\p{L}*|
    birazdan|az sonra|ona geleceğiz|zile bas\p{L}*|videonun altı\p{L}*|
    (?:sevgili|değerli|sayın) (?:arkadaş|dinley|izley|dost|konuk|misafir)\p{L}*|zamanımız|sorunuz\p{L}*|
    hazırsanız|izleyici\p{L}*`,
  contrast: String.raw`
    değil\p{L}*|ama|fakat|ancak|oysa|oysaki|halbuki|aksine|tam tersi|tersine|aslında|gerçekte|gerçekten|
    rağmen|yerine|yanlış\p{L}*|yok|artık|yine de|buna karşın|hariç|ne var ki|\p{L}{2,}m[ıiuü]yor\p{L}*|
    \p{L}{2,}m[ae]d[ıi](?:m|n|k|l[ae]r)?|\p{L}{2,}[ae]m[ae]z|lakin|gerçek şu ki|öte yandan|tam aksine|
    yoksa`,
  absolute: String.raw`
    asla|hiç|hiçbir\p{L}*|hiç kimse|kimse|her zaman|daima|hep|her|herkes\p{L}*|hepsi\p{L}*|hepimiz|
    her şey\p{L}*|tüm|bütün|tamamen|sadece|yalnızca|tek|en|ilk|ilk kez|son|tam olarak|tamamı|
    sonsuza kadar|imkansız|mutlaka|kesinlikle|zorunda\p{L}*|şart`,
  payoff: String.raw`
    bu yüzden|o yüzden|bu nedenle|bundan dolayı|dolayısıyla|demek ki|onun için|kısacası|bu demek|
    bu şu demek|anlamına gel\p{L}+|çünkü|sebebi|nedeni|mesele|asıl mesele|önemli olan|cevap|cevabı|
    ders çıkar\p{L}+|(?:aldığım|çıkardığım) ders|sırrı|püf noktası|sorun şu|aradaki fark|farkı|
    ortaya çıktı|meğer|meğerse|anladım ki|öğrendim|öğrendiğim|fark ettim|farkına vardım|sonunda|sonuçta|
    sonuç olarak|nihayet|o günden beri|o zamandan beri|bugün bile|ta ki|işte bu|olay şu|böylece|mesele şu|
    bu sayede|bu sebeple|sonuç şu`,
  imagine: `
    hayal e(?:din|delim|t)|düşünün|düşünsen(?:e|ize)|gözünüzde canlandırın|gözünün önüne getir|
    diyelim(?: ki)?|farz ed(?:in|elim)|varsayalım|iyi bakın|şuna bakın|bakın|hatırlayın|
    kendin(?:ize sorun|e sor)|dinleyin|dikkat edin|ya şöyle olsaydı|bak,|düşün ki|hatırlarsanız`,
  listener: String.raw`
    sen|seni|sana|senin|sende|senden|siz|sizi|size|sizin|sizde|sizden|sizler\p{L}*|kendiniz\p{L}*|kendini|
    \p{L}{2,}yorsun(?:uz)?|\p{L}{2,}[ae]bilirsin(?:iz)?|\p{L}{2,}m[ae]l[ıi]s[ıi]n(?:[ıi]z)?|
    \p{L}{2,}[ae]c[ae]ks[ıi]n(?:[ıi]z)?|\p{L}{2,}[dt][ıiuü]n[ıiuü]z|\p{L}{3,}rsan(?:ız)?|
    \p{L}{3,}rsen(?:iz)?`,
  firstPerson: String.raw`
    ben|beni|bana|benim|bende|benden|benimle|kendim\p{L}*|\p{L}{2,}yorum|\p{L}{2,}yordum|
    \p{L}{2,}(?:acağım|eceğim)|(?!yardım|efendim|kendim)\p{L}{2,}(?:(?<![çfhkpsşt])d|[çfhkpsşt]t)[ıiuü]m`,
  story: String.raw`
    vardı|yoktu|idi|dedi\p{L}*|(?!k[ae]d[ıi]|kendi|şimdi|yardım|ha[dy]|aydın|dördü|yedi|kağıd|ciddi|maddi|
    kredi|efendi|komedi|melodi|trajedi|fındık|ordu|tadı|hindi|dedikodu|kodu|sandığ|adedi|yurdu|
    ebedi)\p{L}{2,}(?<![çfhkpsşt])d[ıiuü][mnk]?|\p{L}{2,}(?<![çfhkpsşt])d[ıiuü]l[ae]r|(?!üst|dost|test|
    \p{L}*[aeiu]stik|tost|optik|taktik|\p{L}*daktik|mektu|asistı)\p{L}+[çfhkpsşt]t[ıiuü](?:[mnk]|l[ae]r)?|
    (?!altmış|yetmiş|gümüş|kamış|geçmiş|yemiş|dolmuş|gelişmiş)\p{L}{2,}m[ıiuü]ş(?:t[ıiuü])?(?:[mnk]|
    l[ae]r)?|\p{L}{2,}m[ıiuü]ş[ıiuü]m|bir gün|bir (?:sabah|akşam|gece|yaz|kış)|bir keresinde|bir zamanlar|
    bir varmış|eskiden|o zamanlar|[\p{L}\d]+ (?:yıl|sene|ay|hafta|gün|saat) (?:önce|sonra)|
    yaşınday(?:dım|ken)|geçen (?:yıl|sene|yaz|kış)|ben (?:küçükken|çocukken)|küçükken|çocukken|
    çocukluğum\p{L}*|gençken|öğrenciyken|(?:19|20)\d\d(?:'?(?:de|da|te|ta))? yılında|
    (?:19|20)\d\d'(?:de|da|te|ta)|ertesi (?:gün|sabah|yıl)|o (?:gün|gece|sabah|akşam|yıl|yaz|kış|sırada)|
    derken|günün birinde|seneler önce|yıllar (?:önce|sonra)|aylar (?:önce|sonra)|daha dün`,
  turn: `
    birden|birdenbire|aniden|bir anda|ansızın|ve sonra|ama sonra|derken|tam o sırada|o anda|o an|
    hiç beklemediğim bir anda`,
  quoted: `
    (?:bana|ona|onlara|sana|bize|size) (?:dedi|diyor|sordu|söyledi|der)(?:m|k|l[ae]r)?|
    (?:dedi|diyor|sordu|demiş|diye sordu|diye cevap verdi) (?:ki|bana|ona)|
    diye (?:sordu|bağırdı|cevap verdi|düşündüm|yazdı|söyledi)(?:m|k|lar)?|dedi(?:m|k|ler)?|
    diyor(?:um|lar|du)?|demiş(?:ti)?|diye (?:soruyor|bağırıyor)|demez mi`,
  emotion: String.raw`
    sev(?:iyor|iyorum|di|dim|erim|er|gi|gili|mek|dik)|aşk\p{L}*|[aâ]şık|nefret\p{L}*|
    kork(?:u|uyor|tu|tum|uyorum|unç|utucu|uttu|mak|tuk)|ağla(?:dı|dım|mak|yarak|maya|yan|r)|ağlıyor\p{L}*|
    gözyaş\p{L}+|gül(?:dü|dük|düm|üyor|mek|meye|üyorlar)|mut(?:lu|suz)\p{L}*|üz(?:gün|ül|ücü)\p{L}*|
    kızgın\p{L}*|öfke\p{L}*|sinirlen\p{L}+|utan\p{L}+|gurur\p{L}*|acı(?:yor|dı|sı|mak)|acı çek\p{L}+|
    can(?:ı|ım) (?:yan|acı|sık)\p{L}+|öl(?:dü|düm|düler|üm|ümü|ümden|mek|en|ü)|yalnız(?:dım|dı|lık|lığı)|
    kalbi\p{L}*|kalp|sevinç\p{L}*|sevin(?:di|dim|dik)|yas|öldüğ\p{L}+|berbat|feci|müthiş|inanılmaz|
    inanamadım|çılgın\p{L}*|deli(?:ce|rdim|rdi|rmiş)|panik\p{L}*|titr(?:edi|iyor|iyordu|eyerek)|
    bağır(?:dı|dım|ıyor|arak)|çığlık\p{L}*|umu(?:t|du)\p{L}*|çaresiz\p{L}*|kaybet(?:ti|tim|tik|mek)|
    tehlike\p{L}*|kırı(?:ldı|ldım|k)|suçlu\p{L}*|rezil\p{L}*|endişe\p{L}*|kaygı\p{L}*|kabus\p{L}*|
    hayal(?:im|imiz|ler|leri|lerim)|rüya\p{L}*|özle(?:dim|di|mek|m)|affet\p{L}+|özür|pişman\p{L}*|
    vazgeç\p{L}+|başarısız\p{L}*|cesaret\p{L}*|cesur|güven(?:mek|di|dim|iyor|iyorum)|ihanet\p{L}*|
    kavga\p{L}*|zor|vay|eyvah|allah'?ım|hüzün\p{L}*|hüzn\p{L}+`,
  surprise: String.raw`
    şaşır\p{L}+|şaşkın\p{L}*|garip\p{L}*|tuhaf\p{L}*|ilginç\p{L}*|sır(?:rı|lar|ları)?|meğer\p{L}*|
    kimse (?:söylemez|bilmiyor|bilmiyordu|söylemedi|anlatmıyor|anlatmaz)|sanıyor\p{L}*|sanırdım|sandım|
    zannediyor(?:lar|uz|duk)|çoğu (?:insan|kişi)|insanların çoğu|herkes (?:sanıyor|düşünüyor|öyle)|
    biliyor muydun(?:uz)?|inanması güç|ister inanın|hata\p{L}*|beklenmedik|beklemiyordu\p{L}*|şok\p{L}*|
    gizli\p{L}*|tam tersi|hiç düşünmemiştim|aklıma gelmezdi|imkansız|keşfet\p{L}+|keşif|ilk (?:kez|defa)|
    öyle değil|düşünebiliyor musunuz|inanır mısın(?:ız)?`,
  comparison: String.raw`
    gibi|sanki|adeta|tıpkı|\p{L}{2,}mış gibi|\p{L}{2,}miş gibi|kadar|\p{L}+[ae] göre daha|
    \p{L}+[ae] kıyasla|daha (?:fazla|az|çok|iyi|kötü|büyük|küçük)|\p{L}{2,}[dt][ae]n daha|aynı|yarısı|
    iki kat\p{L}*|kat daha|benzer\p{L}*`,
  advice: String.raw`
    gerek|gerekiyor|gerekir|lazım|şart|mutlaka|dikkat edin|emin olun|asla|her zaman|bırakın|başlayın|
    kural\p{L}*|adım(?:da|lar|ları)|tavsiye\p{L}*|öneri\p{L}*|sorun kendinize|yazın|deneyin|unutmayın|
    \p{L}{2,}(?:malısın|melisin|malısınız|melisiniz|malıyız|meliyiz)|eğer|\p{L}{2,}m[ae]y[ıi]n|
    \p{L}{2,}m[ae]d[ae]n önce|unutma|dikkat et`,
  elsewhere: String.raw`
    (?:dediğim|söylediğim|bahsettiğim) gibi|az önce|demin|daha önce|önceki\p{L}*|
    geçen (?:hafta|sefer|ders|derste|bölümde|ay)|gelecek hafta|haftaya|bir sonraki|bu slayt\p{L}*|slaytta|
    s(?:ol|ağ)(?:da| tarafta)|ekranda|şurada|tam burada|şuradaki|gördüğünüz (?:gibi|üzere)|aşağıda|
    yukarıda|şu gördüğünüz|bu salonda|hepiniz|bugün|şu anda|arkanızda`,
  notice: String.raw`
    slayt\p{L}*|link\p{L}*|sayfa\p{L}{0,5}|bölüm\p{L}{0,4}|sponsor\p{L}*|kupon\p{L}*|indirim\p{L}*|
    kayıt (?:ol|için|yap)\p{L}*|son tarih|bilet\p{L}*|web sitesi\p{L}*|site(?:miz|si|mizde|den)|
    e-?posta\p{L}*|mail\p{L}*|sohbet(?:te|e)|abone\p{L}*|bu salon\p{L}*|otopark\p{L}*|mola\p{L}*|
    soru(?:lar|ları|larınız|su|larınızı)|gündem\p{L}*|programımız\p{L}*|programa(?= hoş| katıl)|
    gelecek hafta|haftaya|yarın|bu akşam|teşekkür\p{L}*|sağ ?olun|hoş ?geldiniz|merhaba\p{L}*|günaydın|
    iyi (?:günler|akşamlar)|lütfen|duyuru\p{L}*|göstereceğim|anlatacağım|göstereyim|bahsedeceğ(?:im|iz)|
    anlatmak istiyorum|göstermek istiyorum|bahsetmek istiyorum|söylemek istiyorum|anlatayım|konuşacağız|
    bakacağız|göreceğiz|bakalım|geçelim|devam edelim|dediğim gibi|söylediğim gibi|ona geleceğiz|döneceğim|
    neyse|başlamadan önce|geçmeden önce|bu arada|selam\p{L}*|görüşürüz|kusura bakmayın|özür dilerim|
    (?:sevgili|değerli|sayın) (?:arkadaş|dinley|izley|dost|konuk)\p{L}*`,
  praise: String.raw`
    çok|gerçekten|kesinlikle|tamamen|inanılmaz|olağanüstü|müthiş|muhteşem\p{L}*|harika\p{L}*|
    mükemmel\p{L}*|fevkalade|fantastik|nefis|şahane\p{L}*|güzel\p{L}*|büyüleyici|süper|efsane\p{L}*|
    dahiyane|en iyi\p{L}*|en büyük|en güzel|devasa|muazzam\p{L}*|eşsiz\p{L}*|benzersiz|dünya çapında|
    önemli\p{L}*|heyecan\p{L}*|dürüstçe|içtenlikle|tutku\p{L}*|acayip|aşırı|gayet|cidden|hakikaten|resmen|
    bayağı|epey`,
  picturable: String.raw`
    karınca\p{L}*|elma(?:yı|lar|nın|sı)?|kol(?:u|un|um|lar|ları|unu)?|ordu\p{L}*|bebe[kğ]\p{L}*|
    çanta\p{L}*|torba\p{L}*|top(?:u|un|lar|a)?|şerit|şerid\p{L}+|sepet\p{L}*|banyo\p{L}*|küvet\p{L}*|
    yata[kğ]\p{L}*|arı(?:lar|nın|yı|sı)?|zil(?:i|ler)?|çan(?:ı|lar)?|kuş(?:u|lar|un|a)?|bıça[kğ]\p{L}*|
    tekne\p{L}*|kayık\p{L}*|kemi[kğ]\p{L}*|kitap\p{L}*|kitab\p{L}+|çizmeler\p{L}*|şişe\p{L}*|
    kutu(?:su|yu|lar|nun|da)?|oğlan\p{L}*|çocu[kğ]\p{L}{0,4}|beyin|beyn\p{L}+|fren(?:i|ler|e)?|
    dal(?:ı|lar|ları|ın)?|tuğla\p{L}*|köprü\p{L}*|fırça\p{L}*|kova(?:sı|yı|lar)?|ampul\p{L}*|düğme\p{L}*|
    pasta(?:sı|yı|lar)?|kek(?:i|ler)?|fotoğraf makine\p{L}*|kart(?:ı|lar|ın)?|araba\p{L}*|kedi\p{L}*|
    zincir\p{L}*|peynir\p{L}*|göğüs|göğs\p{L}+|çene(?:si|m|yi)?|kilise\p{L}*|kol saati|duvar saati|
    bulut\p{L}*|palto\p{L}*|ceket\p{L}*|yaka(?:sı|lar)?|tarak|tarağ\p{L}+|inek\p{L}*|ineğ\p{L}+|
    barda[kğ]\p{L}*|fincan\p{L}*|perde\p{L}*|yastı[kğ]\p{L}*|köpe[kğ]\p{L}*|kapı\p{L}*|lavabo\p{L}*|
    çekmece\p{L}*|elbise\p{L}*|kula[kğ]\p{L}*|yumurta\p{L}*|motor\p{L}*|göz(?:ü|ler|leri|üm|ün|ünü)?|
    yüz(?:ü|üm|üne|leri|ünü)|çiftli[kğ]\p{L}*|tüy(?:ü|ler)?|parma[kğ]\p{L}*|balı[kğ]\p{L}*|
    bayra[kğ]\p{L}*|zemin(?:i|de|e)?|sine[kğ]\p{L}*|ayak(?:lar|ları|ta|larım)?|ayağ\p{L}+|çatal\p{L}*|
    bahçe\p{L}*|kız(?:ı|lar|ım|ın|a)?|eldiven\p{L}*|keçi\p{L}*|tabanca\p{L}*|silah\p{L}*|
    saç(?:ı|lar|ım|ları)?|çekiç|çekic\p{L}+|el(?:i|ler|im|leri|ini|inde|ime)?|şapka\p{L}*|
    kafa(?:sı|m|yı|nın|sını)?|başım\p{L}*|kalp\p{L}*|kalb\p{L}+|kanca\p{L}*|boynuz\p{L}*|at(?:ı|lar)|
    hastane\p{L}*|ev(?:i|ler|im|in|e|de|den|imiz|leri)?|ada(?:sı|lar|ya|da)?|mücevher\p{L}*|
    çaydanlık\p{L}*|anahtar\p{L}*|diz(?:im|ler|lerim|leri)?|düğüm\p{L}*|yapra[kğ]\p{L}*|baca[kğ]\p{L}*|
    kütüphane\p{L}*|duda[kğ]\p{L}*|kilit\p{L}*|kilid\p{L}+|harita\p{L}*|kibrit\p{L}*|maymun\p{L}*|dolunay|
    ağız|ağz\p{L}+|kas(?:ı|lar)?|çivi\p{L}*|tırna[kğ]\p{L}*|boynu(?:m|nu|na)?|iğne\p{L}*|ağ(?:ı|lar)?|
    burun|burnu\p{L}*|fındık\p{L}*|ceviz\p{L}*|ofis\p{L}*|portakal\p{L}*|fırın(?:ı|da|a|lar)?|paket\p{L}*|
    kalem\p{L}*|resim\p{L}*|tablo\p{L}*|domuz\p{L}*|boru(?:su|lar|yu)?|uça[kğ]\p{L}*|taba[kğ]\p{L}*|saban|
    cep(?:te|ler|ten)?|cebi\p{L}+|tencere\p{L}*|saksı\p{L}*|patates\p{L}*|hapishane\p{L}*|
    pompa(?:sı|lar)?|ray(?:ı|lar)?|fare\p{L}*|fiş(?:i|ler)?|yüzü[kğ]\p{L}*|çatı(?:sı|da|yı|lar|ya)?|
    kök(?:ü|ler)?|yelken\p{L}*|okul\p{L}*|makas\p{L}*|vida\p{L}*|tohum\p{L}*|koyunlar\p{L}*|kuzu\p{L}*|
    raf(?:ı|lar|ta)?|gemi\p{L}*|gömle[kğ]\p{L}*|ayakkabı\p{L}*|deri(?:si|yi)?|ete[kğ]\p{L}*|yılan\p{L}*|
    çorap\p{L}*|çorab\p{L}+|küre[kğ]\p{L}*|sünger\p{L}*|kaşı[kğ]\p{L}*|pul(?:u|lar)?|yıldız\p{L}*|
    istasyon\p{L}*|sopa\p{L}*|mide(?:si|m|mi|de)?|dükkan\p{L}*|mağaza\p{L}*|soka[kğ]\p{L}*|cadde\p{L}*|
    güneş\p{L}*|masa(?:sı|da|ya|nın|lar|yı)?|kuyru[kğ]\p{L}*|ip(?:i|ler|lik)?|boğaz(?:ı|ım)?|bilet\p{L}*|
    diş(?:i|ler|leri|im)?|kasaba\p{L}*|şehir\p{L}*|şehr\p{L}+|tren\p{L}*|tepsi\p{L}*|ağaç\p{L}*|
    ağac\p{L}+|pantolon\p{L}*|şemsiye\p{L}*|duvar\p{L}*|tekerle[kğ]\p{L}*|düdük\p{L}*|pencere\p{L}*|
    kanat\p{L}*|kanad(?:ı|ın|ını|ları)|tel(?:i|ler)?|kablo\p{L}*|solucan\p{L}*`,
  leaning: String.raw`
    ve|ama|fakat|ancak|çünkü|o yüzden|bu yüzden|veya|ya da|sonra|o|onu|ona|onun|onlar\p{L}*|bu|bunu|buna|
    bunun|bunlar\p{L}*|şu|şunu|şunlar|böyle|öyle|şöyle|de|da|ki|evet|hayır|yok|aynen|doğru|tamam|peki|
    orada|oraya|burada|hem|ne de|değil|hariç|oysa|halbuki|yani|üstelik|ayrıca|aynı|işte|o zaman`,
  opener: `
    şimdi|evet|tamam|peki|neyse|bakın|gelelim|geçelim|birincisi|ikincisi|üçüncüsü|ilk olarak|öncelikle|
    sonra|sonraki|son olarak|bir gün|bir keresinde|bir şey|bir de|neden|niye|niçin|nasıl|ne|ne zaman|kim|
    eğer|düşünün|hayal edin|diyelim ki|ben (?:küçükken|çocukken)|arkadaşlar|mesela|bir başka|diğer`,
  stopWords: `
    bir bu şu o ve veya ya da de ki ile için ama fakat ancak çünkü eğer ise mi mı mu mü ben sen biz siz
    onlar bana sana ona bize size onlara beni seni onu bizi sizi onları benim senin onun bizim sizin
    onların benden senden ondan bunu buna bunun bundan bunlar bunları şunu kendi kendim kendin kendini
    kendimi ne neden niye niçin nasıl nerede nereye nereden nerde hangi kim kimse kadar gibi göre sonra
    önce şimdi artık daha en çok az biraz pek fazla hep hiç her herkes hepsi hepimiz bütün tüm bazı bazen
    birçok biri birini hiçbir başka diğer diğeri aynı böyle şöyle öyle burada orada şurada oraya buradan
    değil değilim değildi evet hayır yok var vardı yoktu varmış yani işte hani mesela örneğin tamam peki
    şey şeyi şeyler şeyleri aslında gerçekten zaten bile sadece yalnızca belki galiba sanırım tabii tabi
    elbette ayrıca rağmen doğru beri üzerinde altında içinde içine içinden arasında yanında hakkında
    yüzden nedenle zaman zamanlar bugün dün yarın gün günü yıl yıllar hafta ay saat dakika ilk son sonunda
    sonuçta iki üç dört beş on yüz bin milyon yüzde birinci oldu olduğu olduğunu olarak olan olur olmak
    oluyor olsun olacak olabilir olmaz olup olduk etmek etti ettik ediyor ediyoruz eder edip yapmak yaptı
    yaptık yapıyor yapıyoruz yapar demek dedi dedim dedik diyor diyorum diyorlar diye der derken geldi
    geldim geliyor gelen gelir gitti gittim gidiyor giden aldı alıyor verdi veriyor gördü görüyor görmek
    bakın bak baktı bakıyor söyledi söylüyor biliyor biliyorum bilmiyorum bilmek istiyor istiyorum istedi
    başladı başlıyor lazım gerek gerekiyor gerekir iyi kötü küçük yeni eski önemli şekil kez kere insan
    insanlar insanların tek yine gene hala henüz hemen özellikle genelde tamamen kesinlikle bence sence
    lütfen teşekkür ee ıı ın in un ün dan den ta te yı yi dır dir hatta üstelik tane defa kişi karşı
    dolayı halbuki oysa neyse birlikte beraber şekilde ikinci altı yedi sekiz dokuz yirmi ederim merhaba
    önünde arkasında tarafından diyoruz gören biliyorsunuz bilir çıkıyor büyük güzel uzun kısa kaç kime
    kimin sizde bende hâlâ onlardan bizden sizden kendisi kendine olduğunda olduğum oluyordu vardır yoksa
    falan filan acaba herhalde sanki buraya burası orası yaptım yapmış etmiş ettim edebilir edebilirsiniz
    ediyorum yapabilir dediği dediğim demiş üzere itibaren geldik gidiyoruz çıktı kaldı geçti söyledim
    anlattı saniye otuz kırk elli altmış milyar istiyoruz istedim bunların burda orda şurda öyleyse madem
    belli çoğu çoğunlukla genellikle asla daima sürekli tekrar resmen bayağı gayet dolayısıyla böylece
    olsa olursa olmadı olmayan yapan ediyorlar olmuş olmuştu oluyorlar edecek bakalım geliyorlar gelmiş
    gelip yapıp deyip deyince şunlar öbür öteki bizler sizler`,
  leadIn: `
    yani|[iİ]şte|şey(?=,)|evet|hayır(?=,)|tamam|peki|ama|ve|çünkü|şimdi|neyse|aslında|hani|bakın(?=,)|
    bak(?=,)|mesela|ha(?=,)|ya(?=,)|valla|o zaman(?=,)|biliyorsunuz(?=,)|tabii|aynen(?=,)|arkadaşlar(?=,)|
    açıkçası|şöyle(?=,)`,
  promise: `
    eğer|şayet|madem|mademki|ne zaman|ne zaman ki|her ne kadar|her seferinde|nasıl ki|çünkü|ta ki`,
  ending: String.raw`
    (?<=\p{L}{3})[ıiuü]?yor(?:d[ıiuü]|m[ıiuü]ş)?(?:um|uz|sun|sunuz|[mnk]|l[ae]r)?|
    (?<=\p{L}{3})(?:[ae]c[ae][kğ]|m[ıiuü]ş|m[ae]l[ıi])(?:y?[dt][ıiuü])?(?:[ıiuü]?[mz]|s[ıi]n|[nk]|l[ae]r)?|
    (?<=\p{L}{3})(?:(?<![çfhkpsşt])d[ıiuü]|(?<=[çfhkpsşt])t[ıiuü])(?:n[ıiuü]z|[mnk]|l[ae]r)?|
    (?<=\p{L}{3})m[ae](?:k|kt[ae]n?|y[ae]|s[ıi]|n[ıi]n|d[ae]n)|
    (?<=\p{L}{3})(?:[aeıiuü][mn]?)?l[ae]r(?:[ıi][mn][ıi]z|[ıi]m|[ıi])?(?:n?d[ae]n?|n?[ae]|n?[ıi]n?|l[ae])?|
    (?<=\p{L}{3})(?<=[çfhkpsşt])(?<!nok|has|pos|haf|pas|lis)t[ae]n?|
    (?<=\p{L}{3})(?:[aeıiuü][mn]?)?(?:[ıiuü]?[mn][ıiuü]z|s[ıiuü])?(?:n?d[ae]n?|yl[ae]|[yn]?[aeıiuü]n?)?|
    (?<=\p{L}{3})(?<=[^aeıioöuü])l[ae]`,
  titles: String.raw`
    Dr|Prof|Doç|Yrd|Av|Sn|Öğr|Gör|Arş|Uzm|Müh|Hz|St|Cad|Mah|Apt|Blv|[Bb]kz|[Öö]rn|vb|vs|vd|yy|çev|ed|
    M\.Ö|M\.S|ss?|c`,
  wishes: {
    hook: String.raw`giriş(?:i|in|te|teki|ler|leri)?|başlangıç\p{L}*|açılış\p{L}*|dikkat\p{L}*`,
    payoff: String.raw`final\p{L}*|sonu|sonunda|sonuç\p{L}*|sonuc\p{L}*|vurucu\p{L}*|ters köşe\p{L}*`,
    clarity: String.raw`
      açıkla\p{L}*|anlaşılır|net|basit\p{L}*|ipucu|ipuçlar\p{L}*|tavsiye\p{L}*|öneri\p{L}*|öğretici\p{L}*|
      adım adım`,
    emotion: String.raw`
      duygu\p{L}*|komik\p{L}*|eğlenceli\p{L}*|mizah\p{L}*|espri\p{L}*|şaka\p{L}*|gülmek|gülünç\p{L}*|
      güldür\p{L}*|komedi\p{L}*|kahkaha\p{L}*|dokunaklı|üzücü|hüzün\p{L}*|hik[aâ]ye\p{L}*|öykü\p{L}*|
      fıkra\p{L}*`,
    novelty: String.raw`
      şaşırt\p{L}*|sürpriz\p{L}*|yeni|yenilik\p{L}*|beklenmedik|ilginç\p{L}*|gerçekler\p{L}*|efsane\p{L}*`,
    quotability: String.raw`alıntı\p{L}*|sözler\p{L}*|cümle\p{L}*|vecize\p{L}*|özlü söz\p{L}*`,
    dialogue: String.raw`
      diyalog\p{L}*|konuşmalar\p{L}*|soru|sorusu|sorular\p{L}*|röportaj\p{L}*|tartışma\p{L}*|sohbet\p{L}*`,
    whatWithout: String.raw`
      olmadan|(?<!(?:uzun|kısa|fazla) )(?:olmasın|olmayan)|olmaksızın|içermeyen|içermesin|
      (?<=[dt][ae]n )(?:kaçın(?:ın)?|uzak dur(?:un)?)|bahsetme(?:den|yen|yin|sin)?|
      (?:dahil etme|ekleme|koyma|gösterme)(?:y[ıi]n)?(?=\P{L}*$)|hariç|dışında|
      (?<!(?:öne|(?<!\p{L})(?:klip|an|sahne|kesit)\p{L}{0,9}) )çıkar(?:ın|t|tın|ılsın)?(?=\P{L}*$)|
      istemiyor\p{L}*|atla|atlayın|kullanma(?:yın)?(?=\P{L}*$)|yok(?! (?:ol|et|ed))|
      (?<!(?:sadece|yalnızca|yalnız|tek) [^.,;]{0,40})değil`,
    asking: String.raw`
      klip\p{L}*|video\p{L}*|anlar|anları|bölüm\p{L}*|kısım\p{L}*|kısm\p{L}*|sahne\p{L}*|seç|seçin|bul|bulun|
      göster\p{L}*|odaklan\p{L}*|tercih\p{L}*|dahil\p{L}*|istiyor\p{L}*|lütfen|konuşmacı\p{L}*|en iyi\p{L}*|
      anlat\p{L}*|çıkar(?:ın)?|kesit\p{L}*|ilgili|bahse\p{L}*|konuşulan|saniye\p{L}*|dakika\p{L}*|
      unutma(?:yın)?`,
  },
};
