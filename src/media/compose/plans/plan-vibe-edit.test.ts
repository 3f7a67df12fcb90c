import { describe, expect, it } from 'vitest';
import { sceneAt } from '../scene.ts';
import { soundLevelAt } from '../sound-level.ts';
import { sourceTimeOf } from '../source-time.ts';
import type { PlannedSource } from './plan-parts.ts';
import {
  type PlannedBroll,
  type PlannedSegment,
  type PlannedTimeline,
  planVibeEdit,
} from './plan-vibe-edit.ts';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const source = (id: string, durationSec: number, hasAudio = true): PlannedSource => ({
  ...{ id, width: 1920, height: 1080 },
  ...{ durationSec, hasAudio },
});
const SOURCES = new Map(
  [source('a', 60), source('b', 60), source('mute', 60, false), source('clip', 3), source('tune', 4)].map(
    (one) => [one.id, one],
  ),
);
const PARTS = { sources: SOURCES, framings: new Map(), captions: { style: null, words: [] } };

const segment = (
  assetId: string,
  sourceStartSec: number,
  [outputStartSec, outputEndSec]: readonly [number, number],
  change: Partial<PlannedSegment> = {},
): PlannedSegment => ({
  ...{ assetId, sourceStartSec, outputStartSec, outputEndSec },
  ...{ zoom: 1, muted: false, volume: 1 },
  ...change,
});
const broll = (
  assetId: string,
  outputStartSec: number,
  durationSec: number,
  fit = 'cover',
): PlannedBroll => ({ assetId, outputStartSec, durationSec, fit });

function plan(change: Partial<PlannedTimeline> = {}) {
  const timeline: PlannedTimeline = {
    ...{ durationSec: 10, reframe: 'center', segments: [segment('a', 5, [0, 10])] },
    ...{ texts: [], broll: [], music: null, fadeInSec: 0, fadeOutSec: 0 },
    ...change,
  };
  return planVibeEdit(timeline, PARTS, FORMAT);
}

/** Cuts in sound are softened by so much. */
const SOFT = 0.008;

describe('the pictures of a vibe edit', () => {
  it('are its segments at their place, each as close as it is zoomed', () => {
    const segments = [segment('a', 5, [0, 4], { zoom: 1.5 }), segment('b', 2, [4, 10])];
    expect(plan({ segments }).pictures).toEqual([
      {
        target: { x: 0, y: 0, width: 1080, height: 1920 },
        spans: [
          {
            ...{ sourceId: 'a', startSec: 0, endSec: 4, sourceStartSec: 5 },
            ...{ framing: { keyframes: [] }, fit: 'cover', zoom: 1.5 },
          },
          {
            ...{ sourceId: 'b', startSec: 4, endSec: 10, sourceStartSec: 2 },
            ...{ framing: { keyframes: [] }, fit: 'cover', zoom: 1 },
          },
        ],
      },
    ]);
  });

  it('are whole where nothing is reframed', () => {
    expect(plan({ reframe: 'off' }).pictures[0]?.spans[0]?.fit).toBe('contain');
  });

  it('have b-roll over them: one lane while there is room in it, another where two overlap', () => {
    const { pictures } = plan({
      broll: [broll('b', 6, 2), broll('b', 1, 2), broll('mute', 2, 2, 'contain')],
    });
    expect(
      pictures
        .slice(1)
        .map(({ spans }) =>
          spans.map(({ sourceId, startSec, endSec, sourceStartSec, fit, zoom }) => [
            ...[sourceId, startSec, endSec, sourceStartSec],
            ...[fit, zoom],
          ]),
        ),
    ).toEqual([
      [
        ['b', 1, 3, 0, 'cover', 1],
        ['b', 6, 8, 0, 'cover', 1],
      ],
      [['mute', 2, 4, 0, 'contain', 1]],
    ]);
  });

  it('have the b-roll that begins last on top, also where a lane further down is free again', () => {
    const made = plan({ broll: [broll('b', 1, 2), broll('mute', 2, 4), broll('clip', 4, 1)] });
    const onTop = [1.5, 2.5, 4.5, 5.5].map((sec) => sceneAt(made, sec).pictures.at(-1)?.sourceId);
    expect(onTop).toEqual(['b', 'mute', 'clip', 'mute']);
  });

  it('take b-roll again from its start where it ends, and cut it off at the end of the edit', () => {
    const [, lane] = plan({ broll: [broll('clip', 5, 20)] }).pictures;
    expect(
      lane?.spans.map(({ startSec, endSec, sourceStartSec }) => [startSec, endSec, sourceStartSec]),
    ).toEqual([
      [5, 8, 0],
      [8, 10, 0],
    ]);
  });

  it('have b-roll that touches another in one lane with it, and none that begins after the end', () => {
    const { pictures } = plan({ broll: [broll('b', 1, 2), broll('b', 3, 2), broll('b', 12, 2)] });
    expect(pictures).toHaveLength(2);
    expect(pictures[1]?.spans.map(({ startSec }) => startSec)).toEqual([1, 3]);
  });
});

describe('the sources of a vibe edit', () => {
  it('are those of its segments, its b-roll and its music, each once', () => {
    const made = plan({
      segments: [segment('a', 0, [0, 5]), segment('a', 20, [5, 10])],
      broll: [broll('clip', 1, 2)],
      music: { assetId: 'tune', volume: 1, startSec: 0 },
    });
    expect(made.sources).toEqual(['a', 'clip', 'tune'].map((id) => ({ id, widthPx: 1920, heightPx: 1080 })));
    expect(plan().sources.map(({ id }) => id)).toEqual(['a']);
  });

  it('are told by name where one is missing', () => {
    expect(() => plan({ broll: [broll('lost', 1, 2)] })).toThrow(/lost/);
  });
});

describe('the sound of a vibe edit', () => {
  const soundsOf = (...segments: PlannedSegment[]) =>
    plan({ segments }).sounds.map(({ startSec, endSec, sourceStartSec, gain, fadeInSec, fadeOutSec }) => [
      ...[startSec, endSec, sourceStartSec],
      ...[gain, fadeInSec, fadeOutSec],
    ]);

  it('is that of its segments as loud as they are set, softened at every real cut', () => {
    expect(soundsOf(segment('a', 5, [0, 4], { volume: 0.5 }), segment('b', 2, [4, 10]))).toEqual([
      [0, 4, 5, 0.5, SOFT, SOFT],
      [4, 10, 2, 1, SOFT, SOFT],
    ]);
  });

  it.each([
    ['the source jumps', segment('a', 9.5, [4, 10])],
    ['another source follows', segment('b', 9, [4, 10])],
    ['a gap is heard', segment('a', 9, [4.5, 10])],
  ])('is softened where %s', (_name, next) => {
    expect(soundsOf(segment('a', 5, [0, 4]), next).map(([, , , , inSec, outSec]) => [inSec, outSec])).toEqual(
      [
        [SOFT, SOFT],
        [SOFT, SOFT],
      ],
    );
  });

  it('goes on in one piece where the source does, also into a transition', () => {
    expect(soundsOf(segment('a', 5, [0, 4]), segment('a', 9, [4, 10], { zoom: 2 }))).toEqual([
      [0, 10, 5, 1, SOFT, SOFT],
    ]);
    const dip = { transition: 'dip', transitionSec: 1 };
    expect(soundsOf(segment('a', 5, [0, 4]), segment('a', 9, [4, 6]), segment('b', 2, [6, 10], dip))).toEqual(
      [
        [0, 6, 5, 1, SOFT, 0.5],
        [6, 10, 2, 1, 0.5, SOFT],
      ],
    );
  });

  it('is led from one volume to another over a cut where the source goes on', () => {
    const made = plan({
      segments: [segment('a', 5, [0, 4], { speed: 2 }), segment('a', 13, [4, 10], { speed: 2, volume: 0.2 })],
    });
    const levels = [-1, -0.5, 0, 0.5, 1].map((share) =>
      made.sounds.reduce((sum, sound) => sum + soundLevelAt(sound, made, 4 + (share * SOFT) / 2), 0),
    );
    expect(levels).toEqual([1, 0.88284, 0.6, 0.31716, 0.2].map((level) => expect.closeTo(level, 4)));
    // Both are the same moment of the source.
    const sourceSecs = made.sounds.map((sound) => sourceTimeOf(sound, 4));
    expect(sourceSecs).toEqual([13, expect.closeTo(13, 9)]);
  });

  it('is not heard of what is muted, turned down to nothing or has none', () => {
    expect(
      soundsOf(segment('a', 0, [0, 4], { muted: true }), segment('b', 0, [4, 10], { volume: 0 })),
    ).toEqual([]);
    expect(soundsOf(segment('mute', 0, [0, 10]))).toEqual([]);
  });

  it('has sounds of one’s own at their place, with fades that fit, and none of a muted lane', () => {
    const audio = [
      {
        ...{ assetId: 'tune', outputStartSec: 2, durationSec: 3, sourceStartSec: 1 },
        ...{ volume: 0.5, fadeInSec: 0, fadeOutSec: 1 },
      },
      {
        ...{ assetId: 'b', outputStartSec: 8, durationSec: 4, sourceStartSec: 0 },
        ...{ volume: 1, fadeInSec: 3, fadeOutSec: 1 },
      },
    ];
    expect(plan({ audio }).sounds.slice(1)).toEqual([
      {
        ...{ sourceId: 'tune', startSec: 2, endSec: 5, sourceStartSec: 1, gain: 0.5 },
        ...{ fadeInSec: SOFT, fadeOutSec: 1 },
      },
      {
        ...{ sourceId: 'b', startSec: 8, endSec: 10, sourceStartSec: 0, gain: 1 },
        ...{ fadeInSec: 1.5, fadeOutSec: 0.5 },
      },
    ]);
    expect(plan({ audio }).sources.map(({ id }) => id)).toEqual(['a', 'tune', 'b']);
    expect(plan({ audio, mutedLanes: ['audio'] }).sounds).toHaveLength(1);
  });

  it('has music from where it is asked to begin, again and again, softly at the start and the end', () => {
    const { sounds } = plan({
      segments: [segment('mute', 0, [0, 10])],
      music: { assetId: 'tune', volume: 0.4, startSec: 1 },
    });
    const music = { sourceId: 'tune', gain: 0.4, duck: true };
    expect(sounds).toEqual([
      { ...music, startSec: 0, endSec: 3, sourceStartSec: 1, fadeInSec: 0.05, fadeOutSec: SOFT },
      { ...music, startSec: 3, endSec: 7, sourceStartSec: 0, fadeInSec: SOFT, fadeOutSec: SOFT },
      { ...music, startSec: 7, endSec: 10, sourceStartSec: 0, fadeInSec: SOFT, fadeOutSec: 1.2 },
    ]);
    expect(plan({ music: { assetId: 'tune', volume: 0, startSec: 1 } }).sounds).toHaveLength(1);
  });
});

describe('the texts of a vibe edit', () => {
  const text = { text: 'Day 1', outputStartSec: 8, xPercent: 20, yPercent: 30 };

  it('stand where and while they are set, never past the end', () => {
    const texts = [
      { ...text, preset: 'label', durationSec: 1 },
      { ...text, preset: 'headline', durationSec: 9 },
      { ...text, preset: 'subtitle', durationSec: 9 },
      { ...text, preset: 'handwriting', durationSec: 9 },
    ];
    const placed = { text: 'Day 1', startSec: 8, xPercent: 20, yPercent: 30 };
    expect(plan({ texts }).texts).toEqual([
      { ...placed, preset: 'label', endSec: 9 },
      { ...placed, preset: 'headline', endSec: 10 },
      { ...placed, preset: 'subtitle', endSec: 10 },
      { ...placed, preset: 'subtitle', endSec: 10 },
    ]);
  });

  it('and all else fade from and to black as it is set', () => {
    expect(plan({ fadeInSec: 1, fadeOutSec: 2 })).toMatchObject({
      fades: { inSec: 1, outSec: 2 },
      durationSec: 10,
      widthPx: 1080,
      fps: 30,
    });
  });
});
