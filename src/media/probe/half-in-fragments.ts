/**
 * MP4s whose first seconds stand in the index and the rest in fragments behind it (`-movflags frag_keyframe` of FFmpeg
 * alone). Players go through both; the library takes the index for all of it.
 */
import { boxesOf, findIn, readView, wholeFile } from './boxes-of-file.ts';

/** False of files that are not whole. Reads headers only. */
export async function isHalfInFragments(file: Blob): Promise<boolean> {
  const movie = await findIn(file, wholeFile(file), 'moov');
  if (movie === null || (await findIn(file, movie, 'mvex')) === null) return false;
  let hasSamples = false;
  for await (const track of boxesOf(file, movie)) {
    const steps = track.type === 'trak' ? await findIn(file, track, 'mdia/minf/stbl/stts') : null;
    if (steps === null || steps.to - steps.from < 8) continue;
    hasSamples ||= (await readView(file, steps.from, steps.from + 8)).getUint32(4) > 0;
  }
  return hasSamples && (await findIn(file, { ...wholeFile(file), from: movie.to }, 'moof')) !== null;
}
