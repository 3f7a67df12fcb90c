/** Hair and beard, in the layers that lie behind, on and in front of the face. */
import type { PersonLook, PersonPose } from './stage-person.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Curls around the head: x, y, radius. */
const CURLS_BACK: readonly (readonly [number, number, number])[] = [
  [-92, -70, 48],
  [-108, -14, 46],
  [-106, 44, 44],
  [-94, 94, 40],
  [92, -70, 48],
  [108, -14, 46],
  [106, 44, 44],
  [94, 94, 40],
  [-58, -124, 50],
  [0, -144, 52],
  [58, -124, 50],
  [-122, 10, 34],
  [122, 10, 34],
  [-112, 78, 34],
  [112, 78, 34],
];
const CURLS_FRONT: readonly (readonly [number, number, number])[] = [
  [-78, -100, 36],
  [-40, -126, 38],
  [4, -132, 36],
  [46, -124, 36],
  [80, -98, 34],
  [-94, -58, 26],
  [96, -56, 24],
];

export function drawHairBack(ctx: Context, look: PersonLook, pose: PersonPose) {
  if (look.kind !== 'curly') return;
  ctx.fillStyle = look.hair;
  ctx.beginPath();
  ctx.ellipse(-pose.turn * 4, -16, 112, 128, 0, 0, Math.PI * 2);
  ctx.fill();
  curls(ctx, CURLS_BACK, -pose.turn * 4, look.hair, look.hairLight);
}

export function drawHairFront(ctx: Context, look: PersonLook, pose: PersonPose) {
  if (look.kind === 'curly') curls(ctx, CURLS_FRONT, pose.turn * 5, look.hair, look.hairLight);
  else drawQuiff(ctx, look, pose);
}

/** A full beard with the moustache left of the mouth's own drawing. */
export function drawBeard(ctx: Context, look: PersonLook, pose: PersonPose) {
  if (look.kind !== 'bearded') return;
  const shift = pose.turn * 10;
  const drop = pose.mouthOpen * 9;
  ctx.beginPath();
  ctx.moveTo(-96, -12);
  ctx.bezierCurveTo(-84, 20, -72, 40, -50, 44);
  ctx.bezierCurveTo(-26 + shift, 36, 26 + shift, 36, 50, 44);
  ctx.bezierCurveTo(72, 40, 84, 20, 96, -12);
  ctx.lineTo(100, 140);
  ctx.lineTo(-100, 140);
  ctx.closePath();
  const fill = ctx.createLinearGradient(-80, 20, 80, 110);
  fill.addColorStop(0, look.hairLight);
  fill.addColorStop(1, look.hair);
  ctx.fillStyle = fill;
  ctx.fill();
  // The lips lie in a clearing that grows as the jaw drops.
  ctx.beginPath();
  ctx.ellipse(pose.turn * 16, 64 + drop, 38, 15 + drop, 0, 0, Math.PI * 2);
  ctx.fillStyle = look.skinShade;
  ctx.fill();
  ctx.strokeStyle = 'rgb(60 25 10 / 0.22)';
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  for (let x = -60; x <= 60; x += 15) {
    ctx.beginPath();
    ctx.moveTo(x, 92 - Math.abs(x) * 0.35);
    ctx.quadraticCurveTo(x * 0.95, 100 - Math.abs(x) * 0.3, x * 0.9, 110 - Math.abs(x) * 0.3);
    ctx.stroke();
  }
}

function drawQuiff(ctx: Context, look: PersonLook, pose: PersonPose) {
  const shift = pose.turn * 4;
  ctx.beginPath();
  ctx.moveTo(-96, -8);
  ctx.bezierCurveTo(-108, -80, -98, -128, -52, -152);
  ctx.bezierCurveTo(-20, -178, 60, -184, 92, -136);
  ctx.bezierCurveTo(112, -108, 104, -52, 96, -8);
  ctx.bezierCurveTo(92, -32, 88, -52, 80, -70);
  ctx.bezierCurveTo(60 + shift, -92, 24 + shift, -84, -8 + shift, -94);
  ctx.bezierCurveTo(-34 + shift, -102, -52, -98, -70, -78);
  ctx.bezierCurveTo(-84, -58, -92, -34, -96, -8);
  ctx.closePath();
  const fill = ctx.createLinearGradient(-60, -170, 80, -40);
  fill.addColorStop(0, look.hairLight);
  fill.addColorStop(0.6, look.hair);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = 'rgb(255 210 160 / 0.16)';
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  for (const offset of [-34, -6, 22, 50]) {
    ctx.beginPath();
    ctx.moveTo(offset, -106);
    ctx.bezierCurveTo(offset - 6, -130, offset + 6, -148, offset + 26, -154);
    ctx.stroke();
  }
}

function curls(
  ctx: Context,
  places: readonly (readonly [number, number, number])[],
  shift: number,
  color: string,
  light: string,
) {
  for (const [x, y, radius] of places) {
    const fill = ctx.createRadialGradient(
      x + shift - radius * 0.4,
      y - radius * 0.5,
      radius * 0.1,
      x + shift,
      y,
      radius,
    );
    fill.addColorStop(0, light);
    fill.addColorStop(0.75, color);
    ctx.beginPath();
    ctx.arc(x + shift, y, radius, 0, Math.PI * 2);
    ctx.fillStyle = fill;
    ctx.fill();
  }
}
