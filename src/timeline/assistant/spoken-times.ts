/** Times as people say them, as seconds that patterns read: “a minute and twenty”, “1 min 20 s”, “mezzo secondo”. */

const MINUTES = String.raw`(?:minutes?|minut[oi]|mins?)\b`;
const SECONDS = String.raw`(?:seconds?|second[oi]|secs?|s)\b`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const COUNT = `(${NUMBER}|an?|un)`;
/** Behind seconds without their unit: “a minute and twenty from the start”, but not “a minute and 2 clips”. */
const ENDS = String.raw`(?=$|[?!]| (?:to|and|in|from|off|long|a|e|da|di)\b)`;
const AND = '(?:,| and| e)?';

type Rule = readonly [said: RegExp, seconds: (...groups: readonly string[]) => number];

/** In this order: what says more comes before what says less. */
const RULES: readonly Rule[] = [
  [rule(`half (?:a |of a )?minute\\b`), () => 30],
  [rule('mezzo minuto\\b'), () => 30],
  [
    rule(String.raw`${COUNT} ?${MINUTES}(?: and| e) (?:a half|half|mezzo)\b`),
    (min) => 60 * countOf(min) + 30,
  ],
  [
    rule(String.raw`${COUNT} ?(?:${MINUTES}|m)${AND} ?(\d+)(?: ?${SECONDS}|${ENDS})`),
    (min, sec) => 60 * countOf(min) + countOf(sec),
  ],
  [rule(`(\\d+)(?: and| e) a half ${MINUTES}`), (min) => 60 * countOf(min) + 30],
  [rule(`${COUNT} ?${MINUTES}`), (min) => 60 * countOf(min)],
  [rule(String.raw`${COUNT} ?${SECONDS}(?: and| e) (?:a half|half|mezzo)\b`), (sec) => countOf(sec) + 0.5],
  [rule(`(\\d+)(?: and| e) a half ${SECONDS}`), (sec) => countOf(sec) + 0.5],
  [rule(`half (?:a |of a )?sec(?:ond)?\\b`), () => 0.5],
  [rule('mezzo secondo\\b'), () => 0.5],
  [rule(String.raw`(${NUMBER}) ?(?:ms|milliseconds?|millisecond[oi])\b`), (ms) => countOf(ms) / 1000],
  // “A second title” names no time: only where nothing follows that could be the second.
  [
    rule(
      `(?:an?|un) second[oi]?(?=$|[?!.]| (?:later|earlier|longer|shorter|off|from|at|before|after|in più|in meno|dopo|prima|alla|all'|tra|fra|between))`,
    ),
    () => 1,
  ],
];

function rule(said: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d:.,'])${said}`, 'gu');
}

function countOf(said: string | undefined): number {
  return said === undefined || /^[au]/.test(said) ? 1 : Number(said.replace(',', '.'));
}

/** Where a time is named by its place: “the 1:20 mark”, “al minuto 1:20”, “minute 2”. */
const PLACES: readonly (readonly [said: RegExp, as: string])[] = [
  [rule(String.raw`(?:minute|minuto|second|secondo) (?=\d+:\d)`), ''],
  [rule(String.raw`(?:the )?(\d+(?::\d{2})+(?:[.,]\d+)?)(?: ?(?:mark|min(?:utes?)?|minuti|m))?\b`), '$1'],
  [rule(String.raw`(?:minute|minuto) (\d+)(?![\d:.,])`), '$1:00'],
  [rule(String.raw`at second (\d+)(?![\d:.,])`), 'at $1 seconds'],
  [rule(String.raw`(first|last|prim[oi]|ultim[oi]) (?:minute|minuto)\b`), '$1 60 seconds'],
  [rule('(first|last|prim[oi]|ultim[oi]) (?:second|secondo)(?=$|[?!])'), '$1 1 seconds'],
  [rule(String.raw`(sotto|entro) il minuto\b`), '$1 60 seconds'],
  [rule('al minuto (?=e )'), 'a 1 minuto '],
];

/** @param text in small letters, numbers as digits */
export function timesAsSeconds(text: string): string {
  const placed = PLACES.reduce((now, [said, as]) => now.replace(said, as), text);
  return RULES.reduce(
    (now, [said, seconds]) =>
      now.replace(
        said,
        (_, ...groups: string[]) => `${Math.round(seconds(...groups) * 1000) / 1000} seconds`,
      ),
    placed,
  );
}
