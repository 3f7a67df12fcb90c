/** What counts how much: by the project's objective, moved by what the user wrote as instructions. */
import { SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import { type Cues, cuesOf, plainText } from './languages/language-cues.ts';
import { spokenWords } from './languages/spoken-words.ts';
import { topicTerms } from './topic-terms.ts';

export type ClipObjective =
  | 'viral'
  | 'educational'
  | 'entertaining'
  | 'emotional'
  | 'controversial'
  | 'howto'
  | 'business';

type Weights = Readonly<Record<ScoreFactor, number>>;

export interface Wishes {
  readonly factors: Weights;
  /** Stems the user asks for, and asks to leave out. */
  readonly wanted: ReadonlySet<string>;
  readonly unwanted: ReadonlySet<string>;
}

const EVEN: Weights = {
  hook: 1,
  payoff: 1,
  clarity: 1,
  emotion: 1,
  novelty: 1,
  selfContained: 1,
  quotability: 1,
  dialogue: 0.6,
};

const BY_OBJECTIVE: Readonly<Record<ClipObjective, Partial<Weights>>> = {
  viral: { hook: 2, payoff: 1.6, emotion: 1.4, novelty: 1.4 },
  educational: { clarity: 2.2, novelty: 1.6, selfContained: 1.6, emotion: 0.5 },
  entertaining: { emotion: 1.7, dialogue: 1.8, payoff: 1.7, clarity: 0.6 },
  emotional: { emotion: 3, payoff: 1.3, novelty: 0.6, clarity: 0.7 },
  controversial: { novelty: 2, quotability: 2, dialogue: 1.2, hook: 1.5 },
  howto: { clarity: 2.4, selfContained: 1.8, emotion: 0.3, dialogue: 0.3 },
  business: { quotability: 1.6, clarity: 1.6, novelty: 1.5, emotion: 0.6 },
};

/** Longer instructions are read from their beginning. */
const READ_LENGTH = 4000;

/** @param cues of the talk; instructions are in its language, English or Italian */
export function readWishes(objective: ClipObjective | null, instructions: string | null, cues: Cues): Wishes {
  const plain = plainText(instructions ?? '').slice(0, READ_LENGTH);
  const { wishes, stopWords } = writtenIn(plain, cues);
  const { asked, leftOut } = wishes.takeApart(plain);
  const factors = { ...EVEN, ...(objective === null ? {} : BY_OBJECTIVE[objective]) };
  for (const factor of SCORE_FACTORS)
    if (wishes.namesFactor(factor, asked)) factors[factor] = factors[factor] * 2 + 0.5;
  const total = SCORE_FACTORS.reduce((sum, factor) => sum + factors[factor], 0);
  for (const factor of SCORE_FACTORS) factors[factor] /= total;
  const topics = (text: string) => {
    const words = spokenWords(wishes.withoutAsking(text)).filter((word) => !stopWords.has(word));
    return new Set(topicTerms(words.join(' '), cues));
  };
  return { factors, wanted: topics(wishes.withoutFactors(asked)), unwanted: topics(leftOut) };
}

/** The language most words of a plain text are of; of words that are in several, the talk's. */
function writtenIn(plain: string, talk: Cues): Cues {
  const words = spokenWords(plain);
  const known = ({ stopWords, wishes }: Cues) =>
    wishes.count(plain) + words.filter((word) => stopWords.has(word)).length;
  return [cuesOf('en'), cuesOf('it')].reduce(
    (best, other) => (known(other) > known(best) ? other : best),
    talk,
  );
}

/** -1 to 1: how much the clip's terms are what was asked for; one term to leave out is enough to count fully. */
export function meetsWishes({ wanted, unwanted }: Wishes, terms: readonly string[]): number {
  const own = new Set(terms);
  const met = [...wanted].filter((term) => own.has(term)).length;
  const refused = [...unwanted].some((term) => own.has(term)) ? 1 : 0;
  return (wanted.size === 0 ? 0 : Math.min(1, met / Math.min(2, wanted.size))) - refused;
}
