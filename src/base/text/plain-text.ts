/** Text as it is looked for: people type small letters, leave accents away, and have one apostrophe on their keyboard. */

const characters = new Intl.Segmenter('und');
const PLAIN_ALREADY = /^[\x20-\x7e]*$/;
const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /[‘’ʼ′]/g;
const QUOTATION_MARKS = /[“”„«»]/g;

/** Small letters without accents, straight quotation marks, letters of half and full width alike. */
export function plainText(text: string): string {
  if (PLAIN_ALREADY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .toLowerCase();
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where a text holds what is looked for: UTF-16 positions of whole characters, in order, none over another. */
export function placesOf(text: string, wanted: string): Place[] {
  const needle = plainText(wanted);
  if (needle === '') return [];
  let plain = '';
  /** Of each character of `plain`: where it comes from. */
  const from: Place[] = [];
  for (const { segment, index } of characters.segment(text)) {
    const one = plainText(segment);
    plain += one;
    for (let at = 0; at < one.length; at += 1) from.push({ start: index, end: index + segment.length });
  }
  const found: Place[] = [];
  for (let at = plain.indexOf(needle); at >= 0; at = plain.indexOf(needle, at + needle.length)) {
    const [first, last] = [from[at], from[at + needle.length - 1]];
    if (first !== undefined && last !== undefined && first.start >= (found.at(-1)?.end ?? 0))
      found.push({ start: first.start, end: last.end });
  }
  return found;
}
