/** Draws a person from the chest up. Units: the face is about 180 wide and 250 high around the origin. */
import { drawFace } from './draw-face.ts';
import { drawBeard, drawHairBack, drawHairFront } from './draw-hair.ts';
import type { PersonLook, PersonPose } from './stage-person.ts';

type Context = OffscreenCanvasRenderingContext2D;

export function drawPerson(ctx: Context, look: PersonLook, pose: PersonPose) {
  // Hair and neck lie behind the clothes, the head before them.
  ctx.save();
  turnHead(ctx, pose);
  drawHairBack(ctx, look, pose);
  drawNeck(ctx, look);
  ctx.restore();
  drawBody(ctx, look);
  ctx.save();
  turnHead(ctx, pose);
  drawEars(ctx, look, pose);
  headPath(ctx);
  const skin = ctx.createLinearGradient(-90, -60, 95, 90);
  skin.addColorStop(0, look.skinLight);
  skin.addColorStop(0.35, look.skin);
  skin.addColorStop(1, look.skinShade);
  ctx.fillStyle = skin;
  ctx.fill();
  ctx.save();
  headPath(ctx);
  ctx.clip();
  drawBeard(ctx, look, pose);
  ctx.restore();
  drawFace(ctx, look, pose);
  drawHairFront(ctx, look, pose);
  ctx.restore();
}

/** The head turns around the base of the neck. */
function turnHead(ctx: Context, pose: PersonPose) {
  ctx.translate(0, 120);
  ctx.rotate(pose.tilt);
  ctx.translate(pose.turn * 6, -120 + pose.nod);
}

function headPath(ctx: Context) {
  ctx.beginPath();
  ctx.moveTo(-89, -28);
  ctx.bezierCurveTo(-94, -106, -46, -142, 0, -142);
  ctx.bezierCurveTo(46, -142, 94, -106, 89, -28);
  ctx.bezierCurveTo(88, 38, 58, 112, 0, 114);
  ctx.bezierCurveTo(-58, 112, -88, 38, -89, -28);
  ctx.closePath();
}

function drawNeck(ctx: Context, look: PersonLook) {
  ctx.beginPath();
  ctx.moveTo(-42, 60);
  ctx.bezierCurveTo(-42, 120, -50, 140, -62, 158);
  ctx.quadraticCurveTo(0, 230, 62, 158);
  ctx.bezierCurveTo(50, 140, 42, 120, 42, 60);
  ctx.closePath();
  ctx.fillStyle = look.skinShade;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.beginPath();
  ctx.ellipse(0, 84, 74, 44, 0, 0, Math.PI * 2);
  ctx.fillStyle = 'rgb(50 16 20 / 0.22)';
  ctx.fill();
  ctx.restore();
}

function drawEars(ctx: Context, look: PersonLook, pose: PersonPose) {
  for (const side of [-1, 1]) {
    const hidden = Math.max(0, side * pose.turn) * 8;
    ctx.beginPath();
    ctx.ellipse(side * (90 - hidden), -4, 15, 24, side * 0.12, 0, Math.PI * 2);
    ctx.fillStyle = side < 0 ? look.skin : look.skinShade;
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(side * (91 - hidden), -2, 7, 14, side * 0.12, 0, Math.PI * 2);
    ctx.fillStyle = 'rgb(90 30 25 / 0.22)';
    ctx.fill();
  }
}

function drawBody(ctx: Context, look: PersonLook) {
  const cloth = ctx.createLinearGradient(-190, 150, 210, 420);
  cloth.addColorStop(0, look.top);
  cloth.addColorStop(1, look.topShade);
  ctx.beginPath();
  ctx.moveTo(-58, 134);
  ctx.bezierCurveTo(-96, 168, -178, 170, -206, 236);
  ctx.bezierCurveTo(-232, 310, -240, 400, -244, 520);
  ctx.lineTo(244, 520);
  ctx.bezierCurveTo(240, 400, 232, 310, 206, 236);
  ctx.bezierCurveTo(178, 170, 96, 168, 58, 134);
  ctx.quadraticCurveTo(0, 214, -58, 134);
  ctx.closePath();
  ctx.fillStyle = cloth;
  ctx.fill();
  // Folds where the arms begin.
  ctx.strokeStyle = 'rgb(20 10 20 / 0.16)';
  ctx.lineWidth = 7;
  ctx.lineCap = 'round';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(side * 158, 268);
    ctx.bezierCurveTo(side * 148, 330, side * 154, 400, side * 160, 500);
    ctx.stroke();
  }
  if (look.kind === 'curly') drawRollNeck(ctx, look);
  else drawOpenShirt(ctx, look);
}

function drawRollNeck(ctx: Context, look: PersonLook) {
  ctx.beginPath();
  ctx.moveTo(-66, 128);
  ctx.bezierCurveTo(-40, 158, 40, 158, 66, 128);
  ctx.bezierCurveTo(78, 150, 78, 172, 66, 186);
  ctx.bezierCurveTo(36, 206, -36, 206, -66, 186);
  ctx.bezierCurveTo(-78, 172, -78, 150, -66, 128);
  ctx.closePath();
  const knit = ctx.createLinearGradient(-70, 0, 70, 0);
  knit.addColorStop(0, look.top);
  knit.addColorStop(1, look.topShade);
  ctx.fillStyle = knit;
  ctx.fill();
  ctx.strokeStyle = 'rgb(70 40 0 / 0.2)';
  ctx.lineWidth = 3;
  for (let x = -54; x <= 54; x += 13.5) {
    ctx.beginPath();
    ctx.moveTo(x, 148 - Math.abs(x) * 0.14);
    ctx.lineTo(x * 1.04, 194 - Math.abs(x) * 0.16);
    ctx.stroke();
  }
}

function drawOpenShirt(ctx: Context, look: PersonLook) {
  ctx.beginPath();
  ctx.moveTo(-56, 138);
  ctx.lineTo(0, 262);
  ctx.lineTo(56, 138);
  ctx.quadraticCurveTo(0, 214, -56, 138);
  ctx.closePath();
  ctx.fillStyle = look.under;
  ctx.fill();
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(side * 58, 130);
    ctx.lineTo(side * 96, 168);
    ctx.lineTo(side * 66, 232);
    ctx.lineTo(side * 2, 262);
    ctx.lineTo(side * 44, 190);
    ctx.closePath();
    ctx.fillStyle = side < 0 ? look.top : look.topShade;
    ctx.fill();
    ctx.strokeStyle = 'rgb(0 20 24 / 0.28)';
    ctx.lineWidth = 3;
    ctx.stroke();
  }
}
