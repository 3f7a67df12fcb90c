/**
 * The one scene function (architecture.md, rule 7): composition and time in, draw list out. Pure and equal
 * in a window, a worker and Node, so that player, thumbnails and export show the same picture.
 */
import { captionPagesOf } from '../captions/caption-look.ts';
import type { CaptionPage } from '../captions/caption-pages.ts';
import { captionOverlay } from './caption-overlay.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { cropAt } from './crop.ts';
import { hookOverlay } from './hook-overlay.ts';
import type { Overlay, RectPx } from './overlay.ts';

export interface Scene {
  readonly video: {
    /** In displayed source pixels: even, inside the picture, the output's aspect. */
    readonly source: RectPx;
    /** In output pixels. */
    readonly target: RectPx;
  };
  /** Painted in order over the picture. */
  readonly overlays: readonly Overlay[];
}

/** Pages depend on the plan alone; plans are never changed in place. */
const pagesByPlan = new WeakMap<CompositionPlan, readonly CaptionPage[]>();

/** `timeSec` is on the composition's clock; any moment within a frame gives that frame's scene. */
export function sceneAt(plan: CompositionPlan, timeSec: number): Scene {
  const frameSec = Math.floor(timeSec * plan.fps + 1e-6) / plan.fps;
  const overlays: Overlay[] = [];
  const page = pageAt(pagesOf(plan), frameSec);
  const caption = page === undefined ? null : captionOverlay(plan, page, frameSec);
  if (caption !== null) overlays.push(caption);
  const hook = hookOverlay(plan, frameSec);
  if (hook !== null) overlays.push(hook);
  return {
    video: {
      source: cropAt(plan, plan.sourceStartSec + frameSec),
      target: { x: 0, y: 0, width: plan.widthPx, height: plan.heightPx },
    },
    overlays,
  };
}

function pagesOf(plan: CompositionPlan): readonly CaptionPage[] {
  let pages = pagesByPlan.get(plan);
  if (pages === undefined) {
    pages = captionPagesOf(plan);
    pagesByPlan.set(plan, pages);
  }
  return pages;
}

/** Binary search: pages are in order and do not overlap. */
function pageAt(pages: readonly CaptionPage[], timeSec: number): CaptionPage | undefined {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle]?.startSec ?? 0) <= timeSec + 1e-6) low = middle + 1;
    else high = middle;
  }
  const page = pages[low - 1];
  return page !== undefined && timeSec < page.endSec - 1e-6 ? page : undefined;
}
