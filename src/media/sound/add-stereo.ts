/** Two channels at 48 kHz as a sample of an AAC track. */
import { AudioSample, type AudioSampleSource } from 'mediabunny';
import { CLIP_SAMPLE_RATE } from './clip-sound.ts';
import type { Stereo } from './stereo.ts';

/**
 * Samples the encoder puts before the first one it is given (libavcodec's AAC: one frame of 1024). Starting
 * that much early makes the file's edit list skip them, so that sound and picture stay together. This is why
 * the browser's own encoder is not used: its delay differs by platform and cannot be asked.
 */
const ENCODER_DELAY_SAMPLES = 1024;

/**
 * Adds nothing of an empty block.
 * @param written samples of the track before these
 * @param startSec where the track begins
 */
export async function addStereo(
  source: AudioSampleSource,
  { left, right }: Stereo,
  written: number,
  startSec = 0,
): Promise<void> {
  const { length } = left;
  if (length === 0) return;
  const planes = new Float32Array(2 * length);
  planes.set(left);
  planes.set(right, length);
  const sample = new AudioSample({
    data: planes,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: CLIP_SAMPLE_RATE,
    timestamp: startSec + (written - ENCODER_DELAY_SAMPLES) / CLIP_SAMPLE_RATE,
  });
  try {
    await source.add(sample);
  } finally {
    sample.close();
  }
}
