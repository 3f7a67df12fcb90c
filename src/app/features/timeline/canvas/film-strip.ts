/**
 * Small pictures of the sources: those of their key frames from the sheets the service made, finer ones drawn one after
 * the other from a video element out of sight and kept by rounded moments. Asking never waits: what is not there yet is
 * fetched, and the nearest picture stands in.
 */
import type { FilmFrame } from '../../../../timeline/paint/paint-input.ts';
import type { Filmstrips } from '../../../parts/filmstrip/filmstrips.ts';

export interface FilmStrip {
  readonly frameOf: (assetId: string, sourceSec: number, spanSec: number) => FilmFrame | undefined;
  readonly setAddresses: (addresses: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
}

/** A key frame this many stretches back still shows what a lane is about; further back, a frame is worth decoding. */
const NEAR_ENOUGH = 2;
const HEIGHT_PX = 62;
const KEPT_FRAMES = 600;
/** Only what was asked for lately is worth fetching: a quick scroll leaves no queue behind. */
const WAITING_MAX = 40;
/** For a picture of a video that may be far away. */
const PATIENCE_MS = 15_000;

export function createFilmStrip(onFrame: () => void, strips: Filmstrips): FilmStrip {
  const frames = new Map<string, FilmFrame>();
  const failed = new Set<string>();
  const shownOf = new Map<string, FilmFrame>();
  let waiting: { readonly key: string; readonly assetId: string; readonly sec: number }[] = [];
  let addresses: Readonly<Record<string, string>> = {};
  let isBusy = false;
  let isClosed = false;
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  // Without this, the canvas its pictures are drawn on could not be read back.
  video.crossOrigin = 'anonymous';

  const work = async (): Promise<void> => {
    if (isBusy || isClosed) return;
    isBusy = true;
    for (let next = waiting.pop(); next !== undefined && !isClosed; next = waiting.pop()) {
      const address = addresses[next.assetId];
      if (address === undefined || frames.has(next.key)) continue;
      const frame = await grab(video, address, next.sec);
      // A source that cannot be seen has no pictures; its player says why.
      if (frame === null) failed.add(next.assetId);
      else keep(next.key, next.assetId, frame);
    }
    isBusy = false;
  };

  const keep = (key: string, assetId: string, frame: FilmFrame): void => {
    frames.set(key, frame);
    shownOf.set(assetId, frame);
    const [oldest] = frames.keys();
    if (frames.size > KEPT_FRAMES && oldest !== undefined) frames.delete(oldest);
    onFrame();
  };

  return {
    frameOf: (assetId, sourceSec, spanSec) => {
      if (!strips.knows(assetId)) return undefined;
      const small = strips.pictureAt(assetId, sourceSec, spanSec);
      const smallSec = strips.timeOf(assetId, sourceSec, spanSec);
      if (smallSec !== null && sourceSec - smallSec <= NEAR_ENOUGH * spanSec) return small;
      const step = 2 ** Math.round(Math.log2(Math.max(0.04, spanSec)));
      const sec = Math.max(0, Math.round(sourceSec / step) * step);
      const key = `${assetId} ${sec}`;
      const found = frames.get(key);
      if (found !== undefined) return found;
      if (
        addresses[assetId] !== undefined &&
        !failed.has(assetId) &&
        !waiting.some((one) => one.key === key)
      ) {
        waiting = [...waiting.slice(1 - WAITING_MAX), { key, assetId, sec }];
        void work();
      }
      if (small !== undefined) return small;
      for (let wider = step * 2; wider <= 64; wider *= 2) {
        const stand = frames.get(`${assetId} ${Math.max(0, Math.round(sourceSec / wider) * wider)}`);
        if (stand !== undefined) return stand;
      }
      return shownOf.get(assetId);
    },
    setAddresses: (next) => {
      // What a link that had ended did not give, its next one may.
      for (const assetId of failed) if (next[assetId] !== addresses[assetId]) failed.delete(assetId);
      addresses = next;
      onFrame();
    },
    close: () => {
      isClosed = true;
      waiting = [];
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** null where the video cannot be read. */
async function grab(video: HTMLVideoElement, address: string, sec: number): Promise<FilmFrame | null> {
  if (video.src !== address) {
    video.src = address;
    if (!(await happens(video, 'loadeddata'))) return null;
  }
  const wanted = Math.min(sec, Math.max(0, video.duration - 0.05));
  if (Math.abs(video.currentTime - wanted) > 1e-3) {
    video.currentTime = wanted;
    if (!(await happens(video, 'seeked'))) return null;
  }
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.height = HEIGHT_PX;
  canvas.width = Math.max(1, Math.round((HEIGHT_PX * video.videoWidth) / video.videoHeight));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return { image: canvas, xPx: 0, yPx: 0, widthPx: canvas.width, heightPx: canvas.height };
}

/** False also where the video says nothing for long: what waits for it is drawn of another moment. */
function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isGood: boolean) => (): void => {
      clearTimeout(timer);
      video.removeEventListener(event, good);
      video.removeEventListener('error', bad);
      video.removeEventListener('emptied', bad);
      resolve(isGood);
    };
    const [good, bad] = [end(true), end(false)];
    const timer = setTimeout(bad, PATIENCE_MS);
    video.addEventListener(event, good);
    video.addEventListener('error', bad);
    if (event === 'seeked') video.addEventListener('emptied', bad);
  });
}
