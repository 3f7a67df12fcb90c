/** Mono sound as a WAV file of 16 bits (RIFF, PCM). Silence costs no memory, however long it lasts. */

/** Samples within full scale, -1 to 1; beyond it they are cut off. */
export interface SoundPiece {
  /** Number of its first sample in the file. */
  readonly start: number;
  readonly samples: Float32Array;
}

const HEAD_BYTES = 44;
const SAMPLE_BYTES = 2;
const PCM = 1;
const SILENCE_BYTES = 1 << 20;

/** @param pieces in order, apart and inside the file; between them there is silence */
export function wavFile(pieces: readonly SoundPiece[], totalSamples: number, sampleRate: number): Blob {
  const parts: BlobPart[] = [headOf(totalSamples * SAMPLE_BYTES, sampleRate)];
  // The same silence again and again, by reference.
  const silence = new Blob([new ArrayBuffer(SILENCE_BYTES)]);
  let written = 0;
  const fillTo = (sample: number): void => {
    for (let missing = (sample - written) * SAMPLE_BYTES; missing > 0; missing -= SILENCE_BYTES)
      parts.push(missing < SILENCE_BYTES ? silence.slice(0, missing) : silence);
    written = sample;
  };
  for (const { start, samples } of pieces) {
    fillTo(start);
    parts.push(Int16Array.from(samples, (value) => Math.round(32_767 * Math.max(-1, Math.min(1, value)))));
    written += samples.length;
  }
  fillTo(totalSamples);
  return new Blob(parts, { type: 'audio/wav' });
}

function headOf(dataBytes: number, sampleRate: number): DataView<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES));
  const text = (at: number, word: string): void => {
    for (let index = 0; index < word.length; index += 1) head.setUint8(at + index, word.charCodeAt(index));
  };
  text(0, 'RIFF');
  head.setUint32(4, HEAD_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, PCM, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, sampleRate, true);
  head.setUint32(28, sampleRate * SAMPLE_BYTES, true);
  head.setUint16(32, SAMPLE_BYTES, true);
  head.setUint16(34, 8 * SAMPLE_BYTES, true);
  text(36, 'data');
  head.setUint32(40, dataBytes, true);
  return head;
}
