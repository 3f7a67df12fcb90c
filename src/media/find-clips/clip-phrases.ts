/** The sentences findings are told in, English and Italian. */
import type { ScoreFactor } from './found-clip.ts';
import type { ClipLanguage } from './languages/language-cues.ts';
import type { Signal } from './sentence-signals.ts';

type Levels = readonly [low: string, middle: string, high: string];

export interface ClipPhrases {
  readonly factorNames: Readonly<Record<ScoreFactor, string>>;
  readonly levels: Readonly<Record<ScoreFactor, Levels>>;
  /** What a sentence does, to follow `heard`. */
  readonly signals: Readonly<Partial<Record<Signal, string>>>;
  readonly heard: (what: readonly string[]) => string;
  readonly reason: (strong: readonly string[], weak: string | null) => string;
  readonly wished: string;
  readonly noWords: string;
  readonly soundOnly: {
    readonly loud: string;
    readonly even: string;
    readonly cut: string;
    readonly edges: string;
  };
  readonly moment: (clock: string) => string;
  readonly quietSummary: (fromClock: string, toClock: string) => string;
  readonly quietReason: string;
}

const and = (items: readonly string[], word: string) => items.join(` ${word} `);

const EN: ClipPhrases = {
  factorNames: {
    hook: 'opening',
    payoff: 'ending',
    clarity: 'clarity',
    emotion: 'emotion',
    novelty: 'novelty',
    selfContained: 'standing on its own',
    quotability: 'a line to quote',
    dialogue: 'exchange',
  },
  levels: {
    hook: [
      'The opening asks little of the viewer.',
      'The opening gives a reason to stay.',
      'The opening pulls at once.',
    ],
    payoff: ['The ending resolves little.', 'The ending rounds the thought off.', 'The ending lands.'],
    clarity: ['Parts are hard to follow.', 'Mostly easy to follow.', 'Easy to follow throughout.'],
    emotion: ['Told without much feeling.', 'Some feeling comes through.', 'Told with feeling.'],
    novelty: ['Says little that surprises.', 'Has something less expected.', 'Says something unexpected.'],
    selfContained: [
      'Leans on what came before or after.',
      'Mostly makes sense on its own.',
      'Makes sense on its own.',
    ],
    quotability: ['No line stands out to quote.', 'Has a line one could quote.', 'Has a line worth quoting.'],
    dialogue: [
      'One voice, no exchange.',
      'Somebody is asked or quoted.',
      'Voices answer each other or are quoted.',
    ],
  },
  signals: {
    question: 'a question',
    surprise: 'a surprise',
    absolute: 'a plain claim',
    comparison: 'a comparison',
    imagine: 'something to picture',
    listener: 'talk to the viewer',
    emotion: 'strong words',
    quoted: 'quoted speech',
    contrast: 'a contrast',
    number: 'a figure',
    story: 'a story',
    reversal: 'a reversal',
    rarity: 'words used nowhere else',
    payoff: 'what follows from it',
    short: 'a short last line',
    exclamation: 'an exclamation',
    firstPerson: 'own experience',
    advice: 'advice',
    filler: 'fillers',
    hedge: 'doubts',
    repair: 'restarts',
    long: 'long sentences',
    elsewhere: 'pointing outside the clip',
    leaning: 'a start that leans on the sentence before',
    trailing: 'an unfinished sentence',
    housekeeping: 'talk about the talk',
    turn: 'a turn',
  },
  heard: (what) => `Heard: ${and(what, 'and')}.`,
  reason: (strong, weak) =>
    `Strong in ${and(strong, 'and')}${weak === null ? '' : `, weaker in ${weak}`}. It starts and ends with whole sentences.`,
  wished: 'It is about what you asked for.',
  noWords: 'Not known: there are no words to judge by.',
  soundOnly: {
    loud: 'Louder than the rest of the video.',
    even: 'No louder than the rest of the video.',
    cut: 'The picture changes here.',
    edges: 'Starts and ends in a pause.',
  },
  moment: (clock) => `Moment at ${clock}`,
  quietSummary: (from, to) => `From ${from} to ${to}, found by sound and picture alone.`,
  quietReason: 'Chosen by sound, pauses and picture changes, because there are no words to go by.',
};

const IT: ClipPhrases = {
  factorNames: {
    hook: 'apertura',
    payoff: 'finale',
    clarity: 'chiarezza',
    emotion: 'emozione',
    novelty: 'novità',
    selfContained: 'autonomia',
    quotability: 'una frase da citare',
    dialogue: 'scambio',
  },
  levels: {
    hook: [
      'L’apertura chiede poco a chi guarda.',
      'L’apertura dà un motivo per restare.',
      'L’apertura cattura subito.',
    ],
    payoff: ['Il finale risolve poco.', 'Il finale chiude il pensiero.', 'Il finale arriva a segno.'],
    clarity: [
      'Alcune parti sono difficili da seguire.',
      'Quasi tutto si segue bene.',
      'Si segue bene dall’inizio alla fine.',
    ],
    emotion: ['Raccontato senza molta emozione.', 'Si sente un po’ di emozione.', 'Raccontato con emozione.'],
    novelty: ['Dice poco di sorprendente.', 'Ha qualcosa di meno atteso.', 'Dice qualcosa di inatteso.'],
    selfContained: [
      'Si appoggia a ciò che viene prima o dopo.',
      'Quasi tutto si capisce da solo.',
      'Si capisce da solo.',
    ],
    quotability: [
      'Nessuna frase spicca come citazione.',
      'Ha una frase che si può citare.',
      'Ha una frase che merita di essere citata.',
    ],
    dialogue: [
      'Una sola voce, nessuno scambio.',
      'Qualcuno viene interrogato o citato.',
      'Più voci si rispondono o vengono citate.',
    ],
  },
  signals: {
    question: 'una domanda',
    surprise: 'una sorpresa',
    absolute: 'un’affermazione netta',
    comparison: 'un paragone',
    imagine: 'qualcosa da immaginare',
    listener: 'parole rivolte a chi guarda',
    emotion: 'parole forti',
    quoted: 'parole riportate',
    contrast: 'un contrasto',
    number: 'una cifra',
    story: 'un racconto',
    reversal: 'un rovesciamento',
    rarity: 'parole usate solo qui',
    payoff: 'ciò che ne segue',
    short: 'una breve frase finale',
    exclamation: 'un’esclamazione',
    firstPerson: 'esperienza propria',
    advice: 'un consiglio',
    filler: 'intercalari',
    hedge: 'dubbi',
    repair: 'ripartenze',
    long: 'frasi lunghe',
    elsewhere: 'rimandi fuori dalla clip',
    leaning: 'un inizio che si appoggia alla frase precedente',
    trailing: 'una frase non finita',
    housekeeping: 'discorsi di servizio',
    turn: 'una svolta',
  },
  heard: (what) => `Si sente: ${and(what, 'e')}.`,
  reason: (strong, weak) =>
    `Punti forti: ${and(strong, 'e')}${weak === null ? '' : `; più debole: ${weak}`}. Comincia e finisce con frasi intere.`,
  wished: 'Parla di ciò che hai chiesto.',
  noWords: 'Non si sa: non ci sono parole su cui giudicare.',
  soundOnly: {
    loud: 'Più forte del resto del video.',
    even: 'Non più forte del resto del video.',
    cut: 'Qui l’immagine cambia.',
    edges: 'Comincia e finisce in una pausa.',
  },
  moment: (clock) => `Momento a ${clock}`,
  quietSummary: (from, to) => `Da ${from} a ${to}, trovato solo da suono e immagine.`,
  quietReason: 'Scelto da suono, pause e cambi d’immagine, perché non ci sono parole su cui basarsi.',
};

export function phrasesOf(language: ClipLanguage): ClipPhrases {
  return language === 'it' ? IT : EN;
}
