/** Makes one sheet of a filmstrip: its key frames decoded alone, shrunk by the renderer's kernels, as one JPEG. */
import { problem } from '../../../contract/problems/problem.ts';
import type { MediaCall } from '../../media-call.ts';
import { FrameShrinker } from '../../pictures/planes/frame-shrinker.ts';
import { presentationOf } from '../../pictures/presentation-of.ts';
import { openSource } from '../../probe/open-source.ts';
import { UnreadableMediaError } from '../../probe/unreadable-media-error.ts';
import { keyFramesAt } from '../key-frames.ts';
import { writeColours } from '../write-colours.ts';
import { type FilmstripPlan, type FilmstripSheet, SHEET_COLUMNS } from './plan-filmstrip.ts';

const JPEG_QUALITY = 0.75;
/** Planned times are rounded to the millisecond, and a packet is found only at or after its own. */
const ROUNDED_SEC = 0.001;

/**
 * A picture that does not come leaves its place black. Throws UnreadableMediaError where none comes.
 */
export async function makeFilmstripSheet(
  file: Blob,
  sheet: FilmstripSheet,
  { pictureWidthPx, pictureHeightPx }: Omit<FilmstripPlan, 'sheets'>,
  call: MediaCall,
): Promise<Blob> {
  using source = await openSource(file);
  const { video, originSec } = source;
  if (!video) throw new UnreadableMediaError(problem('no_picture_to_show'));
  const presentation = await presentationOf(source, video);
  const size = { width: pictureWidthPx, height: pictureHeightPx };
  const shrinker = await FrameShrinker.open(size);

  const columns = Math.min(SHEET_COLUMNS, sheet.timesSec.length);
  const rows = Math.ceil(sheet.timesSec.length / SHEET_COLUMNS);
  const canvas = new OffscreenCanvas(columns * size.width, rows * size.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas to draw the pictures on.');
  const pixels = context.createImageData(canvas.width, canvas.height);

  const wanted = sheet.timesSec.map((sec) => ({ timeSec: sec + originSec + ROUNDED_SEC, early: false }));
  let made = 0;
  for await (const frame of keyFramesAt(video, wanted)) {
    try {
      const place = placeOf(frame.timestamp / 1e6 - originSec, sheet.timesSec);
      const picture = await shrinker.shrink({ frame, presentation });
      const [x, y] = [place % SHEET_COLUMNS, Math.floor(place / SHEET_COLUMNS)];
      writeColours(pixels, x * size.width, y * size.height, shrinker.memory, picture);
    } finally {
      frame.close();
    }
    made += 1;
    call.onProgress(made / wanted.length, 'filmstrip');
  }
  if (made === 0) throw new UnreadableMediaError(problem('picture_damaged'));
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** The place of the picture of that time; times are a rounding apart, key frames far more. */
function placeOf(timeSec: number, timesSec: readonly number[]): number {
  let nearest = 0;
  for (let at = 1; at < timesSec.length; at += 1)
    if (Math.abs((timesSec[at] as number) - timeSec) < Math.abs((timesSec[nearest] as number) - timeSec))
      nearest = at;
  return nearest;
}
