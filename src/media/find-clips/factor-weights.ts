/** What counts how much: by the project's objective, moved by what the user wrote as instructions. */
import { SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import { type Cues, plainText } from './languages/language-cues.ts';
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

/** Words of instructions that name a factor rather than a topic. */
const ASKS_FOR: readonly (readonly [ScoreFactor, RegExp])[] = [
  ['hook', /\b(?:hook|opening|attention|start strong|inizio|aggancio|attenzione)/u],
  ['payoff', /\b(?:pay ?off|punch ?line|ending|conclusion|twist|finale|conclusion[ei]|colpo di scena)/u],
  [
    'clarity',
    /\b(?:clear|explain|simple|tutorial|how ?to|tips?|advice|spieg\p{L}*|chiar\p{L}*|semplic\p{L}*|consigli\p{L}*)/u,
  ],
  [
    'emotion',
    /\b(?:emotion\p{L}*|funny|humou?r|jokes?|laugh\p{L}*|touching|moving|sad|stor(?:y|ies)|emozion\p{L}*|divertent\p{L}*|buff\p{L}*|storie?|risate?)/u,
  ],
  [
    'novelty',
    /\b(?:surpris\p{L}*|new|unexpected|facts?|myths?|sorpres\p{L}*|sorprendent\p{L}*|inaspettat\p{L}*|curiosit\p{L}*)/u,
  ],
  ['quotability', /\b(?:quot\p{L}*|one[- ]liners?|statements?|citazion\p{L}*|fras[ei])/u],
  [
    'dialogue',
    /\b(?:dialogue?s?|conversation|exchange|arguments?|questions?|interview|dialogh?i?o?|domand[ae]|scambi)/u,
  ],
];
const LEAVES_OUT =
  /\b(?:no|not|without|avoid|skip|exclude|except|leave out|don't|niente|senza|evita\p{L}*|escludi\p{L}*|non|salta\p{L}*)\b([^.;!?]*)/gu;
const ASKING =
  /\b(?:clips?|video|moments?|parts?|pick|choose|find|show|focus|prefer|include|talk|speaker|please|want|clip|momenti?|parti|scegli\p{L}*|trova\p{L}*|mostra\p{L}*|preferisc\p{L}*|includi\p{L}*|vorrei|voglio)\b/gu;

export function readWishes(objective: ClipObjective | null, instructions: string | null, cues: Cues): Wishes {
  const plain = plainText(instructions ?? '').slice(0, 4000);
  const leftOut = Array.from(plain.matchAll(LEAVES_OUT), (match) => match[1] ?? '').join(' ');
  const asked = plain.replace(LEAVES_OUT, ' ');
  const factors = { ...EVEN, ...(objective === null ? {} : BY_OBJECTIVE[objective]) };
  for (const [factor, pattern] of ASKS_FOR)
    if (pattern.test(asked)) factors[factor] = factors[factor] * 2 + 0.5;
  const total = SCORE_FACTORS.reduce((sum, factor) => sum + factors[factor], 0);
  for (const factor of SCORE_FACTORS) factors[factor] /= total;
  const topics = ASKS_FOR.reduce(
    (text, [, pattern]) => text.replace(new RegExp(pattern.source, 'gu'), ' '),
    asked,
  );
  return {
    factors,
    wanted: new Set(topicTerms(topics.replace(ASKING, ' '), cues)),
    unwanted: new Set(topicTerms(leftOut.replace(ASKING, ' '), cues)),
  };
}

/** -1 to 1: how much the clip's terms are what was asked for; one term to leave out is enough to count fully. */
export function meetsWishes({ wanted, unwanted }: Wishes, terms: readonly string[]): number {
  const own = new Set(terms);
  const met = [...wanted].filter((term) => own.has(term)).length;
  const refused = [...unwanted].some((term) => own.has(term)) ? 1 : 0;
  return (wanted.size === 0 ? 0 : Math.min(1, met / Math.min(2, wanted.size))) - refused;
}
