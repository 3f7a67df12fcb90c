/**
 * What of a line is drawn by itself. Of full-width marks in a row, as in 。「, pages of Chromium draw the first one half as
 * wide (CSS `text-spacing-trim`, which canvases obey and cannot turn off); its workers, Firefox and Node do not, and
 * layout counts on whole ones. Marks that do not meet in one drawing are as wide everywhere.
 */

/** Between two marks of Chinese and Japanese. */
const BETWEEN_MARKS =
  /(?<=[\u3001-\u303f\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65])(?=[\u3001-\u303f\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65])/u;

export interface TextRun {
  readonly text: string;
  /** From the left edge of the first one. */
  readonly xPx: number;
}

export interface TextRuns {
  readonly runs: readonly TextRun[];
  /** Of all of them. */
  readonly widthPx: number;
}

/** From left to right. @param widthOf as the canvas that will draw them measures */
export function textRuns(text: string, rightToLeft: boolean, widthOf: (text: string) => number): TextRuns {
  const parts = text.split(BETWEEN_MARKS);
  let widthPx = 0;
  const runs = (rightToLeft ? parts.reverse() : parts).map((part) => {
    const xPx = widthPx;
    widthPx += widthOf(part);
    return { text: part, xPx };
  });
  return { runs, widthPx };
}
