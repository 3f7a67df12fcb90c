import { describe, expect, it } from 'vitest';
import { inputOf, SETTINGS, STORY, speak, TALK } from '../../testing/made-talk.ts';
import { phrasesOf } from './clip-phrases.ts';
import { findClips } from './find-clips.ts';
import type { FoundClip } from './found-clip.ts';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';

const { factorNames } = phrasesOf('en');

describe('which parts of a talk are looked at', () => {
  it('are the strongest, wherever they stand in a long one', () => {
    const dull = 'I guess maybe we thank you for the questions.';
    const strong = 'The old baker found a small silver key under the kitchen table that winter.';
    const words = speak(
      Array.from({ length: 320 }, (_, at) => (at > 300 && at < 306 ? strong : dull)).join(' '),
    );
    const late = findClips(inputOf(words, { settings: { ...SETTINGS, clipCount: 1 } }));
    const { startSec = 0, endSec = 0 } = late[0] ?? {};
    const sentences = splitSentences(words, cuesOf('en'));
    expect(startSec).toBeLessThanOrEqual(sentences[301]?.startSec ?? 0);
    expect(endSec).toBeGreaterThanOrEqual(sentences[305]?.endSec ?? Number.POSITIVE_INFINITY);
  });

  it('are whole sentences as long as there are runs of such, though commas would give more', () => {
    const words = speak(STORY);
    const ends = new Set(splitSentences(words, cuesOf('en')).map(({ lastWord }) => words[lastWord]?.text));
    const clips = findClips(inputOf(words, { settings: { ...SETTINGS, maxDurationSec: 16 } }));
    expect(clips.length).toBeGreaterThan(0);
    for (const { endSec } of clips)
      expect(ends).toContain(words.findLast((word) => word.endSec <= endSec)?.text);
  });
});

describe('words that cannot be used', () => {
  it('are passed over: without text, turned round, before the start or after the end; and order does not matter', () => {
    const words = speak(TALK);
    const bad = (text: string, startSec: number, endSec: number) => ({
      ...{ index: 0, text, startSec, endSec, confidence: null, speaker: null },
    });
    const input = inputOf(words);
    const { durationSec } = input;
    const damaged = [
      ...[bad(' ', 1, 2), bad('turned', 2, 1), bad('empty', 3, 3), bad('early', -2, 1)],
      ...[bad('late', durationSec, durationSec + 2), ...words.toReversed()],
    ];
    expect(findClips({ ...input, words: damaged })).toEqual(findClips(input));
  });

  it('end with the source at the latest', () => {
    const words = speak('Just one short thought.').map((word, at) =>
      at === 3 ? { ...word, endSec: 50 } : word,
    );
    const [clip] = findClips(inputOf(words, { durationSec: 9 }));
    expect(clip?.endSec).toBe(9);
    expect(clip?.factors.flatMap(({ evidence }) => evidence).every(({ endSec }) => endSec <= 9)).toBe(true);
  });
});

describe('the voice', () => {
  const words = speak([STORY, STORY].join(' '));
  const middleSec = (words.at(-1)?.endSec ?? 0) / 2;
  const emotionOf = (levelAt: (sec: number) => number) => {
    const soundTrack = {
      loudnessDb: Array.from({ length: 2 * Math.ceil(2 * middleSec) }, (_, step) => levelAt(step / 2)),
      ...{ peaks: [], stepSec: 0.5, silences: [] },
    };
    const clips = findClips(
      inputOf(words, { soundTrack, settings: { ...SETTINGS, clipCount: 2, maxDurationSec: 25 } }),
    );
    const [early, late] = clips.toSorted((a, b) => a.startSec - b.startSec);
    const score = (clip: FoundClip | undefined) =>
      clip?.factors.find(({ factor }) => factor === 'emotion')?.score ?? 0;
    return score(late) - score(early);
  };

  it('counts for feeling where it is louder than the rest of the talk, silence left out', () => {
    const even = emotionOf(() => -20);
    expect(emotionOf((sec) => (sec < middleSec ? -25 : -15))).toBeGreaterThan(even);
    expect(emotionOf((sec) => (sec < middleSec ? -15 : -25))).toBeLessThan(even);
    expect(emotionOf((sec) => (sec < middleSec ? -20.2 : -20))).toBe(even);
    expect(emotionOf(() => -100)).toBe(even);
    expect(emotionOf((sec) => (sec > middleSec && sec % 1 === 0 ? -100 : -20))).toBe(even);
  });
});

describe('the reason for a clip of a talk', () => {
  it('names its two strongest factors, and the weakest where that is weak', () => {
    for (const { factors, reason } of findClips(inputOf(speak(TALK)))) {
      const sorted = factors.toSorted((a, b) => b.score - a.score).map(({ factor }) => factorNames[factor]);
      const low = factors.some(({ score }) => score < 40);
      expect(reason).toContain(`Strong in ${sorted[0]} and ${sorted[1]}`);
      expect(reason).not.toContain('what you asked for');
      expect(reason.includes(`weaker in ${sorted.at(-1)}`)).toBe(low);
    }
  });
});
