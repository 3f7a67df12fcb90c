/** Films that the benches of the export are given. */
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';

export interface Film {
  /** Of its file. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Each picture stands for so long, as slides do, without grain; each frame has its own where it is not said. */
  readonly stillSec?: number;
  /** What its pictures are coded as, for ffmpeg; H.264 of 8 bits where it is not said. */
  readonly codec?: readonly string[];
}

export const FULL_HD: Film = { name: 'source.mp4', width: 1920, height: 1080, fps: 30 };

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
/** Of 1080p at 30 pictures a second; more of either has more. */
const FULL_HD_BITS_PER_SEC = 10e6;

/** A moving test card under grain: codecs work about as hard on it as on camera pictures. */
export async function makeFilm(
  path: string,
  { width, height, fps, stillSec, codec = H264 }: Film,
  durationSec: number,
): Promise<void> {
  const [rate, after] = stillSec === undefined ? [fps, 'noise=alls=6:allf=t'] : [1 / stillSec, `fps=${fps}`];
  const share = (width * height * fps) / (FULL_HD.width * FULL_HD.height * FULL_HD.fps);
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=${width}x${height}:r=${rate}:d=${durationSec}`],
    ...['-f', 'lavfi', '-i', `sine=f=330:r=48000:d=${durationSec}`],
    ...['-vf', after, ...codec, '-b:v', String(Math.round(FULL_HD_BITS_PER_SEC * share))],
    ...['-g', String(2 * fps), '-c:a', path.endsWith('.webm') ? 'libopus' : 'aac', '-b:a', '128k', path],
  );
}
