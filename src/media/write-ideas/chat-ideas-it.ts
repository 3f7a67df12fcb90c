/** Italian angles for stories told as a chat. Gaps: fill-template; lists: ideas-it. */
import type { IdeaFrame } from './idea-grammar.ts';

export const CHAT_IDEAS_IT: readonly IdeaFrame[] = [
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
];
