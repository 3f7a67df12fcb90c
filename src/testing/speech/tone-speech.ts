/** A made language of tones: each word is a tone of its own, so that a small recogniser hears it for real. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recogniser, SpeechHint } from '../../media/listen/speech/recogniser.ts';
import type { WindowWord } from '../../media/listen/speech/window-words.ts';
import { WAV_HEAD_BYTES } from '../../media/sound/wav-head.ts';
import { runProgram } from '../media/run-ffmpeg.ts';

/** Not the recogniser's own, so that the sound is resampled on its way. */
const MADE_RATE = 24_000;
const HEARD_RATE = 16_000;
const TONE_SEC = 0.3;
const EACH_SEC = 0.75;
const FRAME = 160;
/** Recognisers let words run into the pause behind them. */
const STRETCH_SEC = 0.3;

const TONES: readonly { readonly text: string; readonly hz: number; readonly language: 'en' | 'it' }[] = [
  { text: 'So', hz: 400, language: 'en' },
  { text: 'um', hz: 520, language: 'en' },
  { text: 'we', hz: 640, language: 'en' },
  { text: 'clipperoom', hz: 760, language: 'en' },
  { text: 'it.', hz: 880, language: 'en' },
  { text: 'Allora', hz: 1500, language: 'it' },
  { text: 'ehm', hz: 1700, language: 'it' },
  { text: 'ecco.', hz: 1900, language: 'it' },
];

export interface SpokenTone {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

/** What is said in `durationSec`: the language's words in turn. */
export function tonesOf(language: 'en' | 'it', durationSec: number): SpokenTone[] {
  const own = TONES.filter((tone) => tone.language === language);
  return Array.from({ length: Math.floor(durationSec / EACH_SEC) }, (_, index) => ({
    text: own[index % own.length]?.text ?? '',
    startSec: index * EACH_SEC + 0.1,
    endSec: index * EACH_SEC + 0.1 + TONE_SEC,
  }));
}

/** A film that says them, with sound that is not packed. @param languages one after another, each for as long */
export async function toneVideo(
  languages: 'en' | 'it' | readonly ('en' | 'it')[],
  durationSec: number,
): Promise<Blob> {
  const spoken = typeof languages === 'string' ? [languages] : languages;
  const partSec = durationSec / spoken.length;
  const samples = new Int16Array(durationSec * MADE_RATE);
  spoken.forEach((language, part) => {
    for (const { text, startSec, endSec } of tonesOf(language, partSec)) {
      const hz = TONES.find((tone) => tone.text === text)?.hz ?? 0;
      const from = Math.round((part * partSec + startSec) * MADE_RATE);
      for (let at = from; at < (part * partSec + endSec) * MADE_RATE; at += 1)
        samples[at] = 12_000 * Math.sin((2 * Math.PI * hz * at) / MADE_RATE);
    }
  });
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-tones-'));
  const [raw, film] = [join(folder, 'tones.raw'), join(folder, 'tones.mov')];
  await writeFile(raw, new Uint8Array(samples.buffer));
  await runProgram('ffmpeg', [
    ...['-f', 's16le', '-ar', String(MADE_RATE), '-ac', '1', '-i', raw],
    ...['-f', 'lavfi', '-t', String(durationSec), '-i', 'testsrc=s=160x90:r=5'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', film],
  ]);
  const bytes = new Uint8Array(await readFile(film));
  await rm(folder, { recursive: true });
  return new Blob([bytes]);
}

/** Hears the tones. Every hint it is given is noted, one for each window. */
export class ToneRecogniser implements Recogniser {
  readonly engine = 'tones';
  readonly sampleRate = HEARD_RATE;
  readonly hints: SpeechHint[] = [];
  private readonly before: (window: number) => Promise<void>;

  /** @param before runs before a window is heard, to hold or break it; windows count from 1 for each recogniser. */
  constructor(before: (window: number) => Promise<void> = async () => undefined) {
    this.before = before;
  }

  async detectLanguage(samples: Float32Array): Promise<string> {
    const heard = bursts(samples).map(({ hz }) => nearest(hz).language);
    return heard.filter((language) => language === 'it').length * 2 > heard.length ? 'it' : 'en';
  }

  async transcribe(samples: Float32Array, hint: SpeechHint): Promise<WindowWord[]> {
    this.hints.push(hint);
    await this.before(this.hints.length);
    return bursts(samples).map(({ startSec, endSec, hz }) => ({
      text: ` ${nearest(hz).text}`,
      startSec,
      endSec: endSec + STRETCH_SEC,
    }));
  }
}

/** Hears the tones of a WAV file of 16 kHz, as a transcription server would. */
export async function hearTones(wav: Buffer): Promise<SpokenTone[]> {
  const samples = new Int16Array(
    wav.buffer.slice(wav.byteOffset + WAV_HEAD_BYTES, wav.byteOffset + wav.length),
  );
  return bursts(Float32Array.from(samples, (value) => value / 32_768)).map(({ startSec, endSec, hz }) => ({
    text: nearest(hz).text,
    startSec,
    endSec,
  }));
}

function nearest(hz: number): (typeof TONES)[number] {
  const [first, ...rest] = TONES;
  if (first === undefined) throw new Error('There are no tones.');
  return rest.reduce((best, tone) => (Math.abs(tone.hz - hz) < Math.abs(best.hz - hz) ? tone : best), first);
}

/** Stretches that sound, and how high: half as many waves as there are zero crossings. */
function bursts(samples: Float32Array): { startSec: number; endSec: number; hz: number }[] {
  const found: { startSec: number; endSec: number; hz: number }[] = [];
  let start = -1;
  for (let at = 0; at <= samples.length; at += FRAME) {
    const frame = samples.subarray(at, at + FRAME);
    const sounds = at < samples.length && frame.some((value) => Math.abs(value) > 0.1);
    if (sounds && start < 0) start = at;
    if (sounds || start < 0) continue;
    const burst = samples.subarray(start, at);
    let crossings = 0;
    for (let i = 1; i < burst.length; i += 1)
      if ((burst[i - 1] ?? 0) < 0 !== (burst[i] ?? 0) < 0) crossings += 1;
    // Half a tone at the edge of a window says too little; the other window hears it whole.
    if (burst.length > HEARD_RATE / 20)
      found.push({
        startSec: start / HEARD_RATE,
        endSec: at / HEARD_RATE,
        hz: (crossings / 2 / burst.length) * HEARD_RATE,
      });
    start = -1;
  }
  return found;
}
