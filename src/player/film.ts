/** One media element on one source: where it stands, whether its picture is there, how loud it is. */
import { sourceTimeOf } from '../media/compose/source-time.ts';
import { learnPictureTimes, pictureTimeOf, tellPictureTimes } from './picture-time.ts';
import type { Reel } from './reels.ts';
import { wantsSoundOutput } from './sound-output.ts';

/** Stands this far inside a frame, not on its border to the one before. */
const INSIDE_FRAME_SEC = 0.001;
/** An element this close to where it should be is not sent there again. */
const SAME_PLACE_SEC = 0.0005;
const HAVE_CURRENT_DATA = 2;
const HAVE_FUTURE_DATA = 3;
/** So close to the end of its file nothing is left to play. */
const END_SEC = 0.02;
/** A picture that begins so close to where its element stands is the one of that moment: none comes after it. */
const SAME_PICTURE_SEC = 2 * INSIDE_FRAME_SEC;
/** An older one may be it too, or the one before it, for films differ in how long a picture is: so long a later one is looked for. */
const PICTURE_LATE_MS = 1000;

export interface FilmEvents {
  /** A picture came on screen, or a seek ended. `mediaTimeSec` is null where the element does not tell. */
  shown(film: Film, mediaTimeSec: number | null): void;
  failed(film: Film, reason: string): void;
  /** It can go on muted: the device has no sound output. */
  wantsOutput(film: Film): void;
  /** Time goes on also where no frames are drawn, as in a hidden page. */
  moved(): void;
}

export class Film {
  readonly element: HTMLVideoElement;
  readonly sourceId: string;
  reel: Reel | null = null;
  /** It has been ready since it was last sent somewhere; only then may the clock leave without it. */
  private settled = false;
  private readonly events: FilmEvents;
  private frameRequest = 0;
  private lookRequest = 0;

  constructor(holder: HTMLElement, sourceId: string, address: string, events: FilmEvents) {
    this.sourceId = sourceId;
    this.events = events;
    const element = document.createElement('video');
    element.playsInline = true;
    element.preload = 'auto';
    element.tabIndex = -1;
    // Without this, sound of another origin could not be mixed, nor a picture of it read back.
    element.crossOrigin = 'anonymous';
    element.src = address;
    this.element = element;
    element.addEventListener('seeked', this.onSettled);
    element.addEventListener('loadeddata', this.onSettled);
    element.addEventListener('error', this.onError);
    element.addEventListener('timeupdate', this.onMoved);
    this.frameRequest = element.requestVideoFrameCallback(this.onFrame);
    holder.append(element);
  }

  /** Its picture and sound of the wanted moment are there. */
  get ready(): boolean {
    return this.element.readyState >= HAVE_CURRENT_DATA && !this.element.seeking;
  }

  /** The clock need not wait for it. */
  canRunAt(timeSec: number): boolean {
    if (!this.settled)
      this.settled = this.ready && (this.element.readyState >= HAVE_FUTURE_DATA || this.isOver(timeSec));
    return this.settled;
  }

  /** Sends it where the composition is: the clock waits for it there. */
  cue(timeSec: number): void {
    this.settled = false;
    this.goTo(timeSec);
  }

  get running(): boolean {
    return !this.element.paused && !this.element.ended;
  }

  /** Nothing of the file is left at that moment of the composition. */
  isOver(timeSec: number): boolean {
    const { duration } = this.element;
    return this.reel !== null && sourceTimeOf(this.reel, timeSec) >= duration - END_SEC;
  }

  /** How far the element is ahead of a moment of the composition, in seconds of that. */
  driftAt(timeSec: number): number {
    return this.reel === null ? 0 : this.timeOf(this.element.currentTime) - timeSec;
  }

  /** Seconds of its file a second of the composition. */
  get speed(): number {
    return this.reel?.speed ?? 1;
  }

  /** The composition's time at a time of its source. */
  timeOf(sourceSec: number): number {
    return this.reel === null ? 0 : this.reel.startSec + (sourceSec - this.reel.sourceStartSec) / this.speed;
  }

  /** Begins anew with its file after an error, where the composition is. */
  reopen(timeSec: number): void {
    this.element.load();
    this.cue(timeSec);
  }

  private goTo(timeSec: number): void {
    if (this.reel === null) return;
    const wanted = Math.max(0, sourceTimeOf(this.reel, timeSec)) + INSIDE_FRAME_SEC;
    const { element } = this;
    const standing = element.paused && Math.abs(element.currentTime - wanted) < SAME_PLACE_SEC;
    if (!standing) element.currentTime = wanted;
  }

  play(): void {
    if (!this.element.paused) return;
    this.element.play().catch((error: unknown) => {
      // A play that a pause or another stretch overtakes is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        this.events.failed(this, String(error));
    });
  }

  pause(): void {
    this.element.pause();
  }

  dispose(): void {
    const { element } = this;
    element.cancelVideoFrameCallback(this.frameRequest);
    cancelAnimationFrame(this.lookRequest);
    element.removeEventListener('seeked', this.onSettled);
    element.removeEventListener('loadeddata', this.onSettled);
    element.removeEventListener('error', this.onError);
    element.removeEventListener('timeupdate', this.onMoved);
    element.pause();
    element.removeAttribute('src');
    element.load();
    element.remove();
  }

  private readonly onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    learnPictureTimes(this.element, mediaTime);
    this.events.shown(this, mediaTime);
    this.frameRequest = this.element.requestVideoFrameCallback(this.onFrame);
  };

  private readonly onSettled = (): void => {
    this.events.shown(this, null);
    this.lookForPicture(performance.now() + PICTURE_LATE_MS);
  };

  /** A seek may end before its picture is there, and an element at rest does not always tell when it comes. */
  private lookForPicture(untilMs: number): void {
    cancelAnimationFrame(this.lookRequest);
    let seenSec = pictureTimeOf(this.element);
    const look = (): void => {
      if (!this.element.paused || performance.now() > untilMs || !tellPictureTimes()) return;
      const shownSec = pictureTimeOf(this.element);
      if (shownSec !== seenSec) this.events.shown(this, null);
      seenSec = shownSec;
      if (shownSec !== null && Math.abs(shownSec - this.element.currentTime) < SAME_PICTURE_SEC) return;
      this.lookRequest = requestAnimationFrame(look);
    };
    this.lookRequest = requestAnimationFrame(look);
  }

  private readonly onMoved = (): void => this.events.moved();
  private readonly onError = (): void => {
    if (wantsSoundOutput(this.element)) this.events.wantsOutput(this);
    else this.events.failed(this, this.element.error?.message ?? '');
  };
}
