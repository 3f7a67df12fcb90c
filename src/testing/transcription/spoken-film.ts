/**
 * A film in which somebody speaks (`flite`, voice slt) and nobody has written down what: no subtitles in it or beside it.
 * It is made once for a script and kept outside the repository.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wavHead, wavSamples } from '../../media/sound/wav-head.ts';
import { ffmpeg } from '../media/run-ffmpeg.ts';
import { speakScript, VOICE_RATE_HZ } from '../sample/speak-script.ts';
import { SPOKEN_SCRIPT } from './spoken-script.ts';

export interface SpokenSentence {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

export interface SpokenFilm {
  readonly path: string;
  readonly durationSec: number;
  /** Where each was put, to the sample. */
  readonly sentences: readonly SpokenSentence[];
}

const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/spoken-film', import.meta.url));
/** Of the picture and its packing; the script counts by itself. */
const EDITION = '1';

export async function spokenFilm(): Promise<SpokenFilm> {
  const edition = createHash('sha256')
    .update(JSON.stringify([EDITION, SPOKEN_SCRIPT]))
    .digest('hex');
  const folder = join(KEPT, edition.slice(0, 16));
  if (!existsSync(folder)) await make(folder);
  return {
    ...(JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as Omit<SpokenFilm, 'path'>),
    path: join(folder, 'talk.mp4'),
  };
}

async function make(folder: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  const { samples, lines, durationSec } = speakScript(SPOKEN_SCRIPT, work);
  const sound = join(work, 'sound.wav');
  const pcm = wavSamples(samples);
  writeFileSync(sound, new Uint8Array(wavHead(pcm.byteLength, VOICE_RATE_HZ).buffer));
  writeFileSync(sound, new Uint8Array(pcm.buffer), { flag: 'a' });
  await ffmpeg(
    // Two rooms by turns, so that there are cuts.
    ...['-f', 'lavfi', '-t', String(durationSec), '-i', 'testsrc2=s=320x180:r=10'],
    ...['-i', sound, '-vf', "hue=h='90*floor(t/12)'"],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ar', '48000', '-ac', '2', join(work, 'talk.mp4')],
  );
  const sentences = lines.map(({ text, startSec, endSec }) => ({ text, startSec, endSec }));
  writeFileSync(join(work, 'facts.json'), JSON.stringify({ durationSec, sentences }));
  try {
    renameSync(work, folder);
  } catch (error) {
    // Another test run was quicker.
    rmSync(work, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
