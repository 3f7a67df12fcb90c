import { describe, expect, it } from 'vitest';
import type { CompositionPlan } from '../composition-plan.ts';
import { madeSource } from '../made-source.ts';
import { planText } from '../plan-text.ts';
import { planComposition } from './plan-composition.ts';
import { type PlannedChatLine, planFakeText, timeFakeText } from './plan-fake-text.ts';
import { planForumStory, timeForumStory } from './plan-forum-story.ts';
import { blankPlan, loopedSpans, type PlannedSource } from './plan-parts.ts';
import { planSplitScreen } from './plan-split-screen.ts';
import { planStreamer } from './plan-streamer.ts';
import { wordsOfSpeech } from './speech-words.ts';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const WHOLE = { x: 0, y: 0, width: 1080, height: 1920 };
const GAME: PlannedSource = { id: 'game', width: 1920, height: 1080, durationSec: 100, hasAudio: true };
const WORDS = [{ index: 0, text: 'Hi', startSec: 1, endSec: 2, hidden: false }];
const CAPTIONS = { style: 'boxed', words: WORDS };
const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));
const span = (sourceId: string, startSec: number, endSec: number, sourceStartSec = 0) => ({
  ...{ sourceId, startSec: expect.closeTo(startSec, 9), endSec: expect.closeTo(endSec, 9) },
  sourceStartSec,
});
const SOFT = { gain: 1, fadeInSec: 0.008, fadeOutSec: 0.008 };
const COVERING = { framing: { keyframes: [] }, fit: 'cover', zoom: 1 };
const heard = (...place: Parameters<typeof span>) => ({ ...span(...place), ...SOFT });
const seen = (...place: Parameters<typeof span>) => ({ ...span(...place), ...COVERING });

describe('a clip', () => {
  const composition = {
    ...{ ...FORMAT, source: { startSec: 30, endSec: 42 } },
    ...{ hook: ' Wait for it ', captions: { style: 'boxed' }, words: WORDS },
  };

  it('is its stretch of the source with its sound, captions and opening text', () => {
    expect(planComposition(composition, GAME)).toEqual({
      ...blankPlan(FORMAT, 12),
      sources: [{ id: 'game', widthPx: 1920, heightPx: 1080 }],
      pictures: [{ target: WHOLE, spans: [seen('game', 0, 12, 30)] }],
      sounds: [heard('game', 0, 12, 30)],
      captions: { style: 'boxed', words: [expect.objectContaining({ text: 'Hi' })], centerYPx: null },
      hook: { text: 'Wait for it', untilSec: 3 },
    });
  });

  it('has no opening text without one, none past its end, and no sound where its source has none', () => {
    expect(planComposition({ ...composition, hook: ' ' }, GAME).hook).toBeNull();
    expect(planComposition({ ...composition, hook: null }, GAME).hook).toBeNull();
    const short = { ...composition, source: { startSec: 30, endSec: 32 } };
    expect(planComposition(short, GAME).hook?.untilSec).toBe(2);
    for (const hasAudio of [false, null])
      expect(planComposition(composition, { ...GAME, hasAudio }).sounds).toEqual([]);
  });

  it('has no captions in a style that is not known', () => {
    for (const style of ['toString', 'neon', null])
      expect(planComposition({ ...composition, captions: { style } }, GAME).captions).toBeNull();
  });
});

describe('a split screen', () => {
  const split = { main: { ...GAME, id: 'main', durationSec: 10 }, background: GAME, backgroundStartSec: 4 };

  it('is in halves unless told otherwise, the main video above', () => {
    const plan = planSplitScreen({ ...split, layout: '50-50', captions: CAPTIONS }, FORMAT);
    expect(plan).toEqual({
      ...blankPlan(FORMAT, 10),
      sources: ['main', 'game'].map((id) => ({ id, widthPx: 1920, heightPx: 1080 })),
      pictures: [
        { target: { ...WHOLE, height: 960 }, spans: [seen('main', 0, 10)] },
        { target: { ...WHOLE, y: 960, height: 960 }, spans: [seen('game', 0, 10, 4)] },
      ],
      sounds: [heard('main', 0, 10)],
      captions: { style: 'boxed', words: [expect.anything()], centerYPx: 960 },
    });
  });

  it('is silent where its main video is', () => {
    const main = { ...split.main, hasAudio: false };
    expect(planSplitScreen({ ...split, main, layout: '50-50', captions: CAPTIONS }, FORMAT).sounds).toEqual(
      [],
    );
  });
});

describe('a streamer video', () => {
  const streamer = { source: { ...GAME, durationSec: 10 }, captions: CAPTIONS };
  const areas = { webcam: { x: 0, y: 0, width: 0.3, height: 0.3 }, game: null };

  it('has its captions and its headline in their usual places', () => {
    const plan = planStreamer({ ...streamer, headline: 'Live' }, FORMAT);
    expect(plan.captions?.centerYPx).toBeNull();
    const place = { xPercent: null, yPercent: null, givesWay: true };
    expect(plan.texts).toEqual([{ preset: 'headline', text: 'Live', startSec: 0, endSec: 10, ...place }]);
    expect(plan.hook).toBeNull();
  });

  it('has its headline on the seam where it is parted, or its captions where there is none', () => {
    const parted = planStreamer({ ...streamer, headline: 'Live', areas }, FORMAT);
    expect(parted.texts[0]?.yPercent).toBe(40);
    expect(parted.captions?.centerYPx).toBeNull();
    expect(planStreamer({ ...streamer, headline: '', areas }, FORMAT).captions?.centerYPx).toBe(768);
    expect(
      parted.pictures.map(({ spans }) => spans.map(({ startSec, endSec }) => [startSec, endSec])),
    ).toEqual([[[0, 10]], [[0, 10]]]);
  });
});

describe('a background that repeats', () => {
  it('begins where it is told, past its end again from its start', () => {
    expect(loopedSpans({ id: 'a', durationSec: 10 }, 25, 1, 12)).toEqual([
      span('a', 1, 6, 5),
      span('a', 6, 12),
    ]);
    expect(loopedSpans({ id: 'a', durationSec: 10 }, -5, 1, 4)).toEqual([span('a', 1, 4)]);
    expect(loopedSpans({ id: 'a', durationSec: 0.5 }, 0, 0, 1)).toHaveLength(2);
  });

  it('stands still where it is too short, and is nothing where no time is left', () => {
    expect(loopedSpans({ id: 'a', durationSec: 0.4 }, 3, 1, 60)).toEqual([span('a', 1, 60, 3)]);
    expect(loopedSpans({ id: 'a', durationSec: 0.4 }, -3, 1, 60)).toEqual([span('a', 1, 60)]);
    for (const durationSec of [0.4, 10]) expect(loopedSpans({ id: 'a', durationSec }, 0, 60, 60)).toEqual([]);
  });
});

describe('a forum story', () => {
  const spoken = (sourceId: string, durationSec: number) => ({
    sourceId,
    durationSec,
    text: 'Word',
    words: null,
  });
  const speech = { title: spoken('t', 2), body: [spoken('p', 3), spoken('q', 4)] };
  const post = { title: 'Why?', author: 'me', subforum: 'ask' };
  const story = { background: GAME, backgroundStartSec: 7, post, speech, captions: CAPTIONS };

  it('speaks title and passages in turn, with a breath before, between and after them', () => {
    const { title, body, cardEndSec, durationSec } = timeForumStory(speech);
    expect([title.startSec, cardEndSec, ...body.map(({ startSec }) => startSec), durationSec]).toEqual(
      close([0.35, 2.65, 2.65, 5.93, 10.83]),
    );
    expect(timeForumStory({ title: spoken('t', 2), body: [] }).durationSec).toBeCloseTo(3.55, 9);
  });

  it('is a silent background, a card while the title is spoken, and captions in the middle', () => {
    expect(planForumStory(story, FORMAT)).toEqual({
      ...blankPlan(FORMAT, 0),
      durationSec: expect.closeTo(10.83, 9),
      sources: [
        { id: 'game', widthPx: 1920, heightPx: 1080 },
        ...['t', 'p', 'q'].map((id) => ({ id, widthPx: 0, heightPx: 0 })),
      ],
      pictures: [{ target: WHOLE, spans: [seen('game', 0, 10.83, 7)] }],
      sounds: [heard('t', 0.35, 2.35), heard('p', 2.65, 5.65), heard('q', 5.93, 9.93)],
      captions: { style: 'boxed', words: [expect.anything()], centerYPx: 960 },
      card: { ...post, startSec: 0, endSec: expect.closeTo(2.65, 9) },
    });
  });

  it('lists a voice that speaks twice once', () => {
    const twice = { ...speech, body: [spoken('t', 3)] };
    expect(planForumStory({ ...story, speech: twice }, FORMAT).sources).toHaveLength(2);
  });
});

describe('a fake text', () => {
  const line = (text: string, voice: PlannedChatLine['voice'] = null): PlannedChatLine => ({
    side: 'me',
    text,
    voice,
  });
  const voice = { sourceId: 'v', durationSec: 2 };
  const chat = {
    ...{ theme: 'cards', names: { me: 'Me', them: 'Anna' } },
    ...{ lines: [line('Hi'), line('x'.repeat(34), voice), line('x'.repeat(34))] },
    ...{ background: GAME, backgroundStartSec: 7, sounds: true },
  };

  it('gives a line the time it is spoken, or takes to read, and no less than a second', () => {
    const { atSec, durationSec } = timeFakeText(chat.lines);
    // A short line, one of two seconds' voice, one of thirty-four letters.
    expect([...atSec, durationSec]).toEqual(close([0.4, 1.7, 4.08, 8.48]));
    expect(timeFakeText([]).durationSec).toBeCloseTo(2.2, 9);
  });

  it('shows its lines as they come over a silent background, voices and made sounds beside them', () => {
    expect(planFakeText(chat, FORMAT)).toEqual({
      ...blankPlan(FORMAT, 0),
      durationSec: expect.closeTo(8.48, 9),
      backdrop: { color: expect.stringMatching(/^#/) },
      sources: [
        { id: 'game', widthPx: 1920, heightPx: 1080 },
        ...['v', 'chat sounds'].map((id) => ({ id, widthPx: 0, heightPx: 0 })),
      ],
      pictures: [{ target: WHOLE, spans: [seen('game', 0, 8.48, 7)] }],
      sounds: [heard('v', 1.78, 3.78), heard('chat sounds', 0, 8.48)],
      chat: {
        ...{ theme: 'cards', panel: 'floating', names: chat.names },
        lines: chat.lines.map(({ text }, at) => ({
          ...{ side: 'me', text },
          atSec: expect.closeTo([0.4, 1.7, 4.08][at] as number, 9),
        })),
      },
    });
  });

  it('fills the picture without a background, in bubbles unless told otherwise', () => {
    const plain = planFakeText({ ...chat, theme: 'paper', background: null }, FORMAT);
    expect(plain).toMatchObject({ pictures: [], chat: { theme: 'bubbles', panel: 'full' } });
    expect(plain.sources.map(({ id }) => id)).toEqual(['v', 'chat sounds']);
    expect(plain.backdrop.color).not.toBe(planFakeText(chat, FORMAT).backdrop.color);
  });

  it('makes its sounds only where there is a conversation', () => {
    expect(madeSource('chat sounds', blankPlan(FORMAT, 3))).toBeNull();
    expect(planFakeText({ ...chat, lines: [] }, FORMAT).sources.map(({ id }) => id)).toEqual(['game']);
    expect(planFakeText({ ...chat, sounds: false }, FORMAT).sounds).toHaveLength(1);
  });
});

describe('words of speech', () => {
  const wordsOf = (text: string) =>
    wordsOfSpeech([{ sourceId: 'v', text, durationSec: 10, startSec: 100, words: null }]);

  it('take longer the longer they are, and fill their time', () => {
    const [short, long] = wordsOf('go everywhere');
    expect([short?.startSec, short?.endSec, long?.startSec, long?.endSec]).toEqual(
      // 2 and 10 letters with 1.6 more for each.
      close([100, 100 + 36 / 15.2, 100 + 36 / 15.2, 110]),
    );
  });

  it('wait after a phrase, longer after a sentence, and not after the last word', () => {
    const gapAfter = (text: string) => {
      const [first, second] = wordsOf(text);
      return (second?.startSec ?? 0) - (first?.endSec ?? 0);
    };
    expect(gapAfter('one two')).toBeCloseTo(0, 9);
    expect(gapAfter('one, two')).toBeGreaterThan(1);
    expect(gapAfter('one. two')).toBeGreaterThan(1.3 * gapAfter('one, two'));
    expect(wordsOf('one. two.').at(-1)?.endSec).toBeCloseTo(110, 9);
  });

  it('are numbered through all texts, and none is hidden', () => {
    const speech = { sourceId: 'v', text: ' one  two ', durationSec: 2, startSec: 0, words: null };
    expect(wordsOfSpeech([speech, speech]).map(({ index, text, hidden }) => [index, text, hidden])).toEqual([
      [0, 'one', false],
      [1, 'two', false],
      [2, 'one', false],
      [3, 'two', false],
    ]);
  });
});

describe('the text of a plan', () => {
  const blank = blankPlan(FORMAT, 5);

  it('is everything that is written over its pictures', () => {
    const text = { preset: 'label', startSec: 0, endSec: 1, xPercent: null, yPercent: null } as const;
    const plan: CompositionPlan = {
      ...blank,
      captions: {
        style: 'boxed',
        words: [{ index: 0, text: 'said', startSec: 0, endSec: 1 }],
        centerYPx: null,
      },
      hook: { text: 'hook', untilSec: 1 },
      texts: [
        { ...text, text: 'label' },
        { ...text, text: '' },
      ],
      card: { title: 'title', author: 'author', subforum: 'forum', startSec: 0, endSec: 1 },
      chat: {
        theme: 'bubbles',
        panel: 'full',
        names: { me: 'Me', them: 'Anna' },
        lines: [{ side: 'me', text: 'message', atSec: 0 }],
      },
    };
    expect(planText(plan).split(' ').toSorted()).toEqual([
      'Anna',
      'Me',
      'author',
      'forum',
      'hook',
      'label',
      'message',
      'said',
      'title',
    ]);
    expect(planText(blank)).toBe('');
  });
});
