/** The decoded samples of an audio track, in order. Whatever a decoder fails with is a damaged file. */
import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';

/** Times are those of the container. Close each sample. Throws UnreadableMediaError. */
export function decodedSound(
  track: InputAudioTrack,
  fromSec: number,
  toSec: number,
): AsyncIterableIterator<AudioSample, void> {
  const samples = new AudioSampleSink(track).samples(fromSec, toSec);
  // No generator around the library's: it would take several more turns of the event loop for each 20 ms of sound.
  return {
    next: () => samples.next().catch(damaged),
    return: () => samples.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function damaged(error: unknown): never {
  if (error instanceof UnreadableMediaError) throw error;
  throw new UnreadableMediaError(problem('sound_damaged'), { cause: error });
}
