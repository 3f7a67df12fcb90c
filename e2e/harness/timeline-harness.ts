/** The page's side of the timeline benchmark: a long edit in a real canvas, panned, zoomed and cut. */
import { LANES_HEIGHT_PX } from '../../src/timeline/geometry/lanes.ts';
import { clampScale, fitScale, scrollBy, zoomAt } from '../../src/timeline/geometry/time-scale.ts';
import { NO_RANGE } from '../../src/timeline/gestures/range.ts';
import type { Edit } from '../../src/timeline/model/edit.ts';
import type { Palette } from '../../src/timeline/paint/paint-input.ts';
import { paintTimeline } from '../../src/timeline/paint/paint-timeline.ts';
import { buildPyramid } from '../../src/timeline/paint/peak-pyramid.ts';
import { createEditor } from '../../src/timeline/session/editor.ts';

interface Size {
  readonly segments: number;
  readonly durationSec: number;
  readonly frames: number;
  readonly edits: number;
}

const WIDTH_PX = 1284;

async function benchTimelineIn({ segments, durationSec, frames, edits }: Size) {
  const lengthSec = durationSec / segments;
  const edit: Edit = {
    aspect: '16:9',
    reframe: 'off',
    captions: { enabled: true, style: 'boxed' },
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
    segments: Array.from({ length: segments }, (_, at) => ({
      id: `segment ${at}`,
      assetId: 'film',
      sourceStartSec: at * lengthSec,
      sourceEndSec: (at + 1) * lengthSec,
      zoom: 1,
      muted: false,
      volume: 1,
    })),
    texts: Array.from({ length: 200 }, (_, at) => ({
      id: `text ${at}`,
      text: `Text ${at}`,
      preset: 'label' as const,
      outputStartSec: (at * durationSec) / 200,
      durationSec: 3,
      xPercent: null,
      yPercent: null,
    })),
    broll: [],
  };
  const words = Array.from({ length: Math.floor(durationSec * 2.5) }, (_, index) => ({
    index,
    text: `word${index % 50}`,
    startSec: index / 2.5,
    endSec: index / 2.5 + 0.3,
  }));
  let made = 0;
  const editor = createEditor(
    { edit, revision: 1 },
    {
      context: {
        newId: (kind) => {
          made += 1;
          return `${kind} ${made}`;
        },
        usableSec: () => durationSec,
        heardSec: () => null,
        silencesOf: () => [],
        wordsOf: () => words,
      },
      // Nothing is sent while measuring: the service's share is measured elsewhere.
      send: () => Promise.reject(new Error('Nothing is sent here.')),
      read: () => Promise.resolve({ edit, revision: 1 }),
      judge: () => ({ kind: 'failed', message: '' }),
      mayEdit: () => true,
      later: () => () => undefined,
    },
  );
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d', { alpha: false });
  if (canvas === null || context === null || context === undefined) throw new Error('There is no canvas.');
  canvas.width = WIDTH_PX;
  canvas.height = LANES_HEIGHT_PX;
  const film = document.createElement('canvas');
  film.width = 110;
  film.height = 62;
  const pyramid = buildPyramid(
    0.05,
    Float32Array.from({ length: durationSec * 20 }, (_, at) => Math.abs(Math.sin(at))),
  );
  const names = [
    'background',
    'surface',
    'raised',
    'line',
    'lineStrong',
    'ink',
    'inkSoft',
    'accent',
    'score',
  ];
  const palette = Object.fromEntries(
    [...names, 'scoreTrack', 'good', 'goodWash', 'focus', 'bad'].map((name) => [name, '#777']),
  ) as unknown as Palette;
  const paint = (): void => {
    const { scale, playheadSec, selection, hoverId } = editor.store.get();
    const view = editor.view();
    const still = {
      guideSec: null,
      dropSec: null,
      marquee: null,
      hold: null,
      marks: null,
      range: NO_RANGE,
      markerSecs: [],
    };
    const pictures = {
      peaksOf: () => pyramid,
      frameOf: () => ({ image: film, xPx: 0, yPx: 0, widthPx: 110, heightPx: 62 }),
      titleOf: () => 'film',
    };
    paintTimeline(
      context,
      { view, scale, palette, playheadSec, selection, hoverId, ...still, ...pictures },
      1,
    );
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { store } = editor;
  const timed = async (count: number, change: (at: number) => void): Promise<number[]> => {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      await frame();
      const startMs = performance.now();
      change(at);
      paint();
      times.push(performance.now() - startMs);
    }
    return times;
  };
  const whole = fitScale(durationSec, WIDTH_PX);
  const middle = zoomAt(whole, 30, WIDTH_PX / 2, durationSec);
  store.set({ scale: whole });
  await timed(20, () => undefined);
  store.set({ scale: middle });
  const panMs = await timed(frames, () => store.set({ scale: scrollBy(store.get().scale, 40, durationSec) }));
  store.set({ scale: whole });
  const zoomMs = await timed(frames, (at) => {
    const factor = at % 120 < 60 ? 1.08 : 1 / 1.08;
    store.set({ scale: zoomAt(store.get().scale, factor, WIDTH_PX / 3, durationSec) });
  });
  const editMs = await timed(edits, (at) => {
    const segmentId = `segment ${at * 7 + 100}`;
    editor.act(() => [{ type: 'remove', segmentIds: [segmentId] }], 'Removed');
  });
  let edited = edits;
  const editOnce = (): void => {
    edited += 1;
    const segmentId = `segment ${edited * 7 + 100}`;
    editor.act(() => [{ type: 'remove', segmentIds: [segmentId] }], 'Removed');
    paint();
  };
  /** As the harness of other timelines does: resolves when it is on the screen. */
  const showTimeline = async (fromSec: number, shownSec: number): Promise<void> => {
    const wished = { startSec: fromSec, pxPerSec: WIDTH_PX / shownSec, widthPx: WIDTH_PX };
    store.set({ scale: clampScale(wished, durationSec) });
    paint();
    for (let waited = 0; waited < 3; waited += 1) await frame();
  };
  Object.assign(globalThis, { editOnce, showTimeline });
  return { panMs, zoomMs, editMs };
}

Object.assign(globalThis, { benchTimelineIn });
