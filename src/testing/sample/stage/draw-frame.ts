/** Draws one frame of the sample. Runs in a page; everything it needs comes in the timeline. */
import type { SampleSpeaker } from '../sample-script.ts';
import { drawPerson } from './draw-person.ts';
import { drawMicrophone, drawMug, drawNamePlate, drawTable } from './draw-props.ts';
import { drawSlide } from './draw-slide.ts';
import { context, paintRoom, STAGE_HEIGHT, STAGE_WIDTH } from './draw-studio.ts';
import { MARA, type PersonPose, THEO } from './stage-person.ts';
import type { StageShot, StageTimeline } from './stage-timeline.ts';

const STAGE_FONT = '"Sample Sans", sans-serif';

const LOOKS = { Mara: MARA, Theo: THEO } as const;
const PLATES = {
  Mara: ['Mara Lind', 'designs waiting rooms'],
  Theo: ['Theo Brandt', 'The Slow Hour'],
} as const;
interface Framing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
/** Where the head stands in each close-up in turn: now left, now right of the middle, now nearer. */
const CLOSE_UPS: Readonly<Record<SampleSpeaker, readonly [Framing, ...Framing[]]>> = {
  Mara: [
    { x: 590, y: 318, scale: 1.22 },
    { x: 676, y: 308, scale: 1.3 },
    { x: 578, y: 318, scale: 1.22 },
    { x: 616, y: 304, scale: 1.36 },
  ],
  Theo: [
    { x: 700, y: 318, scale: 1.22 },
    { x: 650, y: 308, scale: 1.32 },
    { x: 690, y: 318, scale: 1.22 },
  ],
};
const PLATE_SEC = [0.6, 4.4] as const;

export class Stage {
  readonly canvas = new OffscreenCanvas(STAGE_WIDTH, STAGE_HEIGHT);
  readonly #timeline: StageTimeline;
  readonly #ctx = context(this.canvas);
  readonly #wide = paintRoom(1, STAGE_WIDTH / 2);
  readonly #behindMara = paintRoom(1.75, 900);
  readonly #behindTheo = paintRoom(1.75, 330);

  constructor(timeline: StageTimeline) {
    this.#timeline = timeline;
  }

  draw(frame: number) {
    const shots = this.#timeline.shots;
    const shot =
      shots.find(({ startFrame, endFrame }) => frame >= startFrame && frame < endFrame) ?? shots[0];
    if (shot === undefined) return;
    const seconds = (frame - shot.startFrame) / this.#timeline.fps;
    if (shot.shot === 'both') this.#drawBoth(frame);
    else if (shot.shot === 'slide') drawSlide(this.#ctx, seconds, this.#timeline.secondBarSec, STAGE_FONT);
    else this.#drawClose(shot, shot.shot, frame, seconds);
    drawVignette(this.#ctx, shot.shot === 'slide' ? 0.1 : 0.34);
  }

  #drawBoth(frame: number) {
    const ctx = this.#ctx;
    ctx.drawImage(this.#wide, 0, 0);
    this.#place('Theo', frame, 505, 360, 0.66, 0.55);
    this.#place('Mara', frame, 790, 366, 0.66, -0.55);
    drawTable(ctx);
    drawMug(ctx, 640, 596, '#d9b65a');
    drawMicrophone(ctx, 420, 510, 0.5, -1, true);
    drawMicrophone(ctx, 876, 512, 0.5, 1, true);
  }

  #drawClose(shot: StageShot, who: SampleSpeaker, frame: number, seconds: number) {
    const ctx = this.#ctx;
    const sameShots = this.#timeline.shots.filter((other) => other.shot === who);
    const framings = CLOSE_UPS[who];
    const framing = framings[sameShots.indexOf(shot) % framings.length] ?? framings[0];
    ctx.drawImage(who === 'Mara' ? this.#behindMara : this.#behindTheo, 0, 0);
    const side = who === 'Mara' ? 1 : -1;
    this.#place(who, frame, framing.x, framing.y, framing.scale, side * 0.22);
    const micX = framing.x + side * 203 * framing.scale;
    drawMicrophone(ctx, micX, 596, 0.86 * framing.scale, side, false);
    if (sameShots[0] === shot) {
      const [name, role] = PLATES[who];
      const [from, until] = PLATE_SEC;
      drawNamePlate(
        ctx,
        name,
        role,
        Math.min((seconds - from) / 0.5, (until - seconds) / 0.4, 1),
        STAGE_FONT,
      );
    }
  }

  #place(who: SampleSpeaker, frame: number, x: number, y: number, scale: number, turn: number) {
    const ctx = this.#ctx;
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(scale, scale);
    drawPerson(ctx, LOOKS[who], this.#pose(who, frame, turn));
    ctx.restore();
  }

  #pose(who: SampleSpeaker, frame: number, turn: number): PersonPose {
    const { fps, mouths } = this.#timeline;
    const seconds = frame / fps;
    const phase = who === 'Mara' ? 0 : 2.4;
    const mouth = mouths[who];
    const open = mouth.open[frame] ?? 0;
    const recent = mouth.open.slice(Math.max(0, frame - 8), frame + 3);
    const energy = recent.reduce((sum, value) => sum + value, 0) / Math.max(1, recent.length);
    const speaking = energy > 0.04;
    const listening = speaking ? 0 : Math.max(0, Math.sin(seconds * 1.7 + phase)) ** 8 * 5;
    return {
      mouthOpen: open,
      mouthSpread: mouth.spread[frame] ?? 0.5,
      eyes: blink(seconds + phase * 1.3),
      turn:
        turn +
        0.16 * Math.sin(seconds * 0.55 + phase) +
        (speaking ? 0.1 * Math.sin(seconds * 1.9 + phase) : 0),
      tilt: 0.022 * Math.sin(seconds * 0.8 + phase) + 0.02 * energy * Math.sin(seconds * 2.6 + phase),
      nod: 2 * Math.sin(seconds * 0.9 + phase) + energy * 9 * Math.sin(seconds * 3.1 + phase) + listening,
      brows: Math.min(1, energy * 1.1 + 0.25 * Math.max(0, Math.sin(seconds * 0.7 + phase))),
    };
  }
}

/** Shut for a tenth of a second every few seconds, now and then twice. */
function blink(seconds: number): number {
  const cycle = 3.7;
  const at = seconds % cycle;
  const again = Math.floor(seconds / cycle) % 3 === 0 ? 0.32 : Number.POSITIVE_INFINITY;
  const lid = (since: number) => (since < 0 || since > 0.2 ? 1 : Math.abs(since - 0.1) / 0.1);
  return Math.min(lid(at), lid(at - again));
}

function drawVignette(ctx: OffscreenCanvasRenderingContext2D, strength: number) {
  const shade = ctx.createRadialGradient(640, 340, 320, 640, 360, 820);
  shade.addColorStop(0, 'rgb(20 8 20 / 0)');
  shade.addColorStop(1, `rgb(20 8 20 / ${strength})`);
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT);
}
