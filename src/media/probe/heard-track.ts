/**
 * Which of several sounds of a film is heard: cameras have a track for each microphone, and leave those silent that no
 * microphone is in.
 */
import { type AudioSample, AudioSampleSink, type Input, type InputAudioTrack } from 'mediabunny';
import { tracksInOrder } from './main-track.ts';

const PLACES_LISTENED_AT = 12;
const LISTENED_SEC = 0.2;
/** -60 dBFS, as mean square: an input that is open hisses below it. */
const AUDIBLE = 10 ** (-60 / 10);

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
    const stepSec = ((await track.computeDuration()) - startSec) / PLACES_LISTENED_AT;
    for (let place = 0; place < PLACES_LISTENED_AT; place += 1) {
      const fromSec = startSec + (place + 0.5) * stepSec;
      for await (using sample of sink.samples(fromSec, fromSec + LISTENED_SEC)) {
        if (isAudible(sample)) return true;
      }
    }
    return false;
  } catch {
    // Damage is told by whoever decodes all of it.
    return true;
  }
}

/** In one of its channels. */
function isAudible(sample: AudioSample): boolean {
  const values = new Float32Array(sample.numberOfFrames);
  // Some files have empty packets, and nothing cannot be copied.
  for (let planeIndex = 0; values.length > 0 && planeIndex < sample.numberOfChannels; planeIndex += 1) {
    sample.copyTo(values, { planeIndex, format: 'f32-planar' });
    if (values.reduce((sum, value) => sum + value * value, 0) > AUDIBLE * values.length) return true;
  }
  return false;
}
