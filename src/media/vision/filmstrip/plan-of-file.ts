/** The plan of a file's filmstrip, from the index of the file alone: nothing is decoded. */
import { problem } from '../../../contract/problems/problem.ts';
import type { MediaCall } from '../../media-call.ts';
import { openSource } from '../../probe/open-source.ts';
import { UnreadableMediaError } from '../../probe/unreadable-media-error.ts';
import { keyTimesOf } from '../key-packets.ts';
import { type FilmstripPlan, planFilmstrip } from './plan-filmstrip.ts';

/** Throws UnreadableMediaError. */
export async function planFilmstripOf(file: Blob, call: MediaCall): Promise<FilmstripPlan> {
  using source = await openSource(file);
  const { video, originSec } = source;
  if (!video) throw new UnreadableMediaError(problem('no_picture_to_show'));
  const timesSec = await keyTimesOf(video);
  call.onProgress(1, 'filmstrip');
  return planFilmstrip(
    // What an edit list cuts off before the start is shown at the start.
    timesSec.map((timeSec) => Math.max(0, Math.round((timeSec - originSec) * 1000) / 1000)),
    await video.getDisplayWidth(),
    await video.getDisplayHeight(),
  );
}
