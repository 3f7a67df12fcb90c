/** What stands in front of people: table, microphones, mugs and the name plate. */
import { STAGE_HEIGHT, STAGE_WIDTH } from './draw-studio.ts';

type Context = OffscreenCanvasRenderingContext2D;

export function drawTable(ctx: Context) {
  const wood = ctx.createLinearGradient(0, 560, 0, STAGE_HEIGHT);
  wood.addColorStop(0, '#a8693f');
  wood.addColorStop(0.12, '#8a5433');
  wood.addColorStop(1, '#5b3423');
  ctx.beginPath();
  ctx.roundRect(90, 566, STAGE_WIDTH - 180, 220, 46);
  ctx.fillStyle = wood;
  ctx.fill();
  ctx.fillStyle = 'rgb(255 220 170 / 0.22)';
  ctx.beginPath();
  ctx.roundRect(130, 570, STAGE_WIDTH - 260, 9, 4);
  ctx.fill();
}

/** `x`, `y` is the middle of the capsule. The arm comes in from below, or stands on a foot. */
export function drawMicrophone(
  ctx: Context,
  x: number,
  y: number,
  scale: number,
  lean: number,
  onFoot: boolean,
) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.strokeStyle = '#17131c';
  ctx.lineWidth = 13;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(lean * 14, 52);
  if (onFoot) ctx.quadraticCurveTo(lean * 44, 110, lean * 46, 178);
  else ctx.quadraticCurveTo(lean * 60, 150, lean * 150, 330);
  ctx.stroke();
  if (onFoot) {
    ctx.beginPath();
    ctx.ellipse(lean * 46, 182, 58, 13, 0, 0, Math.PI * 2);
    ctx.fillStyle = '#17131c';
    ctx.fill();
  }
  ctx.rotate(-lean * 0.32);
  const body = ctx.createLinearGradient(-40, 0, 40, 0);
  body.addColorStop(0, '#4a4452');
  body.addColorStop(0.35, '#2b2631');
  body.addColorStop(1, '#141118');
  ctx.beginPath();
  ctx.roundRect(-38, -64, 76, 132, 36);
  ctx.fillStyle = body;
  ctx.fill();
  ctx.strokeStyle = 'rgb(255 255 255 / 0.09)';
  ctx.lineWidth = 3;
  for (let row = -44; row <= 6; row += 10) {
    ctx.beginPath();
    ctx.moveTo(-33, row);
    ctx.lineTo(33, row);
    ctx.stroke();
  }
  ctx.fillStyle = '#e2653f';
  ctx.fillRect(-38, 20, 76, 8);
  ctx.restore();
}

export function drawMug(ctx: Context, x: number, y: number, color: string) {
  ctx.strokeStyle = color;
  ctx.lineWidth = 9;
  ctx.beginPath();
  ctx.arc(x + 34, y + 30, 16, -1.2, 1.4);
  ctx.stroke();
  ctx.beginPath();
  ctx.roundRect(x - 32, y, 64, 66, [6, 6, 16, 16]);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.beginPath();
  ctx.ellipse(x, y + 2, 31, 7, 0, 0, Math.PI * 2);
  ctx.fillStyle = '#3b2018';
  ctx.fill();
}

/** Slides in from the left; `shown` 0 to 1. */
export function drawNamePlate(ctx: Context, name: string, role: string, shown: number, font: string) {
  if (shown <= 0) return;
  const eased = 1 - (1 - shown) ** 3;
  ctx.save();
  ctx.globalAlpha = Math.min(1, shown * 1.6);
  ctx.translate(448 - (1 - eased) * 60, 572);
  ctx.font = `800 34px ${font}`;
  const nameWidth = ctx.measureText(name).width;
  ctx.font = `600 20px ${font}`;
  const width = Math.max(nameWidth, ctx.measureText(role).width) + 58;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, 92, 14);
  ctx.fillStyle = 'rgb(24 17 30 / 0.88)';
  ctx.fill();
  ctx.fillStyle = '#e2653f';
  ctx.beginPath();
  ctx.roundRect(0, 0, 10, 92, [14, 0, 0, 14]);
  ctx.fill();
  ctx.fillStyle = '#fff6ea';
  ctx.font = `800 34px ${font}`;
  ctx.fillText(name, 30, 44);
  ctx.fillStyle = '#f0c9a0';
  ctx.font = `600 20px ${font}`;
  ctx.fillText(role, 30, 74);
  ctx.restore();
}
