/** The head of a WAV file of one channel of 16 bits (RIFF, PCM). */

export const WAV_HEAD_BYTES = 44;
export const WAV_SAMPLE_BYTES = 2;
const PCM = 1;

export function wavHead(dataBytes: number, sampleRate: number): DataView<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(WAV_HEAD_BYTES));
  const text = (at: number, word: string): void => {
    for (let index = 0; index < word.length; index += 1) head.setUint8(at + index, word.charCodeAt(index));
  };
  text(0, 'RIFF');
  head.setUint32(4, WAV_HEAD_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, PCM, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, sampleRate, true);
  head.setUint32(28, sampleRate * WAV_SAMPLE_BYTES, true);
  head.setUint16(32, WAV_SAMPLE_BYTES, true);
  head.setUint16(34, 8 * WAV_SAMPLE_BYTES, true);
  text(36, 'data');
  head.setUint32(40, dataBytes, true);
  return head;
}

/** Samples within full scale, -1 to 1, as a WAV file holds them; beyond it they are cut off. */
export function wavSamples(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (value) => Math.round(32_767 * Math.max(-1, Math.min(1, value))));
}
