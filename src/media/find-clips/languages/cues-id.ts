/** Indonesian phrases by what they give away. Ordinary speech only: no names, topics or turns of phrase of one talk. */
import type { CueLists } from './cue-lists.ts';

export const CUES_ID: CueLists = {
  filler: String.raw`
    e+h+m*|e+m+|h+m+|m{2,}|u+m+|anu|apa ya|apa namanya|apa sih|gimana ya|gitu ya|gitu loh|gitu lho|ya kan|
    ya,|kan,|nah,|sih|deh|kan\?|ya\?|maksudnya|istilahnya|gitu,|kayak,|pokoknya|yah`,
  hedge: `
    (?:tidak|nggak|enggak|gak|ga|ngga|kurang) (?:tahu|tau|ingat|inget|yakin|pasti|ngerti|paham)|
    (?<!jangan |tidak |nggak |gak )lupa|entah|entahlah|(?<!tidak |nggak |enggak |gak |ga |tak )mungkin|
    barangkali|kaya(?:k)?nya|sepertinya|kelihatannya|agaknya|kira-kira|kurang lebih|lebih kurang|semacam|
    sejenis|(?:saya|aku|gue) (?:kira|pikir|rasa)|bisa jadi|boleh jadi|tergantung|siapa tahu|siapa yang tahu|
    (?<!di |orang |lingkungan |alam )sekitar(?! (?:kita|kami|saya|rumah|sini))|atau apa|atau apalah|apalah|
    gitulah|menurut (?:saya|aku|gue)|gitu deh|dan semacamnya|katanya|konon|kalau (?:tidak|nggak|gak) salah|
    kurang jelas`,
  housekeeping: String.raw`
    selamat (?:datang|pagi|siang|sore|malam)|assalamu\p{L}+|terima ?kasih|makasih|h[ae]lo|hai|
    wassalamu\p{L}+|sampai (?:jumpa|ketemu|nanti)|subscribe|berlangganan|sponsor\p{L}*|tautan|
    link(?:-?nya)?|komen(?:tar)?|like|share|jangan lupa (?:like|subscribe|follow|komen)|
    video (?:ini|kali ini)|deskripsi|newsletter|episode|minggu depan|minggu lalu|lain kali|
    pertemuan (?:berikutnya|selanjutnya|sebelumnya)|
    (?:saya|aku|kami|kita) (?:akan|mau|ingin) (?:bahas|bicara|jelaskan|tunjukkan|cerita|mulai|coba)|
    (?:saya|kami|kita) akan (?:membahas|membicarakan|menjelaskan|menunjukkan|memulai|melihat|melanjutkan)|
    (?:kita|saya) (?:mulai|lanjut|lanjutkan|bahas|masuk)|(?:mari|ayo|yuk) kita|izinkan saya|
    perkenankan saya|sebelum (?:kita|saya) (?:mulai|masuk|lanjut)|
    seperti (?:yang )?(?:saya|tadi|sudah) (?:bilang|katakan|sebutkan|saya)|kita lanjut\p{L}*|lanjut ke|
    (?:video|materi|topik|bagian|pertanyaan) (?:selanjutnya|berikutnya)|pertanyaan\p{L}*|tanya jawab|
    slides?|salindia|mikrofon|mik|kamera|kedengaran|kedengeran|kelihatan (?:nggak|tidak|ya)|sebentar|bentar|
    maaf|permisi|sampai (?:di )?mana|agenda|jadwal|acara (?:ini|kita|hari ini|malam ini)|istirahat|
    makan siang|kopi|pendaftaran|mendaftar|tiket|situs|website|e-?mail|podcast|channel|siaran|chat|follow|
    ikuti (?:kami|saya)|diskon|kode (?:promo|diskon|qr|voucher)|kupon|rekaman|direkam|audio|layar\p{L}*|
    wifi|parkir\p{L}*|formulir|umpan balik|sekian|itu saja|demikian|(?:ng)?omong-(?:ng)?omong|
    kehabisan waktu|waktu(?:nya)? habis|nama saya|perkenalkan|memperkenalkan|tepuk tangan|volume|
    (?:para|buat) (?:pendengar|penonton)|hadirin|iklan|singkatnya`,
  contrast: `
    (?:tidak|tak)|bukan(?:nya)?|(?:nggak|enggak|ngga|gak|ga)|tapi|tetapi|namun|melainkan|justru|
    malah(?:an)?|sebe(?:nar|tul)nya|padahal|sedangkan|sementara|meski(?:pun)?|walau(?:pun)?|kecuali|salah|
    keliru|mitos|sebaliknya|nyatanya|kenyataannya|belum|bohong`,
  absolute: `
    selalu|(?:tidak|tak|nggak|gak|enggak|belum) pernah|semua(?:nya)?|setiap|tiap|seluruh|segala(?:nya)?|
    (?:siapa|apa|kapan|mana) ?pun|(?:tidak|tak|nggak|gak|enggak) ada|hanya|cuma|satu-satunya|paling|
    ter(?:baik|buruk|besar|kecil|tinggi|parah|akhir|penting)|pertama|persis|tepat|mustahil|
    (?:tidak|nggak|gak|tak) mungkin|harus|pasti|selamanya|sama sekali|satu ?pun|sepenuhnya|utuh|mutlak|
    seumur hidup`,
  payoff: `
    itulah (?:sebabnya|kenapa|mengapa|yang)|itu sebabnya|makanya|karena itu|oleh (?:karena|sebab) itu|
    artinya|berarti|ternyata|sehingga|supaya|karena|sebab|soalnya|alasan(?:nya)?|intinya|jawaban(?:nya)?|
    pelajaran(?:nya)?|kuncinya|rahasianya|masalahnya|persoalannya|perbedaannya|bedanya|
    (?:saya|aku) (?:belajar|sadar|menyadari|paham|mengerti)|akhirnya|pada akhirnya|ujung-ujungnya|
    kesimpulannya|jadinya|akibatnya|hasilnya|sejak (?:itu|saat itu|hari itu)|mulai saat itu|
    sampai (?:sekarang|hari ini)|hingga (?:kini|sekarang)|dengan kata lain|yang penting|maka dari itu|
    begitulah|di situlah|dari situ|kecuali kalau`,
  imagine: `
    bayangkan|bayangin|coba (?:bayangkan|bayangin|pikir|pikirkan|lihat|ingat|dengar|perhatikan)|pikirkan|
    andaikan|andai|anggap(?:lah)?|anggap saja|misalkan|misalnya|perhatikan|ingat(?:lah)?|dengarkan|tanyakan|
    bagaimana (?:kalau|jika)|gimana kalau|apa jadinya`,
  listener: `
    kamu|anda|kalian|kau|engkau|lu|lo|elu|elo|dirimu|hidupmu|bapak-bapak|ibu-ibu|bapak ibu|teman-teman|
    temen-temen|guys|saudara-saudara|saudara sekalian|punyamu|milikmu|hatimu|pikiranmu|rumahmu|kepadamu|
    untukmu`,
  firstPerson: `
    saya|aku|gue|gua|gw|diriku|hidupku|hatiku|ibuku|ayahku|bapakku|temanku|anakku|istriku|suamiku|kakakku|
    adikku|nenekku|kakekku|rumahku|milikku`,
  story: String.raw`
    waktu (?:itu|saya|aku|kami|kecil|masih|sma|kuliah)|saat (?:itu|saya|aku|kami)|ketika(?: itu)?|
    dulu(?=,? (?:saya|aku|gue|kami|dia|waktu|ada|pernah|ibu|ayah|bapak|kakek|nenek|orang|itu))|dulunya|
    dahulu|(?:zaman|jaman|waktu|orang) dulu|kemarin|tadinya|awalnya|mulanya|
    (?:pada )?suatu (?:hari|malam|pagi|sore|ketika|saat|waktu)|
    (?:tahun|bulan|minggu|hari|jam) (?:yang )?lalu|(?:tahun|bulan|minggu|hari|jam|menit) kemudian|
    setelah itu|habis itu|sesudah itu|keesokan (?:hari|pagi)nya|besoknya|esoknya|
    (?:malam|hari|pagi|sore|siang|tahun) itu|(?:pada )?tahun (?:19|20)\d\d|sejak (?:kecil|itu)|
    (?:sudah|telah|sempat|pernah|udah) (?!bisa|ada|tahu|tau|pasti|jelas|siap|cukup|banyak|sangat|
    tidak|waktunya|lama|lebih)\p{L}{3,}|baru saja|(?:terus|akhirnya) (?:saya|aku|gue|dia|kami|mereka)|
    (?:saya|aku|dia|ia|kami|mereka|ibu|ayah) (?:pergi|datang|pulang|lari|duduk|jatuh|berdiri|kembali|lahir)|
    (?:saya|aku|dia|ia|kami|mereka|ibu|ayah) (?:melihat|mendengar|menemukan|membuka|memutuskan|merasa)|
    (?:bertemu|ketemu) (?:dengan|sama)|berkata|bilang|waktu kecil|semasa`,
  turn: `
    tiba-tiba|mendadak|sekonyong-konyong|seketika|
    (?<!yang |minggu |bulan |tahun |hari |lampau |berlalu |masa )lalu(?! lintas)|kemudian|terus tiba-tiba|
    sampai (?:akhirnya|suatu)|pada saat itu|(?:di|pada) saat itulah|begitu (?:saya|aku|dia|kami|mereka)|
    eh ternyata|sejurus kemudian|detik itu`,
  quoted: `
    (?:dia|ia|saya|aku|mereka|orang|ibu|ayah|bapak|dokter|guru|bos|teman) (?:bilang|berkata|bertanya|tanya)|
    (?:dia|ia|saya|aku|mereka|ibu|ayah|bapak|guru|bos) (?:menjawab|jawab|berteriak|teriak|berbisik|menulis)|
    (?:bilang|berkata|bertanya|tanya|ngomong) (?:ke|kepada|sama|begini|bahwa)|
    kata(?:ku| dia| saya| ibu| ayah| orang| mereka| dokter)|ujar(?:nya)?|tanya(?:nya|ku)|jawab(?:nya|ku)|
    teriaknya`,
  emotion: String.raw`
    (?:jatuh )?cinta|mencintai|sayang|(?:mem)?benci|(?:ke)?takut(?:an)?|menakutkan|ngeri|mengerikan|
    (?:me)?nangis\p{L}*|tangis\p{L}*|air mata|tertawa|ketawa|senang|(?:ke)?bahagia(?:an)?|gembira|
    (?:ke)?sedih(?:an)?|(?:ke)?marah(?:an)?|(?:me)?malu(?:kan)?|(?:ke)?bangga(?:an)?|
    sakit (?:hati|sekali|banget)|menyakit\p{L}+|kesakitan|(?:ter)?luka|meninggal|(?:ke)?mati(?:an)?|
    sendirian|kesepian|hati(?:ku|nya|mu)|berduka|indah|cantik|parah|buruk|luar biasa|gila|panik|
    gemetar\p{L}*|(?:ber)?teriak\p{L}*|(?:berharap|harapan)|putus asa|kehilangan|(?:mem|di|ter)?bunuh|
    (?:ber)?bahaya|hancur|bersalah|cemas|(?:ke)?khawatir(?:an)?|(?:ber)?mimpi|rindu|kangen|memaafkan|
    (?:menyesal|penyesalan)|(?:ke)?gagal(?:an)?|(?:ke)?berani(?:an)?|(?:ke)?percaya(?:an)?|dikhianati|
    (?:per|ber)juang(?:an)?|berat (?:hati|banget|sekali)|kecewa|mengecewakan|terharu|stres|astaga|ya ampun|
    nyawa`,
  surprise: String.raw`
    (?:terkejut|mengejutkan)|kejutan|kaget|aneh(?:nya)?|rahasia|ternyata|
    (?:tidak|tak|nggak|gak) (?:ada yang|seorang pun) \p{L}+|siapa sangka|
    (?:tidak|tak|nggak|gak) (?:menyangka|disangka|terduga|nyangka|terbayang)|tahukah|
    tahu (?:nggak|gak|tidak)|percaya atau tidak|percaya (?:nggak|gak)|kebanyakan orang|
    orang (?:pikir|kira|mengira|berpikir)|semua orang (?:pikir|mengira|berpikir|bilang)|dikira|kesalahan|
    salah besar|di luar dugaan|syok|tersembunyi|sebaliknya|mustahil|penemuan|pertama kali|baru tahu|justru|
    padahal|ajaib|(?:meng)?heran(?:kan)?`,
  comparison: String.raw`
    seperti|ibarat|bagai(?:kan)?|laksana|seakan-akan|seolah(?:-olah)?|mirip|sama (?:seperti|dengan|kayak)|
    lebih \p{L}+ (?:dari|daripada|ketimbang)|daripada|se(?:besar|kecil|tinggi|cepat|mudah|kuat|berat|bagus)|
    setengah|separuh|dua kali|kali lipat`,
  advice: String.raw`
    (?:se)?harus(?:nya)?|sebaiknya|lebih baik|jangan|perlu|pastikan|usahakan|hindari|berhenti|mulailah|
    aturan\p{L}*|langkah\p{L}*|tips|saran\p{L}*|caranya|cara (?:untuk|me\p{L}+)|tanyakan|tulis(?:lah|kan)?|
    simpan|kalau (?:kamu|anda|kalian|mau|ingin)|jika (?:kamu|anda|ingin)|sebelum (?:kamu|anda|kalian)|
    cobalah|biasakan|ingatlah`,
  elsewhere: `
    (?:seperti )?(?:tadi|yang tadi)|sebelumnya|
    (?:yang )?(?:saya|kita) (?:sebut|bahas|bilang) (?:tadi|sebelumnya)|minggu (?:lalu|depan)|bulan lalu|
    episode (?:lalu|sebelumnya|berikutnya)|slide (?:ini|itu|berikutnya)|
    (?:di )?(?:sebelah|samping) (?:kiri|kanan)|di (?:kiri|kanan)|di layar|di sini|di sana|di situ|
    sebelah sini|seperti (?:yang )?(?:kita|bisa|anda|kalian) lihat|di bawah ini|di atas sana|
    yang (?:ini|itu|satu lagi)|di ruangan ini|hari ini|malam ini|sekarang ini|barusan|tadi pagi|yang hadir`,
  notice: String.raw`
    slides?|salindia|link(?:-?nya)?|tautan|halaman (?:\d+|berikut\p{L}*|selanjutnya|web)|bab|episode|
    sponsor\p{L}*|kode (?:promo|diskon|qr|voucher)|diskon|kupon|pendaftaran|mendaftar|tenggat|tiket|situs|
    website|email|chat|subscribe|berlangganan|ruangan|parkir\p{L}*|istirahat|pertanyaan\p{L}*|tanya jawab|
    agenda|jadwal|minggu depan|besok|nanti malam|terima ?kasih|makasih|
    selamat (?:datang|pagi|siang|sore|malam)|h[ae]lo|assalamu\p{L}+|maaf|silakan|silahkan|mohon|pengumuman|
    pemberitahuan|
    (?:saya|aku|kami|kita) (?:akan|mau|ingin) (?:cerita\p{L}*|bahas|bicara|jelaskan|tunjukkan|mulai)|
    (?:saya|aku|kami|kita) (?:akan|mau|bakal) (?:membahas|bahas|menjelaskan|jelasin|menunjukkan|
    belajar|mempelajari|membagikan|melanjutkan|menyampaikan)|izinkan saya|perkenankan saya|
    (?:mari|ayo|yuk) kita|seperti (?:yang )?(?:saya|tadi|sudah) (?:bilang|katakan|sebutkan|saya)|kembali ke|
    (?:kita|saya) (?:masuk|lanjut|bahas)|lanjut ke|(?:video|materi|topik|bagian) (?:selanjutnya|berikutnya)|
    harap|jangan lupa|sebelum (?:saya|kita)|nanti (?:kita|saya|akan)`,
  praise: `
    sangat|banget|amat|
    (?:baik|bagus|besar|penting|banyak|senang|menarik|indah|hebat|sulit|mudah|jauh|keren|luar biasa) sekali|
    sungguh(?:-sungguh)?|(?:benar-benar|bener-bener)|betul-betul|luar biasa|hebat|keren|mantap|dahsyat|
    fantastis|menakjubkan|mengagumkan|gila|indah|cantik|ter(?:baik|besar|hebat|indah)|raksasa|unik|
    legendaris|kelas dunia|mendasar|penting|menarik|seru|jujur|terus terang|semangat|brilian|super|memukau|
    istimewa|sempurna`,
  picturable: `
    semut(?:ku|mu|nya)?|apel(?:ku|mu|nya)?|lengan(?:ku|mu|nya)?|tentara(?:ku|mu|nya)?|bayi(?:ku|mu|nya)?|
    tas(?:ku|mu|nya)?|bola(?:ku|mu|nya)?|pita(?:ku|mu|nya)?|keranjang(?:ku|mu|nya)?|
    (?:bak|kamar) mandi(?:ku|mu|nya)?|(?:tempat tidur|ranjang|kasur)(?:ku|mu|nya)?|lebah(?:ku|mu|nya)?|
    lonceng(?:ku|mu|nya)?|burung(?:ku|mu|nya)?|bilah(?:ku|mu|nya)?|perahu(?:ku|mu|nya)?|
    tulang(?:ku|mu|nya)?|buku(?:ku|mu|nya)?|sepatu bot(?:ku|mu|nya)?|botol(?:ku|mu|nya)?|
    (?:kotak|kardus)(?:ku|mu|nya)?|(?:anak laki-laki|bocah)(?:ku|mu|nya)?|otak(?:ku|mu|nya)?|
    rem(?:ku|mu|nya)?|(?:dahan|ranting)(?:ku|mu|nya)?|batu bata(?:ku|mu|nya)?|jembatan(?:ku|mu|nya)?|
    sikat(?:ku|mu|nya)?|ember(?:ku|mu|nya)?|(?:bohlam|lampu)(?:ku|mu|nya)?|(?:kancing|tombol)(?:ku|mu|nya)?|
    kue(?:ku|mu|nya)?|kamera(?:ku|mu|nya)?|kartu(?:ku|mu|nya)?|gerobak(?:ku|mu|nya)?|kucing(?:ku|mu|nya)?|
    rantai(?:ku|mu|nya)?|keju(?:ku|mu|nya)?|dada(?:ku|mu|nya)?|dagu(?:ku|mu|nya)?|gereja(?:ku|mu|nya)?|
    jam (?:dinding|tangan)(?:ku|mu|nya)?|awan(?:ku|mu|nya)?|(?:mantel|jaket)(?:ku|mu|nya)?|
    kerah(?:ku|mu|nya)?|sisir(?:ku|mu|nya)?|sapi(?:ku|mu|nya)?|(?:cangkir|gelas)(?:ku|mu|nya)?|
    (?:tirai|gorden)(?:ku|mu|nya)?|bantal(?:ku|mu|nya)?|anjing(?:ku|mu|nya)?|pintu(?:ku|mu|nya)?|
    selokan(?:ku|mu|nya)?|laci(?:ku|mu|nya)?|gaun(?:ku|mu|nya)?|(?:telinga|kuping)(?:ku|mu|nya)?|
    tel[uo]r(?:ku|mu|nya)?|mesin(?:ku|mu|nya)?|(?:matanya|mataku|matamu|kedua mata|kelopak mata)|
    wajah(?:ku|mu|nya)?|(?:ladang|sawah|peternakan)(?:ku|mu|nya)?|bulu(?:ku|mu|nya)?|
    jari kaki(?:ku|mu|nya)?|jari(?:ku|mu|nya)?|ikan(?:ku|mu|nya)?|bendera(?:ku|mu|nya)?|
    lantai(?:ku|mu|nya)?|lalat(?:ku|mu|nya)?|kaki(?:ku|mu|nya)?|garpu(?:ku|mu|nya)?|
    (?:kebun|taman)(?:ku|mu|nya)?|(?:gadis|anak perempuan)(?:ku|mu|nya)?|sarung tangan(?:ku|mu|nya)?|
    kambing(?:ku|mu|nya)?|(?:pistol|senapan)(?:ku|mu|nya)?|rambut(?:ku|mu|nya)?|palu(?:ku|mu|nya)?|
    (?<!tanda |tepuk )tangan(?:ku|mu|nya)?|topi(?:ku|mu|nya)?|
    kepala(?:ku|mu|nya)?(?! (?:sekolah|desa|negara|daerah|dinas|bagian|keluarga))|jantung(?:ku|mu|nya)?|
    kail(?:ku|mu|nya)?|(?:tanduk|terompet)(?:ku|mu|nya)?|kuda(?:ku|mu|nya)?|rumah sakit(?:ku|mu|nya)?|
    rumah(?:ku|mu|nya)?|pulau(?:ku|mu|nya)?|(?:permata|perhiasan)(?:ku|mu|nya)?|
    (?:ceret|teko)(?:ku|mu|nya)?|kunci(?:ku|mu|nya)?|lutut(?:ku|mu|nya)?|pisau(?:ku|mu|nya)?|
    simpul(?:ku|mu|nya)?|daun(?:ku|mu|nya)?|paha(?:ku|mu|nya)?|perpustakaan(?:ku|mu|nya)?|
    bibir(?:ku|mu|nya)?|gembok(?:ku|mu|nya)?|peta(?:ku|mu|nya)?|korek api(?:ku|mu|nya)?|
    monyet(?:ku|mu|nya)?|(?:rembulan|bulan (?:purnama|sabit))|mulut(?:ku|mu|nya)?|otot(?:ku|mu|nya)?|
    (?:kuku|paku)(?:ku|mu|nya)?|leher(?:ku|mu|nya)?|jarum(?:ku|mu|nya)?|jaring(?:ku|mu|nya)?|
    hidung(?:ku|mu|nya)?|kacang(?:ku|mu|nya)?|kantor(?:ku|mu|nya)?|jeruk(?:ku|mu|nya)?|oven(?:ku|mu|nya)?|
    paket(?:ku|mu|nya)?|(?:pena|pulpen|bolpoin)(?:ku|mu|nya)?|pensil(?:ku|mu|nya)?|
    (?:gambar|foto|lukisan)(?:ku|mu|nya)?|babi(?:ku|mu|nya)?|peniti(?:ku|mu|nya)?|pipa(?:ku|mu|nya)?|
    pesawat(?:ku|mu|nya)?|piring(?:ku|mu|nya)?|(?:saku|kantong)(?:ku|mu|nya)?|
    (?:panci|wajan|kuali)(?:ku|mu|nya)?|kentang(?:ku|mu|nya)?|penjara(?:ku|mu|nya)?|pompa(?:ku|mu|nya)?|
    rel(?:ku|mu|nya)?|tikus(?:ku|mu|nya)?|(?:kuitansi|struk)(?:ku|mu|nya)?|cincin(?:ku|mu|nya)?|
    (?:atap|genteng)(?:ku|mu|nya)?|akar(?:ku|mu|nya)?|(?:kapal|perahu) layar|sekolah(?:ku|mu|nya)?|
    gunting(?:ku|mu|nya)?|(?:sekrup|baut)(?:ku|mu|nya)?|(?:biji|benih)(?:ku|mu|nya)?|domba(?:ku|mu|nya)?|
    rak(?:ku|mu|nya)?|kapal(?:ku|mu|nya)?|(?:kemeja|kaos)(?:ku|mu|nya)?|sepatu(?:ku|mu|nya)?|
    kulit(?:ku|mu|nya)?|rok(?:ku|mu|nya)?|ular(?:ku|mu|nya)?|kaus kaki(?:ku|mu|nya)?|sekop(?:ku|mu|nya)?|
    spons(?:ku|mu|nya)?|sendok(?:ku|mu|nya)?|(?:prangko|perangko)(?:ku|mu|nya)?|bintang(?:ku|mu|nya)?|
    stasiun(?:ku|mu|nya)?|tongkat(?:ku|mu|nya)?|perut(?:ku|mu|nya)?|(?:toko|warung)(?:ku|mu|nya)?|
    (?:jalanan|jalan raya|di jalan)|matahari(?:ku|mu|nya)?|meja(?:ku|mu|nya)?|ekor(?:ku|mu|nya)?|
    benang(?:ku|mu|nya)?|tenggorokan(?:ku|mu|nya)?|jempol(?:ku|mu|nya)?|(?:tiket|karcis)(?:ku|mu|nya)?|
    lidah(?:ku|mu|nya)?|gigi(?:ku|mu|nya)?|kota(?:ku|mu|nya)?|kereta(?:ku|mu|nya)?|nampan(?:ku|mu|nya)?|
    pohon(?:ku|mu|nya)?|celana(?:ku|mu|nya)?|payung(?:ku|mu|nya)?|(?:dinding|tembok)(?:ku|mu|nya)?|
    roda(?:ku|mu|nya)?|(?:peluit|siulan)(?:ku|mu|nya)?|jendela(?:ku|mu|nya)?|sayap(?:ku|mu|nya)?|
    (?:kawat|kabel)(?:ku|mu|nya)?|cacing(?:ku|mu|nya)?`,
  leaning: `
    dan|tapi|tetapi|namun|jadi|karena|sebab|soalnya|atau|lalu|terus|kemudian|dia|ia|mereka|itu|ini|tersebut|
    begitu|gitu|begini|juga|iya|ya|tidak|nggak|enggak|gak|bukan|betul|benar|tepat|oke|ok|sana|situ|
    di (?:sana|situ|sini)|sehingga|maka|makanya|padahal|malah|justru|apalagi|sedangkan|selain itu|
    setelah itu|karena itu|kecuali|yang (?:itu|ini)|nya`,
  opener: String.raw`
    jadi|nah|sekarang|oke|ok|baik|baiklah|(?:mari|ayo|yuk) kita|pertama|yang pertama|kedua|yang kedua|
    ketiga|berikutnya|selanjutnya|terakhir|akhirnya|suatu (?:hari|malam|pagi|ketika|saat)|ada|satu hal|apa|
    kenapa|mengapa|bagaimana|gimana|kapan|kalau|jika|bayangkan|coba|ketika|waktu (?:saya|aku|kecil|itu)|
    (?:pada )?tahun (?:19|20)\d\d|dulu`,
  stopWords: `
    yaitu yakni nih tuh bakal biar makanya soalnya kaya doang entar sampe apalagi tetap berarti sebagainya
    semacam sekitar masing dimana guys dah yang di ke dari pada dalam untuk dengan oleh tentang kepada
    terhadap antara sampai hingga sejak selama tanpa bagi demi per atas bawah depan belakang luar samping
    sebelah dekat jauh seperti sebagai daripada akan dan atau tapi tetapi namun melainkan karena sebab jika
    kalau kalo bila apabila ketika saat waktu sementara sedangkan meskipun meski walaupun walau agar supaya
    sehingga maka bahwa serta lalu terus kemudian setelah sesudah sebelum sambil padahal kecuali selain saya
    aku gue gua gw kamu anda kalian kau engkau lu lo dia ia beliau kami kita mereka ku mu nya diri dirinya
    sendiri saling sesama ini itu sini situ sana begini begitu gini gitu tersebut demikian apa siapa mana
    kapan kenapa mengapa bagaimana gimana berapa apakah apanya siapapun apapun sesuatu seseorang ada adalah
    ialah merupakan adanya menjadi jadi jadinya bisa dapat boleh harus perlu mesti mau ingin hendak pernah
    sudah udah telah sedang lagi masih belum baru tidak tak nggak enggak ngga gak ga bukan jangan punya
    mempunyai memiliki buat membuat dibuat bikin bilang berkata kata katanya ngomong tanya jawab lihat
    melihat dilihat liat tahu tau mengetahui pikir berpikir kira rasa merasa rasanya ambil mengambil kasih
    memberi memberikan diberikan beri pakai pake memakai menggunakan digunakan pergi datang pulang masuk
    keluar ikut mulai memulai selesai coba mencoba cari mencari dapet mendapat mendapatkan melakukan
    dilakukan lakukan terjadi ternyata taruh menaruh simpan tinggal semua semuanya setiap tiap seluruh
    segala beberapa banyak sedikit sebagian para berbagai sang si pun lah kah kan sih deh dong loh lho kok
    toh nah ya iya yah yuk ayo mari oke ok baik baiklah oh ah eh em hmm halo hai terima makasih maaf tolong
    silakan mohon sangat sekali banget amat paling lebih kurang terlalu cukup agak hampir hanya cuma saja
    aja juga pula bahkan malah justru memang emang tentu pasti mungkin barangkali kayak kayaknya sepertinya
    benar bener betul benarnya sebenarnya sebetulnya pokoknya maksudnya artinya intinya misalnya contohnya
    akhirnya biasanya selalu sering kadang jarang langsung segera tiba sekarang tadi nanti besok kemarin
    dulu hari minggu bulan tahun jam menit detik kali pertama kedua ketiga terakhir berikutnya selanjutnya
    sebelumnya satu dua tiga empat lima enam tujuh delapan sembilan sepuluh belas puluh ratus seratus ribu
    juta persen sebuah seorang suatu orang hal macam cara bagian besar kecil lama sama beda lain lainnya
    bagus enak gede tempat sebut disebut`,
  leadIn: `
    jadi|nah|dan|tapi|tetapi|terus|lalu|ya|iya|oke|ok|baik|baiklah|oh|eh|sekarang|karena|pokoknya|maksudnya|
    sebenarnya|begini|gini|lihat`,
  promise: String.raw`
    kalau|kalo|jika|bila|apabila|ketika|saat (?:saya|aku|kamu|kita|kami|dia|mereka|anda)|setiap kali|
    meskipun|walaupun|begitu (?:saya|aku|kamu|kita|kami|dia|mereka)|selama|sejak|karena|andai\p{L}*|
    seandainya`,
  ending: 'kannya|nyalah|kanlah|nya|kan|pun|(?<!^(?:bang|perila|pela|berla))ku|(?<!te)mu',
  titles: String.raw`
    [Dd]r|[Dd]rs|[Dd]ra|Ir|Hj|Prof|Bpk|Bp|Sdri?|Jl|Jln|Gg|No|Tn|Ny|Nn|Ust|Yth|Mr|Mrs|hlm|Kel|Kec|Kab|Rp|
    Telp|vs|K\.H|R\.A|R\.M|a\.n|d\.a|u\.p|s\.d|a\.l|c\.q`,
  wishes: {
    hook: 'pembuka(?:an)?|awal(?:an)?|perhatian|hook',
    payoff: '(?<!-)akhir(?:an)?(?!-akhir| (?:pekan|tahun|bulan))|ending|penutup|kesimpulan|klimaks|punchline',
    clarity: `
      jelas|penjelasan|menjelaskan|sederhana|mudah|tips?|saran|nasihat|tutorial|panduan|langkah demi langkah|
      pelajaran`,
    emotion: `
      emosi(?:onal)?|(?:ter)?lucu|kelucuan|komedi|ngakak|lawak(?:an)?|kocak|humor|lelucon|tawa|tertawa|haru|
      mengharukan|menyentuh|sedih|cerita|kisah|candaan|menghibur`,
    novelty: `
      mengejutkan|kejutan|(?<!(?:tahun |orde |selandia |baru-))baru(?!-baru)|(?:tak|tidak) terduga|fakta|
      mitos|unik`,
    quotability: 'kutipan|kalimat|ucapan|kata-kata bijak',
    dialogue: 'dialog|percakapan|obrolan|pertanyaan|tanya jawab|wawancara|debat|diskusi',
    withoutWhat: `
      tanpa|bukan(?! (?:hanya|cuma|sekadar|sekedar|saja))|jangan(?! (?:lupa|lewatkan|sampai|lebih))|hindari|
      kecuali|
      (?:tidak|tak|nggak|enggak|gak)(?! (?:terduga|terlupakan|disangka|biasa|hanya|cuma|saja|lebih (?:dari|
      panjang)|terlalu panjang))|lewati|selain(?! itu)|hapus|buang(?! (?:sampah|air))|abaikan|hilangkan|
      keluarkan|singkirkan|skip`,
    turning: 'tapi|tetapi|melainkan|hanya|cukup',
    asking: `
      klip|video|momen|bagian|adegan|potongan|pilih(?:lah|kan)?|cari(?:kan)?|temukan|tampilkan|tunjukkan|
      fokus(?:kan)?|utamakan|sertakan|mau|ingin|tolong|pembicara|terbaik|tentang|menarik|seru|ambil(?:kan)?|
      buat(?:kan)?|membahas|bicara|berbicara|detik|menit|lupa|lewatkan|usah`,
  },
};
