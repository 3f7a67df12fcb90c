/** Vibe edit: segments of many sources in a row, pictures over them, texts, captions, music and fades. */
import { CAPTION_FONTS, type CaptionFont } from '../../../base/film/caption-fonts.ts';
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import type {
  CompositionPlan,
  FramingPath,
  PictureLane,
  PictureSpan,
  SoundSpan,
} from '../composition-plan.ts';
import { editTextPlaces } from '../edit-text-places.ts';
import type { TextPlan, TextPreset } from '../overlay-plan.ts';
import { framedByHand } from '../shot-framing.ts';
import { sourceTimeOf } from '../source-time.ts';
import {
  blankPlan,
  CENTERED,
  captionPlan,
  DECLICK_SEC,
  inPx,
  laneOf,
  loopedSpans,
  type PlannedCaptions,
  type PlannedFormat,
  type PlannedSource,
  planSource,
  soundSpan,
  wholeOutput,
  withBrandLogo,
} from './plan-parts.ts';
import { dipsOf, dissolvingSpans, faded, type Transition, transitionsOf } from './transitions.ts';

/** The parts of a timeline (specification, section 2) that decide how it looks; times on its own clock. */
export interface PlannedTimeline {
  readonly durationSec: number;
  /** `off` shows whole pictures on the backdrop, anything else fills the output. */
  readonly reframe: string;
  readonly segments: readonly PlannedSegment[];
  readonly texts: readonly {
    readonly text: string;
    readonly preset: string;
    readonly outputStartSec: number;
    readonly durationSec: number;
    readonly xPercent: number | null;
    readonly yPercent: number | null;
    /** One this program does not know is left to the preset. */
    readonly font?: string | undefined;
    readonly color?: string | undefined;
    readonly sizeScale?: number | undefined;
  }[];
  readonly broll: readonly PlannedBroll[];
  /** Sounds of one's own; left out where there is none. */
  readonly audio?: readonly PlannedAudio[] | undefined;
  /** `startSec` is where in the music it begins; it repeats until the edit ends. */
  readonly music: { readonly assetId: string; readonly volume: number; readonly startSec: number } | null;
  readonly fadeInSec: number;
  readonly fadeOutSec: number;
  /** `sound` of the segments, `audio`, `music`; left out where all are heard. */
  readonly mutedLanes?: readonly string[] | undefined;
  /** Stretches framed by hand, on their asset's clock; left out where none is. */
  readonly shots?: readonly (ShotFraming & { readonly assetId: string })[] | undefined;
}

export interface PlannedSegment {
  readonly assetId: string;
  readonly sourceStartSec: number;
  readonly zoom: number;
  readonly muted: boolean;
  readonly volume: number;
  /** Absent for as recorded. */
  readonly speed?: number | undefined;
  /** From the segment before it; absent for a cut. */
  readonly transition?: string | undefined;
  readonly transitionSec?: number | undefined;
  /** Segments tile the output without gaps. */
  readonly outputStartSec: number;
  readonly outputEndSec: number;
}

export interface PlannedBroll {
  readonly assetId: string;
  readonly outputStartSec: number;
  readonly durationSec: number;
  readonly fit: string;
}

/** No longer than what is left of the sound behind `sourceStartSec`. */
export interface PlannedAudio {
  readonly assetId: string;
  readonly outputStartSec: number;
  readonly durationSec: number;
  readonly sourceStartSec: number;
  readonly volume: number;
  /** Together at most as long as it is: else both are heard shorter. */
  readonly fadeInSec: number;
  readonly fadeOutSec: number;
}

export interface VibeEditParts {
  /** Every asset the timeline names, by its id. */
  readonly sources: ReadonlyMap<string, PlannedSource>;
  /** Framing found, by asset id, on the asset's clock, used where `reframe` is not `off`; missing means the middle. */
  readonly framings: ReadonlyMap<string, FramingPath>;
  /** Style null where captions are switched off; words of the edit on its own clock. */
  readonly captions: PlannedCaptions;
}

const MUSIC_FADE_IN_SEC = 0.05;
const MUSIC_FADE_OUT_SEC = 1.2;
/** Two stretches of one source that meet this closely are one to the ear. */
const SAME_TIME_SEC = 1e-4;

/** `format` is usually `editFormat(timeline.aspect, firstSource)`. The render needs a file for every asset used. */
export function planVibeEdit(
  timeline: PlannedTimeline,
  parts: VibeEditParts,
  format: PlannedFormat,
): CompositionPlan {
  const { durationSec, music } = timeline;
  const framings = framingsOf(timeline, parts);
  const used = new Set([
    ...timeline.segments.map(({ assetId }) => assetId),
    ...timeline.broll.map(({ assetId }) => assetId),
    ...(timeline.audio ?? []).map(({ assetId }) => assetId),
    ...(music === null ? [] : [music.assetId]),
  ]);
  const sources = [...used].map((id) => planSource(sourceOf(parts, id), format));
  const lane = laneOf(
    wholeOutput(format),
    timeline.segments.map((segment) => segmentPicture(segment, timeline, framings)),
  );
  const transitions = transitionsOf(timeline.segments);
  const dissolving = dissolvingSpans(lane.spans, transitions);
  const dips = dipsOf(transitions);
  const over = brollLanes(timeline, parts, format);
  const covers = over.flatMap(({ spans }) => spans.filter(({ fit }) => fit === 'cover'));
  const places = editTextPlaces(
    lane,
    sources,
    timeline.texts.map((text) => textPlan(text, durationSec)),
    covers,
  );
  const plan = {
    ...blankPlan(format, durationSec),
    sources,
    pictures: [lane, ...(dissolving.length === 0 ? [] : [laneOf(wholeOutput(format), dissolving)]), ...over],
    sounds: [
      ...(isMuted(timeline, 'sound') ? [] : segmentSounds(timeline, parts, transitions)),
      ...(isMuted(timeline, 'audio') ? [] : ownSounds(timeline)),
      ...(isMuted(timeline, 'music') ? [] : musicSounds(timeline, parts)),
    ],
    captions: captionPlan(parts.captions, inPx(places.caption, format)),
    texts: places.texts,
    fades: { inSec: timeline.fadeInSec, outSec: timeline.fadeOutSec },
    ...(dips.length === 0 ? {} : { dips }),
  };
  return withBrandLogo(plan, parts.captions);
}

function textPlan(text: PlannedTimeline['texts'][number], durationSec: number): TextPlan {
  return {
    text: text.text,
    preset: isPreset(text.preset) ? text.preset : 'subtitle',
    startSec: text.outputStartSec,
    endSec: Math.min(durationSec, text.outputStartSec + text.durationSec),
    xPercent: text.xPercent,
    yPercent: text.yPercent,
    ...(text.yPercent === null ? { givesWay: true } : {}),
    ...(isFont(text.font) ? { font: text.font } : {}),
    ...(text.color === undefined ? {} : { color: text.color }),
    ...(text.sizeScale === undefined ? {} : { sizeScale: text.sizeScale }),
  };
}

function isFont(font: string | undefined): font is CaptionFont {
  return CAPTION_FONTS.some((known) => known === font);
}

/** What was found for each video with its shots set by hand; nothing where whole pictures are shown. */
function framingsOf(
  { reframe, segments, shots = [] }: PlannedTimeline,
  { framings }: VibeEditParts,
): ReadonlyMap<string, FramingPath> {
  if (reframe === 'off') return new Map();
  const ids = new Set(segments.map(({ assetId }) => assetId));
  return new Map(
    [...ids].map((id) => {
      const own = shots.filter(({ assetId }) => assetId === id);
      return [id, framedByHand(framings.get(id) ?? CENTERED, own)];
    }),
  );
}

function segmentPicture(
  segment: PlannedSegment,
  { reframe }: PlannedTimeline,
  framings: ReadonlyMap<string, FramingPath>,
): PictureSpan {
  return {
    sourceId: segment.assetId,
    startSec: segment.outputStartSec,
    endSec: segment.outputEndSec,
    sourceStartSec: segment.sourceStartSec,
    ...speedOf(segment),
    framing: framings.get(segment.assetId) ?? CENTERED,
    fit: reframe === 'off' ? 'contain' : 'cover',
    zoom: segment.zoom,
  };
}

/** Pictures that overlap in time go to lanes above each other, the later start on top. */
function brollLanes(
  { broll, durationSec }: PlannedTimeline,
  parts: VibeEditParts,
  format: PlannedFormat,
): PictureLane[] {
  const lanes: PictureSpan[][] = [];
  for (const item of [...broll].sort((a, b) => a.outputStartSec - b.outputStartSec)) {
    const endSec = Math.min(durationSec, item.outputStartSec + item.durationSec);
    const looped = loopedSpans(sourceOf(parts, item.assetId), 0, item.outputStartSec, endSec);
    const fit = item.fit === 'contain' ? 'contain' : 'cover';
    const spans = looped.map((span): PictureSpan => ({ ...span, framing: CENTERED, fit, zoom: 1 }));
    // Above every lane whose picture still stands, also where one further down is free.
    const above = lanes.findLastIndex((lane) => (lane.at(-1)?.endSec ?? 0) > item.outputStartSec) + 1;
    const free = lanes[above];
    if (free === undefined) lanes.push(spans);
    else free.push(...spans);
  }
  return lanes.filter((spans) => spans.length > 0).map((spans) => laneOf(wholeOutput(format), spans));
}

/** Cuts that go on in the same source make no fade: only real joins are softened. */
function segmentSounds(
  { segments }: PlannedTimeline,
  parts: VibeEditParts,
  transitions: readonly (Transition | null)[],
): SoundSpan[] {
  const sounds: SoundSpan[] = [];
  for (const [index, segment] of segments.entries()) {
    const [coming, going] = [transitions[index], transitions[index + 1]];
    const { assetId, sourceStartSec, muted, volume, outputStartSec, outputEndSec } = segment;
    if (muted || volume <= 0 || sourceOf(parts, assetId).hasAudio !== true) continue;
    const span = {
      sourceId: assetId,
      startSec: outputStartSec,
      endSec: outputEndSec,
      sourceStartSec,
      ...speedOf(segment),
    };
    // Over a transition a sound comes and goes by itself.
    const wished = faded(soundSpan(span, volume), coming, going);
    const next = going?.kind === 'dissolve' ? endingWith(sourceOf(parts, assetId), wished) : wished;
    const previous = sounds.at(-1);
    if (coming != null || previous === undefined || !goesOn(previous, span)) sounds.push(next);
    else sounds.splice(-1, 1, ...joinedSounds(previous, next));
  }
  return sounds;
}

/** A sound that dissolves has nothing beyond its source: it has faded where that ends. */
function endingWith({ durationSec }: PlannedSource, span: SoundSpan): SoundSpan {
  const { startSec, sourceStartSec, speed = 1 } = span;
  const lastsSec = durationSec === null ? Number.POSITIVE_INFINITY : (durationSec - sourceStartSec) / speed;
  const beyondSec = span.endSec - startSec - lastsSec;
  if (beyondSec <= SAME_TIME_SEC) return span;
  const fadeOutSec = Math.max(DECLICK_SEC, span.fadeOutSec - beyondSec);
  return { ...span, endSec: startSec + lastsSec, fadeOutSec };
}

/** Of one source that goes on: another volume is led to over the cut, for a step of it would click. */
function joinedSounds(previous: SoundSpan, next: SoundSpan): SoundSpan[] {
  const { endSec, fadeOutSec } = next;
  if (previous.gain === next.gain) return [{ ...previous, endSec, fadeOutSec }];
  const startSec = next.startSec - DECLICK_SEC / 2;
  return [
    { ...previous, endSec: previous.endSec + DECLICK_SEC / 2 },
    { ...next, startSec, sourceStartSec: sourceTimeOf(next, startSec) },
  ];
}

function isMuted({ mutedLanes = [] }: PlannedTimeline, lane: string): boolean {
  return mutedLanes.includes(lane);
}

function speedOf({ speed }: PlannedSegment): { speed?: number } {
  return speed === undefined || speed === 1 ? {} : { speed };
}

function goesOn(
  previous: SoundSpan,
  next: Pick<SoundSpan, 'sourceId' | 'startSec' | 'sourceStartSec' | 'speed'>,
): boolean {
  const previousSourceEndSec = sourceTimeOf(previous, previous.endSec);
  return (
    previous.sourceId === next.sourceId &&
    previous.speed === next.speed &&
    Math.abs(previous.endSec - next.startSec) < SAME_TIME_SEC &&
    Math.abs(previousSourceEndSec - next.sourceStartSec) < SAME_TIME_SEC
  );
}

/** Each comes and goes by its fades, never as a click. Music gives way to them as it does to voices. */
function ownSounds({ audio = [], durationSec }: PlannedTimeline): SoundSpan[] {
  return audio.flatMap((one) => {
    const endSec = Math.min(durationSec, one.outputStartSec + one.durationSec);
    const lengthSec = endSec - one.outputStartSec;
    if (one.volume <= 0 || lengthSec <= 0) return [];
    const share = Math.min(1, lengthSec / (one.fadeInSec + one.fadeOutSec || 1));
    const span = soundSpan(
      {
        sourceId: one.assetId,
        startSec: one.outputStartSec,
        endSec,
        sourceStartSec: one.sourceStartSec,
      },
      one.volume,
    );
    return [
      {
        ...span,
        fadeInSec: Math.max(span.fadeInSec, one.fadeInSec * share),
        fadeOutSec: Math.max(span.fadeOutSec, one.fadeOutSec * share),
      },
    ];
  });
}

function musicSounds({ music, durationSec }: PlannedTimeline, parts: VibeEditParts): SoundSpan[] {
  if (music === null || music.volume <= 0) return [];
  const spans = loopedSpans(sourceOf(parts, music.assetId), music.startSec, 0, durationSec);
  return spans.map((span, index) => ({
    ...soundSpan(span, music.volume),
    duck: true,
    ...(index === 0 ? { fadeInSec: MUSIC_FADE_IN_SEC } : {}),
    ...(index === spans.length - 1 ? { fadeOutSec: MUSIC_FADE_OUT_SEC } : {}),
  }));
}

function sourceOf({ sources }: VibeEditParts, id: string): PlannedSource {
  const source = sources.get(id);
  if (source === undefined) throw new Error(`The timeline uses the asset ${id} and it was not given.`);
  return source;
}

function isPreset(preset: string): preset is TextPreset {
  return preset === 'headline' || preset === 'subtitle' || preset === 'label';
}
