/** Hears English by pocketsphinx (Debian: pocketsphinx, pocketsphinx-en-us), small and old, but for real. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WAV_HEAD_BYTES } from '../../media/sound/wav-head.ts';
import type { ServedWord } from './transcription-server.ts';

const run = promisify(execFile);
const RATE = 16_000;
/** Before and behind, so that it finds the edges of speech that fills a file. */
const PAD_SEC = 0.3;
/** A third quicker, with the same words for clean speech. */
const FEWER_GUESSES = ['-maxhmmpf', '3000'] as const;
/** `quick(2) 0.590 0.860 0.162`: the second way to say it. */
const TIMED_WORD = /^([^\s(]+)(?:\(\d+\))? (\d+\.\d+) (\d+\.\d+) \d+\.\d+$/;

/** A WAV file of 16 kHz. What is said between two pauses is written as a sentence. */
export async function hearEnglish(wav: Buffer): Promise<ServedWord[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-sphinx-'));
  try {
    const sound = join(folder, 'sound.wav');
    await writeFile(sound, padded(wav));
    const { stdout } = await run('pocketsphinx_continuous', [
      ...['-infile', sound, '-time', 'yes', '-logfn', '/dev/null', ...FEWER_GUESSES],
    ]);
    const lengthSec = (wav.length - WAV_HEAD_BYTES) / (2 * RATE);
    return sentencesOf(stdout).flatMap((words) =>
      words.map(({ text, startSec, endSec }, at) => ({
        text: written(text, at === 0, at === words.length - 1),
        startSec: Math.max(0, startSec - PAD_SEC),
        endSec: Math.min(lengthSec, endSec - PAD_SEC),
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A line of text, then its words with times, between `<s>` and `</s>`. */
function sentencesOf(printed: string): ServedWord[][] {
  const sentences: ServedWord[][] = [];
  for (const line of printed.split('\n')) {
    const [, text = '', start, end] = TIMED_WORD.exec(line) ?? [];
    if (text === '<s>') sentences.push([]);
    else if (/^[a-z]/.test(text))
      sentences.at(-1)?.push({ text, startSec: Number(start), endSec: Number(end) });
  }
  return sentences;
}

function written(text: string, isFirst: boolean, isLast: boolean): string {
  const capital = isFirst || text === 'i' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return isLast ? `${capital}.` : capital;
}

function padded(wav: Buffer): Buffer {
  const silence = Buffer.alloc(2 * PAD_SEC * RATE);
  const data = Buffer.concat([silence, wav.subarray(WAV_HEAD_BYTES), silence]);
  const head = Buffer.from(wav.subarray(0, WAV_HEAD_BYTES));
  head.writeUInt32LE(WAV_HEAD_BYTES - 8 + data.length, 4);
  head.writeUInt32LE(data.length, WAV_HEAD_BYTES - 4);
  return Buffer.concat([head, data]);
}
