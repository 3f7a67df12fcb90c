/** Italian angles for split screens. Gaps: fill-template; lists: ideas-it. */
import type { IdeaFrame } from './idea-grammar.ts';

export const SPLIT_SCREEN_IDEAS_IT: readonly IdeaFrame[] = [
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
      ['Segna il primo momento in cui scelgono diversamente.', 'Ferma l’immagine dove chi comincia esita.'],
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
    hooks: ['Occhi sotto, orecchie sopra: si parla {di topic}.', 'Quando finisce, potrai spiegarlo a {who}.'],
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
      ['Fermati sulla prima parola che nasconde il trucco.', 'Fermati sul numero e chiedi da dove viene.'],
      ['Mostra come hai controllato, così può farlo chiunque.'],
      ['Di’ la versione onesta in una frase.'],
    ],
    hashtag: 'verifica',
  },
];
