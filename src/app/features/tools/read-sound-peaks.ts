/** The loudest value of each short step of an MP3, read block by block: an hour costs the memory of a second. */
import { AudioSampleSink, BlobSource, Input, MP3, UrlSource } from 'mediabunny';
import type { Peaks } from '../../parts/trim/waveform.tsx';

/** Steps of a waveform: enough for a wide screen. */
const STEPS = 1200;

/** @param from the file itself, or its address. null where this browser cannot decode it. */
export async function readSoundPeaks(from: Blob | string, signal: AbortSignal): Promise<Peaks | null> {
  const source = typeof from === 'string' ? new UrlSource(from) : new BlobSource(from);
  using input = new Input({ formats: [MP3], source });
  const track = await input.getPrimaryAudioTrack();
  if (track === null || !(await track.canDecode())) return null;
  const durationSec = await track.computeDuration();
  const stepSec = Math.max(0.01, durationSec / STEPS);
  const peaks = new Float32Array(Math.ceil(durationSec / stepSec) + 1);
  for await (const sample of new AudioSampleSink(track).samples()) {
    try {
      signal.throwIfAborted();
      const values = new Float32Array(sample.numberOfFrames);
      sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' });
      for (let at = 0; at < values.length; at += 1) {
        const step = Math.max(0, Math.floor((sample.timestamp + at / sample.sampleRate) / stepSec));
        const height = Math.min(1, Math.abs(values[at] ?? 0));
        if (height > (peaks[step] ?? 1)) peaks[step] = height;
      }
    } finally {
      sample.close();
    }
  }
  return { stepSec, peaks: [...peaks] };
}
