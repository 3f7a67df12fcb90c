import { describe, expect, it } from 'vitest';
import type { HeardWindow } from './transcribe-speech.ts';
import { transcribeSpeech } from './transcribe-speech.ts';

const word = (text: string, startSec: number, endSec: number) => ({ text, startSec, endSec });

const HEARD = [
  {
    index: 0,
    language: 'en',
    engine: 'small',
    last: false,
    words: [word('clip', 1, 1.4), word('room', 1.3, 1.8)],
  },
  { index: 1, language: 'it', engine: 'small', last: true, words: [word('rocks.', 27, 27.5)] },
] as unknown as readonly HeardWindow[];

const never = (): never => {
  throw new Error('Nothing is left to hear.');
};

describe('a transcription that was heard to its end before', () => {
  it('needs no recogniser: its words are numbered, apart, and spelled as the vocabulary does', async () => {
    const wish = { language: 'auto', vocabulary: 'Clip, ROOM', heard: HEARD } as never;
    const call = { onProgress: never, onWindow: never, signal: new AbortController().signal };
    const done = await transcribeSpeech(new Blob([]), wish, never, call);
    expect(done).toMatchObject({ status: 'done', language: 'it', engine: 'small' });
    if (done.status !== 'done') throw new Error('It was not done.');
    expect(done.words.map(({ index, text, startSec, endSec }) => [index, text, startSec, endSec])).toEqual([
      [0, 'Clip', 1, 1.4],
      [1, 'ROOM', 1.4, 1.8],
      [2, 'rocks.', 27, 27.5],
    ]);
  });
});
