/** The chart of the talk. All that matters stands in the middle, so that a vertical crop keeps it. */
import { STAGE_HEIGHT, STAGE_WIDTH } from './draw-studio.ts';

type Context = OffscreenCanvasRenderingContext2D;

interface Bar {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  readonly color: string;
}

const WAIT: Bar = { label: 'Minutes waited', from: 22, to: 16, unit: '', color: '#4f8a8b' };
const COMPLAINTS: Bar = { label: 'Complaints a week', from: 31, to: 38, unit: '', color: '#e2653f' };

/** `seconds` since the slide came up. */
export function drawSlide(ctx: Context, seconds: number, secondBarSec: number, font: string) {
  ctx.fillStyle = '#f6ecdd';
  ctx.fillRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT);
  ctx.fillStyle = 'rgb(90 58 76 / 0.05)';
  for (let x = 0; x < STAGE_WIDTH; x += 64) ctx.fillRect(x, 0, 32, STAGE_HEIGHT);
  ctx.textAlign = 'center';
  ctx.fillStyle = '#3a2b46';
  ctx.font = `800 42px ${font}`;
  ctx.fillText('Two years of work', STAGE_WIDTH / 2, 96);
  drawPair(ctx, WAIT, 545, ease(seconds - 0.3), ease(seconds - 2.2), font);
  drawPair(ctx, COMPLAINTS, 735, ease(seconds - secondBarSec), ease(seconds - secondBarSec - 0.5), font);
  ctx.textAlign = 'left';
}

function drawPair(ctx: Context, bar: Bar, x: number, shown: number, changed: number, font: string) {
  if (shown <= 0) return;
  const base = 560;
  const value = bar.from + (bar.to - bar.from) * changed;
  const height = value * 9.4 * shown;
  ctx.globalAlpha = shown;
  ctx.beginPath();
  ctx.roundRect(x - 62, base - bar.from * 9.4 * shown, 124, bar.from * 9.4 * shown, [10, 10, 0, 0]);
  ctx.fillStyle = 'rgb(58 43 70 / 0.1)';
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x - 62, base - height, 124, height, [10, 10, 0, 0]);
  ctx.fillStyle = bar.color;
  ctx.fill();
  ctx.fillStyle = '#3a2b46';
  ctx.font = `800 46px ${font}`;
  ctx.fillText(`${Math.round(value)}${bar.unit}`, x, base - Math.max(height, bar.from * 9.4 * shown) - 18);
  ctx.font = `700 19px ${font}`;
  ctx.fillText(bar.label, x, base + 34);
  ctx.fillStyle = 'rgb(58 43 70 / 0.5)';
  ctx.fillRect(x - 78, base, 156, 4);
  ctx.globalAlpha = 1;
}

function ease(seconds: number): number {
  const share = Math.min(1, Math.max(0, seconds / 0.7));
  return 1 - (1 - share) ** 3;
}
