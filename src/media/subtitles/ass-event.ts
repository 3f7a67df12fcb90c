/** What is read of a line of Advanced SubStation Alpha, as Matroska holds it (codec `S_TEXT/ASS`). */

/** ReadOrder, Layer, Style, Name, MarginL, MarginR, MarginV, Effect; the text may hold commas of its own. */
const FIELDS_BEFORE_TEXT = 8;
const OVERRIDES = /\{[^{}]*\}/gu;
/** What follows is drawn by its letters, unless it is 0. */
const DRAWING = /\\p(\d)/gu;

/** Empty for drawings. Its line breaks are real ones. */
export function textOfAssEvent(event: string): string {
  return textOfAss(event.split(',').slice(FIELDS_BEFORE_TEXT).join(','));
}

/** The same of the text alone. */
export function textOfAss(source: string): string {
  let text = '';
  let end = 0;
  let isDrawing = false;
  for (const { 0: overrides, index } of source.matchAll(OVERRIDES)) {
    if (!isDrawing) text += source.slice(end, index);
    end = index + overrides.length;
    for (const [, scale] of overrides.matchAll(DRAWING)) isDrawing = scale !== '0';
  }
  if (!isDrawing) text += source.slice(end);
  return text
    .replace(/\\[Nn]/gu, '\n')
    .replace(/\\h/gu, '\u00a0')
    .trim();
}
