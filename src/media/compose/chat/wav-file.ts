/** Mono sound as a WAV file of 16 bits (RIFF, PCM). Silence costs no memory, however long it lasts. */
import { WAV_SAMPLE_BYTES, wavHead, wavSamples } from '../../sound/wav-head.ts';

/** Samples within full scale, -1 to 1; beyond it they are cut off. */
export interface SoundPiece {
  /** Number of its first sample in the file. */
  readonly start: number;
  readonly samples: Float32Array;
}

const SILENCE_BYTES = 1 << 20;

/** @param pieces in order, apart and inside the file; between them there is silence */
export function wavFile(pieces: readonly SoundPiece[], totalSamples: number, sampleRate: number): Blob {
  const parts: BlobPart[] = [wavHead(totalSamples * WAV_SAMPLE_BYTES, sampleRate)];
  // The same silence again and again, by reference.
  const silence = new Blob([new ArrayBuffer(SILENCE_BYTES)]);
  let written = 0;
  const fillTo = (sample: number): void => {
    for (let missing = (sample - written) * WAV_SAMPLE_BYTES; missing > 0; missing -= SILENCE_BYTES)
      parts.push(missing < SILENCE_BYTES ? silence.slice(0, missing) : silence);
    written = sample;
  };
  for (const { start, samples } of pieces) {
    fillTo(start);
    parts.push(wavSamples(samples));
    written += samples.length;
  }
  fillTo(totalSamples);
  return new Blob(parts, { type: 'audio/wav' });
}
