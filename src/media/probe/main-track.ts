/**
 * Which of several pictures or sounds of a file is the film's: of those that can be decoded here the first that the file
 * has switched on, as players choose. Phones put sound beside the film that only they decode, editors pictures of
 * chapters; the bitrates that files name say nothing of it.
 */
import type { InputTrack } from 'mediabunny';

type Choice = Pick<InputTrack, 'canDecode' | 'getDisposition'>;

/** @param tracks in the order of the file, of one type. null where there is none. */
export async function mainTrack<Track extends Choice>(tracks: readonly Track[]): Promise<Track | null> {
  const [main = null] = await tracksInOrder(tracks);
  return main;
}

/** The main one first. @param tracks in the order of the file, of one type */
export async function tracksInOrder<Track extends Choice>(
  tracks: readonly Track[],
): Promise<readonly Track[]> {
  if (tracks.length < 2) return tracks;
  const ranked = await Promise.all(tracks.map(async (track) => ({ track, rank: await rankOf(track) })));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ track }) => track);
}

async function rankOf(track: Choice): Promise<number> {
  const isOn = (await track.getDisposition()).default;
  return ((await track.canDecode()) ? 2 : 0) + (isOn ? 1 : 0);
}
