/** The words lane: what is said, readable where there is room, a texture where there is not. */
import { firstAfter } from '../../base/sorted.ts';
import { laneOf } from '../geometry/lanes.ts';
import { secAt, xOf } from '../geometry/time-scale.ts';
import type { EditWord } from '../model/edit-words.ts';
import { type Context2d, eachVisible, FONT, type PaintInput } from './paint-input.ts';

const READABLE_FROM_PX = 18;

export function paintWords(context: Context2d, { view, scale, palette, playheadSec }: PaintInput): void {
  const { topPx, heightPx } = laneOf('words');
  const endSecOf = (word: EditWord): number => word.endSec;
  context.font = FONT;
  eachVisible(
    view.words,
    firstAfter(view.words, scale.startSec, endSecOf),
    (word) => [xOf(scale, word.startSec), xOf(scale, word.endSec)],
    scale.widthPx,
    (xPx) => firstAfter(view.words, secAt(scale, xPx), endSecOf),
    (word, leftPx, rightPx) => {
      const isSaid = playheadSec >= word.startSec && playheadSec < word.endSec;
      const width = Math.max(1, rightPx - leftPx - 1);
      const isReadable = width >= READABLE_FROM_PX;
      context.fillStyle = isSaid ? palette.scoreTrack : isReadable ? palette.word : palette.line;
      context.fillRect(leftPx, topPx + 3, width, heightPx - 6);
      if (!isReadable) return;
      context.fillStyle = palette.ink;
      // Squeezed rather than cut: a word of which a letter is missing is another word.
      context.fillText(word.text, leftPx + 3, topPx + heightPx / 2 + 0.5, width - 6);
    },
  );
}
