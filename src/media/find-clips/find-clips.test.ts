import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeSpan } from '../../base/film/time-span.ts';
import { inputOf, SETTINGS, speak, TALK } from '../../testing/made-talk.ts';
import type { Word } from '../listen/word.ts';
import { type ClipSettings, type FindClipsInput, findClips } from './find-clips.ts';
import { type FoundClip, SCORE_FACTORS } from './found-clip.ts';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';

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

it('comes to an end on subtitles that hold far more than anybody says', () => {
  const words = Array.from({ length: 10_000 }, (_, index): Word => {
    const startSec = index / 500;
    return { index, text: 'no.', startSec, endSec: startSec + 0.002, confidence: null, speaker: null };
  });
  const input = inputOf(words, { durationSec: 20 });
  expectSound(findClips(input), input);
});

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
            cues: cuesOf(language),
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
    const sentences = splitSentences(words, cuesOf('en'));
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
    const [clip] = findClips(inputOf(words, { cues: cuesOf('it') }));
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
