/** What the planners of all kinds share: sources as they know them, whole-output lanes, sounds, captions. */
import { type CaptionDetails, lookWithDetails, NO_DETAILS } from '../../captions/caption-details.ts';
import type { CaptionLook } from '../../captions/caption-look.ts';
import type { CaptionPlan, CaptionStyleId, CaptionWord } from '../../captions/caption-plan.ts';
import { CAPTION_STYLES } from '../../captions/caption-style.ts';
import { type CompositionWord, shownWords } from '../../captions/composition-words.ts';
import { withEmoji } from '../../captions/emoji-words.ts';
import { inLetterCase } from '../../captions/letter-case.ts';
import { maskProfanity } from '../../captions/mask-profanity.ts';
import type { RectPx } from '../../pictures/rect-px.ts';
import type {
  CompositionPlan,
  FramingPath,
  PictureLane,
  PictureSpan,
  PlanSource,
  SoundSpan,
} from '../composition-plan.ts';
import type { HookPlan } from '../overlay-plan.ts';

/** Size and speed of the output; `width` and `height` are even. */
export interface PlannedFormat {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** The parts of an asset that decide how it is shown and heard; sizes as displayed, null where unknown. */
export interface PlannedSource {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationSec: number | null;
  readonly hasAudio: boolean | null;
}

/** As stored and shown by the API; a style this program does not know, or null, draws no captions. */
export interface PlannedCaptions {
  readonly style: string | null;
  /** On the composition's clock. */
  readonly words: readonly CompositionWord[];
  /** Each speaker's words in a colour of their own. */
  readonly speakerColors?: boolean | undefined;
  /** A brand over the style; null and absent for none. */
  readonly brand?: { readonly look: CaptionLook } | null | undefined;
  /** What is set by hand over both; absent for nothing. */
  readonly details?: CaptionDetails | undefined;
}

/** Keeps a cut in the middle of a sound from clicking. */
export const DECLICK_SEC = 0.008;
export const CENTERED: FramingPath = { keyframes: [] };
/** A source shorter than this is not repeated: its last picture stays. */
const SHORTEST_LOOP_SEC = 0.5;

/** A plan of the given size and length in which nothing is seen or heard yet. */
export function blankPlan({ width, height, fps }: PlannedFormat, durationSec: number): CompositionPlan {
  return {
    widthPx: width,
    heightPx: height,
    fps,
    durationSec,
    backdrop: { color: '#000000' },
    sources: [],
    pictures: [],
    sounds: [],
    captions: null,
    hook: null,
    texts: [],
    card: null,
    chat: null,
    fades: { inSec: 0, outSec: 0 },
  };
}

/** A source of unknown size is taken to have the size of the output. */
export function planSource(source: PlannedSource, format: PlannedFormat): PlanSource {
  return {
    id: source.id,
    widthPx: source.width ?? format.width,
    heightPx: source.height ?? format.height,
  };
}

export function wholeOutput({ width, height }: PlannedFormat): RectPx {
  return { x: 0, y: 0, width, height };
}

export function laneOf(target: RectPx, spans: readonly PictureSpan[]): PictureLane {
  return { target, spans };
}

/** The source from `fromSec` on for `durationSec`, begun again from its start whenever it ends. */
export function loopedSpans(
  source: Pick<PlannedSource, 'id' | 'durationSec'>,
  fromSec: number,
  startSec: number,
  endSec: number,
): { sourceId: string; startSec: number; endSec: number; sourceStartSec: number }[] {
  const lengthSec = source.durationSec ?? 0;
  if (lengthSec < SHORTEST_LOOP_SEC)
    return endSec > startSec
      ? [{ sourceId: source.id, startSec, endSec, sourceStartSec: Math.max(0, fromSec) }]
      : [];
  const spans: ReturnType<typeof loopedSpans> = [];
  let sourceStartSec = Math.max(0, fromSec) % lengthSec;
  for (let atSec = startSec; atSec < endSec - 1e-9; ) {
    const until = Math.min(endSec, atSec + lengthSec - sourceStartSec);
    spans.push({ sourceId: source.id, startSec: atSec, endSec: until, sourceStartSec });
    atSec = until;
    sourceStartSec = 0;
  }
  return spans;
}

/** A background behind everything, cropped around its middle, silent. */
export function backgroundLane(
  source: PlannedSource,
  fromSec: number,
  durationSec: number,
  target: RectPx,
): PictureLane {
  const spans = loopedSpans(source, fromSec, 0, durationSec);
  return laneOf(
    target,
    spans.map((span) => ({ ...span, framing: CENTERED, fit: 'cover', zoom: 1 })),
  );
}

/** A stretch of sound as recorded, without clicks at its ends. */
export function soundSpan(span: Omit<SoundSpan, 'gain' | 'fadeInSec' | 'fadeOutSec'>, gain = 1): SoundSpan {
  return { ...span, gain, fadeInSec: DECLICK_SEC, fadeOutSec: DECLICK_SEC };
}

export function captionPlan(
  { style, words, speakerColors, brand, details = NO_DETAILS }: PlannedCaptions,
  centerYPx: number | null = null,
): CaptionPlan | null {
  if (!isKnownStyle(style)) return null;
  const said = shownWords(words);
  const shown = details.masksProfanity ? maskedWords(said) : said;
  const look = lookWithDetails(brand?.look, details);
  return {
    style,
    words: look === undefined ? shown : brandedWords(shown, look),
    centerYPx,
    ...(speakerColors === true ? { speakerColors } : {}),
    ...(look === undefined ? {} : { look }),
  };
}

function maskedWords(words: readonly CaptionWord[]): CaptionWord[] {
  const texts = maskProfanity(words.map(({ text }) => text));
  return words.map((word, at) => ({ ...word, text: texts[at] ?? word.text }));
}

function brandedWords(words: readonly CaptionWord[], { letterCase, emoji }: CaptionLook): CaptionWord[] {
  const shown = emoji === true ? withEmoji(words) : words;
  const said = words.map(({ text }) => text);
  return shown.map((word) => ({ ...word, text: inLetterCase(word.text, letterCase, said) }));
}

/** In the letters of the brand, and as it wants its hooks to look. */
export function brandedHook(
  hook: HookPlan,
  { brand, words }: Pick<PlannedCaptions, 'brand' | 'words'>,
): HookPlan {
  const look = brand?.look;
  if (look === undefined) return hook;
  const said = [hook, ...words].map(({ text }) => text);
  return { ...hook, text: inLetterCase(hook.text, look.letterCase, said), look: look.hook, font: look.font };
}

/** The logo of a brand over a plan that is otherwise ready. */
export function withBrandLogo(
  plan: CompositionPlan,
  { brand }: Pick<PlannedCaptions, 'brand'>,
): CompositionPlan {
  const logo = brand?.look.logo;
  return logo === undefined ? plan : { ...plan, logo };
}

/** A share of the height, as text-places.ts gives it. */
export function inPx(share: number | null, { height }: Pick<PlannedFormat, 'height'>): number | null {
  return share === null ? null : Math.round(share * height);
}

function isKnownStyle(style: string | null): style is CaptionStyleId {
  return style !== null && Object.hasOwn(CAPTION_STYLES, style);
}
