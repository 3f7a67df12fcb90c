/** The same talk in several languages: a notice, a story, a notice. */

export interface ToldTalk {
  readonly language: string;
  readonly before: string;
  readonly story: string;
  readonly after: string;
}

export const TOLD_TALKS: readonly ToldTalk[] = [
  {
    language: 'es',
    before:
      'Hola y bienvenidos al programa. Gracias por venir esta noche. ¿Se me oye al fondo? Eh, dejadme comprobar el micrófono. La pausa del café es a las cuatro. El enlace a las diapositivas está en la descripción.',
    story:
      'Mi abuela nunca tiró ni una sola carta. Cuando murió, encontramos cuatrocientas en una caja de pan. Eran todas del mismo hombre, y nadie en la familia había oído jamás su nombre. Le escribía como un niño que ha perdido a su único amigo. La última decía: te esperaré en la estación todos los domingos. Ella guardó el billete de tren, y nunca se usó.',
    after:
      'Bueno, eh, creo que podemos seguir. No sé, quizá volvemos a eso la semana que viene. Perdón por el ruido. Tenemos algunas preguntas en el chat. Gracias por los mensajes.',
  },
  {
    language: 'de',
    before:
      'Hallo und willkommen zur Sendung. Danke, dass ihr heute Abend da seid. Hört man mich da hinten? Ähm, ich muss kurz das Mikrofon prüfen. Die Kaffeepause ist um vier. Der Link zu den Folien steht in der Beschreibung.',
    story:
      'Meine Großmutter hat nie einen einzigen Brief weggeworfen. Als sie starb, fanden wir vierhundert davon in einem Brotkasten. Sie waren alle vom selben Mann, und niemand in der Familie hatte je seinen Namen gehört. Er schrieb ihr wie ein Junge, der seinen einzigen Freund verloren hat. Im letzten stand: Ich warte jeden Sonntag am Bahnhof. Sie hat die Fahrkarte behalten, und sie wurde nie gestempelt.',
    after:
      'Also, ähm, ich glaube, wir können weitermachen. Keine Ahnung, vielleicht kommen wir nächste Woche darauf zurück. Entschuldigung für den Lärm. Wir haben ein paar Fragen im Chat. Danke für die Nachrichten.',
  },
  {
    language: 'fr',
    before:
      'Bonjour et bienvenue dans l’émission. Merci d’être venus ce soir. Vous m’entendez au fond ? Euh, laissez-moi vérifier le micro. La pause café est à quatre heures. Le lien vers les diapos est dans la description.',
    story:
      'Ma grand-mère n’a jamais jeté une seule lettre. Quand elle est morte, on en a trouvé quatre cents dans une boîte à pain. Elles étaient toutes du même homme, et personne dans la famille n’avait jamais entendu son nom. Il lui écrivait comme un garçon qui a perdu son unique ami. La dernière disait : je t’attendrai à la gare tous les dimanches. Elle a gardé le billet de train, et il n’a jamais servi.',
    after:
      'Bon, euh, je crois qu’on peut continuer. Je ne sais pas, peut-être qu’on y reviendra la semaine prochaine. Désolé pour le bruit. On a quelques questions dans le chat. Merci pour les messages.',
  },
  {
    language: 'pt',
    before:
      'Olá e bem-vindos ao programa. Obrigado por virem hoje à noite. Dá pra me ouvir aí no fundo? Hum, deixa eu só ver o microfone. O intervalo do café é às quatro. O link dos slides está na descrição.',
    story:
      'Minha avó nunca jogou fora uma única carta. Quando ela morreu, encontramos quatrocentas numa caixa de pão. Eram todas do mesmo homem, e ninguém na família jamais tinha ouvido o nome dele. Ele escrevia para ela como um menino que perdeu o único amigo. A última dizia: vou esperar na estação todos os domingos. Ela guardou o bilhete do trem, e ele nunca foi usado.',
    after:
      'Bom, hum, acho que a gente pode seguir. Não sei, talvez a gente volte a isso na semana que vem. Desculpa o barulho. Temos algumas perguntas no chat. Obrigado pelas mensagens.',
  },
  {
    language: 'nl',
    before:
      'Hallo en welkom bij de uitzending. Bedankt dat jullie er vanavond zijn. Horen jullie me achterin? Euh, ik moet even de microfoon controleren. De koffiepauze is om vier uur. De link naar de slides staat in de beschrijving.',
    story:
      'Mijn grootmoeder heeft nooit ook maar één brief weggegooid. Toen ze stierf, vonden we er vierhonderd in een broodtrommel. Ze waren allemaal van dezelfde man, en niemand in de familie had ooit zijn naam gehoord. Hij schreef haar als een jongen die zijn enige vriend kwijt is. In de laatste stond: ik wacht elke zondag op je op het station. Ze bewaarde het treinkaartje, en het is nooit gebruikt.',
    after:
      'Nou, euh, ik denk dat we verder kunnen. Geen idee, misschien komen we daar volgende week op terug. Sorry voor het lawaai. We hebben een paar vragen in de chat. Bedankt voor de berichten.',
  },
  {
    language: 'pl',
    before:
      'Cześć i witajcie w programie. Dziękuję, że dziś wieczorem jesteście z nami. Słychać mnie tam z tyłu? Yyy, muszę tylko sprawdzić mikrofon. Przerwa na kawę jest o czwartej. Link do slajdów jest w opisie.',
    story:
      'Moja babcia nigdy nie wyrzuciła ani jednego listu. Kiedy umarła, znaleźliśmy ich czterysta w pudełku na chleb. Wszystkie były od tego samego mężczyzny i nikt w rodzinie nigdy nie słyszał jego nazwiska. Pisał do niej jak chłopiec, który stracił jedynego przyjaciela. W ostatnim było: będę czekał na stacji w każdą niedzielę. Zachowała bilet na pociąg i nigdy go nie użyto.',
    after:
      'No, yyy, myślę, że możemy iść dalej. Nie wiem, może wrócimy do tego w przyszłym tygodniu. Przepraszam za hałas. Mamy kilka pytań na czacie. Dziękuję za wiadomości.',
  },
  {
    language: 'ru',
    before:
      'Здравствуйте, добро пожаловать на нашу программу. Спасибо, что пришли сегодня вечером. Меня слышно там сзади? Э-э, сейчас проверю микрофон. Перерыв на кофе в четыре. Ссылка на слайды в описании.',
    story:
      'Моя бабушка никогда не выбросила ни одного письма. Когда она умерла, мы нашли четыреста писем в коробке из-под хлеба. Все они были от одного человека, и никто в семье никогда не слышал его имени. Он писал ей как мальчик, который потерял единственного друга. В последнем он сказал: я буду ждать на вокзале каждое воскресенье. Она сохранила билет на поезд, и никто им не воспользовался.',
    after:
      'Ну, э-э, думаю, можем идти дальше. Не знаю, может быть, вернёмся к этому на следующей неделе. Извините за шум. У нас есть вопросы в чате. Спасибо за сообщения.',
  },
  {
    language: 'tr',
    before:
      'Merhaba, programa hoş geldiniz. Bu akşam geldiğiniz için teşekkürler. Arkadan beni duyuyor musunuz? Iıı, mikrofonu bir kontrol edeyim. Kahve molası saat dörtte. Slaytların linki açıklamada.',
    story:
      'Anneannem tek bir mektubu bile asla atmadı. Öldüğünde ekmek kutusunda dört yüz tane bulduk. Hepsi aynı adamdandı ve ailede hiç kimse onun adını duymamıştı. Ona, tek dostunu kaybetmiş bir çocuk gibi yazıyordu. Sonuncusunda dedi ki: her pazar istasyonda bekleyeceğim. Tren biletini sakladı ve bilet hiç kullanılmadı.',
    after:
      'Neyse, ııı, sanırım devam edebiliriz. Bilmiyorum, belki haftaya buna döneriz. Gürültü için özür dilerim. Sohbette birkaç soru var. Mesajlar için teşekkürler.',
  },
  {
    language: 'id',
    before:
      'Halo, selamat datang di acara ini. Terima kasih sudah datang malam ini. Yang di belakang bisa dengar suara saya? Eh, saya cek mikrofon dulu. Istirahat kopi jam empat. Link slide ada di deskripsi.',
    story:
      'Nenek saya tidak pernah membuang satu surat pun. Waktu dia meninggal, kami menemukan empat ratus surat di dalam kotak roti. Semuanya dari laki-laki yang sama, dan tidak seorang pun di keluarga pernah mendengar namanya. Dia menulis seperti anak yang kehilangan satu-satunya teman. Yang terakhir berkata: aku akan menunggu di stasiun setiap hari Minggu. Dia menyimpan tiket kereta itu, dan tiket itu tidak pernah dipakai.',
    after:
      'Oke, eh, kayaknya kita bisa lanjut. Nggak tahu, mungkin minggu depan kita bahas lagi. Maaf soal suara bising tadi. Ada beberapa pertanyaan di chat. Terima kasih untuk pesannya.',
  },
  {
    language: 'ja',
    before:
      'こんばんは、番組へようこそ。今夜は来てくださってありがとうございます。後ろの方、聞こえますか？えーと、ちょっとマイクを確認させてください。コーヒー休憩は四時です。スライドのリンクは概要欄にあります。',
    story:
      '祖母は手紙を一通も絶対に捨てませんでした。祖母が死んだとき、パンの箱から四百通も見つかったんです。全部同じ男の人からで、家族の誰もその名前を聞いたことがありませんでした。たった一人の友だちを失った男の子みたいに書いていました。最後の手紙には、毎週日曜日に駅で待っていると書いてありました。祖母は汽車の切符をずっと大切に持っていて、一度も使われませんでした。',
    after:
      'えーと、じゃあ次に進みましょうか。わからないですけど、たぶん来週また話します。うるさくてすみません。チャットに質問がいくつか来ています。メッセージありがとうございます。',
  },
  {
    language: 'sv',
    before:
      'Hej och välkomna till programmet. Tack för att ni är här i kväll. Hörs jag där bak? Öh, jag ska bara kolla mikrofonen. Kaffepausen är klockan fyra. Länken till bilderna finns i beskrivningen.',
    story:
      'Min mormor slängde aldrig ett enda brev. När hon dog hittade vi fyrahundra stycken i en brödlåda. Alla var från samma man, och ingen i familjen hade någonsin hört hans namn. Han skrev till henne som en pojke som har förlorat sin enda vän. I det sista stod det: jag väntar på dig på stationen varje söndag. Hon behöll tågbiljetten, och den blev aldrig använd.',
    after:
      'Ja, öh, jag tror att vi kan gå vidare. Jag vet inte, kanske kommer vi tillbaka till det nästa vecka. Förlåt för oljudet. Vi har några frågor i chatten. Tack för meddelandena.',
  },
  {
    language: 'ro',
    before:
      'Bună seara și bine ați venit la emisiune. Mulțumesc că sunteți alături de noi în seara asta. Mă auziți acolo în spate? Ăăă, stați să verific microfonul. Pauza de cafea este la ora patru. Linkul către slide-uri este în descriere.',
    story:
      'Bunica mea n-a aruncat niciodată nicio scrisoare. Când a murit, am găsit patru sute într-o cutie de pâine. Erau toate de la același bărbat, și nimeni din familie nu-i auzise vreodată numele. Îi scria ca un băiat care și-a pierdut singurul prieten. În ultima îi spunea: te voi aștepta la gară în fiecare duminică. Ea a păstrat biletul de tren, și nu l-a folosit niciodată.',
    after:
      'Bun, ăăă, cred că putem merge mai departe. Nu știu, poate revenim la asta săptămâna viitoare. Scuze pentru zgomot. Avem câteva întrebări pe chat. Mulțumesc pentru mesaje.',
  },
  {
    language: 'uk',
    before:
      'Вітаю, ласкаво просимо до нашої програми. Дякую, що прийшли сьогодні ввечері. Мене чути там ззаду? Е-е, зараз перевірю мікрофон. Перерва на каву о четвертій. Посилання на слайди в описі.',
    story:
      'Моя бабуся ніколи не викинула жодного листа. Коли вона померла, ми знайшли чотириста листів у коробці з-під хліба. Усі вони були від одного чоловіка, і ніхто в родині ніколи не чув його імені. Він писав їй, як хлопчик, що втратив єдиного друга. В останньому він сказав: я чекатиму на вокзалі щонеділі. Вона зберегла квиток на потяг, і ніхто ним так і не скористався.',
    after:
      'Ну, е-е, думаю, можемо йти далі. Не знаю, може, повернемося до цього наступного тижня. Перепрошую за шум. У нас є кілька запитань у чаті. Дякую за повідомлення.',
  },
  {
    language: 'vi',
    before:
      'Xin chào và chào mừng các bạn đến với chương trình. Cảm ơn các bạn đã đến tối nay. Các bạn ngồi phía sau có nghe rõ không? Ờ, để tôi kiểm tra lại micro một chút. Giờ giải lao uống cà phê là bốn giờ. Đường link đến slide nằm ở phần mô tả.',
    story:
      'Bà tôi chưa bao giờ vứt đi một lá thư nào. Khi bà mất, chúng tôi tìm thấy bốn trăm lá trong một chiếc hộp đựng bánh mì. Tất cả đều của cùng một người đàn ông, và không ai trong gia đình từng nghe tên ông ấy. Ông viết cho bà như một cậu bé đã mất người bạn duy nhất. Lá thư cuối cùng viết: anh sẽ đợi em ở nhà ga mỗi chủ nhật. Bà đã giữ lại tấm vé tàu, và nó chưa bao giờ được dùng đến.',
    after:
      'Rồi, ờ, tôi nghĩ là chúng ta có thể đi tiếp. Tôi không biết, có lẽ tuần sau chúng ta sẽ quay lại chuyện này. Xin lỗi vì tiếng ồn. Có vài câu hỏi trong phần chat. Cảm ơn các bạn đã nhắn tin.',
  },
  {
    language: 'hi',
    before:
      'नमस्ते, और हमारे कार्यक्रम में आपका स्वागत है। आज शाम यहाँ होने के लिए धन्यवाद। पीछे तक मेरी आवाज़ आ रही है? अम्म, मैं ज़रा माइक देख लूँ। कॉफ़ी ब्रेक चार बजे है। स्लाइड्स का लिंक डिस्क्रिप्शन में है।',
    story:
      'मेरी दादी ने कभी एक भी चिट्ठी नहीं फेंकी। जब उनकी मौत हुई, तो हमें डबलरोटी के डिब्बे में चार सौ चिट्ठियाँ मिलीं। सब एक ही आदमी की थीं, और परिवार में किसी ने भी उसका नाम कभी नहीं सुना था। वह उन्हें ऐसे लिखता था जैसे कोई लड़का जिसने अपना इकलौता दोस्त खो दिया हो। आख़िरी चिट्ठी में लिखा था: मैं हर रविवार स्टेशन पर तुम्हारा इंतज़ार करूँगा। उन्होंने ट्रेन का टिकट सँभालकर रखा, और वह कभी इस्तेमाल नहीं हुआ।',
    after:
      'तो, अम्म, मुझे लगता है हम आगे बढ़ सकते हैं। पता नहीं, शायद अगले हफ़्ते इस पर वापस आएँगे। शोर के लिए माफ़ कीजिए। चैट में कुछ सवाल हैं। आपके संदेशों के लिए शुक्रिया।',
  },
  {
    language: 'ar',
    before:
      'أهلًا وسهلًا بكم في البرنامج. شكرًا على حضوركم الليلة. هل تسمعونني في الخلف؟ إممم، دعوني أتأكد من الميكروفون. استراحة القهوة الساعة الرابعة. رابط الشرائح موجود في الوصف.',
    story:
      'جدتي لم ترمِ رسالة واحدة أبدًا. عندما ماتت، وجدنا أربعمئة رسالة في صندوق الخبز. كانت كلها من الرجل نفسه، ولم يسمع أحد في العائلة اسمه قط. كان يكتب إليها مثل ولد فقد صديقه الوحيد. وفي آخر رسالة قال: سأنتظرك في المحطة كل يوم أحد. احتفظت بتذكرة القطار، ولم تُستخدم أبدًا.',
    after:
      'طيب، إممم، أظن أننا نستطيع أن نكمل. لا أدري، ربما نعود إلى ذلك الأسبوع القادم. آسف على الضوضاء. لدينا بعض الأسئلة في الدردشة. شكرًا على الرسائل.',
  },
  {
    language: 'ko',
    before:
      '안녕하세요, 저희 프로그램에 오신 것을 환영합니다. 오늘 밤 와 주셔서 감사합니다. 뒤에 계신 분들, 잘 들리시나요? 음, 잠깐만 마이크 좀 확인할게요. 커피 마시는 쉬는 시간은 네 시입니다. 슬라이드 링크는 설명란에 있습니다.',
    story:
      '우리 할머니는 편지를 단 한 통도 절대 버리지 않으셨어요. 할머니가 돌아가셨을 때, 빵 상자에서 편지가 사백 통이나 나왔습니다. 전부 같은 남자가 보낸 것이었는데, 가족 중 아무도 그 이름을 들어 본 적이 없었어요. 그는 하나뿐인 친구를 잃은 소년처럼 썼습니다. 마지막 편지에는 일요일마다 역에서 기다리겠다고 적혀 있었어요. 할머니는 기차표를 간직하셨고, 그 표는 한 번도 쓰이지 않았습니다.',
    after:
      '자, 음, 이제 넘어가도 될 것 같아요. 잘 모르겠는데, 아마 다음 주에 다시 이야기해 볼게요. 시끄러워서 죄송합니다. 채팅에 질문이 몇 개 있네요. 메시지 감사합니다.',
  },
  {
    language: 'zh',
    before:
      '大家晚上好，欢迎来到我们的节目。谢谢各位今晚过来。后面的朋友听得到吗？呃，我先检查一下麦克风。四点钟我们喝咖啡休息一下。幻灯片的链接在简介里。',
    story:
      '奶奶从来没有扔过一封信。她去世的时候，我们在面包盒里找到了四百封。所有的信都是同一个男人写的，家里没有人听过他的名字。他写信的样子，就像一个失去了唯一朋友的男孩。最后一封信里他说：每个星期天，我都会在车站等你。那张火车票她一直留着，一次都没用过。',
    after:
      '好，呃，我觉得我们可以继续了。不知道，可能下周再讲这个。声音有点吵，不好意思。聊天室里有几个问题。谢谢大家的留言。',
  },
];
