/**
 * Where the captions of an edit, and those of its texts that were not put anywhere, stand so that they cover no face.
 * Captions have one place through all of it; texts that people placed stay, and captions keep clear of them. Pure.
 */
import { outside, type SourceSpan } from '../../base/film/source-shots.ts';
import { firstAfter } from '../../base/sorted.ts';
import { standTogether } from './clear-of-texts.ts';
import type { PictureLane, PictureSpan, PlanSource } from './composition-plan.ts';
import type { TextPlan, TextPreset } from './overlay-plan.ts';
import { sourceTimeOf } from './source-time.ts';
import { type Band, covered, facesIn, leastCovering, type SeenFace } from './text-places.ts';

export interface EditTextPlaces {
  /** Share of the height of the output; null for the usual place. */
  readonly caption: number | null;
  readonly texts: readonly TextPlan[];
}

/** What a text takes at the most, half of it, in shares of the height. */
const HALF_HEIGHT: Readonly<Record<TextPreset, number>> = { headline: 0.085, subtitle: 0.06, label: 0.03 };
/** Where presets without a place of their own stand. */
const USUAL_CENTER: Readonly<Record<TextPreset, number>> = { headline: 0.225, subtitle: 0.38, label: 0.1 };
/** Tried for a text that is no headline, the nearest to its own place first. */
const OTHER_CENTERS = [0.5, 0.56, 0.2];
/** Another place of a single text has to be better by so much of its height. */
const WORTH = 0.12;
/** Two texts over each other are worse than one over a face. */
const MEETING = 3;
/** Texts that count when captions are placed; more say nothing new. */
const TEXTS_LOOKED_AT = 40;

/** @param covers stretches of the composition in which other pictures hide the lane */
export function editTextPlaces(
  lane: PictureLane,
  sources: readonly PlanSource[],
  texts: readonly TextPlan[],
  covers: readonly SourceSpan[],
): EditTextPlaces {
  const { target, spans } = lane;
  const isKnown = spans.some(({ framing }) => (framing.faces ?? []).length > 0);
  if (target.height <= target.width || !isKnown) return { caption: null, texts };
  const endSec = spans.at(-1)?.endSec ?? 0;
  const hidden = inOrder(covers);
  const open = { ...lane, spans: spans.flatMap((span) => uncovered(span, hidden)) };
  const faces = facesIn(open, sources, 0, endSec);
  const looked = texts.slice(0, TEXTS_LOOKED_AT);
  const headlines = looked.filter(isFreeHeadline);
  const facesOf = new Map(
    headlines.map((text) => [text, facesIn(open, sources, text.startSec, text.endSec)]),
  );
  const best = leastCovering(({ caption, hook }) => {
    const met = looked.filter((text) => meets(caption, isFreeHeadline(text) ? hook : bandOf(text)));
    const onFaces = headlines.map((text) => covered(hook, facesOf.get(text) ?? []));
    const mean = onFaces.reduce((sum, one) => sum + one, 0) / Math.max(1, headlines.length);
    return covered(caption, faces) + mean + (met.length > 0 ? MEETING : 0);
  });
  return {
    caption: best.caption.center,
    texts: texts.map((text) => {
      if (text.yPercent !== null) return text;
      if (text.preset === 'headline') return placed(text, best.hook.center);
      const others = looked.filter((other) => other !== text && standTogether(other, text));
      const bands = others.map((other) => (isFreeHeadline(other) ? best.hook : bandOf(other)));
      return beside(text, facesIn(open, sources, text.startSec, text.endSec), [best.caption, ...bands]);
    }),
  };
}

/** A text that is no headline, where its own place is on a face and another one is not. */
function beside(text: TextPlan, faces: readonly SeenFace[], taken: readonly Band[]): TextPlan {
  const half = halfHeight(text);
  const band = (center: number): Band => ({ center, top: center - half, bottom: center + half });
  const costOf = (center: number): number =>
    covered(band(center), faces) + (taken.some((other) => meets(band(center), other)) ? MEETING : 0);
  const usual = USUAL_CENTER[text.preset];
  let [best, least] = [usual, costOf(usual) - WORTH];
  for (const center of OTHER_CENTERS) {
    const cost = costOf(center);
    if (cost < least) [best, least] = [center, cost];
  }
  return best === usual ? text : placed(text, best);
}

function placed(text: TextPlan, center: number | null): TextPlan {
  return center === null ? text : { ...text, yPercent: 100 * center };
}

function isFreeHeadline({ preset, yPercent }: TextPlan): boolean {
  return preset === 'headline' && yPercent === null;
}

function bandOf(text: TextPlan): Band {
  const center = text.yPercent === null ? USUAL_CENTER[text.preset] : text.yPercent / 100;
  return { center, top: center - halfHeight(text), bottom: center + halfHeight(text) };
}

function halfHeight({ preset, sizeScale = 1 }: TextPlan): number {
  return HALF_HEIGHT[preset] * sizeScale;
}

function meets(a: Band, b: Band): boolean {
  return Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
}

/** Apart from each other, in the order of time. */
function inOrder(covers: readonly SourceSpan[]): SourceSpan[] {
  const apart: SourceSpan[] = [];
  for (const cover of covers.toSorted((a, b) => a.startSec - b.startSec)) {
    const last = apart.at(-1);
    if (last === undefined || last.endSec < cover.startSec) apart.push(cover);
    else apart[apart.length - 1] = { ...last, endSec: Math.max(last.endSec, cover.endSec) };
  }
  return apart;
}

/** What of a picture is seen between others; only those it meets are looked at: an edit may have thousands of both. */
function uncovered(span: PictureSpan, hidden: readonly SourceSpan[]): PictureSpan[] {
  const from = firstAfter(hidden, span.startSec, ({ endSec }) => endSec);
  const to = firstAfter(hidden, span.endSec, ({ startSec }) => startSec, from);
  const seen = hidden
    .slice(from, to)
    .reduce((left, cover) => left.flatMap((one) => outside(one, cover)), [span]);
  return seen.map((one) => ({ ...one, sourceStartSec: sourceTimeOf(span, one.startSec) }));
}
