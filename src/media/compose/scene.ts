/**
 * The one scene function (preview is export): composition and time in, draw list out. Pure and equal
 * in a window, a worker and Node, so that player, thumbnails and export show the same picture.
 */
import { captionPagesOf } from '../captions/caption-style.ts';
import type { HanStyle } from '../captions/fonts/caption-families.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { captionOverlay } from './caption-overlay.ts';
import { cardOverlay } from './card-overlay.ts';
import { chatOverlay } from './chat/chat-overlay.ts';
import type { CompositionPlan, PictureSpan, PlanSource } from './composition-plan.ts';
import { hookOverlay } from './hook-overlay.ts';
import { logoOverlay } from './logo-overlay.ts';
import type { Overlay } from './overlay.ts';
import { perPlan } from './per-plan.ts';
import { type PlacedPicture, placePicture } from './place-picture.ts';
import { planHanStyle } from './plan-text.ts';
import { sourceTimeOf } from './source-time.ts';
import { spanIndexAt } from './span-at.ts';
import { textOverlays } from './text-overlay.ts';

export interface ScenePicture extends PlacedPicture {
  /** Which span of the plan this is. */
  readonly lane: number;
  readonly span: number;
  readonly sourceId: string;
  readonly sourceTimeSec: number;
  /**
   * Painted before the picture: with its own `blurred` part where it has one, else in the backdrop's colour. null
   * where the picture fills its lane.
   */
  readonly ground: RectPx | null;
  /** Below 1 all of it, its ground too, is laid thinly over what lies below. */
  readonly opacity: number;
}

export interface Scene {
  /** Drawn in order; none that another hides. Where none is, the backdrop shows. */
  readonly pictures: readonly ScenePicture[];
  /** Painted in order over the pictures. */
  readonly overlays: readonly Overlay[];
  /** The same for all moments of a plan. */
  readonly hanStyle: HanStyle;
  /** How far all of it is faded to black: 0 not at all, 1 wholly. */
  readonly blackness: number;
}

const pagesOf = perPlan(captionPagesOf);
const sourcesOf = perPlan(({ sources }) => new Map(sources.map((source) => [source.id, source])));

/** The number of the last frame of its export: a length that is no multiple of a frame is rounded. */
export function lastFrameOf({ durationSec, fps }: CompositionPlan): number {
  return Math.round(durationSec * fps) - 1;
}

/**
 * `timeSec` is on the composition's clock; any moment within a frame gives that frame's scene, any outside the
 * composition its first or last.
 */
export function sceneAt(plan: CompositionPlan, timeSec: number): Scene {
  const frame = Math.min(lastFrameOf(plan), Math.floor(timeSec * plan.fps + 1e-6));
  const frameSec = Math.max(0, frame) / plan.fps;
  const pages = pagesOf(plan);
  const page = pages[spanIndexAt(pages, frameSec)];
  const overlays: (Overlay | null)[] = [
    isShown(plan.logoSpan, frameSec) ? logoOverlay(plan) : null,
    chatOverlay(plan, frameSec),
    cardOverlay(plan, frameSec),
    page === undefined ? null : captionOverlay(plan, page, frameSec),
    ...textOverlays(plan, frameSec),
    hookOverlay(plan, frameSec),
  ];
  return {
    pictures: picturesAt(plan, frameSec),
    overlays: overlays.filter((overlay) => overlay !== null),
    hanStyle: planHanStyle(plan),
    blackness: blacknessAt(plan, frameSec),
  };
}

/** @param span absent for always */
function isShown(span: CompositionPlan['logoSpan'], frameSec: number): boolean {
  return span === undefined || (frameSec > span.startSec - 1e-6 && frameSec < span.endSec - 1e-6);
}

function picturesAt(plan: CompositionPlan, frameSec: number): ScenePicture[] {
  const sources = sourcesOf(plan);
  const pictures: ScenePicture[] = [];
  for (const [lane, { target, spans }] of plan.pictures.entries()) {
    const index = spanIndexAt(spans, frameSec);
    const span = spans[index];
    if (span === undefined) continue;
    const sourceTimeSec = sourceTimeOf(span, Math.max(span.startSec, frameSec));
    const placed = placePicture(span, sourceOf(sources, span.sourceId), target, sourceTimeSec);
    const fills = placed.target.width === target.width && placed.target.height === target.height;
    const picture = { lane, span: index, sourceId: span.sourceId, sourceTimeSec, ...placed };
    // A lane's picture and its bands hide whatever lies wholly under the lane.
    const opacity = opacityAt(span, frameSec + 0.5 / plan.fps);
    const seen = pictures.filter((lower) => opacity < 1 || !isInside(lower.ground ?? lower.target, target));
    pictures.splice(0, pictures.length, ...seen, { ...picture, ground: fills ? null : target, opacity });
  }
  return pictures;
}

function opacityAt({ startSec, endSec, opacity }: PictureSpan, timeSec: number): number {
  if (opacity === undefined) return 1;
  const share = Math.min(1, Math.max(0, (timeSec - startSec) / (endSec - startSec)));
  return opacity.from + (opacity.to - opacity.from) * share;
}

function sourceOf(sources: ReadonlyMap<string, PlanSource>, id: string): PlanSource {
  const source = sources.get(id);
  if (source === undefined) throw new Error(`The plan shows the source ${id} and does not list it.`);
  return source;
}

function isInside(inner: RectPx, outer: RectPx): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Sampled in the middle of the frame, so that no fade starts or ends with a frame of its own. */
function blacknessAt({ fades, dips = [], durationSec, fps }: CompositionPlan, frameSec: number): number {
  const middleSec = frameSec + 0.5 / fps;
  const shownIn = fades.inSec > 0 ? middleSec / fades.inSec : 1;
  const shownOut = fades.outSec > 0 ? (durationSec - middleSec) / fades.outSec : 1;
  const lights = dips.map((dip) => Math.abs(middleSec - dip.atSec) / (dip.durationSec / 2));
  return 1 - Math.min(1, ...[shownIn, shownOut, ...lights].map((share) => Math.max(0, share)));
}
