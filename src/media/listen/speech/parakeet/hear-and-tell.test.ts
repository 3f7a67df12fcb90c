import { describe, expect, it } from 'vitest';
import { SpeechModelError } from '../recogniser.ts';
import { hearAndTell } from './hear-and-tell.ts';

const SAID = 'e questa è la cosa che nessuno ti dice quando scrivi ogni giorno'.split(' ');
const words = SAID.map((text, at) => ({ text, startSec: at, endSec: at + 0.5 }));
const HINT = { language: 'it', vocabulary: null };

describe('a recogniser that needs no language', () => {
  it('tells it from what it heard, and hears a window once', async () => {
    let heard = 0;
    const recogniser = hearAndTell({ id: 'parakeet', name: 'Parakeet' }, 16_000, async () => {
      heard += 1;
      return words;
    });
    const window = new Float32Array(16);
    expect(await recogniser.detectLanguage(window)).toBe('it');
    expect(await recogniser.transcribe(window, HINT)).toEqual(words);
    expect(heard).toBe(1);
    await recogniser.transcribe(new Float32Array(16), HINT);
    expect(heard).toBe(2);
  });

  it('tells none where too little is said', async () => {
    const recogniser = hearAndTell({ id: 'parakeet', name: 'Parakeet' }, 16_000, async () => []);
    expect(await recogniser.detectLanguage(new Float32Array(16))).toBe('und');
  });

  it('fails as a model that cannot hear, whatever its library throws', async () => {
    const recogniser = hearAndTell({ id: 'parakeet', name: 'Parakeet' }, 16_000, () =>
      Promise.reject('out of memory'),
    );
    await expect(recogniser.transcribe(new Float32Array(16), HINT)).rejects.toThrow(SpeechModelError);
    await expect(recogniser.detectLanguage(new Float32Array(16))).rejects.toThrow(/Parakeet failed/);
  });
});
