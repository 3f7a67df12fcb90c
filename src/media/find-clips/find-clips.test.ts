import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeSpan } from '../listen/sound-track.ts';
import type { Word } from '../listen/word.ts';
import { phrasesOf } from './clip-phrases.ts';
import { type ClipSettings, type FindClipsInput, findClips } from './find-clips.ts';
import { type FoundClip, SCORE_FACTORS } from './found-clip.ts';
import { splitSentences } from './sentence.ts';

const SETTINGS = { clipCount: 5, minDurationSec: 8, maxDurationSec: 40, objective: null, instructions: null };

/** Speaks a text at a steady rate, with a pause after each full stop. */
function speak(text: string, speaker: string | null = null): Word[] {
  let atSec = 0.5;
  return text
    .trim()
    .split(/\s+/u)
    .map((word, index) => {
      const startSec = atSec;
      const endSec = startSec + 0.12 + 0.04 * word.length;
      atSec = endSec + (/[.?!]$/u.test(word) ? 0.5 : 0.04);
      return { index, text: word, startSec, endSec, confidence: null, speaker };
    });
}

function inputOf(words: readonly Word[], change: Partial<FindClipsInput> = {}): FindClipsInput {
  const durationSec = (words.at(-1)?.endSec ?? 60) + 1;
  return {
    words,
    soundTrack: null,
    pictureTrack: null,
    durationSec,
    language: 'en',
    settings: SETTINGS,
    ...change,
  };
}

const { factorNames } = phrasesOf('en');

const HOUSEKEEPING =
  'Hello and welcome to the show. Thank you for coming tonight. Can you hear me at the back? Um, let me just check the microphone. Okay, the coffee break is at four. The link to the slides is in the description.';
const STORY =
  'My grandmother never threw a single letter away. When she died we found four hundred of them in a bread box. They were all from the same man, and nobody in the family had ever heard his name. He wrote to her like a boy who had lost his only friend. The last one said, I will wait at the station every Sunday. She kept the train ticket, and it was never stamped.';
const ASIDE =
  'So, um, I think we can move on. I don’t know, maybe we come back to that next week. Sorry about the noise. We have some questions in the chat, I’ll get to them. Thanks for the messages.';
const ADVICE =
  'Every promise you make to a child is a small loan. You always pay it back with interest. Break one, and they learn that words are cheap. Keep one when it hurts, and they believe you for the rest of their lives.';
const TALK = [HOUSEKEEPING, STORY, ASIDE, ADVICE, ASIDE].join(' ');

const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'word',
    'Ends.',
    'What?',
    'um,',
    '<script>',
    '__proto__',
    'constructor',
    '今日は。',
    '…',
    '🎉',
    "I'm",
    '$&',
    '((((',
    'toString',
  ),
);
const anyWords = fc
  .array(
    fc.tuple(
      hostileText,
      fc.double({ min: 0.01, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.constantFrom(null, 'A', 'B'),
    ),
    { maxLength: 150 },
  )
  .map((rows) => {
    let atSec = 0;
    return rows.map(([text, lengthSec, gapSec, speaker], index): Word => {
      const startSec = atSec + (gapSec > 2.5 ? gapSec : 0);
      atSec = startSec + lengthSec;
      return { index, text, startSec, endSec: atSec, confidence: null, speaker };
    });
  });
const anySettings = fc.record({
  clipCount: fc.integer({ min: 1, max: 12 }),
  minDurationSec: fc.integer({ min: 5, max: 30 }),
  maxDurationSec: fc.integer({ min: 30, max: 90 }),
  objective: fc.constantFrom(null, 'viral', 'emotional', 'howto' as const),
  instructions: fc.option(fc.string({ maxLength: 40 })),
});
const anyTracks = fc.record({
  silences: fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 10 }),
  cuts: fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 10 }),
});

/** Of the time of both. */
function shareOfTime(a: TimeSpan, b: TimeSpan): number {
  const shared = Math.max(0, Math.min(a.endSec, b.endSec) - Math.max(a.startSec, b.startSec));
  const union = a.endSec - a.startSec + (b.endSec - b.startSec) - shared;
  return union <= 0 ? 0 : shared / union;
}

function expectSound(clips: readonly FoundClip[], input: FindClipsInput) {
  const { settings, durationSec } = input;
  expect(clips.length).toBeLessThanOrEqual(settings.clipCount);
  for (const [index, clip] of clips.entries()) {
    expect(clip.startSec).toBeGreaterThanOrEqual(0);
    expect(clip.endSec).toBeLessThanOrEqual(durationSec + 1e-9);
    expect(clip.endSec).toBeGreaterThan(clip.startSec);
    expect(clip.endSec - clip.startSec).toBeLessThanOrEqual(settings.maxDurationSec + 1e-6);
    expect(clip.factors.map(({ factor }) => factor)).toEqual([...SCORE_FACTORS]);
    for (const { score, note } of [clip, ...clip.factors].map((item) => ({ note: 'clip', ...item }))) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(Number.isInteger(score)).toBe(true);
      expect(note).not.toBe('');
    }
    expect(clip.title.length).toBeGreaterThan(0);
    expect(clip.title.length).toBeLessThanOrEqual(80);
    for (const other of clips.slice(0, index)) {
      expect(shareOfTime(clip, other)).toBeLessThan(0.3);
      expect(other.score).toBeGreaterThanOrEqual(clip.score);
    }
  }
}

describe('finding clips', () => {
  it('gives sound clips for any words, tracks and settings', () => {
    fc.assert(
      fc.property(
        anyWords,
        anySettings,
        anyTracks,
        fc.constantFrom('en' as const, 'it' as const),
        (words, settings, tracks, language) => {
          const input = inputOf(words, {
            settings,
            language,
            soundTrack: {
              loudnessDb: words.map(({ text }) => -20 - text.length),
              peaks: [],
              stepSec: 1,
              silences: [...tracks.silences]
                .sort((a, b) => a - b)
                .map((startSec) => ({ startSec, endSec: startSec + 0.5 })),
            },
            pictureTrack: {
              shotCutsSec: [...tracks.cuts].sort((a, b) => a - b),
              motion: [0.1, 0.9],
              stepSec: 1,
            },
          });
          expectSound(findClips(input), input);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('starts and ends with whole sentences and cuts into no word', () => {
    const words = speak(TALK);
    const sentences = splitSentences(words);
    const clips = findClips(inputOf(words));
    expect(clips.length).toBeGreaterThan(1);
    for (const clip of clips) {
      const first = sentences.find(({ startSec }) => startSec >= clip.startSec);
      const last = sentences.findLast(({ endSec }) => endSec <= clip.endSec);
      expect((first?.startSec ?? 0) - clip.startSec).toBeLessThanOrEqual(0.15 + 1e-9);
      expect(clip.endSec - (last?.endSec ?? 0)).toBeLessThanOrEqual(0.35 + 1e-9);
      const cut = words.some(({ startSec, endSec }) =>
        [clip.startSec, clip.endSec].some((atSec) => atSec > startSec + 1e-9 && atSec < endSec - 1e-9),
      );
      expect(cut).toBe(false);
    }
  });

  it('prefers a story and advice to housekeeping, and says why with words and seconds', () => {
    const words = speak(TALK);
    const [best, second] = findClips(inputOf(words, { settings: { ...SETTINGS, clipCount: 2 } }));
    const heard = [best?.transcriptExcerpt, second?.transcriptExcerpt].join(' ');
    expect(heard).toContain('bread box');
    expect(heard).toContain('small loan');
    const evidence = best?.factors.flatMap((factor) => factor.evidence) ?? [];
    expect(evidence.length).toBeGreaterThan(3);
    for (const { startSec, endSec, text } of evidence) {
      const spoken = words.filter((word) => word.startSec >= startSec - 1e-9 && word.endSec <= endSec + 1e-9);
      expect(spoken.map((word) => word.text).join(' ')).toBe(text);
      expect(startSec).toBeGreaterThanOrEqual(best?.startSec ?? 0);
      expect(endSec).toBeLessThanOrEqual(best?.endSec ?? 0);
    }
  });

  it('takes titles, hooks and tags from the words that were said', () => {
    const clips = findClips(inputOf(speak(TALK)));
    const said = TALK.toLowerCase().replace(/[^\p{L}\p{N}\s’]/gu, '');
    for (const { title, hook, tags, social } of clips) {
      const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\s’]/gu, '');
      expect(said).toContain(plain(title));
      expect(said).toContain(plain(hook));
      for (const tag of tags) expect(said).toContain(tag);
      expect(title).toMatch(/^[\p{Lu}\p{N}]/u);
      expect(social.hashtags).toHaveLength(tags.length);
    }
  });

  it('is moved by the instructions', () => {
    const words = speak(TALK);
    const one = { ...SETTINGS, clipCount: 1 };
    const asked = findClips(
      inputOf(words, { settings: { ...one, instructions: 'the part about promises to a child' } }),
    );
    expect(asked[0]?.transcriptExcerpt).toContain('promise');
    expect(asked[0]?.reason).toContain('what you asked for');
    const refused = findClips(
      inputOf(words, {
        settings: { ...one, instructions: 'without the letters, the bread box, the station' },
      }),
    );
    expect(refused[0]?.transcriptExcerpt).not.toContain('bread box');
  });

  it('is moved by the objective', () => {
    const scores = (objective: 'emotional' | 'howto') =>
      findClips(inputOf(speak(TALK), { settings: { ...SETTINGS, objective } })).map(({ score }) => score);
    expect(scores('emotional')).not.toEqual(scores('howto'));
  });

  it('writes notes and reasons in the language of the talk', () => {
    const words = speak(
      'Mia nonna non buttava mai una lettera. Quando è morta ne abbiamo trovate quattrocento in una scatola. Erano tutte dello stesso uomo. Nessuno di noi aveva mai sentito il suo nome.',
    );
    const [clip] = findClips(inputOf(words, { language: 'it' }));
    expect(clip?.reason).toContain('frasi intere');
    expect(clip?.title).toMatch(/nonna|lettera|quattrocento|uomo|nome/u);
  });

  it('still finds clips where nobody wrote full stops', () => {
    const words = speak(TALK.replace(/[.?!,]/gu, '')).map((word, index) => ({
      ...word,
      startSec: index * 0.3,
      endSec: index * 0.3 + 0.3,
    }));
    const input = inputOf(words, { settings: { ...SETTINGS, maxDurationSec: 30 } });
    const clips = findClips(input);
    expect(clips.length).toBeGreaterThan(0);
    expectSound(clips, input);
  });

  it('gives the whole of a video that is shorter than the shortest clip', () => {
    const input = inputOf(speak('Just one short thought.'));
    expect(input.durationSec).toBeLessThan(SETTINGS.minDurationSec);
    const [clip] = findClips(input);
    expect(clip?.transcriptExcerpt).toBe('Just one short thought.');
    expect(clip).toMatchObject({ startSec: 0, endSec: input.durationSec });
  });

  it('takes in silence rather than undercut the shortest clip, and never a neighbouring word', () => {
    const gap = fc.double({ min: 0.2, max: 40, noNaN: true });
    const said = fc.array(fc.tuple(gap, fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(said, gap, (runs, tailSec) => {
        let atSec = 0;
        const words = runs.flatMap(([beforeSec, count]) => {
          atSec += beforeSec;
          return Array.from({ length: count }, (_, index) => {
            const startSec = atSec;
            atSec += 0.4;
            const text = index === count - 1 ? 'word.' : 'word';
            return { index, text, startSec, endSec: atSec, confidence: null, speaker: null };
          });
        });
        const durationSec = atSec + tailSec;
        const clips = findClips(inputOf(words, { durationSec }));
        const least = Math.min(SETTINGS.minDurationSec, durationSec);
        for (const { startSec, endSec } of clips) {
          expect(endSec - startSec).toBeGreaterThanOrEqual(least - 1e-6);
          expect(startSec).toBeGreaterThanOrEqual(0);
          expect(endSec).toBeLessThanOrEqual(durationSec + 1e-6);
        }
        expect(clips.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('which parts of a talk are looked at', () => {
  it('are the strongest, wherever they stand in a long one', () => {
    const words = speak(new Array(320).fill('Bakers sell ovens.').join(' '));
    const late = findClips(inputOf(words, { settings: { ...SETTINGS, clipCount: 1 } }), (_, sentences) =>
      sentences.map((_, at) => (at > 300 && at < 306 ? 3 : 0)),
    );
    const { startSec = 0, endSec = 0 } = late[0] ?? {};
    const sentences = splitSentences(words);
    expect(startSec).toBeLessThanOrEqual(sentences[301]?.startSec ?? 0);
    expect(endSec).toBeGreaterThanOrEqual(sentences[305]?.endSec ?? Number.POSITIVE_INFINITY);
  });

  it('are whole sentences as long as there are runs of such, though commas would give more', () => {
    const words = speak(STORY);
    const ends = new Set(splitSentences(words).map(({ lastWord }) => words[lastWord]?.text));
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

describe('clips without words, by what is asked for', () => {
  const stepSec = 1;
  const halves = (first: number, second: number) =>
    Array.from({ length: 120 }, (_, sec) => (sec < 60 ? first : second));
  /** Loud and still, then quiet and busy. */
  const tracks = {
    soundTrack: { loudnessDb: halves(-10, -40), peaks: [], stepSec, silences: [] },
    pictureTrack: { motion: halves(0.01, 0.9), stepSec, shotCutsSec: [] },
  };
  const settings = { ...SETTINGS, clipCount: 1, minDurationSec: 55, maxDurationSec: 60 };
  const best = (asked: Partial<ClipSettings>) =>
    findClips(inputOf([], { ...tracks, durationSec: 120, settings: { ...settings, ...asked } }))[0]?.startSec;

  it('follow the objective', () => {
    expect(best({ objective: 'emotional' })).toBe(0);
    expect(best({ objective: 'controversial' })).toBeGreaterThanOrEqual(60);
  });

  it('follow wishes of the instructions that need no words', () => {
    expect(best({ instructions: 'something funny' })).toBe(0);
    expect(best({ instructions: 'surprising moments' })).toBeGreaterThanOrEqual(60);
  });
});

describe('finding clips without words', () => {
  const soundTrack = {
    loudnessDb: Array.from({ length: 120 }, (_, second) => (second > 40 && second < 70 ? -12 : -35)),
    peaks: [],
    stepSec: 1,
    silences: [12, 40, 71, 95].map((startSec) => ({ startSec, endSec: startSec + 1 })),
  };

  it('goes by pauses, loudness and cuts, and says that words are not known', () => {
    const input = inputOf([], { soundTrack, durationSec: 120 });
    const clips = findClips(input);
    expectSound(clips, input);
    expect(
      shareOfTime(clips[0] ?? { startSec: 0, endSec: 1 }, { startSec: 40.5, endSec: 71.5 }),
    ).toBeGreaterThan(0.8);
    const quotability = clips[0]?.factors.find(({ factor }) => factor === 'quotability');
    expect(quotability).toMatchObject({ score: 0, evidence: [] });
    expect(quotability?.note).toContain('no words');
  });

  it('still offers parts of a video that has neither sound nor cuts', () => {
    const input = inputOf([], { durationSec: 90 });
    const clips = findClips(input);
    expect(clips.length).toBeGreaterThan(0);
    expectSound(clips, input);
  });

  it('finds nothing in nothing', () => {
    expect(findClips(inputOf([], { durationSec: 0 }))).toEqual([]);
  });
});
