/** A timeline painted on a real canvas, in colours that tell what is what. */
import { expect } from 'vitest';
import { viewEdit } from '../../timeline/geometry/edit-view.ts';
import { LANES_HEIGHT_PX, laneOf } from '../../timeline/geometry/lanes.ts';
import { NO_RANGE } from '../../timeline/gestures/range.ts';
import type { Edit, EditBroll, EditText, Segment } from '../../timeline/model/edit.ts';
import type { SourceWord } from '../../timeline/model/edit-words.ts';
import type { PaintInput, Palette } from '../../timeline/paint/paint-input.ts';
import { paintTimeline } from '../../timeline/paint/paint-timeline.ts';
import { type Painted, painted } from '../pictures/painted.ts';

export const WIDTH = 400;
/** Each a colour that no other is near to. */
export const P: Palette = {
  ...{ background: '#ff0000', surface: '#ffffff', raised: '#00ff00', line: '#0000ff' },
  ...{ word: '#ffff00', lineStrong: '#ff00ff', ink: '#000000', inkSoft: '#00ffff' },
  ...{ accent: '#808080', score: '#800000', scoreTrack: '#008000', good: '#000080' },
  ...{ goodWash: '#808000', focus: '#800080', bad: '#008080' },
};

export const segment = (id: string, lengthSec: number, change: Partial<Segment> = {}): Segment => ({
  ...{ id, assetId: 'film', sourceStartSec: 5, sourceEndSec: 5 + lengthSec },
  ...{ zoom: 1, muted: false, volume: 1 },
  ...change,
});
export const text = (id: string, outputStartSec: number, durationSec: number, says = 'Title'): EditText => ({
  ...{ id, text: says, preset: 'label', outputStartSec, durationSec },
  ...{ xPercent: null, yPercent: null },
});
export const broll = (id: string, outputStartSec: number, durationSec: number): EditBroll => ({
  ...{ id, assetId: 'other', fit: 'cover' },
  ...{ outputStartSec, durationSec },
});

export interface Change extends Partial<Omit<PaintInput, 'view' | 'scale'>> {
  readonly edit?: Partial<Edit>;
  readonly startSec?: number;
  readonly pxPerSec?: number;
  readonly words?: readonly SourceWord[];
}

/** Fifteen seconds, twenty pixels each, unless said otherwise: 300 of 400 pixels. */
export function paint(
  { edit: change = {}, startSec = 0, pxPerSec = 20, words = [], ...input }: Change = {},
  ratio = 1,
): Painted {
  const edit: Edit = {
    ...{ aspect: '9:16', reframe: 'off', captions: { enabled: true, style: 'boxed' } },
    ...{ music: null, fadeInSec: 0, fadeOutSec: 0, texts: [], broll: [] },
    segments: [segment('a', 10), segment('b', 5)],
    ...change,
  };
  const whole: PaintInput = {
    view: viewEdit(edit, () => words),
    scale: { startSec, pxPerSec, widthPx: WIDTH },
    ...{ palette: P, playheadSec: -50, selection: new Set<string>(), hoverId: null, guideSec: null },
    ...{ dropSec: null, marquee: null, hold: null, marks: null, range: NO_RANGE, markerSecs: [] },
    ...{ peaksOf: () => undefined, frameOf: () => undefined, titleOf: () => '' },
    ...input,
  };
  return painted(WIDTH * ratio, LANES_HEIGHT_PX * ratio, (context) => paintTimeline(context, whole, ratio));
}

const hex = (color: string) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
export function expectAt(picture: Painted, x: number, y: number, color: string): void {
  const [found, wanted] = [picture.at(x, y), hex(color)];
  for (const [channel, value] of wanted.entries())
    expect(Math.abs((found[channel] ?? 0) - value), `${found} at ${x}, ${y} is ${color}`).toBeLessThanOrEqual(
      40,
    );
}
/** What is painted anew or elsewhere by a change, as a box. */
export function changedBox(before: Painted, after: Painted) {
  let [left, top, right, bottom] = [WIDTH, LANES_HEIGHT_PX, -1, -1];
  for (let y = 0; y < LANES_HEIGHT_PX; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = 4 * (y * WIDTH + x);
      if ([0, 1, 2].every((channel) => before.pixels[at + channel] === after.pixels[at + channel])) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  return right < 0 ? null : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}
export const lane = (id: Parameters<typeof laneOf>[0]) => laneOf(id);
export const middleOf = (id: Parameters<typeof laneOf>[0]) => laneOf(id).topPx + laneOf(id).heightPx / 2;
