/** Single pictures of video files, one after the other from one element out of sight. */
import { pictureTimeOf } from './picture-time.ts';

/** Sharp in lists, on screens of twice the pixels. */
const SMALL_HEIGHT_PX = 288;
/** Stands inside the frame, not on its border to the one before. */
const INSIDE_FRAME_SEC = 0.005;
/** A picture that began so close before is the one of its moment, whatever the film's rate. */
const SAME_PICTURE_SEC = 0.1;
/** So long it is waited for; a still stretch of a film may have an older one. */
const PICTURE_LATE_MS = 1000;
/** An element that neither answers nor loads for so long has lost its file. */
const SILENT_MS = 30_000;
/** A file may fail in passing. */
const TRIES = 2;

interface Wanted {
  readonly address: string;
  readonly timeSec: number;
  readonly heightPx: number;
  readonly signal: AbortSignal;
  readonly resolve: (image: ImageBitmap | null) => void;
}

export class FrameGrabber {
  private readonly video = document.createElement('video');
  private waiting: Wanted[] = [];
  private isBusy = false;
  private closing = new AbortController();

  constructor() {
    this.video.muted = true;
    this.video.preload = 'auto';
    // Without this, the canvas its pictures are drawn on could not be read back.
    this.video.crossOrigin = 'anonymous';
  }

  /**
   * The caller closes the picture. null where the file cannot be shown, or nobody waits for it any more.
   * @param heightPx at most; Infinity for the film's own
   */
  grab(
    address: string,
    timeSec: number,
    signal: AbortSignal,
    heightPx = SMALL_HEIGHT_PX,
  ): Promise<ImageBitmap | null> {
    const unwanted = AbortSignal.any([signal, this.closing.signal]);
    return new Promise((resolve) => {
      this.waiting.push({ address, timeSec, heightPx, signal: unwanted, resolve });
      void this.work();
    });
  }

  /** Lets go of the file; a later picture opens it again. */
  close(): void {
    this.closing.abort();
    this.closing = new AbortController();
    for (const { resolve } of this.waiting) resolve(null);
    this.waiting = [];
    this.letGo();
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift())
      next.resolve(await this.tried(next));
    this.isBusy = false;
  }

  private async tried(wanted: Wanted): Promise<ImageBitmap | null> {
    for (let tries = 0; tries < TRIES && !wanted.signal.aborted; tries += 1) {
      const image = await this.picture(wanted).catch(() => null);
      if (image !== null) return image;
      // An element that has failed would answer no later wish for the same file.
      this.letGo();
    }
    return null;
  }

  private letGo(): void {
    this.video.removeAttribute('src');
    this.video.load();
  }

  private async picture({ address, timeSec, heightPx }: Wanted): Promise<ImageBitmap | null> {
    const { video } = this;
    const { signal: closed } = this.closing;
    if (video.src !== address) {
      video.src = address;
      if (!(await happens(video, 'loadeddata', closed))) return null;
    }
    video.currentTime = Math.min(timeSec + INSIDE_FRAME_SEC, Math.max(0, video.duration - 0.05));
    if (!(await happens(video, 'seeked', closed)) || video.videoHeight === 0) return null;
    await pictureCame(video);
    if (heightPx >= video.videoHeight) return createImageBitmap(video);
    return createImageBitmap(video, { resizeHeight: heightPx, resizeQuality: 'medium' });
  }
}

function happens(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  closed: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (isGood: boolean): void => {
      clearTimeout(silence);
      stop.abort();
      resolve(isGood);
    };
    const listen = () => setTimeout(() => end(false), SILENT_MS);
    let silence = listen();
    const onProgress = (): void => {
      clearTimeout(silence);
      silence = listen();
    };
    closed.addEventListener('abort', () => end(false), stop);
    video.addEventListener('progress', onProgress, stop);
    video.addEventListener(event, () => end(true), stop);
    // A new source empties the element before it is loaded.
    for (const bad of ['error', 'emptied'])
      if (bad === 'error' || event === 'seeked') video.addEventListener(bad, () => end(false), stop);
  });
}

/** A seek may end before its picture is there. */
async function pictureCame(video: HTMLVideoElement): Promise<void> {
  const untilMs = performance.now() + PICTURE_LATE_MS;
  for (;;) {
    const shownSec = pictureTimeOf(video);
    if (shownSec === null || Math.abs(shownSec - video.currentTime) < SAME_PICTURE_SEC) return;
    if (performance.now() > untilMs) return;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
