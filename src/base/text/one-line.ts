/** Text of people that is shown on one line, such as titles and names of files. */

/** Control characters and line ends become spaces, halves of characters are marked as such. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd');
}

/** Characters that can change the direction of what stands around them. */
const TURNS_TEXT = /[\u0590-\u08ff\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Text to stand inside a sentence: whatever direction it has or asks for ends with it (UAX #9, section 2.7). */
export function isolated(text: string): string {
  if (!TURNS_TEXT.test(text)) return text;
  let open = 0;
  let kept = '';
  for (const char of text) {
    if (/[\u2066-\u2068]/u.test(char)) open += 1;
    // One that ends more than was begun would let the rest out.
    if (char === POP_ISOLATE && open === 0) continue;
    if (char === POP_ISOLATE) open -= 1;
    kept += char;
  }
  return FIRST_STRONG_ISOLATE + kept + POP_ISOLATE.repeat(open + 1);
}
