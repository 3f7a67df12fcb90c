/** The room: painted once for each shot, out of focus behind a close-up. */

type Context = OffscreenCanvasRenderingContext2D;

export const STAGE_WIDTH = 1280;
export const STAGE_HEIGHT = 720;

/** Wall, window, shelf, lamp and plant. `closeness` 1 is the wide shot; above it, nearer and blurred. */
export function paintRoom(closeness: number, towardX: number): OffscreenCanvas {
  const sharp = new OffscreenCanvas(STAGE_WIDTH, STAGE_HEIGHT);
  const ctx = context(sharp);
  drawWall(ctx);
  drawWindow(ctx, 120, 70);
  drawShelf(ctx, 930, 96);
  drawLamp(ctx, 640, 0);
  drawPlant(ctx, 1190, 640);
  drawPlant(ctx, 60, 700);
  if (closeness === 1) return sharp;
  const near = new OffscreenCanvas(STAGE_WIDTH, STAGE_HEIGHT);
  const nearCtx = context(near);
  nearCtx.filter = 'blur(9px)';
  const width = STAGE_WIDTH / closeness;
  const height = STAGE_HEIGHT / closeness;
  const x = Math.min(STAGE_WIDTH - width, Math.max(0, towardX - width / 2));
  nearCtx.drawImage(sharp, x, 60, width, height, -20, -20, STAGE_WIDTH + 40, STAGE_HEIGHT + 40);
  return near;
}

export function context(canvas: OffscreenCanvas): Context {
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser gives no 2D canvas to draw the sample on.');
  return ctx;
}

function drawWall(ctx: Context) {
  const wall = ctx.createLinearGradient(0, 0, 0, STAGE_HEIGHT);
  wall.addColorStop(0, '#3a2b46');
  wall.addColorStop(1, '#5a3a4c');
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT);
  // Upright boards give the wall a rhythm.
  ctx.fillStyle = 'rgb(255 220 200 / 0.028)';
  for (let x = 0; x < STAGE_WIDTH; x += 64) ctx.fillRect(x, 0, 32, STAGE_HEIGHT);
  const glow = ctx.createRadialGradient(640, 150, 20, 640, 220, 620);
  glow.addColorStop(0, 'rgb(255 190 120 / 0.55)');
  glow.addColorStop(1, 'rgb(255 170 110 / 0)');
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT);
}

function drawWindow(ctx: Context, x: number, y: number) {
  const sky = ctx.createLinearGradient(0, y, 0, y + 300);
  sky.addColorStop(0, '#1c2a52');
  sky.addColorStop(1, '#6f5a86');
  rounded(ctx, x - 12, y - 12, 264, 324, 10, '#2a1c2c');
  rounded(ctx, x, y, 240, 300, 4, sky);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, 240, 300);
  ctx.clip();
  disc(ctx, x + 178, y + 62, 26, '#fbe9c2');
  for (let index = 0; index < 26; index += 1) {
    disc(
      ctx,
      x + ((index * index * 37 + index * 11) % 236),
      y + ((index * index * 23 + index * 53) % 160),
      1.3,
      'rgb(255 255 255 / 0.6)',
    );
  }
  // Roofs, with a few lit windows.
  ctx.fillStyle = '#191430';
  for (const [left, top, width] of [
    [0, 214, 70],
    [62, 186, 58],
    [114, 226, 64],
    [170, 200, 80],
  ] as const) {
    ctx.fillRect(x + left, y + top, width, 120);
  }
  ctx.fillStyle = '#ffcf7a';
  for (const [left, top] of [
    [14, 232],
    [40, 250],
    [78, 206],
    [96, 236],
    [130, 244],
    [190, 220],
    [214, 248],
    [190, 262],
  ] as const) {
    ctx.fillRect(x + left, y + top, 9, 12);
  }
  ctx.restore();
  ctx.fillStyle = '#2a1c2c';
  ctx.fillRect(x + 116, y, 8, 300);
  ctx.fillRect(x, y + 146, 240, 8);
}

function drawShelf(ctx: Context, x: number, y: number) {
  const colors = ['#d2694b', '#e3b04b', '#4f8a8b', '#b6465f', '#efe0c4', '#6b7fb3', '#c98a4b', '#7a9e6e'];
  for (let row = 0; row < 3; row += 1) {
    const top = y + row * 124;
    let left = x + 8;
    for (let index = 0; left < x + 236; index += 1) {
      const width = 15 + ((index * 7 + row * 5) % 13);
      const height = 66 + ((index * 23 + row * 17) % 34);
      if ((index + row * 3) % 7 === 5) {
        left += 20;
        continue;
      }
      rounded(
        ctx,
        left,
        top + 104 - height,
        width,
        height,
        2,
        colors[(index * 3 + row * 2) % colors.length] ?? '#d2694b',
      );
      ctx.fillStyle = 'rgb(0 0 0 / 0.16)';
      ctx.fillRect(left + width - 4, top + 104 - height, 4, height);
      left += width + 3;
    }
    rounded(ctx, x - 10, top + 104, 270, 13, 3, '#8a5a3c');
    ctx.fillStyle = 'rgb(0 0 0 / 0.25)';
    ctx.fillRect(x - 10, top + 117, 270, 5);
  }
}

function drawLamp(ctx: Context, x: number, y: number) {
  ctx.strokeStyle = '#1d1420';
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y + 66);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - 34, y + 64);
  ctx.lineTo(x + 34, y + 64);
  ctx.lineTo(x + 82, y + 130);
  ctx.lineTo(x - 82, y + 130);
  ctx.closePath();
  ctx.fillStyle = '#d9623f';
  ctx.fill();
  ctx.beginPath();
  ctx.ellipse(x, y + 130, 82, 10, 0, 0, Math.PI * 2);
  ctx.fillStyle = '#ffe7b8';
  ctx.fill();
}

function drawPlant(ctx: Context, x: number, y: number) {
  for (let index = 0; index < 9; index += 1) {
    const angle = -Math.PI / 2 + (index - 4) * 0.3;
    const length = 150 + (index % 3) * 34;
    ctx.save();
    ctx.translate(x, y - 60);
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(length * 0.3, -30, length * 0.8, -26, length, 0);
    ctx.bezierCurveTo(length * 0.8, 20, length * 0.3, 26, 0, 0);
    ctx.fillStyle = index % 2 === 0 ? '#3f7359' : '#2f5d4d';
    ctx.fill();
    ctx.restore();
  }
  rounded(ctx, x - 48, y - 70, 96, 110, 12, '#c77b4f');
}

function rounded(
  ctx: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fillStyle = fill;
  ctx.fill();
}

function disc(ctx: Context, x: number, y: number, radius: number, color: string) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = color;
  ctx.fill();
}
