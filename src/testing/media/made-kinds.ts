/** One short composition of every kind and every caption style, and the fixtures it is made from. */
import { lookWithFiles } from '../../media/captions/brand-files.ts';
import type { CaptionLook } from '../../media/captions/caption-look.ts';
import type { CaptionStyleId } from '../../media/captions/caption-plan.ts';
import { readFontFile } from '../../media/captions/fonts/read-font-file.ts';
import type { CompositionPlan, FramingPath } from '../../media/compose/composition-plan.ts';
import { planComposition } from '../../media/compose/plans/plan-composition.ts';
import { planFakeText } from '../../media/compose/plans/plan-fake-text.ts';
import { planForumStory } from '../../media/compose/plans/plan-forum-story.ts';
import type { PlannedFormat, PlannedSource } from '../../media/compose/plans/plan-parts.ts';
import { planSplitScreen } from '../../media/compose/plans/plan-split-screen.ts';
import { planStreamer } from '../../media/compose/plans/plan-streamer.ts';
import { planVibeEdit } from '../../media/compose/plans/plan-vibe-edit.ts';
import { fontFile } from './font-file.ts';
import { madeLogo } from './made-png.ts';
import type { FixtureName } from './make-fixture.ts';

export interface MadeKind {
  readonly plan: CompositionPlan;
  /** By the ids of the plan's sources. */
  readonly files: Readonly<Record<string, FixtureName>>;
  /** Frames worth looking at: a word that pops, a message that appears, a cut, a fade. */
  readonly frames: readonly number[];
}

const FPS = 30;
const FORMAT: PlannedFormat = { width: 540, height: 960, fps: FPS };
const TALKER: PlannedSource & { durationSec: number } = {
  ...{ id: 'talker', width: 1280, height: 720, durationSec: 1.4, hasAudio: true },
};
const LISTENER: PlannedSource = {
  ...{ id: 'listener', width: 1920, height: 1080, durationSec: 2, hasAudio: false },
};
const VOICE = { sourceId: 'voice', durationSec: 0.8 };
const FILES = { talker: 'talker.mp4', listener: 'listener.mp4', voice: 'sound-only.m4a' } as const;

/** `Nobody` begins with frame 6, `told` with frame 15, and so on: two frames later it is in the middle of its pop. */
const WORDS = ['Nobody', 'told', 'me', 'this', 'before'].map((text, index) => ({
  ...{ index, text, hidden: false },
  startSec: 0.2 + 0.3 * index,
  endSec: 0.45 + 0.3 * index,
}));
const SPEAKING = [0, 7, 17, 18, 34];

/** Each written in a font of its own, three on a page; the sequences of emoji have one picture each. */
const MANY_SCRIPTS = [
  ...['مرحبا', 'שלום', 'Καλώς', 'नमस्ते', 'বাংলা', 'வணக்கம்', 'สวัสดี', 'გამარჯობა', 'Բարև'],
  ...['ようこそ', '友達', '한국어', '👩‍💻', '❤️🇮🇹', '👍🏽'],
].map((text, index) => ({
  ...{ index, text, hidden: false },
  startSec: 0.08 * index,
  endSec: 0.08 * (index + 1),
}));

const MOVING: FramingPath = {
  keyframes: [
    { timeSec: 0.5, centerX: 0.45, centerY: 0.5 },
    { timeSec: 1.9, centerX: 0.62, centerY: 0.5 },
  ],
};
/** Nothing is cropped up to frame 18, and then it is. */
const WHOLE_FIRST: FramingPath = { ...MOVING, whole: [{ startSec: 0, endSec: 1.151 }] };

function clip(
  style: CaptionStyleId,
  {
    framing = MOVING,
    talker = FILES.talker,
    words = WORDS,
    look,
  }: { framing?: FramingPath; talker?: FixtureName; words?: typeof WORDS; look?: CaptionLook } = {},
): MadeKind {
  const plan = planComposition(
    {
      ...FORMAT,
      source: { startSec: 0.52, endSec: 1.92 },
      hook: 'Listen',
      captions: { style, brand: look === undefined ? null : { look } },
      words,
    },
    TALKER,
    framing,
  );
  return { plan, files: { talker }, frames: SPEAKING };
}

function fakeText(theme: string, background: PlannedSource | null): MadeKind {
  const lines = [
    { side: 'them', text: 'Are you there?', voice: VOICE },
    { side: 'me', text: 'I never left.', voice: null },
  ] as const;
  const names = { me: 'Me', them: 'Theo' };
  const plan = planFakeText(
    { theme, names, lines, background, backgroundStartSec: 0.3, sounds: true },
    FORMAT,
  );
  const files = { voice: FILES.voice, ...(background === null ? {} : { listener: FILES.listener }) };
  // The first message comes with frame 12, the second with frame 47.
  return { plan, files, frames: [5, 14, 40, 49, 80] };
}

/** As an edit marks them: one stands out and ends its line. */
const MARKED_WORDS = WORDS.map((word) =>
  word.index === 1 ? { ...word, emphasised: true as const, breaksAfter: true as const } : word,
);

const SHOWN = {
  sources: new Map(
    [TALKER, LISTENER, { ...LISTENER, id: 'voice', width: null, height: null }].map((one) => [one.id, one]),
  ),
  framings: new Map(),
  captions: { style: 'boxed' as const, words: MARKED_WORDS },
};

const EDIT = planVibeEdit(
  {
    durationSec: 2,
    reframe: 'center',
    segments: [
      { sourceStartSec: 0.4, outputStartSec: 0, outputEndSec: 1.1, zoom: 1.3, assetId: 'talker' },
      { sourceStartSec: 0, outputStartSec: 1.1, outputEndSec: 2, zoom: 1, assetId: 'listener' },
    ].map((segment) => ({ ...segment, muted: false, volume: 1 })),
    texts: (['headline', 'subtitle', 'label'] as const).map((preset, index) => ({
      ...{ preset, text: `Part ${index + 1}`, outputStartSec: 0.3, durationSec: 1.2 },
      ...{ xPercent: null, yPercent: 15 + 15 * index },
    })),
    broll: [{ assetId: 'listener', outputStartSec: 0.5, durationSec: 0.4, fit: 'contain' }],
    audio: [
      {
        ...{ assetId: 'voice', outputStartSec: 1.2, durationSec: 0.6, sourceStartSec: 0.1 },
        ...{ volume: 0.8, fadeInSec: 0.1, fadeOutSec: 0.2 },
      },
    ],
    music: { assetId: 'voice', volume: 0.4, startSec: 0.5 },
    fadeInSec: 0.3,
    fadeOutSec: 0.4,
    shots: [
      { assetId: 'talker', startSec: 0, endSec: 0.9, view: 'point', centerX: 0.3, centerY: 0.5 },
      { assetId: 'listener', startSec: 0, endSec: 0.4, view: 'whole', centerX: null, centerY: null },
    ],
  },
  SHOWN,
  FORMAT,
);

/** Faster, slower, and as recorded; texts that differ from their presets. */
const OTHER_SPEEDS = planVibeEdit(
  {
    durationSec: 2,
    reframe: 'center',
    segments: [
      { sourceStartSec: 0.2, outputStartSec: 0, outputEndSec: 0.7, speed: 2.5, assetId: 'talker' },
      { sourceStartSec: 0.3, outputStartSec: 0.7, outputEndSec: 1.4, speed: 0.4, assetId: 'listener' },
      { sourceStartSec: 0.5, outputStartSec: 1.4, outputEndSec: 2, assetId: 'talker' },
    ].map((segment) => ({ ...segment, zoom: 1, muted: false, volume: 1 })),
    texts: [
      { preset: 'headline', text: 'Anton', font: 'anton', color: '#ff9f0a', sizeScale: 1.4, yPercent: 25 },
      { preset: 'label', text: 'Lora', font: 'lora', color: '#b00020', sizeScale: 1.8, yPercent: 60 },
    ].map((text) => ({ ...text, outputStartSec: 0, durationSec: 2, xPercent: null })),
    broll: [],
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
  },
  SHOWN,
  FORMAT,
);

/** Each picture becomes the next, with and without bands around it; then all goes dark and comes back. */
const transitions = (reframe: string) =>
  planVibeEdit(
    {
      durationSec: 2,
      reframe,
      segments: [
        { sourceStartSec: 0.5, outputStartSec: 0, outputEndSec: 0.7, assetId: 'talker' },
        {
          ...{ sourceStartSec: 0.5, outputStartSec: 0.7, outputEndSec: 1.3, assetId: 'listener' },
          ...{ transition: 'dissolve', transitionSec: 0.4 },
        },
        {
          ...{ sourceStartSec: 0.2, outputStartSec: 1.3, outputEndSec: 2, assetId: 'talker' },
          ...{ transition: 'dip', transitionSec: 0.3 },
        },
      ].map((segment) => ({ ...segment, zoom: 1, muted: false, volume: 1 })),
      texts: [],
      broll: [],
      music: null,
      fadeInSec: 0,
      fadeOutSec: 0,
    },
    SHOWN,
    FORMAT,
  );
/** Before and within the dissolve, within the dip and behind it: right behind a dissolve an encoder is short of bits. */
const TRANSITION_FRAMES = [5, 14, 16, 18, 19, 21, 22, 37, 39, 42, 50];

/** Nothing as the style has it. */
const LOOK: CaptionLook = {
  font: 'oswald',
  emoji: true,
  hook: { color: '#12324a', boxColor: '#ffd60a', size: 1.3, place: 0.8 },
  color: '#fff4d6',
  emphasisColor: '#ff3366',
  emphasisRule: null,
  size: 1.25,
  place: 0.5,
  letterCase: 'upper',
  outline: { widthEm: 0.12, color: '#1a0533' },
  box: { color: '#12324a', opacity: 0.75, radiusEm: 0.15 },
  wordsAtOnce: 'two_lines',
};

/** What somebody brought: a font of one weight, and a faint disc in a corner. */
const OWN_FILES = lookWithFiles(
  {
    ...LOOK,
    font: undefined,
    ownFont: { brandFileId: 'font' },
    logo: { brandFileId: 'logo', corner: 'bottom_left', size: 0.3, opacity: 0.7 },
  },
  new Map([
    [
      'font',
      {
        ...{ id: 'font', data: fontFile().toString('base64'), logo: null },
        font: readFontFile(Uint8Array.from(fontFile())),
      },
    ],
    [
      'logo',
      {
        ...{ id: 'logo', data: madeLogo().toString('base64'), font: null },
        logo: { widthPx: 96, heightPx: 64 },
      },
    ],
  ]),
);

export const MADE_KINDS = {
  'an auto clip in bold karaoke': clip('bold-karaoke'),
  'an auto clip in word pop': clip('word-pop'),
  'an auto clip in boxed captions': clip('boxed'),
  'an auto clip in outlined captions': clip('outline'),
  'an auto clip in many scripts and emoji': {
    ...clip('boxed', { words: MANY_SCRIPTS }),
    frames: [2, 9, 16, 23, 30, 36],
  },
  'an auto clip with a brand': clip('outline', { look: LOOK }),
  'an auto clip with a font and a logo of its own': clip('boxed', { look: OWN_FILES }),
  'an auto clip kept whole before blurred bars': clip('outline', { framing: WHOLE_FIRST }),
  'a clip of a PQ film': clip('boxed', { talker: 'talker-pq.webm' }),
  'a clip of a PQ film that says its peak': clip('boxed', { talker: 'talker-pq-600.mp4' }),
  'a clip of an HLG film': clip('boxed', { talker: 'talker-hlg.webm' }),
  'a split screen': {
    plan: planSplitScreen(
      {
        main: TALKER,
        background: LISTENER,
        backgroundStartSec: 1.2,
        layout: '60-40',
        captions: { style: 'bold-karaoke', words: WORDS },
      },
      FORMAT,
    ),
    files: { talker: FILES.talker, listener: FILES.listener },
    frames: SPEAKING,
  },
  'a streamer': {
    plan: planStreamer(
      { source: TALKER, headline: 'He said it live', captions: { style: 'word-pop', words: WORDS } },
      FORMAT,
    ),
    files: { talker: FILES.talker },
    frames: SPEAKING,
  },
  'a streamer with the webcam above the game': {
    plan: planStreamer(
      {
        source: TALKER,
        headline: 'He said it live',
        captions: { style: 'boxed', words: WORDS },
        areas: {
          webcam: { x: 0.3, y: 0.1, width: 0.4, height: 0.5 },
          game: { x: 0, y: 0.3, width: 0.6, height: 0.7 },
        },
      },
      FORMAT,
    ),
    files: { talker: FILES.talker },
    frames: SPEAKING,
  },
  'a forum story': {
    plan: planForumStory(
      {
        background: LISTENER,
        backgroundStartSec: 0.5,
        post: { title: 'I left the stove on for a year', author: 'cook_17', subforum: 'kitchens' },
        speech: { title: { ...VOICE, text: '', words: null }, body: [{ ...VOICE, text: '', words: null }] },
        captions: {
          style: 'outline',
          words: WORDS.map((word) => ({
            ...word,
            startSec: word.startSec + 1.25,
            endSec: word.endSec + 1.25,
          })),
        },
      },
      FORMAT,
    ),
    files: { listener: FILES.listener, voice: FILES.voice },
    frames: [2, 5, 20, 45, 60],
  },
  'a fake text in bubbles': fakeText('bubbles', LISTENER),
  'a fake text in cards': fakeText('cards', null),
  // Every frame: cut, zoom, both fades, texts, b-roll and captions are all in these two seconds. Of the last four, which
  // are all but black, encoders leave too little to compare.
  'a vibe edit': {
    plan: EDIT,
    files: FILES,
    frames: Array.from({ length: 2 * FPS - 4 }, (_, frame) => frame),
  },
  'a vibe edit with transitions': {
    plan: transitions('center'),
    files: FILES,
    frames: TRANSITION_FRAMES,
  },
  'a vibe edit with transitions of whole pictures': {
    plan: transitions('off'),
    files: FILES,
    frames: TRANSITION_FRAMES,
  },
  'a vibe edit at other speeds': {
    plan: OTHER_SPEEDS,
    files: FILES,
    frames: Array.from({ length: (2 * FPS) / 5 }, (_, at) => 5 * at + (at % 3)),
  },
} as const satisfies Record<string, MadeKind>;
