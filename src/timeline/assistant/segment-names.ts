/**
 * How people name segments: by number, by place, several at once; they count from one. In a text that patterns read
 * each name is a sign, `@a` or `@b`, so that none of them has to know how many ways there are. Pure text work.
 */
import type { Language } from './requests/request-pattern.ts';

const SEGMENT = {
  en: '(?:segments?|clips?|parts?|sections?|scenes?|pieces?)',
  it: '(?:segmenti|segmento|clip|part[ei]|pezz[oi]|scen[ae]|sezion[ei])',
} as const;
const THE = { en: '(?:the |my )?', it: "(?:il |la |l'|i |le |gli )?" } as const;
const PLACE = {
  en: '(?:first|second to last|next to last|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|[4-9]th|last|final)',
  it: '(?:prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settim[oa]|ottav[oa]|non[oa]|decim[oa]|ultim[oa]|penultim[oa])',
} as const;
/** Beginnings of the words above that say a place, from the front or, below zero, from the end. */
const VALUES: readonly (readonly [beginning: RegExp, place: number])[] = [
  [/^(?:second to last|next to last|penultim)/, -2],
  [/^(?:last|final|ultim)/, -1],
  ...[
    ...[/^(?:first|1st|prim)/, /^(?:second|2nd)/, /^(?:third|3rd|terz)/, /^(?:fourth|4th|quart)/],
    ...[/^(?:fifth|5th|quint)/, /^(?:sixth|6th|sest)/, /^(?:seventh|7th|settim)/, /^(?:eighth|8th|ottav)/],
    ...[/^(?:ninth|9th|non)/, /^(?:tenth|decim)/],
  ].map((beginning, at) => [beginning, at + 1] as const),
];

const AND = { en: '(?:, and | and |, ?| & )', it: '(?: e | ed |, ?)' } as const;
const TO = { en: '(?: to | through | ?[-–] ?)', it: '(?: a | al | fino al | ?[-–] ?)' } as const;
/** A number that is a length, a share or a clock names no segment. */
export const SEGMENT_NUMBER = String.raw`\d+(?![\d:.,]*\d| ?(?:%|x\b|×|times|volte|second|secs?\b|s\b|db\b))`;
const UNSAID = {
  en: `(?:this|that|these|those|the current|the selected) ${SEGMENT.en}`,
  it: `(?:quest[oaie]|quell[oaie]|quel) ${SEGMENT.it}`,
} as const;
const POINTING = new RegExp(`^(?:${UNSAID.en}|${UNSAID.it})$`);

const NAMES = { en: names('en'), it: names('it') } as const;

function names(language: Language): RegExp {
  const [segment, the, place] = [SEGMENT[language], THE[language], PLACE[language]];
  const [and, to] = [AND[language], TO[language]];
  const more = `(?:${and}${the}(?:${segment} )?(?:number |numero )?${SEGMENT_NUMBER})*`;
  const forms = [
    // A stretch only of several: “move segment 3 to 1” is something else.
    language === 'en'
      ? `${the}(?:segments|clips|parts|sections|scenes|pieces) ${SEGMENT_NUMBER}${to}${SEGMENT_NUMBER}${more}`
      : `${the}(?:${segment} (?:da |dal |dalla )|(?:segmenti|parti|pezzi|scene|sezioni) )${SEGMENT_NUMBER}${to}(?:il |la )?${SEGMENT_NUMBER}${more}`,
    `${the}${segment} (?:number |numero )?${SEGMENT_NUMBER}${more}`,
    `${the}${place}(?:${and}${the}${place})* ${segment}`,
    `${the}(?:first|last|prim[ie]|ultim[ie]) ${SEGMENT_NUMBER} ${segment}`,
    ...(language === 'it' ? [`(?:il|la) ${SEGMENT_NUMBER}`] : []),
    UNSAID[language],
  ];
  return new RegExp(`(?<![\\p{L}\\d]|\\d )(?:${forms.join('|')})(?![\\p{L}\\d])`, 'gu');
}

export interface Signed {
  readonly text: string;
  /** What each sign stands for, the first for `@a`. */
  readonly names: readonly string[];
}

/** A segment's sign, or several in one. */
const SIGN = '@[a-z]';
const MOST_NAMES = 26;

/** @param text in small letters, numbers as digits, with nothing in quotes that is a name */
export function signedSegments(parts: readonly string[], language: Language): Signed {
  const found: string[] = [];
  const text = parts.map((part, at) =>
    at % 2 === 1
      ? part
      : part.replace(NAMES[language], (name) =>
          found.length === MOST_NAMES ? name : `@${String.fromCharCode(96 + found.push(name))}`,
        ),
  );
  return { text: text.join(''), names: found };
}

/** A pattern for segments under a name; what they are is read by `placesNamed`. */
export function segments(name: string): string {
  return `(?<${name}>${SIGN})`;
}

/** Two of them under a name, where numbers alone will do: “between 2 and 3”. */
export function twoSegments(name: string, language: Language): string {
  const and = language === 'en' ? '(?:and|with|&)' : '(?:ed?|con)';
  return `(?<${name}>${SIGN} ${and} ${SIGN}|${SIGN}|${SEGMENT_NUMBER} ${and} ${SEGMENT_NUMBER})`;
}

/** What signs stand for in what a pattern took. */
export function withNames(taken: string, names: readonly string[]): string {
  return taken.replace(new RegExp(SIGN, 'g'), (sign) => names[sign.charCodeAt(1) - 97] ?? sign);
}

/**
 * @param text what a pattern took as segments
 * @returns from 0, in order, each once; too high where there are fewer. null where it only points: “this clip”
 */
export function placesNamed(text: string, count: number): number[] | null {
  if (POINTING.test(text)) return null;
  const many = /\b(first|last|prim[ie]|ultim[ie]) (\d+)/.exec(text);
  if (many !== null) {
    const length = Number(many[2]);
    const start = /^[lu]/.test(many[1] ?? '') ? count - length : 0;
    return stretch(start, start + length - 1, count);
  }
  const numbers = [...text.matchAll(RANGE)].flatMap(([, from, to]) =>
    stretch(Number(from) - 1, Number(to ?? from) - 1, count),
  );
  const places = text
    .replace(/(?:second|next) to last/g, 'penultima')
    .split(' ')
    .flatMap((word) => placeOf(word.replace(/^l'/, ''), count));
  return [...new Set([...numbers, ...places])].sort((a, b) => a - b);
}

const RANGE = /(\d+)(?:(?: ?[-–] ?| to | through | a | al | fino al )(?:[a-z]+ )*(\d+))?(?!\w)/g;

/** Not past the first that is missing: numbers can be as high as people type. */
function stretch(from: number, to: number, count: number): number[] {
  const [low, high] = [Math.min(from, to, count), Math.min(Math.max(from, to), count)];
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

function placeOf(word: string, count: number): number[] {
  const place = VALUES.find(([beginning]) => beginning.test(word))?.[1];
  return place === undefined ? [] : [place < 0 ? count + place : place - 1];
}
