/** Single pictures of video files, one after the other from one element out of sight: a list shows what it is about. */

/** Sharp on screens of twice the pixels. */
const HEIGHT_PX = 288;
/** Stands inside the frame, not on its border to the one before. */
const INSIDE_FRAME_SEC = 0.005;

interface Wanted {
  readonly address: string;
  readonly timeSec: number;
  readonly signal: AbortSignal;
  readonly resolve: (image: ImageBitmap | null) => void;
}

export class FrameGrabber {
  private readonly video = document.createElement('video');
  private waiting: Wanted[] = [];
  private isBusy = false;

  constructor() {
    this.video.muted = true;
    this.video.preload = 'auto';
    // Without this, the canvas its pictures are drawn on could not be read back.
    this.video.crossOrigin = 'anonymous';
  }

  /** The caller closes the picture. null where the file cannot be shown, or nobody waits for it any more. */
  grab(address: string, timeSec: number, signal: AbortSignal): Promise<ImageBitmap | null> {
    return new Promise((resolve) => {
      this.waiting.push({ address, timeSec, signal, resolve });
      void this.work();
    });
  }

  /** Lets go of the file; a later picture opens it again. */
  close(): void {
    for (const { resolve } of this.waiting) resolve(null);
    this.waiting = [];
    this.video.removeAttribute('src');
    this.video.load();
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift())
      next.resolve(next.signal.aborted ? null : await this.picture(next).catch(() => null));
    this.isBusy = false;
  }

  private async picture({ address, timeSec }: Wanted): Promise<ImageBitmap | null> {
    const { video } = this;
    if (video.src !== address) {
      video.src = address;
      if (!(await happens(video, 'loadeddata'))) return null;
    }
    video.currentTime = Math.min(timeSec + INSIDE_FRAME_SEC, Math.max(0, video.duration - 0.05));
    if (!(await happens(video, 'seeked')) || video.videoHeight === 0) return null;
    const height = Math.min(HEIGHT_PX, video.videoHeight);
    return createImageBitmap(video, { resizeHeight: height, resizeQuality: 'medium' });
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (isGood: boolean): void => {
      stop.abort();
      resolve(isGood);
    };
    video.addEventListener(event, () => end(true), stop);
    // A new source empties the element before it is loaded.
    for (const bad of ['error', 'emptied'])
      if (bad === 'error' || event === 'seeked') video.addEventListener(bad, () => end(false), stop);
  });
}
