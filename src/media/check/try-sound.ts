/** Whether the browser encodes AAC by itself: a second of a tone, encoded. */
import type { SoundTrial } from '../../base/browser/device-check.ts';

const RATE = 48_000;
const CONFIG: AudioEncoderConfig = {
  codec: 'mp4a.40.2',
  sampleRate: RATE,
  numberOfChannels: 2,
  bitrate: 160_000,
};

export async function trySound(): Promise<SoundTrial> {
  if (typeof AudioEncoder === 'undefined') return { kind: 'sound', encodesAac: false, failure: null };
  try {
    if ((await AudioEncoder.isConfigSupported(CONFIG)).supported !== true)
      return { kind: 'sound', encodesAac: false, failure: null };
    return { kind: 'sound', encodesAac: (await encodeTone()) > 0, failure: null };
  } catch (error) {
    return { kind: 'sound', encodesAac: false, failure: String(error) };
  }
}

/** Returns how many packets came out. */
function encodeTone(): Promise<number> {
  const data = new Float32Array(2 * RATE).map((_, at) => 0.25 * Math.sin((at % RATE) * 0.0576));
  return new Promise<number>((resolve, reject) => {
    let packets = 0;
    const encoder = new AudioEncoder({
      output: () => {
        packets += 1;
      },
      error: reject,
    });
    encoder.configure(CONFIG);
    const tone = { format: 'f32-planar', sampleRate: RATE, numberOfFrames: RATE } as const;
    const sound = new AudioData({ ...tone, numberOfChannels: 2, timestamp: 0, data });
    encoder.encode(sound);
    sound.close();
    encoder.flush().then(() => {
      encoder.close();
      resolve(packets);
    }, reject);
  });
}
