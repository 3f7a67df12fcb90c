/**
 * Which of several sounds of a film is heard: cameras have a track for each microphone, and leave those silent that no
 * microphone is in.
 */
import { type AudioSample, AudioSampleSink, type Input, type InputAudioTrack } from 'mediabunny';
import { isAudible, LISTENED_SEC, momentsOf } from './audible.ts';
import { tracksInOrder } from './main-track.ts';

/** The main one unless it is silent and another is not. @param tracks in the order of the file. null where there is none. */
export async function heardTrack(tracks: readonly InputAudioTrack[]): Promise<InputAudioTrack | null> {
  const inOrder = await tracksInOrder(tracks);
  const [main = null] = inOrder;
  if (inOrder.length < 2) return main;
  for (const track of inOrder) if ((await track.canDecode()) && (await isHeard(track))) return track;
  return main;
}

/** The first sound, which players play whatever is in it. null where that is the one that is worked with, and where none is. */
export async function playedInstead(
  input: Input,
  audio: InputAudioTrack | null,
): Promise<InputAudioTrack | null> {
  const [first = null] = audio === null ? [] : await input.getAudioTracks();
  return first?.id === audio?.id ? null : first;
}

/** Over all of its length, here and there. */
export async function isHeard(track: InputAudioTrack): Promise<boolean> {
  const sink = new AudioSampleSink(track);
  try {
    const startSec = await track.getFirstTimestamp();
    for (const fromSec of momentsOf(startSec, await track.computeDuration()))
      for await (using sample of sink.samples(fromSec, fromSec + LISTENED_SEC))
        if (isHeardIn(sample)) return true;
    return false;
  } catch {
    // Damage is told by whoever decodes all of it.
    return true;
  }
}

/** In one of its channels. */
function isHeardIn(sample: AudioSample): boolean {
  const values = new Float32Array(sample.numberOfFrames);
  // Some files have empty packets, and nothing cannot be copied.
  for (let planeIndex = 0; values.length > 0 && planeIndex < sample.numberOfChannels; planeIndex += 1) {
    sample.copyTo(values, { planeIndex, format: 'f32-planar' });
    if (isAudible(values)) return true;
  }
  return false;
}
