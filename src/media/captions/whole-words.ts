/**
 * Where words begin and end in a text, in every script: by the rules and dictionaries of Unicode (Intl.Segmenter), and
 * after the apostrophe of an Italian or French elision, which those rules count as inside a word. Pure.
 */

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Words that lose their last vowel before another one. A list: a rule would cut English words and names apart. */
const ELIDED = [
  'l|un|gl|d|c|s|m|t|v|n|j|ch|qu|anch|neanch|com|cos|dov|quand|quant|quell|quest|bell|sant|tutt|mezz|senz|nient',
  'dell|all|dall|nell|sull|coll|nessun|ciascun|qualcun|qualcos|lorsqu|puisqu|jusqu|quoiqu|presqu',
].join('|');
const ELISION = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’])(?:${ELIDED})['’](?=[aeiouhàâäáèéêëìíîïòóôöùúûüœæ])`,
  'giu',
);

/** @returns whether [start, end), in UTF-16 units of the text, begins and ends where words do */
export function wholeWordsIn(text: string): (start: number, end: number) => boolean {
  const edges = new Set([text.length]);
  for (const { index } of segmenter.segment(text)) edges.add(index);
  for (const { index, 0: elided } of text.matchAll(ELISION)) edges.add(index + elided.length);
  return (start, end) => edges.has(start) && edges.has(end);
}
