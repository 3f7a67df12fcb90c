import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Painted, painted } from '../../testing/pictures/painted.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { paintScene } from './paint-scene.ts';
import type { Scene, ScenePicture } from './scene.ts';

const SIZE = { widthPx: 120, heightPx: 200 };
const GROUND = { ...SIZE, backdrop: { color: '#0000ff' } };
const ALL: RectPx = { x: 0, y: 0, width: 120, height: 200 };
const MIDDLE: RectPx = { x: 0, y: 60, width: 120, height: 80 };
const [RED, GREEN, BLUE] = ['#ff0000', '#00ff00', '#0000ff'];

beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', createCanvas(1, 1).constructor);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Red at the left, green at the right. */
function picture(): CanvasImageSource {
  const canvas = createCanvas(240, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = RED as string;
  context.fillRect(0, 0, 120, 160);
  context.fillStyle = GREEN as string;
  context.fillRect(120, 0, 120, 160);
  return canvas as unknown as CanvasImageSource;
}

const shown = (change: Partial<ScenePicture> = {}): ScenePicture => ({
  ...{ lane: 0, span: 0, sourceId: 'a', sourceTimeSec: 0 },
  ...{ source: { x: 0, y: 0, width: 240, height: 160 }, target: MIDDLE, ground: ALL, blurred: null },
  opacity: 1,
  ...change,
});

function paint(change: Partial<Scene>, pictureOf: () => CanvasImageSource | null = picture): Painted {
  const scene: Scene = { pictures: [], overlays: [], hanStyle: 'chinese', blackness: 0, ...change };
  return painted(SIZE.widthPx, SIZE.heightPx, (context) => paintScene(context, GROUND, scene, pictureOf));
}

describe('a painted scene', () => {
  it('is its backdrop where there is no picture', () => {
    expect(paint({}).boxOf(BLUE as string)).toEqual(ALL);
  });

  it('shows the part of a picture it names, where it says', () => {
    const right = { x: 120, y: 0, width: 120, height: 160 };
    const target = { x: 20, y: 40, width: 60, height: 80 };
    const scene = paint({ pictures: [shown({ source: right, target, ground: null })] });
    expect(scene.boxOf(GREEN as string)).toEqual(target);
    expect(scene.countOf(RED as string)).toBe(0);
  });

  it('hides what lies below a lane with bands of the backdrop, also while its picture is not there', () => {
    const below = shown({ target: ALL, ground: null });
    const bands = paint({ pictures: [below, shown()] });
    expect(bands.boxOf(RED as string)).toEqual({ x: 0, y: 60, width: 60, height: 80 });
    let asked = 0;
    const missing = paint({ pictures: [below, shown()] }, () => (asked++ === 0 ? picture() : null));
    expect(missing.boxOf(BLUE as string)).toEqual(ALL);
    const uncovered = paint({ pictures: [below, shown({ ground: null })] }, () =>
      asked++ === 2 ? picture() : null,
    );
    expect(uncovered.boxOf(RED as string)).toEqual({ x: 0, y: 0, width: 60, height: 200 });
  });

  it('draws its overlays over the pictures, and darkens all of it last', () => {
    const rect = { x: 10, y: 70, width: 20, height: 20 };
    const plate = { kind: 'plate', rect, radiusPx: 0, color: '#ffffff' } as const;
    const overlay = { kind: 'card', key: '', box: ALL, opacity: 1, marks: [plate] } as const;
    const change = { pictures: [shown()], overlays: [overlay] };
    expect(paint(change).boxOf('#ffffff')).toEqual(rect);
    const dark = paint({ ...change, blackness: 0.5 });
    expect(dark.at(15, 75)[0]).toBeCloseTo(127.5, -0.5);
    expect(dark.at(15, 5)[2]).toBeCloseTo(127.5, -0.5);
    expect(paint({ ...change, blackness: 1 }).boxOf('#000000')).toEqual(ALL);
  });
});

describe('a picture blurred behind itself', () => {
  const blurred = { x: 72, y: 0, width: 96, height: 160 };
  const scene = () => paint({ pictures: [shown({ blurred })] });

  it('fills its ground with a darker image of the part it names, and leaves the picture in front sharp', () => {
    const above = scene();
    const [left, right] = [above.at(4, 20), above.at(115, 20)];
    for (const [dark, other] of [
      [left[0], left[1]],
      [right[1], right[0]],
    ]) {
      expect(Math.abs((dark ?? 0) - 0.6 * 255)).toBeLessThan(12);
      expect(other).toBeLessThan(30);
    }
    expect(above.countOf(BLUE as string)).toBe(0);
    expect(above.boxOf(RED as string)).toEqual({ x: 0, y: 60, width: 60, height: 80 });
  });

  it('goes softly from one colour to the other', () => {
    const above = scene();
    const reds = Array.from({ length: 120 }, (_, x) => above.at(x, 20)[0] ?? 0);
    const steps = reds.slice(1).map((red, x) => Math.abs(red - (reds[x] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(32);
    expect(reds.filter((red) => red > 20 && red < 130).length).toBeGreaterThanOrEqual(6);
  });

  it('is the same whatever was blurred before it', () => {
    const first = scene();
    paint({ pictures: [shown({ blurred, ground: { ...ALL, height: 40 } })] });
    expect(scene().pixels).toEqual(first.pixels);
  });

  it('lies where its ground lies', () => {
    const ground = { x: 20, y: 10, width: 80, height: 180 };
    const inside = paint({
      pictures: [shown({ blurred, ground, target: { ...ground, y: 60, height: 60 } })],
    });
    expect(inside.boxOf(BLUE as string)).toEqual(ALL);
    expect(inside.at(19, 20)).toEqual([0, 0, 255, 255]);
    expect(inside.at(21, 12)[2]).toBeLessThan(30);
    expect(inside.at(98, 188)[2]).toBeLessThan(30);
  });
});
