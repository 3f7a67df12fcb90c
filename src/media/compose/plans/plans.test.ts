import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionPagesOf } from '../../captions/caption-style.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import { madeSource, madeSourcesOf } from '../made-source.ts';
import { sceneAt } from '../scene.ts';
import { framedByHand } from '../shot-framing.ts';
import { editFormat } from './edit-format.ts';
import { type PlannedChatLine, planFakeText, timeFakeText } from './plan-fake-text.ts';
import { planForumStory, timeForumStory } from './plan-forum-story.ts';
import { loopedSpans, type PlannedSource } from './plan-parts.ts';
import { planSplitScreen } from './plan-split-screen.ts';
import { planStreamer } from './plan-streamer.ts';
import { planVibeEdit } from './plan-vibe-edit.ts';
import { wordsOfSpeech } from './speech-words.ts';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const source = (
  id: string,
  durationSec: number,
  hasAudio = true,
): PlannedSource & { durationSec: number } => ({
  id,
  width: 1920,
  height: 1080,
  durationSec,
  hasAudio,
});
const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const word = (index: number, text: string, startSec: number, endSec: number) => ({
  ...{ index, text, startSec, endSec },
  hidden: false,
});

/** What every plan promises, whatever kind it is of. */
function expectSound(plan: CompositionPlan): void {
  const listed = new Set(plan.sources.map(({ id }) => id));
  expect(listed.size).toBe(plan.sources.length);
  for (const { target, spans } of plan.pictures) {
    for (const value of Object.values(target)) expect(value % 2).toBe(0);
    expect(target.x + target.width).toBeLessThanOrEqual(plan.widthPx);
    expect(target.y + target.height).toBeLessThanOrEqual(plan.heightPx);
    let atSec = 0;
    for (const span of spans) {
      expect(span.startSec).toBeGreaterThanOrEqual(atSec - 1e-9);
      expect(span.endSec).toBeGreaterThan(span.startSec);
      expect(listed).toContain(span.sourceId);
      atSec = span.endSec;
    }
    expect(atSec).toBeLessThanOrEqual(plan.durationSec + 1e-6);
  }
  for (const sound of plan.sounds) {
    expect(listed).toContain(sound.sourceId);
    expect(sound.startSec).toBeGreaterThanOrEqual(0);
    expect(sound.endSec).toBeLessThanOrEqual(plan.durationSec + 1e-6);
    expect(sound.gain).toBeGreaterThan(0);
  }
}

describe('a background that repeats', () => {
  it('tiles its time without gaps and stays inside its source', () => {
    fc.assert(
      fc.property(seconds(0.6, 90), seconds(0, 200), seconds(0.1, 300), (lengthSec, fromSec, durationSec) => {
        const spans = loopedSpans({ id: 'a', durationSec: lengthSec }, fromSec, 0, durationSec);
        let atSec = 0;
        for (const span of spans) {
          expect(span.startSec).toBe(atSec);
          const untilSec = span.sourceStartSec + span.endSec - span.startSec;
          expect(untilSec).toBeLessThanOrEqual(lengthSec + 1e-6);
          atSec = span.endSec;
        }
        expect(Math.abs(atSec - durationSec)).toBeLessThan(1e-6);
      }),
    );
  });

  it('stands still where its source is too short or of unknown length', () => {
    expect(loopedSpans({ id: 'a', durationSec: null }, 3, 0, 60)).toHaveLength(1);
    expect(loopedSpans({ id: 'a', durationSec: 0.04 }, 0, 0, 60)).toHaveLength(1);
  });
});

describe('a split screen', () => {
  it('shares the height by its layout, hears the main video alone and captions the seam', () => {
    const words = [word(0, 'Hello', 0, 1)];
    const plan = planSplitScreen(
      {
        main: source('main', 20),
        background: source('game', 7),
        backgroundStartSec: 3,
        layout: '60-40',
        captions: { style: 'boxed', words },
      },
      FORMAT,
    );
    expectSound(plan);
    expect(plan.pictures.map(({ target }) => target)).toEqual([
      { x: 0, y: 0, width: 1080, height: 1152 },
      { x: 0, y: 1152, width: 1080, height: 768 },
    ]);
    expect(plan.sounds.map(({ sourceId }) => sourceId)).toEqual(['main']);
    expect(plan.pictures[1]?.spans.map(({ sourceStartSec }) => sourceStartSec)).toEqual([3, 0, 0, 0]);
    expect(plan.captions?.centerYPx).toBe(1152);
    expect(captionPagesOf(plan)).toHaveLength(1);
  });

  it('may show one video twice', () => {
    const both = source('same', 5);
    const plan = planSplitScreen(
      {
        main: both,
        background: both,
        backgroundStartSec: 0,
        layout: '50-50',
        captions: { style: null, words: [] },
      },
      FORMAT,
    );
    expectSound(plan);
    expect(plan.sources).toHaveLength(1);
  });
});

describe('a streamer video', () => {
  it('shows the whole source under a headline that stands to the end', () => {
    const captions = { style: 'outline', words: [word(0, 'Hi', 1, 2)] };
    const plan = planStreamer({ source: source('a', 12), headline: ' Live ', captions }, FORMAT);
    expectSound(plan);
    expect(plan.durationSec).toBe(12);
    expect(plan.texts).toMatchObject([{ preset: 'headline', text: 'Live', startSec: 0, endSec: 12 }]);
    expect(planStreamer({ source: source('a', 12), headline: ' ', captions }, FORMAT).texts).toEqual([]);
  });
});

describe('a streamer video with its webcam above its game', () => {
  const areas = { webcam: { x: 0, y: 0.7, width: 0.3, height: 0.3 }, game: null };
  const captions = { style: 'outline', words: [word(0, 'Hi', 1, 2)] };
  const plan = (headline: string) =>
    planStreamer({ source: source('a', 12), headline, captions, areas }, FORMAT);

  it('gives two fifths of the height to the webcam alone, and hears the source once', () => {
    const made = plan('Live');
    expectSound(made);
    expect(made.pictures.map(({ target }) => target)).toEqual([
      { x: 0, y: 0, width: 1080, height: 768 },
      { x: 0, y: 768, width: 1080, height: 1152 },
    ]);
    const [webcam, game] = sceneAt(made, 1).pictures;
    expect(webcam?.source.x).toBeLessThan(0.3 * 1920);
    expect((webcam?.source.x ?? 0) + (webcam?.source.width ?? 0)).toBeLessThanOrEqual(0.3 * 1920 + 2);
    expect(webcam?.source.y).toBeGreaterThanOrEqual(0.7 * 1080 - 2);
    expect(game?.source).toMatchObject({ y: 0, height: 1080 });
    expect(made.sounds).toHaveLength(1);
  });

  it('writes on the seam and below it, never over the webcam', () => {
    const seamPx = 768;
    const tops = (headline: string) =>
      sceneAt(plan(headline), 1.5).overlays.map(({ kind, box }) => [kind, box.y + box.height / 2]);
    const both = new Map(tops('Live') as [string, number][]);
    expect(Math.abs((both.get('text') ?? 0) - seamPx)).toBeLessThan(30);
    expect(both.get('caption')).toBeGreaterThan(seamPx + 200);
    const alone = new Map(tops('') as [string, number][]);
    expect(Math.abs((alone.get('caption') ?? 0) - seamPx)).toBeLessThan(60);
  });
});

describe('a forum story', () => {
  const passage = fc.record({ sourceId: fc.uuid(), durationSec: seconds(0.2, 20), text: fc.lorem() });
  const speechOf = fc.record({ title: passage, body: fc.array(passage, { maxLength: 6 }) });

  it('speaks one part after the other, shows the card for the title and captions the rest', () => {
    fc.assert(
      fc.property(speechOf, ({ title, body }) => {
        const speech = {
          title: { ...title, words: null },
          body: body.map((part) => ({ ...part, words: null })),
        };
        const words = wordsOfSpeech(timeForumStory(speech).body);
        const plan = planForumStory(
          {
            background: source('game', 8),
            backgroundStartSec: 2,
            post: { title: 'Title', author: '', subforum: '' },
            speech,
            captions: { style: 'word-pop', words },
          },
          FORMAT,
        );
        expectSound(plan);
        const [first, ...rest] = plan.sounds;
        expect(plan.card?.endSec).toBeGreaterThan(first?.endSec ?? 0);
        for (const sound of rest) expect(sound.startSec).toBeGreaterThanOrEqual(plan.card?.endSec ?? 0);
        const pages = captionPagesOf(plan);
        for (const page of pages) expect(page.startSec).toBeGreaterThanOrEqual(plan.card?.endSec ?? 0);
        if (words.length > 0) expect(pages.length).toBeGreaterThan(0);
        expect(plan.sounds.some(({ sourceId }) => sourceId === 'game')).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('words of speech', () => {
  it('are in order inside their texts, numbered without gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 60 }), seconds(0.1, 9))), (texts) => {
        let startSec = 0;
        const speech = texts.map(([text, durationSec]) => {
          const placed = { sourceId: 'v', text, durationSec, startSec, words: null };
          startSec += durationSec;
          return placed;
        });
        const words = wordsOfSpeech(speech);
        expect(words.map(({ index }) => index)).toEqual(words.map((_, index) => index));
        let atSec = 0;
        for (const spoken of words) {
          expect(spoken.startSec).toBeGreaterThanOrEqual(atSec - 1e-9);
          expect(spoken.endSec).toBeGreaterThan(spoken.startSec);
          atSec = spoken.endSec;
        }
        expect(atSec).toBeLessThanOrEqual(startSec + 1e-9);
      }),
    );
  });

  it('keep the times a voice gave them', () => {
    const words = [{ text: 'Hi', startSec: 0.2, endSec: 0.5 }];
    const [first] = wordsOfSpeech([{ sourceId: 'v', text: 'Hi', durationSec: 1, startSec: 3, words }]);
    expect(first).toMatchObject({ startSec: 3.2, endSec: 3.5 });
  });
});

describe('a fake text', () => {
  const line: fc.Arbitrary<PlannedChatLine> = fc.record({
    side: fc.constantFrom('me', 'them'),
    text: fc.string({ minLength: 1, maxLength: 500 }),
    voice: fc.option(fc.record({ sourceId: fc.uuid(), durationSec: seconds(0.2, 20) })),
  });
  const plan = (lines: readonly PlannedChatLine[], background: PlannedSource | null, sounds = false) =>
    planFakeText(
      { theme: 'cards', names: { me: 'Me', them: 'Anna' }, lines, background, backgroundStartSec: 0, sounds },
      FORMAT,
    );

  it('shows each line when it is spoken, one voice at a time, and long enough to read', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, over) => {
        const made = plan(lines, over ? source('game', 9) : null);
        expectSound(made);
        const { atSec, durationSec } = timeFakeText(lines);
        expect(made.durationSec).toBe(durationSec);
        expect(made.chat?.panel).toBe(over ? 'floating' : 'full');
        for (const [index, { text, voice }] of lines.entries()) {
          const nextSec = atSec[index + 1] ?? durationSec;
          const neededSec = voice?.durationSec ?? text.length / 25;
          expect(nextSec - (atSec[index] ?? 0)).toBeGreaterThan(neededSec);
        }
        const ordered = [...made.sounds].sort((a, b) => a.startSec - b.startSec);
        ordered.forEach((sound, index) => {
          expect(sound.startSec).toBeGreaterThanOrEqual(ordered[index - 1]?.endSec ?? 0);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('sounds from its first to its last moment where it may, from a source made of itself', () => {
    const spoken: PlannedChatLine = {
      ...{ side: 'me', text: 'hello' },
      voice: { sourceId: 'hello.mp3', durationSec: 1 },
    };
    const made = plan([spoken], null, true);
    const [id] = madeSourcesOf(made);
    expect(madeSource(id ?? '', made)?.type).toBe('audio/wav');
    expect(madeSource('hello.mp3', made)).toBeNull();
    expect(made.sounds.at(-1)).toMatchObject({ sourceId: id, startSec: 0, endSec: made.durationSec });
    expect(plan([spoken], null).sounds).toEqual(made.sounds.slice(0, -1));
    expect(plan([], null, true).sounds).toEqual([]);
  });

  it('has no sound track without voices and sounds', () => {
    const silent: PlannedChatLine = { side: 'me', text: 'hello', voice: null };
    expect(plan([silent], source('game', 9)).sounds).toEqual([]);
  });
});

describe('a vibe edit', () => {
  const segmentOf = (
    assetId: string,
    fromSec: number,
    startSec: number,
    endSec: number,
    change: object = {},
  ) => ({
    ...{ assetId, sourceStartSec: fromSec, outputStartSec: startSec, outputEndSec: endSec },
    ...{ zoom: 1, muted: false, volume: 1 },
    ...change,
  });
  const timeline = {
    durationSec: 10,
    reframe: 'center',
    segments: [segmentOf('a', 0, 0, 4), segmentOf('b', 5, 4, 10)],
    texts: [],
    broll: [],
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
  };
  const parts = {
    sources: new Map(['a', 'b', 'c'].map((id) => [id, source(id, 60)])),
    framings: new Map(),
    captions: { style: null, words: [] },
  };

  it('keeps any row of segments in order and any b-roll in lanes that do not overlap', () => {
    const item = fc.record({
      assetId: fc.constantFrom('a', 'b', 'c'),
      outputStartSec: seconds(0, 12),
      durationSec: seconds(0.1, 80),
      fit: fc.constantFrom('cover', 'contain'),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (broll) => {
        expectSound(planVibeEdit({ ...timeline, broll }, parts, FORMAT));
      }),
    );
  });

  it('frames by hand what shows that stretch of that video, over what was found, unless all of it is shown', () => {
    const set = { startSec: 1, endSec: 3, view: 'point', centerX: 0.2, centerY: 0.5 };
    const shots = [{ assetId: 'a', ...set }];
    const found = { keyframes: [{ timeSec: 0, centerX: 0.8, centerY: 0.5 }] };
    const all = { ...parts, framings: new Map([['a', found]]) };
    const spansOf = (reframe: string) =>
      planVibeEdit({ ...timeline, reframe, shots }, all, FORMAT).pictures[0]?.spans ?? [];
    const [first, second] = spansOf('face');
    expect(first?.framing).toEqual(framedByHand(found, [set]));
    expect(second?.framing).toEqual({ keyframes: [] });
    expect(spansOf('off')[0]?.framing).toEqual({ keyframes: [] });
  });

  it('hears a cut inside one shot as one sound, and a change of volume without a step or a gap', () => {
    const cut = [segmentOf('a', 0, 0, 4), segmentOf('a', 4, 4, 7, { zoom: 2 })];
    expect(planVibeEdit({ ...timeline, segments: cut }, parts, FORMAT).sounds).toMatchObject([
      { startSec: 0, endSec: 7 },
    ]);
    const louder = [segmentOf('a', 0, 0, 4), segmentOf('a', 4, 4, 7, { volume: 1.5 })];
    expect(planVibeEdit({ ...timeline, segments: louder }, parts, FORMAT).sounds).toMatchObject([
      { gain: 1, endSec: 4.004, fadeOutSec: 0.008 },
      { gain: 1.5, startSec: 3.996, fadeInSec: 0.008 },
    ]);
  });

  it('marks the music, and nothing else, to fall under the other sounds', () => {
    const music = { assetId: 'tune', volume: 0.4, startSec: 1 };
    const sources = new Map([...parts.sources, ['tune', source('tune', 4)]]);
    const segments = [segmentOf('a', 0, 0, 10)];
    const plan = planVibeEdit({ ...timeline, segments, music }, { ...parts, sources }, FORMAT);
    expect(plan.sounds.map(({ sourceId, duck }) => [sourceId, duck])).toEqual([
      ['a', undefined],
      ['tune', true],
      ['tune', true],
      ['tune', true],
    ]);
  });

  it('leaves muted segments, b-roll and sources without sound unheard, and repeats music to the end', () => {
    const segments = [segmentOf('a', 0, 0, 4, { muted: true }), segmentOf('b', 0, 4, 10)];
    const broll = [{ assetId: 'c', outputStartSec: 1, durationSec: 2, fit: 'cover' }];
    const music = { assetId: 'tune', volume: 0.4, startSec: 1 };
    const sources = new Map([...parts.sources, ['tune', source('tune', 4)], ['b', source('b', 60, false)]]);
    const plan = planVibeEdit({ ...timeline, segments, broll, music }, { ...parts, sources }, FORMAT);
    expectSound(plan);
    expect(new Set(plan.sounds.map(({ sourceId }) => sourceId))).toEqual(new Set(['tune']));
    expect(plan.sounds.at(-1)?.endSec).toBe(10);
  });

  it('takes its size from its aspect, never larger than full HD', () => {
    const size = (aspect: string, width: number | null, height: number | null) => {
      const format = editFormat(aspect, { width, height, fps: 25 });
      return [format.width, format.height];
    };
    expect(size('9:16', 640, 360)).toEqual([1080, 1920]);
    expect(size('1:1', 640, 360)).toEqual([1080, 1080]);
    expect(size('16:9', 640, 360)).toEqual([1920, 1080]);
    expect(size('source', 3840, 2160)).toEqual([1920, 1080]);
    expect(size('source', 853, 480)).toEqual([854, 480]);
    expect(size('source', null, null)).toEqual([1080, 1920]);
  });
});
