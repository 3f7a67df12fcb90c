/**
 * What is looked for in captions, by any apostrophe and quotation mark: keyboards write straight ones, transcripts and
 * subtitles have curved ones. A straight mark stands for all of its kind; a curved one for itself and the straight one, so
 * that an opening mark is not taken for a closing one. Pure.
 */

const KINDS = ["'‘’ʼ′", '"“”„‟″'] as const;
const MARK = new RegExp(`[${KINDS.join('')}]`, 'u');

/** Whether it has a mark that stands for others. */
export function hasQuoteMarks(text: string): boolean {
  return MARK.test(text);
}

/** @returns finds the text as it is but for such marks; each match is as long as the text. Flags: `gu`. */
export function anyQuoteMarks(text: string): RegExp {
  const parts = [...text].map((one) => {
    const kind = KINDS.find((marks) => marks.includes(one));
    if (kind === undefined) return one.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
    return kind.startsWith(one) ? `[${kind}]` : `[${one}${kind[0]}]`;
  });
  return new RegExp(parts.join(''), 'gu');
}
