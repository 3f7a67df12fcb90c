import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { problem } from '../../../contract/problems/problem.ts';
import { packetFile, silentFile, soundFile } from '../../../testing/media/sound-file.ts';
import { type Recogniser, type SpeechHint, SpeechModelError } from './recogniser.ts';
import type { HeardWindow, TranscriptionWish } from './transcribe-speech.ts';
import { transcribeSpeech } from './transcribe-speech.ts';
import { WINDOW_SEC } from './window-words.ts';

const word = (text: string, startSec: number, endSec: number) => ({ text, startSec, endSec });

const HEARD: readonly HeardWindow[] = [
  {
    index: 0,
    language: 'en',
    engine: 'small',
    last: false,
    untilSec: 28,
    tookMs: 900,
    words: [word('clip', 1, 1.4), word('room', 1.3, 1.8)],
  },
  {
    index: 1,
    language: 'it',
    engine: 'small',
    last: true,
    untilSec: 30,
    tookMs: 90,
    words: [word('rocks.', 27, 27.5)],
  },
];
const WISH: TranscriptionWish = { language: 'auto', vocabulary: null, heard: [] };
const RATE = 1000;

const never = (): never => {
  throw new Error('Nothing is left to hear.');
};

/** Says one word five seconds into each window, however loud. */
function sayingOne(before: () => void = () => undefined): Recogniser & { readonly hints: SpeechHint[] } {
  const hints: SpeechHint[] = [];
  return {
    hints,
    engine: 'one',
    sampleRate: RATE,
    detectLanguage: async () => 'it',
    transcribe: async (_, hint) => {
      before();
      hints.push(hint);
      return [word(`w${hints.length}`, 5, 7)];
    },
  };
}

async function transcribed(file: Blob, wish: Partial<TranscriptionWish>, recogniser = sayingOne()) {
  const windows: HeardWindow[] = [];
  const told: number[] = [];
  const signal = new AbortController().signal;
  const onProgress = (progress: number, stage: string) => {
    expect(stage).toBe('transcribe');
    told.push(progress);
  };
  const onWindow = (window: HeardWindow): void => {
    windows.push(window);
  };
  const call = { onProgress, onWindow, signal };
  const done = await transcribeSpeech(file, { ...WISH, ...wish }, async () => recogniser, call);
  const words = done.status === 'done' ? done.words.map(({ text, startSec }) => [text, startSec]) : null;
  return { done, words, windows, told };
}

const talk = (durationSec: number) =>
  soundFile(RATE, [{ startSec: 0, samples: new Float32Array(durationSec * RATE).fill(0.5) }]);

describe('a transcription that was heard to its end before', () => {
  it('needs no recogniser: its words are numbered, apart, and spelled as the vocabulary does', async () => {
    const wish = { ...WISH, vocabulary: 'Clip, ROOM', heard: HEARD };
    const call = { onProgress: never, onWindow: never, signal: new AbortController().signal };
    const done = await transcribeSpeech(new Blob([]), wish, never, call);
    expect(done).toMatchObject({ status: 'done', language: 'en', engine: 'small' });
    if (done.status !== 'done') throw new Error('It was not done.');
    expect(done.words.map(({ index, text, startSec, endSec }) => [index, text, startSec, endSec])).toEqual([
      [0, 'Clip', 1, 1.4],
      [1, 'ROOM', 1.4, 1.8],
      [2, 'rocks.', 27, 27.5],
    ]);
  });
});

describe('a transcription', () => {
  it('hears window by window, in the language that is spoken, and hands each over to be kept', async () => {
    const recogniser = sayingOne();
    const { done, words, windows, told } = await transcribed(
      await talk(60),
      { vocabulary: 'W2' },
      recogniser,
    );
    expect(done).toMatchObject({ status: 'done', language: 'it', engine: 'one' });
    expect(words).toEqual([
      ['w1', 5],
      ['W2', 31],
      ['w3', 57],
    ]);
    expect(windows.map(({ index, last }) => [index, last])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(recogniser.hints).toEqual(new Array(3).fill({ language: 'it', vocabulary: 'W2' }));
    expect(told).toEqual([expect.closeTo(30 / 60, 1), expect.closeTo(56 / 60, 1), 1]);
  });

  it('tells of each window how long it took, and not how long it was kept', async () => {
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => clock.mockRestore());
    const recogniser = sayingOne(() => {
      nowMs += 100;
    });
    const windows: HeardWindow[] = [];
    await transcribeSpeech(await talk(60), WISH, async () => recogniser, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onWindow: (window) => {
        windows.push(window);
        nowMs += 60_000;
      },
    });
    expect(windows.map(({ tookMs }) => tookMs)).toEqual([100, 100, 100]);
  });

  it('goes on after the windows that were heard before, in the language that is wished', async () => {
    const recogniser = sayingOne();
    const heard = HEARD.slice(0, 1);
    const { words, windows } = await transcribed(await talk(40), { heard, language: 'it' }, recogniser);
    expect(words).toEqual([
      ['clip', 1],
      ['room', 1.4],
      ['w1', 31],
    ]);
    expect(windows.map(({ index }) => index)).toEqual([1]);
    expect(recogniser.hints).toMatchObject([{ language: 'it' }]);
  });

  it('takes the language that is wished', async () => {
    const recogniser = sayingOne();
    await transcribed(await talk(10), { language: 'en' }, recogniser);
    expect(recogniser.hints).toMatchObject([{ language: 'en' }]);
  });

  it('moves words out of the pauses of the sound', async () => {
    const samples = new Float32Array(10 * RATE).fill(0.5).fill(0, 6 * RATE);
    const { windows } = await transcribed(await soundFile(RATE, [{ startSec: 0, samples }]), {});
    expect(windows[0]?.words[0]?.endSec).toBeLessThan(6.2);
  });

  it('is without words where nothing sounds', async () => {
    const { done, words, told } = await transcribed(await packetFile('pcm-s16', 0), {});
    expect(done).toMatchObject({ status: 'done', language: 'und', engine: 'none' });
    expect([words, told]).toEqual([[], []]);
  });

  it('says why there can be none', async () => {
    expect((await transcribed(await silentFile(), {})).done).toEqual({
      ...{ status: 'unavailable', reason: 'no_sound', problem: { code: 'no_sound', values: {} } },
    });
    expect((await transcribed(await packetFile('opus', 3), {})).done).toMatchObject({
      ...{ status: 'unavailable', reason: 'no_decoder' },
      problem: { code: 'no_sound_decoder_for_words', values: { codec: 'Opus' } },
    });
    const broken = sayingOne(() => {
      throw new SpeechModelError(problem('model_failed', { model: 'one' }));
    });
    expect((await transcribed(await talk(5), {}, broken)).done).toMatchObject({
      ...{ status: 'unavailable', reason: 'no_model', problem: { code: 'model_failed' } },
    });
  });

  it('passes on what is not the fault of the model', async () => {
    const broken = sayingOne(() => {
      throw new TypeError('It is broken.');
    });
    await expect(transcribed(await talk(5), {}, broken)).rejects.toThrow('It is broken.');
  });

  it.each(['before', 'while'])('is stopped %s a window is heard, which is not kept', async (when) => {
    const stop = new AbortController();
    const recogniser = sayingOne(() => stop.abort(new Error('Enough.')));
    if (when === 'before') stop.abort(new Error('Enough.'));
    const call = { onProgress: never, onWindow: never, signal: stop.signal };
    const file = await talk(WINDOW_SEC);
    await expect(transcribeSpeech(file, WISH, async () => recogniser, call)).rejects.toThrow('Enough.');
    expect(recogniser.hints).toHaveLength(when === 'before' ? 0 : 1);
  });
});
