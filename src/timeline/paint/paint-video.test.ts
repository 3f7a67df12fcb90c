import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Painted, painted } from '../../testing/pictures/painted.ts';
import {
  expectAt,
  lane,
  middleOf,
  P,
  paint,
  segment,
  WIDTH,
} from '../../testing/timeline/painted-timeline.ts';
import type { Segment } from '../model/edit.ts';
import type { FilmFrame } from './paint-input.ts';
import { paintMuted } from './paint-muted.ts';
import { buildPyramid } from './peak-pyramid.ts';

const video = lane('video');

describe('segments', () => {
  it('stand side by side with a line at each cut', () => {
    const picture = paint();
    expect(picture.boxOf(P.raised)).toEqual({ x: 1, y: video.topPx, width: 298, height: video.heightPx });
    for (const x of [0, 200]) expectAt(picture, x, 130, P.lineStrong);
    expectAt(picture, 199, 130, P.background);
  });

  it('tell what is chosen, and what is under the pointer', () => {
    const chosen = paint({ selection: new Set(['b']), hoverId: 'b' });
    expect(chosen.boxOf(P.focus)).toEqual({ x: 200, y: video.topPx, width: 99, height: video.heightPx });
    expectAt(chosen, 250, 130, P.scoreTrack);
    expectAt(chosen, 100, 130, P.raised);
    const hovered = paint({ hoverId: 'b' });
    for (const x of [200, 298]) expectAt(hovered, x, 130, P.lineStrong);
    expectAt(hovered, 250, video.topPx, P.lineStrong);
  });

  it('are one ground where many share a pixel', () => {
    const segments = [
      segment('a', 5),
      ...[...Array(100).keys()].map((at) => segment(`s${at}`, 0.05)),
      segment('z', 5),
    ];
    const picture = paint({ edit: { segments } });
    for (const x of [110, 151, 190]) expectAt(picture, x, 130, P.lineStrong);
    expectAt(picture, 250, 130, P.raised);
    const wide = paint({ edit: { segments: [segment('a', 5), segment('s', 0.2), segment('z', 5)] } });
    expectAt(wide, 102, 130, P.raised);
  });

  it('carry their name and what is set of them where there is room', () => {
    const named = (change: Partial<Segment>, seconds = 10, startSec = 0) =>
      paint({ startSec, edit: { segments: [segment('a', seconds, change)] }, titleOf: () => 'Film' });
    const plate = (picture: Painted, widthPx = 198) => {
      const inside = [...Array(widthPx).keys()].filter((x) =>
        picture.at(x, video.topPx + 4).every((value) => value > 190),
      );
      return { from: inside[0] ?? -1, to: (inside.at(-1) ?? -1) + 1 };
    };
    const plain = named({});
    expect(plate(plain).from).toBe(2);
    expect(plain.boxOf(P.ink)?.x).toBeGreaterThanOrEqual(6);
    expect(plain.boxOf(P.ink)?.y).toBeGreaterThan(video.topPx + 3);
    expect((plain.boxOf(P.ink)?.y ?? 0) + (plain.boxOf(P.ink)?.height ?? 0)).toBeLessThan(video.topPx + 19);
    // 1.5× beside the name, a crossed-out loudspeaker before it.
    expect(plate(named({ zoom: 1.5 })).to).toBeGreaterThan(plate(plain).to + 15);
    expect(plate(named({ muted: true })).to).toBe(plate(plain).to + 16);
    expect(named({ muted: true }).boxOf(P.ink)?.height).toBeGreaterThanOrEqual(8);
    expect(plate(named({}, 2.9), 55).from).toBe(-1);
    expect(plate(named({}, 10, 4)).from).toBe(2);
    expect(plate(named({ muted: true }, 10, 9), 20).to).toBeLessThanOrEqual(14);
    const nameless = paint({ edit: { segments: [segment('a', 10, { muted: true })] } });
    expect(plate(nameless)).toEqual({ from: 2, to: 22 });
    expect(paint().boxOf(P.ink)).toBeNull();
  });

  it('show pictures side by side, each of the moment at its left edge', () => {
    const canvas = createCanvas(100, 50);
    const context = canvas.getContext('2d');
    context.fillStyle = '#0000ff';
    context.fillRect(50, 25, 50, 25);
    const asked: number[] = [];
    const frameOf = (_id: string, sourceSec: number): FilmFrame => {
      asked.push(sourceSec);
      const part = { xPx: 50, yPx: 25, widthPx: 50, heightPx: 25 };
      return { image: canvas as unknown as CanvasImageSource, ...part };
    };
    const blue = paint({ frameOf }).boxOf(P.line);
    expect(blue).toMatchObject({ x: 0, width: WIDTH });
    expectAt(paint({ frameOf }), 150, 130, '#0000ff');
    expectAt(paint({ frameOf }), 198, 130, '#0000ff');
    expectAt(paint({ frameOf }), 320, 130, P.surface);
    // Twice as wide as high: 124 pixels, 6.2 seconds.
    asked.length = 0;
    paint({ frameOf, edit: { segments: [segment('a', 10)] } });
    expect([...new Set(asked)]).toEqual([5, expect.closeTo(11.2, 6)]);
    asked.length = 0;
    paint({ frameOf, startSec: 7, edit: { segments: [segment('a', 10)] } });
    expect([...new Set(asked)]).toEqual([5, expect.closeTo(11.2, 6)]);
    // What is too narrow for a picture shows none.
    asked.length = 0;
    paint({ frameOf, edit: { segments: [segment('a', 0.8)] } });
    expect(asked).toEqual([]);
  });

  it('are washed out by the fades of the whole, up to a slanted line', () => {
    const before = paint({ peaksOf: () => undefined });
    const faded = paint({ edit: { fadeInSec: 4, fadeOutSec: 2 } });
    const upperLeft = faded.at(10, video.topPx + 8);
    const lowerRight = faded.at(70, video.topPx + 55);
    expect(upperLeft[0]).toBeGreaterThan(150);
    expect(lowerRight).toEqual(before.at(70, video.topPx + 55));
    expect(Math.min(...[38, 39, 40, 41].map((x) => faded.at(x, video.topPx + 31)[1] ?? 255))).toBeLessThan(
      110,
    );
    expect(faded.at(295, video.topPx + 8)[0]).toBeGreaterThan(150);
    expect(faded.at(264, video.topPx + 50)).toEqual(before.at(264, video.topPx + 50));
    // The sound as well.
    expect(faded.at(40, middleOf('sound'))).not.toEqual(before.at(40, middleOf('sound')));
    expectAt(faded, 100, video.topPx + 1, P.raised);
  });
});

describe('the sign of a muted segment', () => {
  it('is a loudspeaker with a cross beside it, twelve pixels each way', () => {
    const sign = painted(20, 20, (context) => paintMuted(context, P.ink, 4, 4));
    expect(sign.boxOf(P.ink)).toMatchObject({ x: 4 });
    const isInk = (x: number, y: number) => (sign.at(4 + x, 4 + y)[3] ?? 0) > 100;
    // The body, the horn up and down, and the four arms of the cross.
    for (const [x, y] of [
      [1, 5],
      [1, 7],
      [5, 3],
      [5, 9],
      [8, 4],
      [11, 7],
      [11, 4],
      [8, 7],
      [9, 5],
    ] as const)
      expect(isInk(x, y), `${x}, ${y}`).toBe(true);
    for (const [x, y] of [
      [1, 2],
      [1, 9],
      [3, 1],
      [3, 11],
      [7, 6],
      [10, 2],
      [10, 9],
      [12, 6],
    ] as const)
      expect(isInk(x, y), `${x}, ${y}`).toBe(false);
  });
});

describe('words', () => {
  const words = [
    { index: 0, text: 'Hello', startSec: 6, endSec: 8 },
    { index: 1, text: 'a', startSec: 9, endSec: 9.5 },
  ];
  const { topPx, heightPx } = lane('words');
  const edit = { segments: [segment('a', 10)] };

  it('can be read where there is room, and are a texture where there is not', () => {
    const picture = paint({ words, edit });
    expect(picture.boxOf(P.word)).toEqual({ x: 20, y: topPx + 3, width: 39, height: heightPx - 6 });
    expectAt(picture, 85, topPx + 10, P.line);
    const ink = picture.boxOf(P.ink);
    expect(ink?.x).toBeGreaterThanOrEqual(22);
    expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThanOrEqual(58);
    expect(Math.abs((ink?.y ?? 0) + (ink?.height ?? 0) / 2 - middleOf('words'))).toBeLessThan(3);
  });

  it('are squeezed rather than cut, and marked while they are said', () => {
    const tight = paint({ edit, words: [{ index: 0, text: 'Wonderful', startSec: 6, endSec: 7 }] });
    const ink = tight.boxOf(P.ink);
    expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThanOrEqual(37);
    const saidAt = (playheadSec: number) => paint({ words, playheadSec }).at(57, topPx + 5)[2];
    expect([0.9, 1, 2.9, 3].map((sec) => paint({ words, playheadSec: sec }).at(55, topPx + 5)[0])).toEqual([
      255, 0, 0, 255,
    ]);
    expect(saidAt(5)).toBe(0);
  });
});

describe('sound', () => {
  const { heightPx } = lane('sound');
  const peaks = buildPyramid(
    0.05,
    [...Array(600).keys()].map((at) => (at < 200 ? 0.5 : 1)),
  );
  const highAt = (picture: Painted, x: number) =>
    [...Array(heightPx).keys()].filter((y) => {
      const [red = 0, green = 0] = picture.at(x, lane('sound').topPx + y);
      return red < 100 && green > 200;
    }).length;

  it('is a bar each three pixels, as high as its source is loud there after its volume', () => {
    const picture = paint({ peaksOf: () => peaks });
    const full = heightPx - 4;
    // Half as loud before the tenth second of the source, which is the fifth of the segment.
    expect(Math.abs(highAt(picture, 60) - full / 2)).toBeLessThanOrEqual(2);
    expect(Math.abs(highAt(picture, 120) - full)).toBeLessThanOrEqual(2);
    expect(highAt(picture, 62)).toBe(0);
    expect(Math.abs(highAt(picture, 210) - full / 2)).toBeLessThanOrEqual(2);
    expect(highAt(picture, 300)).toBe(0);
    const box = picture.boxOf(P.inkSoft);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lane('sound').topPx + heightPx);
    const quiet = paint({ peaksOf: () => peaks, edit: { segments: [segment('a', 10, { volume: 0.5 })] } });
    expect(Math.abs(highAt(quiet, 120) - full / 2)).toBeLessThanOrEqual(2);
    const loud = paint({ peaksOf: () => peaks, edit: { segments: [segment('a', 10, { volume: 2 })] } });
    expect(Math.abs(highAt(loud, 120) - full)).toBeLessThanOrEqual(2);
  });

  it('is none where it is muted or not known, a line where it is silent, and scrolls in whole bars', () => {
    const muted = { segments: [segment('a', 10, { muted: true }), segment('b', 5)] };
    const picture = paint({ peaksOf: () => peaks, edit: muted });
    expect([highAt(picture, 60), highAt(picture, 210) > 0]).toEqual([0, true]);
    expect(highAt(paint(), 60)).toBe(0);
    const silent = paint({ peaksOf: () => buildPyramid(0.05, [0, 0]) });
    expect([silent.at(60, middleOf('sound'))[1]]).not.toEqual([0]);
    const scrolled = paint({ peaksOf: () => peaks, startSec: 3 });
    expect([60, 61, 62].map((x) => highAt(scrolled, x))).toEqual(
      [120, 121, 122].map((x) => highAt(paint({ peaksOf: () => peaks }), x)),
    );
  });
});
