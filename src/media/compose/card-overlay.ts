/** Lays out the post of a forum story: who wrote where, and the title, on a light card. */
import { evenBoxAround, type RectPx } from '../pictures/rect-px.ts';
import { easeOut, fadeAt } from './appearance.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { type DrawnMark, initialOf, moved, plateMark, textMarks } from './drawn-text.ts';
import { fitText, sizesDown } from './fit-text.ts';
import type { CardOverlay } from './overlay.ts';
import { perPlan } from './per-plan.ts';

const FADE = { inSec: 0.24, outSec: 0.2 };
/** How far below its place the card starts, as a share of the unit. */
const RISE = 0.05;
const COLORS = {
  shadow: 'rgb(8 9 13 / 0.16)',
  card: '#ffffff',
  title: '#15171e',
  name: '#15171e',
  author: '#626879',
  disc: '#4f5bff',
  initial: '#ffffff',
} as const;
/** Middle of the card, as a share of the height: above the captions' lower third. */
const MIDDLE = 0.42;

interface LaidOutCard {
  readonly marks: readonly DrawnMark[];
  readonly rect: RectPx;
}

/** Null where there is no card at `timeSec`. */
export function cardOverlay(plan: CompositionPlan, timeSec: number): CardOverlay | null {
  if (plan.card === null) return null;
  const shown = fadeAt(timeSec, plan.card, plan.fps, FADE);
  if (shown <= 0) return null;
  const { marks, rect } = laidOut(plan);
  const entering = timeSec - plan.card.startSec < FADE.inSec;
  const downPx = entering ? Math.round((1 - easeOut(shown)) * RISE * unitOf(plan)) : 0;
  const { title, author, subforum } = plan.card;
  return {
    kind: 'card',
    key: `card ${plan.widthPx}x${plan.heightPx} ${shown.toFixed(3)} ${downPx} ${title}\n${author}\n${subforum}`,
    box: evenBoxAround({ ...rect, y: rect.y + downPx }, plan),
    opacity: shown,
    marks: downPx === 0 ? marks : moved(marks, downPx),
  };
}

/** What sizes are shares of: the width of a vertical picture, less in a wide one. */
function unitOf({ widthPx, heightPx }: CompositionPlan): number {
  return Math.min(widthPx, heightPx * 0.8);
}

const laidOut = perPlan((plan): LaidOutCard => {
  const { title = '', author = '', subforum = '' } = plan.card ?? {};
  const unit = unitOf(plan);
  const width = Math.round(unit * 0.86);
  const left = Math.round((plan.widthPx - width) / 2);
  const padding = Math.round(unit * 0.052);
  const textWidth = width - 2 * padding;
  const fittedTitle = fitText(title, {
    weight: 800,
    maxWidthPx: textWidth,
    maxHeightPx: plan.heightPx * 0.36,
    lineHeightEm: 1.24,
    fontSizesPx: sizesDown(unit * 0.062, unit * 0.03, 8),
    maxLines: Number.POSITIVE_INFINITY,
    lines: 'even',
  });
  const discPx = Math.round(unit * 0.086);
  const nameLeft = left + padding + discPx + Math.round(unit * 0.026);
  const nameRoom = {
    maxWidthPx: left + width - padding - nameLeft,
    lineHeightEm: 1.24,
    maxLines: 1,
    maxHeightPx: plan.heightPx,
    lines: 'full',
  } as const;
  const [name, byline] = subforum.trim() === '' ? [author, ''] : [subforum, author];
  const fittedName = fitText(name, { ...nameRoom, weight: 800, fontSizesPx: [Math.round(unit * 0.037)] });
  const fittedByline = fitText(byline, { ...nameRoom, weight: 700, fontSizesPx: [Math.round(unit * 0.031)] });
  const hasHead = fittedName !== null;
  const headPx = hasHead ? discPx + Math.round(unit * 0.034) : 0;
  const titlePx = fittedTitle?.heightPx ?? 0;
  const height = Math.round(2 * padding + headPx + titlePx);
  const top = Math.round(Math.max(0, Math.min(plan.heightPx * MIDDLE - height / 2, plan.heightPx - height)));
  const shadowPx = Math.round(unit * 0.008);
  const radiusPx = unit * 0.036;
  const card = { x: left, y: top, width, height };
  const rect = {
    x: left - shadowPx,
    y: top - shadowPx,
    width: width + 2 * shadowPx,
    height: height + 3 * shadowPx,
  };
  const marks: DrawnMark[] = [
    plateMark(rect, radiusPx + shadowPx, COLORS.shadow),
    plateMark(card, radiusPx, COLORS.card),
  ];
  if (hasHead) {
    const discTop = top + padding;
    const disc = { x: left + padding, y: discTop, width: discPx, height: discPx };
    marks.push(plateMark(disc, discPx / 2, COLORS.disc));
    marks.push({
      kind: 'line',
      text: initialOf(name),
      xPx: disc.x + discPx / 2,
      baselinePx: Math.round(discTop + discPx * (0.5 + 0.52 * 0.355)),
      maxWidthPx: discPx * 0.7,
      align: 'center',
      rightToLeft: false,
      fontSizePx: Math.round(discPx * 0.52),
      weight: 800,
      color: COLORS.initial,
    });
    const namesPx = fittedName.heightPx + (fittedByline?.heightPx ?? 0);
    const namesTop = discTop + (discPx - namesPx) / 2;
    const place = { xPx: nameLeft, maxWidthPx: nameRoom.maxWidthPx, align: 'left' } as const;
    marks.push(...textMarks(fittedName, { ...place, topPx: namesTop, weight: 800, color: COLORS.name }));
    if (fittedByline !== null) {
      const topPx = namesTop + fittedName.heightPx;
      marks.push(...textMarks(fittedByline, { ...place, topPx, weight: 500, color: COLORS.author }));
    }
  }
  if (fittedTitle !== null) {
    const toRight = fittedTitle.rightToLeft;
    marks.push(
      ...textMarks(fittedTitle, {
        xPx: toRight ? left + width - padding : left + padding,
        topPx: top + padding + headPx,
        maxWidthPx: textWidth,
        align: toRight ? 'right' : 'left',
        weight: 800,
        color: COLORS.title,
      }),
    );
  }
  return { marks, rect };
});
