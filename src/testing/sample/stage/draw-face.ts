/** Eyes, brows, nose and mouth: what moves when somebody talks. */
import type { PersonLook, PersonPose } from './stage-person.ts';

type Context = OffscreenCanvasRenderingContext2D;

export function drawFace(ctx: Context, look: PersonLook, pose: PersonPose) {
  const shift = pose.turn * 16;
  ctx.save();
  ctx.translate(shift, pose.nod * 0.25);
  drawCheeks(ctx, look);
  for (const side of [-1, 1]) {
    // The far eye is a little closer to the nose when the head turns.
    const x = side * 38 - Math.max(0, side * pose.turn) * 5 * side;
    drawEye(ctx, look, pose, x, side);
    drawBrow(ctx, look, pose, x, side);
  }
  drawNose(ctx, look, pose);
  drawMouth(ctx, look, pose);
  if (look.kind === 'curly') drawGlasses(ctx, pose);
  ctx.restore();
}

function drawCheeks(ctx: Context, look: PersonLook) {
  for (const side of [-1, 1]) {
    const blush = ctx.createRadialGradient(side * 52, 30, 2, side * 52, 30, 30);
    blush.addColorStop(0, look.kind === 'curly' ? 'rgb(190 70 50 / 0.32)' : 'rgb(230 110 90 / 0.34)');
    blush.addColorStop(1, 'rgb(220 90 70 / 0)');
    ctx.fillStyle = blush;
    ctx.fillRect(side * 52 - 32, -2, 64, 64);
  }
}

function drawEye(ctx: Context, look: PersonLook, pose: PersonPose, x: number, side: number) {
  const y = -14;
  const height = 12.5 * pose.eyes;
  ctx.save();
  if (height > 2) {
    ctx.beginPath();
    ctx.moveTo(x - 19, y + 1);
    ctx.bezierCurveTo(x - 10, y - height * 1.25, x + 10, y - height * 1.25, x + 19, y + 1);
    ctx.bezierCurveTo(x + 10, y + height, x - 10, y + height, x - 19, y + 1);
    ctx.closePath();
    ctx.fillStyle = '#fffaf4';
    ctx.fill();
    ctx.save();
    ctx.clip();
    const gaze = x + pose.turn * 5.5;
    disc(ctx, gaze, y - 1, 10.5, look.iris);
    disc(ctx, gaze, y - 1, 5.6, '#120c0e');
    disc(ctx, gaze - 3.2, y - 4.6, 2.9, '#ffffff');
    ctx.fillStyle = 'rgb(60 25 25 / 0.18)';
    ctx.fillRect(x - 20, y - 16, 40, 8);
    ctx.restore();
  }
  ctx.strokeStyle = look.kind === 'curly' ? '#20110f' : '#4a2a1c';
  ctx.lineWidth = look.kind === 'curly' ? 5.5 : 4.2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - 20, y + 1);
  ctx.bezierCurveTo(
    x - 10,
    y - height * 1.3 + (1 - pose.eyes) * 6,
    x + 10,
    y - height * 1.3 + (1 - pose.eyes) * 6,
    x + 20,
    y + 1,
  );
  ctx.stroke();
  if (look.kind === 'curly') {
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(x + side * 18, y - 1);
    ctx.lineTo(x + side * 26, y - 8 * pose.eyes);
    ctx.stroke();
  }
  ctx.restore();
}

function drawBrow(ctx: Context, look: PersonLook, pose: PersonPose, x: number, side: number) {
  const y = -48 - pose.brows * 9;
  ctx.strokeStyle = look.hair;
  ctx.lineWidth = look.kind === 'curly' ? 8 : 10;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - side * 20, y + 5);
  ctx.quadraticCurveTo(x + side * 4, y - 8, x + side * 24, y + 4);
  ctx.stroke();
}

function drawNose(ctx: Context, look: PersonLook, pose: PersonPose) {
  const lean = pose.turn * 5;
  ctx.strokeStyle = look.skinShade;
  ctx.lineWidth = 5.5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(6 + lean, -8);
  ctx.bezierCurveTo(12 + lean, 8, 16 + lean, 20, 13 + lean, 27);
  ctx.bezierCurveTo(8 + lean, 33, -4 + lean, 33, -9 + lean, 28);
  ctx.stroke();
  ctx.beginPath();
  ctx.ellipse(-1 + lean, 12, 5, 14, 0, 0, Math.PI * 2);
  ctx.fillStyle = 'rgb(255 240 220 / 0.22)';
  ctx.fill();
}

function drawMouth(ctx: Context, look: PersonLook, pose: PersonPose) {
  const open = pose.mouthOpen;
  const half = 25 + pose.mouthSpread * 10 - open * 4;
  const y = 64;
  const drop = open * 30;
  const smile = 6 * (1 - open * 0.6);
  ctx.save();
  ctx.lineCap = 'round';
  if (open > 0.06) {
    const lips = new Path2D();
    lips.moveTo(-half, y - smile * 0.5);
    lips.quadraticCurveTo(0, y - 5 - open * 4, half, y - smile * 0.5);
    lips.bezierCurveTo(
      half * 0.86,
      y + drop * 1.15 + 3,
      -half * 0.86,
      y + drop * 1.15 + 3,
      -half,
      y - smile * 0.5,
    );
    lips.closePath();
    ctx.fillStyle = '#4a1418';
    ctx.fill(lips);
    ctx.save();
    ctx.clip(lips);
    ctx.beginPath();
    ctx.roundRect(-half * 0.78, y - 14, half * 1.56, 14 + Math.min(8, drop * 0.35), 5);
    ctx.fillStyle = '#fff7ec';
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(0, y + drop * 0.95 + 4, half * 0.6, 6 + drop * 0.3, 0, 0, Math.PI * 2);
    ctx.fillStyle = '#c8605c';
    ctx.fill();
    ctx.restore();
    ctx.strokeStyle = look.lips;
    ctx.lineWidth = look.kind === 'curly' ? 5 : 3.6;
    ctx.stroke(lips);
  } else {
    ctx.strokeStyle = look.lips;
    ctx.lineWidth = look.kind === 'curly' ? 7 : 5;
    ctx.beginPath();
    ctx.moveTo(-half, y - smile);
    ctx.quadraticCurveTo(0, y + smile * 1.3, half, y - smile);
    ctx.stroke();
  }
  if (look.kind === 'curly') {
    // The shade under the lower lip.
    ctx.strokeStyle = 'rgb(120 50 40 / 0.25)';
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(-12, y + 17 + drop * 0.9);
    ctx.quadraticCurveTo(0, y + 21 + drop * 0.9, 12, y + 17 + drop * 0.9);
    ctx.stroke();
  }
  ctx.restore();
}

function drawGlasses(ctx: Context, pose: PersonPose) {
  ctx.strokeStyle = '#7b2f3c';
  ctx.lineWidth = 5;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.roundRect(side * 39 - 31, -42, 62, 54, 24);
    ctx.fillStyle = 'rgb(255 255 255 / 0.07)';
    ctx.fill();
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(side * 70, -22);
    ctx.lineTo(side * 90 - pose.turn * 14, -16);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(-8, -22);
  ctx.quadraticCurveTo(0, -28, 8, -22);
  ctx.stroke();
}

function disc(ctx: Context, x: number, y: number, radius: number, color: string) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = color;
  ctx.fill();
}
