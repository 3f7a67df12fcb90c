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
];
