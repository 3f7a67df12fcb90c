import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundFile } from '../../../testing/media/sound-file.ts';
import type { Recogniser, SpeechHint } from './recogniser.ts';
import { mainLanguage, spreadEvenly } from './spoken-languages.ts';
import { type HeardWindow, transcribeSpeech } from './transcribe-speech.ts';
import { OVERLAP_SEC, WINDOW_SEC, windowCount, windowStartSec } from './window-words.ts';

const RATE = 500;
const STEP_SEC = WINDOW_SEC - OVERLAP_SEC;
/** How loud each language is spoken here, so that a window's sound says which it is; `-` is silence. */
const LOUDNESS: Readonly<Record<string, number>> = { en: 0.2, it: 0.5, cy: 0.8, '-': 0 };

/** A source of one stretch a window, each spoken in one language. */
async function spokenIn(languages: readonly string[]): Promise<Blob> {
  const samples = new Float32Array((languages.length * STEP_SEC + OVERLAP_SEC) * RATE);
  languages.forEach((language, at) => {
    samples.fill(LOUDNESS[language] ?? 0, at * STEP_SEC * RATE);
  });
  return soundFile(RATE, [{ startSec: 0, samples }]);
}

/** Tells the language of what sounds longest in a window, and says one word in each. */
class LoudnessRecogniser implements Recogniser {
  readonly engine = 'loudness';
  readonly sampleRate = RATE;
  readonly hints: SpeechHint[] = [];
  readonly needsNoLanguage?: true;
  asked = 0;

  constructor(hearsAny: boolean) {
    if (hearsAny) this.needsNoLanguage = true;
  }

  async detectLanguage(samples: Float32Array): Promise<string> {
    this.asked += 1;
    const middle = Math.abs(samples[Math.floor(samples.length / 2)] ?? 0);
    const [name = 'en'] = Object.keys(LOUDNESS).toSorted(
      (a, b) => Math.abs((LOUDNESS[a] ?? 0) - middle) - Math.abs((LOUDNESS[b] ?? 0) - middle),
    );
    return name === '-' ? 'la' : name;
  }

  async transcribe(_: Float32Array, hint: SpeechHint) {
    this.hints.push(hint);
    return [{ text: 'word', startSec: 10, endSec: 10.5 }];
  }
}

async function heardIn(
  languages: readonly string[],
  {
    language = 'auto',
    heard = [],
    needsNoLanguage = false,
  }: { language?: 'auto' | 'it'; heard?: readonly HeardWindow[]; needsNoLanguage?: boolean } = {},
) {
  const recogniser = new LoudnessRecogniser(needsNoLanguage);
  const windows: HeardWindow[] = [];
  const done = await transcribeSpeech(
    await spokenIn(languages),
    { language, vocabulary: null, heard },
    async () => recogniser,
    {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onWindow: (window) => {
        windows.push(window);
      },
    },
  );
  return {
    recogniser,
    windows,
    hints: recogniser.hints.map((hint) => hint.language),
    language: done.status === 'done' ? done.language : null,
  };
}

describe('the languages of a source', () => {
  it('are one where all asked windows agree, and at most five are asked', async () => {
    const { recogniser, hints, language } = await heardIn(new Array<string>(8).fill('it'));
    expect([language, recogniser.asked]).toEqual(['it', 5]);
    expect(hints).toEqual(new Array(8).fill('it'));
  });

  it('are not decided by an introduction in another language', async () => {
    const { hints, language } = await heardIn(['en', 'it', 'it', 'it', 'it', 'it']);
    expect([language, hints.filter((hint) => hint === 'it').length]).toEqual(['it', 5]);
  });

  it('are kept window by window where they differ, and are together that of most words', async () => {
    const parts = ['it', 'it', 'en', 'en', 'en'];
    const { hints, windows, language } = await heardIn(parts);
    expect(hints).toEqual(parts);
    expect(windows.map((window) => window.language)).toEqual(parts);
    expect(language).toBe('en');
  });

  it('are not asked of silence', async () => {
    const { recogniser, hints } = await heardIn(['-', 'it', '-', 'it', '-']);
    expect(recogniser.asked).toBe(2);
    expect(new Set(hints)).toEqual(new Set(['it']));
  });

  it('leave out what one window alone is taken for', async () => {
    // Windows 0, 2, 3, 4 and 6 are asked; the one that sounds like another language is not among them.
    const { hints } = await heardIn(['it', 'cy', 'en', 'it', 'it', 'it', 'it']);
    expect(hints).toEqual(['it', 'it', 'en', 'it', 'it', 'it', 'it']);
  });

  it('take it for the language of most windows, whichever is heard first', async () => {
    const { hints } = await heardIn(['en', 'cy', 'it', 'it', 'it', 'it', 'it']);
    expect(hints).toEqual(['en', 'it', 'it', 'it', 'it', 'it', 'it']);
  });

  it('are not voted on where the recogniser hears any: each window says its own', async () => {
    const parts = ['it', 'cy', 'en', 'it', 'it', 'it', 'it'];
    const { recogniser, hints } = await heardIn(parts, { needsNoLanguage: true });
    expect([recogniser.asked, hints]).toEqual([parts.length, parts]);
  });

  it('are not asked for where one is chosen', async () => {
    const { recogniser, hints } = await heardIn(['en', 'en', 'en'], { language: 'it' });
    expect([recogniser.asked, new Set(hints)]).toEqual([0, new Set(['it'])]);
  });

  it('are those of a whole hearing wherever an earlier one was cut off', async () => {
    const parts = ['en', 'it', 'it', 'en', 'it'];
    const whole = await heardIn(parts);
    for (let cut = 0; cut <= parts.length; cut += 1) {
      const rest = await heardIn(parts, { heard: whole.windows.slice(0, cut) });
      expect(rest.windows.map(asHeard)).toEqual(whole.windows.slice(cut).map(asHeard));
      expect([rest.language, rest.hints.length]).toEqual([whole.language, parts.length - cut]);
    }
  });
});

/** All but how long it took. */
function asHeard({ tookMs: _, ...window }: HeardWindow): Omit<HeardWindow, 'tookMs'> {
  return window;
}

describe('windows that are asked', () => {
  it('are spread evenly, as many as there are or may be asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 9 }), (count, most) => {
        const places = spreadEvenly(count, most);
        expect(places).toHaveLength(Math.min(count, most));
        const gaps = [...places, count + (places[0] ?? 0)]
          .slice(1)
          .map((place, at) => place - (places[at] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThan(0);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are as many as a source of that length has', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 9000, noNaN: true }), (durationSec) => {
        const count = windowCount(durationSec);
        expect(windowStartSec(count - 1) + WINDOW_SEC).toBeGreaterThanOrEqual(durationSec - 1e-9);
        if (count > 1) expect(windowStartSec(count - 2) + WINDOW_SEC).toBeLessThan(durationSec);
      }),
    );
  });
});

describe('the language of most words', () => {
  it('is not that of most windows, and is none where there are no windows', () => {
    const said = (language: string, count: number) => ({ language, words: new Array(count).fill('word') });
    expect(mainLanguage([said('en', 1), said('it', 9), said('en', 2)])).toBe('it');
    expect(mainLanguage([])).toBeNull();
  });
});
