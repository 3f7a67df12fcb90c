import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePicture } from '../place-picture.ts';
import { editFormat } from './edit-format.ts';
import { planFakeText } from './plan-fake-text.ts';
import { planForumStory } from './plan-forum-story.ts';
import {
  assetsOfInputs,
  type PlannedInputs,
  planInputs,
  renameVoices,
  voicesOfInputs,
} from './plan-inputs.ts';
import { CENTERED, type PlannedSource, wholeOutput } from './plan-parts.ts';
import { planSplitScreen } from './plan-split-screen.ts';
import { planStreamer } from './plan-streamer.ts';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const source = (id: string) => ({
  ...{ id, width: 1920, height: 1080 },
  ...{ durationSec: 20, hasAudio: true },
});
const [main, game] = [source('main'), source('game')];
const captions = { style: 'boxed', words: [] };
const framing = { keyframes: [{ timeSec: 0, centerX: 0.2, centerY: 0.5 }] };
const SOURCES: ReadonlyMap<string, PlannedSource> = new Map([main, game].map((one) => [one.id, one]));
const material = { sources: SOURCES, captions, framing };
const voice = (sourceId: string) => ({ sourceId, durationSec: 2 });
const areas = { webcam: { x: 0, y: 0, width: 0.3, height: 0.3 }, game: null };
const post = { title: 'Why?', author: 'anna', subforum: 'ask' };
const names = { me: 'Me', them: 'Anna' };

const split: PlannedInputs = {
  ...{ kind: 'splitscreen', mainAssetId: 'main', backgroundAssetId: 'game' },
  ...{ layout: '60-40', backgroundStartSec: 3 },
};
const streamer: PlannedInputs = { kind: 'streamer', sourceAssetId: 'main', headline: 'Live', areas };
const story: PlannedInputs = {
  ...{ kind: 'forumstory', backgroundAssetId: 'game', backgroundStartSec: 3, post },
  speech: { title: voice('t'), body: [voice('p'), voice('q')] },
};
const chat: PlannedInputs = {
  ...{ kind: 'faketext', theme: 'cards', names, backgroundAssetId: 'game', backgroundStartSec: 3 },
  lines: [
    { side: 'me', text: 'Hi', voice: voice('v') },
    { side: 'them', text: 'Hm', voice: null },
  ],
};

describe('what a composition is made of', () => {
  it('becomes the plan of its kind', () => {
    const { layout, backgroundStartSec } = split;
    expect(planInputs(split, material, FORMAT)).toEqual(
      planSplitScreen({ main, background: game, backgroundStartSec, layout, captions }, FORMAT),
    );
    expect(planInputs(streamer, material, FORMAT)).toEqual(
      planStreamer({ source: main, headline: 'Live', captions, framing, areas }, FORMAT),
    );
    const spoken = (sourceId: string) => ({ ...voice(sourceId), text: '', words: null });
    const speech = { title: spoken('t'), body: [spoken('p'), spoken('q')] };
    expect(planInputs(story, material, FORMAT)).toEqual(
      planForumStory({ background: game, backgroundStartSec: 3, post, speech, captions }, FORMAT),
    );
  });

  it('of a conversation is silent beside its voices unless it says otherwise, and may be without a background', () => {
    const { theme, lines } = chat;
    const whole = { theme, names, lines, background: game, backgroundStartSec: 3 };
    expect(planInputs(chat, material, FORMAT)).toEqual(planFakeText({ ...whole, sounds: false }, FORMAT));
    expect(planInputs({ ...chat, sounds: true }, material, FORMAT)).toEqual(
      planFakeText({ ...whole, sounds: true }, FORMAT),
    );
    expect(planInputs({ ...chat, backgroundAssetId: null }, material, FORMAT).pictures).toEqual([]);
  });

  it('takes a video of unknown length as none, and tells by name what it was not given', () => {
    const sources = new Map([['main', { ...main, durationSec: null }]]);
    expect(planInputs(streamer, { ...material, sources }, FORMAT).durationSec).toBe(0);
    expect(() => planInputs(split, { ...material, sources }, FORMAT)).toThrow(/game/);
  });

  it('names the videos and the spoken files it is made of', () => {
    expect([split, streamer, story, chat].map(assetsOfInputs)).toEqual([
      ['main', 'game'],
      ['main'],
      ['game'],
      ['game'],
    ]);
    expect(assetsOfInputs({ ...chat, backgroundAssetId: null })).toEqual([]);
    expect(
      [split, streamer, story, chat].map((one) => voicesOfInputs(one).map(({ sourceId }) => sourceId)),
    ).toEqual([[], [], ['t', 'p', 'q'], ['v']]);
  });

  it('is the same with its spoken files named otherwise', () => {
    const [upper, back] = [
      ({ sourceId }: { sourceId: string }) => sourceId.toUpperCase(),
      (name: string) => voice(name.toLowerCase()),
    ];
    for (const inputs of [split, streamer, story, chat])
      expect(renameVoices(renameVoices(inputs, upper), back)).toEqual(inputs);
    expect(voicesOfInputs(renameVoices(story, upper))).toEqual(['T', 'P', 'Q']);
    expect(voicesOfInputs(renameVoices(chat, upper))).toEqual(['V']);
  });
});

describe('the size of an edit in the shape of its source', () => {
  it('fits full HD by its long and its short side, and is never larger than the source', () => {
    const size = (width: number | null, height: number | null) => {
      const format = editFormat('source', { width, height, fps: null });
      return [format.width, format.height];
    };
    expect(size(4000, 1000)).toEqual([1920, 480]);
    expect(size(1500, 1400)).toEqual([1158, 1080]);
    expect(size(640, 2)).toEqual([640, 2]);
    for (const [width, height] of [
      [1, 640],
      [640, 1],
      [null, 640],
      [640, null],
    ] as const)
      expect(size(width, height)).toEqual([1080, 1920]);
    expect([null, 5, 25, 120].map((fps) => editFormat('1:1', { width: 2, height: 2, fps }).fps)).toEqual([
      30, 10, 25, 60,
    ]);
  });

  it('is filled by the source to its edges, of whatever size that is', () => {
    const side = fc.integer({ min: 16, max: 4096 });
    const fills = (width: number, height: number) => {
      const format = editFormat('source', { width, height, fps: null });
      const lane = wholeOutput(format);
      const shown = { fit: 'contain', zoom: 1, framing: CENTERED } as const;
      expect(placePicture(shown, { widthPx: width, heightPx: height }, lane, 0).target).toEqual(lane);
    };
    fc.assert(fc.property(side, side, fills), {
      examples: [
        [853, 480],
        [1047, 576],
      ],
    });
  });
});
