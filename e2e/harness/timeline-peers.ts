/** The page's side of the timeline benchmark for two known libraries: as many segments, panned and zoomed as ours are. */
import { Timeline as KeyframeTimeline } from 'animation-timeline-js';
import { Timeline as ItemTimeline } from 'vis-timeline/standalone';

interface PeerSize {
  readonly segments: number;
  readonly durationSec: number;
}

/** A timeline that shows a stretch of time; it may draw at once or in the next frame. */
interface Peer {
  show(fromSec: number, shownSec: number): void;
  hasDrawn(): boolean;
}

const WIDTH_PX = 1284;

const PEERS = {
  'vis-timeline': (element: HTMLElement, { segments, durationSec }: PeerSize): Peer => {
    const lengthMs = (durationSec * 1000) / segments;
    const items = Array.from({ length: segments }, (_, at) => ({
      ...{ id: at, group: 1, content: `film ${at}`, type: 'range' as const },
      ...{ start: at * lengthMs, end: (at + 1) * lengthMs },
    }));
    const texts = Array.from({ length: 200 }, (_, at) => {
      const startMs = (at * durationSec * 1000) / 200;
      const text = { id: `text ${at}`, group: 2, content: `Text ${at}`, type: 'range' as const };
      return { ...text, start: startMs, end: startMs + 3000 };
    });
    const groups = [
      { id: 1, content: 'Video' },
      { id: 2, content: 'Texts' },
    ];
    const timeline = new ItemTimeline(element, [...items, ...texts], groups, {
      ...{ height: '280px', stack: false, editable: true, showCurrentTime: false },
      ...{ start: 0, end: 1000, zoomMin: 10, zoomMax: 2 * durationSec * 1000 },
    });
    return {
      show: (fromSec, shownSec) =>
        timeline.setWindow(fromSec * 1000, (fromSec + shownSec) * 1000, { animation: false }),
      // It waits a while before it draws at all.
      hasDrawn: () => element.querySelector('.vis-item') !== null,
    };
  },
  'animation-timeline-js': (element: HTMLElement, { segments, durationSec }: PeerSize): Peer => {
    const lengthMs = (durationSec * 1000) / segments;
    const timeline = new KeyframeTimeline({
      ...{ id: element, stepVal: 1000, stepPx: 120, zoomMin: 0.01, zoomMax: 10_000 },
    });
    // Its groups, which would draw bars, do not come to an end with this many; edges alone are kinder to it.
    timeline.setModel({
      rows: [
        { keyframes: Array.from({ length: segments }, (_, at) => ({ val: at * lengthMs })) },
        { keyframes: Array.from({ length: 200 }, (_, at) => ({ val: at * durationSec * 5 })) },
      ],
    });
    return {
      show(fromSec, shownSec) {
        const pxPerSec = WIDTH_PX / shownSec;
        timeline.setZoom(120 / pxPerSec);
        timeline.scrollLeft = fromSec * pxPerSec;
        timeline.redraw();
      },
      hasDrawn: () => true,
    };
  },
};

let shown: Peer | null = null;

/** Makes one of them in place of the one before; resolves when it has drawn for the first time. */
async function openTimeline(name: keyof typeof PEERS, size: PeerSize): Promise<void> {
  const element = document.createElement('div');
  element.style.width = `${WIDTH_PX}px`;
  element.style.height = '280px';
  document.body.replaceChildren(element);
  shown = PEERS[name](element, size);
  while (!shown.hasDrawn()) await nextFrame();
}

/** Resolves when what it shows then is on the screen. */
async function showTimeline(fromSec: number, shownSec: number): Promise<void> {
  shown?.show(fromSec, shownSec);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

Object.assign(globalThis, { openTimeline, showTimeline });
