/** Fades of the whole edit over a lane: what is not seen or heard yet is washed out, up to a slanted edge. */
import { type FadeWedge, fadeWedges } from '../geometry/fades.ts';
import type { Lane } from '../geometry/lanes.ts';
import type { Context2d, PaintInput } from './paint-input.ts';

/** Room for the outline of what is selected. */
const INSET_PX = 2;

export function paintFades(context: Context2d, { view, scale, palette }: PaintInput, lane: Lane): void {
  for (const wedge of fadeWedges(view, scale)) {
    const [topPx, bottomPx] = [lane.topPx + INSET_PX, lane.topPx + lane.heightPx - INSET_PX];
    context.beginPath();
    slant(context, wedge, topPx, bottomPx);
    context.lineTo(wedge.edgePx, topPx);
    context.globalAlpha = 0.72;
    context.fillStyle = palette.background;
    context.fill();
    context.globalAlpha = 1;
    context.beginPath();
    slant(context, wedge, topPx, bottomPx);
    context.strokeStyle = palette.ink;
    context.lineWidth = 1.5;
    context.stroke();
  }
}

/** Rises from nothing at the edge of the edit to everything. */
function slant(context: Context2d, wedge: FadeWedge, topPx: number, bottomPx: number): void {
  context.moveTo(wedge.edgePx, bottomPx);
  context.lineTo(wedge.fullPx, topPx);
}
