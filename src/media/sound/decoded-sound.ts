/** The decoded samples of an audio track, in order. Whatever a decoder fails with is a damaged file. */

import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';

/** Times are those of the container. Close each sample. Throws UnreadableMediaError. */
export async function* decodedSound(
  track: InputAudioTrack,
  fromSec: number,
  toSec: number,
): AsyncGenerator<AudioSample, void> {
  try {
    yield* new AudioSampleSink(track).samples(fromSec, toSec);
  } catch (error) {
    if (error instanceof UnreadableMediaError) throw error;
    throw new UnreadableMediaError(problem('sound_damaged'), {
      cause: error,
    });
  }
}
