/** Italian grammar of video ideas. Nothing agrees with the topic but `{is}`, whose gender nobody knows. */
import type { IdeaGrammar } from './idea-grammar.ts';

export const IDEAS_IT: IdeaGrammar = {
  lists: {
    number: ['tre', 'quattro', 'cinque'],
    days: ['sette', 'dieci', 'quattordici', 'trenta'],
    minutes: ['cinque', 'dieci', 'quindici'],
    who: [
      'un vicino di casa',
      'mia sorella',
      'un collega',
      'uno sconosciuto in treno',
      'la mia vecchia insegnante',
    ],
    them: [
      'il mio capo',
      'mia madre',
      'il mio migliore amico',
      'la padrona di casa',
      'una vecchia compagna di classe',
    ],
    loop: [
      'qualcuno che taglia il sapone',
      'colori che si mescolano',
      'una pista di biglie',
      'un impasto lavorato a mano',
      'una strada di notte',
    ],
    time: [
      'alle due di notte',
      'dieci minuti prima del lavoro',
      'una domenica sera',
      'nel mezzo di una riunione',
    ],
    thing: ['la foto', 'lo scontrino', 'il messaggio vocale', 'la chiave di riserva', 'lo screenshot'],
  },
  hashtags: {
    story: ['#storievere', '#racconti'],
    fake_text: ['#storieinchat', '#chat'],
    split_screen: ['#schermodiviso', '#confronto'],
  },
  frames: {
    story: [
      {
        titles: [
          'Il consiglio {su topic} che non dovevo seguire',
          '{topic}: ho dato retta a {who}',
          'Un solo consiglio sbagliato {su topic}',
        ],
        hooks: [
          '{su topic} mi dicevano tutti la stessa cosa. Sbagliavano tutti.',
          'Mi ci sono voluti {days} giorni per capire che il consiglio più famoso {su topic} non faceva per me.',
        ],
        outline: [
          ['Di’ il consiglio in una frase, come l’hai sentito.', 'Cita {who}, parola per parola.'],
          [
            'Mostra che cosa ne hai fatto, giorno per giorno.',
            'Racconta con quanta sicurezza l’hai seguito.',
          ],
          [
            'Nomina il momento in cui hai capito che non funzionava.',
            'Fermati al primo segno che qualcosa non andava.',
          ],
          ['Racconta che cosa fai adesso, con un passo concreto.'],
          ['Chiedi a chi guarda quale consiglio {su topic} rimpiange.'],
        ],
        hashtag: 'consiglisbagliati',
      },
      {
        titles: [
          '{days} giorni con {topic}: quello che nessuno mostra',
          'Ho provato {topic} per {days} giorni',
          '{topic}, dal primo all’ultimo di {days} giorni',
        ],
        hooks: [
          'Il primo giorno è andato bene. Il terzo no.',
          'Ho preso un appunto ogni giorno. Ecco quello che stavo per non scrivere.',
        ],
        outline: [
          ['Di’ la regola che ti sei dato e perché.', 'Mostra il calendario e l’unica regola.'],
          ['Primo giorno: la parte facile, in dieci secondi.'],
          [
            'Il giorno peggiore, con quello che è andato storto.',
            'Il giorno in cui stavi per smettere, e che cosa hai fatto quella sera.',
          ],
          ['Il numero o l’immagine che alla fine è cambiata.'],
          ['Di’ chi dovrebbe provarci e chi no.', 'Racconta che cosa è rimasto quando è finita.'],
        ],
        hashtag: 'sfida',
      },
      {
        titles: [
          'Che cosa ho imparato da {who} {su topic}',
          '{topic}: la spiegazione che non mi aspettavo',
          'Ho chiesto {di topic} a {who}',
        ],
        hooks: [
          'Una domanda gentile {su topic}. La risposta è durata un’ora e mi ha cambiato la settimana.',
          'Chi ne sapeva di più {su topic} non ne aveva mai letto una riga.',
        ],
        outline: [
          [
            'Metti in scena luogo e momento in una frase.',
            'Descrivi con chi parlavi, con un solo dettaglio.',
          ],
          ['Ripeti la domanda che hai fatto.'],
          [
            'Riporta la risposta con le sue parole.',
            'Racconta la storia che hai avuto al posto di una risposta.',
          ],
          ['Mostra come l’hai messa alla prova il giorno dopo.'],
          ['Chiudi con la frase che ricordi ancora.'],
        ],
        hashtag: 'lezioni',
      },
      {
        titles: [
          'Il vero prezzo {di topic}',
          '{topic}: quanto costa davvero',
          '{topic} e il conto che nessuno fa',
        ],
        hooks: [
          'Ho segnato ogni minuto e ogni moneta.',
          'Indovina quanto costa un mese. Stai dicendo troppo poco.',
        ],
        outline: [
          ['Fai indovinare prima di dire qualsiasi cosa.', 'Mostra la lista ancora vuota.'],
          ['Somma la parte ovvia.'],
          [
            'Aggiungi quello che tutti dimenticano: tempo, spazio, pazienza.',
            'Leggi ad alta voce la riga che ti ha sorpreso di più.',
          ],
          ['Mostra la somma e che cosa taglieresti per primo.'],
        ],
        hashtag: 'costoreale',
      },
      {
        titles: [
          '{number} piccoli segni che con {topic} stai sbagliando',
          '{topic}: forse lo fai al contrario',
          '{number} errori {su topic} che ho fatto due volte',
        ],
        hooks: [
          'Se il secondo ti suona familiare, fermati e torna indietro di un passo.',
          'Li ho fatti tutti e {number}, qualcuno due volte.',
        ],
        outline: [
          ['Comincia dal segno più facile da controllare a casa.'],
          [
            'Per ogni segno: prima come si vede, poi perché succede.',
            'Ogni volta mostralo prima di dargli un nome.',
          ],
          ['Tieni il più comune per penultimo.'],
          [
            'Finisci con l’unico cambiamento che ne corregge quasi tutti.',
            'Lascia una cosa da provare oggi, in meno di {minutes} minuti.',
          ],
        ],
        hashtag: 'errori',
      },
      {
        titles: [
          'La notte in cui {topic} mi ha tradito',
          '{topic}: è andato tutto storto {time}',
          'Come {topic} mi ha rovinato una bella serata',
        ],
        hooks: [
          'Era successo {time}, e avevo dimenticato una cosa sola.',
          'So ancora che ore segnava l’orologio.',
        ],
        outline: [
          [
            'Apri nel mezzo: il secondo peggiore, senza spiegare.',
            'Comincia dal primo rumore che hai sentito.',
          ],
          ['Torna indietro di un’ora e mostra quanto sembrava innocuo.'],
          ['Racconta le tre decisioni che ti hanno portato lì.', 'Indica la decisione che sembrava furba.'],
          ['Il salvataggio, o la sua mancanza.'],
          ['Che cosa è diverso adesso, in una frase.'],
        ],
        hashtag: 'storiavera',
      },
      {
        titles: [
          '{topic} per chi non ha tempo',
          '{topic} in {minutes} minuti',
          '{topic}: metà fatica, quasi tutto il resto',
        ],
        hooks: [
          'Hai {minutes} minuti. Bastano, se salti le cose giuste.',
          'Ho tolto tutto quello che non sapevo spiegare.',
        ],
        outline: [
          ['Di’ che cosa hai lasciato fuori, e che lo sai.', 'Metti la lista lunga accanto a quella corta.'],
          ['Primo passo, in tempo reale.'],
          ['Secondo passo, con la trappola da evitare.'],
          ['Confronta il risultato con la strada lunga.', 'Mostra con onestà che cosa manca.'],
        ],
        hashtag: 'scorciatoia',
      },
    ],
    fake_text: [
      {
        titles: [
          '{them} ha scoperto {topic}',
          '{topic}: come l’ho spiegato a {them}',
          'Il messaggio {su topic} finito a {them}',
        ],
        hooks: ['«Possiamo parlare {di topic}?» Inviato {time}.', '«Perché hai {topic} sullo schermo?»'],
        outline: [
          ['Una domanda innocua apre la chat.', 'Il primo messaggio ha una parola di troppo.'],
          ['La prima bugia, ed è piccola.', 'Una risposta che spiega davvero troppo.'],
          ['Spunta {thing}, e dimostra il contrario.', 'L’altra parte chiede {thing}.'],
          [
            'La svolta: anche {them} ha fatto la stessa identica cosa.',
            'La svolta: il punto non era mai {topic}.',
          ],
          ['L’ultimo messaggio è una parola sola.'],
        ],
        hashtag: 'scoperto',
      },
      {
        titles: [
          'Numero sbagliato, consiglio giusto {su topic}',
          'Mi scrive uno sconosciuto: parla {di topic}',
          'Chat sbagliata: {topic}',
        ],
        hooks: [
          '«È ancora per {topic}?» — «Ma chi sei?»',
          'Il numero era sconosciuto. {topic}, per chi scriveva, no.',
        ],
        outline: [
          ['Un messaggio per qualcun altro arriva {time}.'],
          ['Rispondi per cortesia, poi per curiosità.', 'Nessuno dei due ammette di voler continuare.'],
          ['Lo sconosciuto risolve il tuo problema in tre righe.'],
          ['Noti un dettaglio: abitate nello stesso palazzo.', 'La foto del profilo finalmente si carica.'],
          ['Chiudi con la domanda che nessuno dei due fa.'],
        ],
        hashtag: 'numerosbagliato',
      },
      {
        titles: [
          'La chat di gruppo {su topic}, prima che sparisse',
          'Mi hanno aggiunto a una chat {su topic}',
          '{topic}: si erano dimenticati che leggevo',
        ],
        hooks: [
          '«Non ditegli niente {di topic}.» Ero nella chat.',
          'Quattro persone, un piano, e il piano ero io.',
        ],
        outline: [
          ['Mostra il nome della chat e che ci sei finito per errore.'],
          ['Loro organizzano tutto, tu taci.', 'Leggi in silenzio per sei messaggi.'],
          ['Rispondi con un solo pollice.', 'Correggi un dettaglio, perché non resisti.'],
          ['Panico, scuse, {thing}.'],
          ['Il piano era una sorpresa per te.', 'Il piano va avanti, ma adesso comandi tu.'],
        ],
        hashtag: 'chatdigruppo',
      },
      {
        titles: [
          '{topic}, ma è la fine di una storia',
          'Ci siamo lasciati per {topic}, via messaggio',
          'Non sei tu: {is} {topic}',
        ],
        hooks: [
          '«Dobbiamo parlare.» — «Di nuovo {di topic}?»',
          '«Ho conosciuto qualcuno a cui {topic} non importa.»',
        ],
        outline: [
          ['Per i primi cinque messaggi sembra la fine di un amore.'],
          ['Le lamentele diventano stranamente precise.', 'Ogni lamentela riguarda in realtà {topic}.'],
          ['L’altra parte implora e offre {thing}.'],
          ['Rivela chi, o che cosa, sta scrivendo.', 'Rivela che dall’altra parte c’è un corriere.'],
          ['Fanno pace, a una condizione.'],
        ],
        hashtag: 'rottura',
      },
      {
        titles: [
          'Scrivo a {them} come se sapessi tutto {su topic}',
          '{topic}: ho finto di capirne',
          'Una bugia {su topic} e {days} messaggi dopo',
        ],
        hooks: [
          '«Tu te ne intendi {di topic}, vero?» Ho detto di sì.',
          '«Perfetto, domani la presentazione {su topic} la fai tu.»',
        ],
        outline: [
          ['Un piccolo sì apre la chat.'],
          ['Le domande si fanno difficili, le risposte vaghe.', 'Rispondi con altre domande.'],
          ['Arriva nella chat un vero esperto.'],
          ['L’esperto dà ragione a tutti: finge anche lui.', 'L’esperto è qualcuno che conosci benissimo.'],
          ['Promettete di non dirlo mai.'],
        ],
        hashtag: 'impostore',
      },
      {
        titles: [
          'Un messaggio dal futuro {su topic}',
          '{topic}: mi scrivo dal futuro',
          'Oggi niente {topic}, dice il me di domani',
        ],
        hooks: ['«Domani lascia stare {topic}.» Mittente: io.', 'Sapeva la mia password, quindi ho letto.'],
        outline: [
          ['La prova: qualcosa che solo tu puoi sapere.', 'Chiedi una prova e ricevi {thing}.'],
          ['L’avvertimento {su topic}, senza un perché.'],
          ['Contratti per un dettaglio in più.'],
          ['La risposta mostra che è l’avvertimento a causare tutto.', 'Fai il contrario, per dispetto.'],
          ['L’ultimo messaggio arriva da ancora più avanti.'],
        ],
        hashtag: 'dalfuturo',
      },
      {
        titles: [
          'Il servizio clienti {di topic}',
          '{topic}: ho chiamato l’assistenza',
          'Resti in linea: {topic}',
        ],
        hooks: [
          '«Grazie di averci scritto {su topic}. Quanto è andata male?»',
          '«Per i sentimenti {su topic}, digiti due.»',
        ],
        outline: [
          ['Un saluto fin troppo gentile.'],
          ['Domande davvero troppo personali.', 'Il modulo chiede quello che nessuno ha mai chiesto.'],
          ['Ti passano a un altro, due volte.'],
          ['L’ultima operatrice conosce il tuo caso dalla sua vita.', 'Dall’altra parte c’è {them}.'],
          ['Valuti questa conversazione.'],
        ],
        hashtag: 'servizioclienti',
      },
    ],
    split_screen: [
      {
        titles: [
          '{topic}: come lo immagino, come va',
          '{topic} nella mia testa e davanti alla camera',
          '{topic}: il piano contro la giornata vera',
        ],
        hooks: [
          'Sopra: come lo immaginavo. Sotto: {time}.',
          'Le due metà partono insieme. Guarda quando si separano.',
        ],
        outline: [
          ['Le due metà cominciano con lo stesso gesto.'],
          [
            'Sopra va tutto secondo le regole; sotto arriva il primo guaio.',
            'Ogni dieci secondi la distanza cresce.',
          ],
          ['Fai tacere le due metà per un istante.'],
          ['Sotto finisce meglio del previsto, o almeno più da ridere.'],
        ],
        hashtag: 'aspettative',
      },
      {
        titles: [
          '{topic}: chi comincia e chi lo sa',
          'Prima volta e millesima volta: {topic}',
          'Due persone, un compito: {topic}',
        ],
        hooks: [
          'Stesso compito, stessi attrezzi. Guarda le mani, non il risultato.',
          'Solo una delle due persone l’ha già fatto. Lo capisci in cinque secondi.',
        ],
        outline: [
          ['Mostra i due punti di partenza e lo stesso orologio.'],
          [
            'Segna il primo momento in cui scelgono diversamente.',
            'Ferma l’immagine dove chi comincia esita.',
          ],
          ['Fatti spiegare quel momento in una frase.'],
          ['Chi comincia riprova con quella frase.'],
          ['Metti i due risultati uno accanto all’altro.'],
        ],
        hashtag: 'primavolta',
      },
      {
        titles: [
          '{topic}, con sotto {loop}',
          'Guarda {loop}, impara {topic}',
          '{topic} in sessanta secondi, con {loop}',
        ],
        hooks: [
          'Occhi sotto, orecchie sopra: si parla {di topic}.',
          'Quando finisce, potrai spiegarlo a {who}.',
        ],
        outline: [
          ['Prometti una cosa che chi guarda saprà fare dopo.'],
          ['Spiega l’idea con un oggetto della cucina.', 'Spiega l’idea senza nemmeno un termine tecnico.'],
          ['Un esempio e un esempio contrario.'],
          ['Riassumi proprio mentre il video di sotto finisce.'],
        ],
        hashtag: 'spiegato',
      },
      {
        titles: [
          '{topic}: allora e adesso',
          '{topic}, com’era quando ho cominciato',
          'Un anno {di topic}, uno accanto all’altro',
        ],
        hooks: [
          'A sinistra il mio primo tentativo. Credevo andasse bene.',
          'Stesso posto, stessa persona, {days} giorni di distanza.',
        ],
        outline: [
          ['Parti dalla vecchia registrazione, senza tagli.'],
          ['Commentala nell’altra metà.', 'Fermala dove fa male.'],
          ['Ripeti oggi la stessa cosa.'],
          ['Nomina l’unica abitudine che ha fatto la differenza.'],
        ],
        hashtag: 'alloraeadesso',
      },
      {
        titles: [
          'Poco o tanto: {topic}',
          '{topic} quasi gratis, {topic} a caro prezzo',
          '{topic}: conviene spendere di più?',
        ],
        hooks: [
          'Una delle due metà non costa quasi niente. Decidi tu quale.',
          'Ho fatto indovinare a {who} il lato economico.',
        ],
        outline: [
          ['Non dire quale lato è quale.'],
          ['Confronta tre cose che chiunque vede.', 'La stessa prova sui due lati, senza tagli.'],
          ['Fai votare qualcun altro.'],
          ['Rivela il prezzo, poi di’ che cosa compreresti.'],
        ],
        hashtag: 'economicoocaro',
      },
      {
        titles: [
          'Due opinioni {su topic}, un orologio',
          'Pro e contro: {topic}',
          '{topic}: io e {who} non siamo d’accordo',
        ],
        hooks: [
          'Trenta secondi a favore, trenta contro. Senza interruzioni.',
          'Siamo d’accordo su una cosa sola, e arriva per ultima.',
        ],
        outline: [
          ['Ognuno comincia dal suo argomento migliore.', 'Si parte dal punto più scomodo per l’altro.'],
          ['Scambio: ognuno ripete con onestà il punto dell’altro.'],
          ['Un fatto che accettano tutti e due.'],
          ['Chi guarda vota nei commenti con una parola.'],
        ],
        hashtag: 'dibattito',
      },
      {
        titles: [
          '{topic}: sopra il video, sotto la verità',
          'Ho controllato un video {su topic}',
          'Vero o falso: {topic}',
        ],
        hooks: [
          'Questo video {su topic} sembra giusto. Fermiamolo {number} volte.',
          'Una sola frase è vera. Trovala prima di me.',
        ],
        outline: [
          ['Fai sentire l’affermazione senza commenti.'],
          [
            'Fermati sulla prima parola che nasconde il trucco.',
            'Fermati sul numero e chiedi da dove viene.',
          ],
          ['Mostra come hai controllato, così può farlo chiunque.'],
          ['Di’ la versione onesta in una frase.'],
        ],
        hashtag: 'verifica',
      },
    ],
  },
};
