/**
 * Which of several pictures or sounds of a file is the film's: of those that can be decoded here the first that the file
 * has switched on, as players choose. Phones put sound beside the film that only they decode, editors pictures of
 * chapters; the bitrates that files name say nothing of it.
 */
import type { InputTrack } from 'mediabunny';

/** @param tracks in the order of the file, of one type. null where there is none. */
export async function mainTrack<Track extends Pick<InputTrack, 'canDecode' | 'getDisposition'>>(
  tracks: readonly Track[],
): Promise<Track | null> {
  const [first = null] = tracks;
  if (tracks.length < 2) return first;
  const ranks = await Promise.all(tracks.map(rankOf));
  return tracks[ranks.indexOf(Math.max(...ranks))] ?? null;
}

async function rankOf(track: Pick<InputTrack, 'canDecode' | 'getDisposition'>): Promise<number> {
  const isOn = (await track.getDisposition()).default;
  return ((await track.canDecode()) ? 2 : 0) + (isOn ? 1 : 0);
}
