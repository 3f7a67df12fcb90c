/**
 * Plays a plan in real time: every picture and sound from a media element, one of which is the clock, and each frame
 * drawn by the scene code that exports use. Without React; looks like nothing.
 */
import type { CompositionPlan } from '../media/compose/composition-plan.ts';
import { firstFrameFrom } from '../media/compose/first-frame-from.ts';
import { lastFrameOf } from '../media/compose/scene.ts';
import { drawScene } from './draw-scene.ts';
import type { Film } from './film.ts';
import { type Addresses, FilmPool } from './film-pool.ts';
import { type Reel, reelsAround, reelsOf } from './reels.ts';
import { SoundMixer } from './sound-mixer.ts';

export interface EngineState {
  readonly playing: boolean;
  /** On the composition's clock. */
  readonly timeSec: number;
  /** False until the first picture is drawn. */
  readonly ready: boolean;
  /** Why nothing plays, null while all is well. */
  readonly failure: string | null;
  /** A file cannot be reached where it was said to be, and has not been asked for again since it last could. */
  readonly wantsAddresses: boolean;
  readonly muted: boolean;
  /** It was muted because the device has no sound output. */
  readonly unheard: boolean;
  readonly rate: number;
  /** How fast it runs backwards, without sound; 0 where it does not. */
  readonly backRate: number;
}

export const IDLE: EngineState = {
  playing: false,
  timeSec: 0,
  ready: false,
  failure: null,
  wantsAddresses: false,
  muted: false,
  unheard: false,
  rate: 1,
  backRate: 0,
};

/** Elements are opened and sought this long before they are wanted. */
const AHEAD_SEC = 2;
/** Elements that follow the clock may be so far off; beyond it they run a little faster or slower, or jump. */
const DRIFT_SEC = 0.045;
const JUMP_SEC = 1;
const CATCH_UP = { heard: 0.06, silent: 0.25 };
/** A pause longer than this between two looks at the clock was a sleeping page. */
const LONGEST_STEP_SEC = 0.25;
const FASTEST_BACK = 8;

export class SceneEngine {
  private readonly onChange: (state: EngineState) => void;
  private readonly pool: FilmPool;
  private readonly mixer = new SoundMixer();
  private state = IDLE;
  private canvas: HTMLCanvasElement | null = null;
  private plan: CompositionPlan | null = null;
  private reels: readonly Reel[] = [];
  private addresses: Addresses = {};
  private atSec = 0;
  /** Sources for which an address was asked that has shown nothing yet: what fails with it, too, is broken. */
  private readonly askedFor = new Set<string>();
  /** It played when a film failed, and plays on with a new address. */
  private brokeOff = false;
  /** Before the first play the picture is of another moment than the clock shows; null once moved. */
  private stillSec: number | null = 0;
  private frame = 0;
  /** While it runs backwards: where it is by the clock. */
  private backSec = 0;
  private lastTickMs: number | null = null;

  constructor(holder: HTMLElement, onChange: (state: EngineState) => void) {
    this.onChange = onChange;
    this.pool = new FilmPool(holder, {
      shown: (film, mediaTimeSec) => {
        if (film.element.error === null) this.askedFor.delete(film.sourceId);
        this.shown(film, mediaTimeSec);
      },
      failed: (film, failure) => film.reel !== null && this.fail(film.sourceId, failure),
      wantsOutput: (film) => {
        this.setMuted(true);
        this.set({ unheard: true });
        film.reopen(this.atSec);
      },
      moved: () => document.hidden && this.tick(performance.now()),
    });
  }

  setCanvas(canvas: HTMLCanvasElement | null): void {
    this.canvas = canvas;
    this.draw();
  }

  /** Shows another plan where the clock stands: what changed under a still picture shows at once. */
  setPlan(plan: CompositionPlan | null, addresses: Addresses): void {
    if (plan !== this.plan) this.reels = plan === null ? [] : reelsOf(plan);
    this.plan = plan;
    this.addresses = addresses;
    const isRenewed = this.pool.keepOnly(addresses) && this.state.failure !== null;
    // Without a plan the clock stands where it did, for the next one.
    if (plan !== null && this.inside(this.atSec) < this.atSec) {
      this.atSec = this.inside(this.atSec);
      this.set({ timeSec: this.atSec });
    }
    if (isRenewed) this.set({ failure: null, wantsAddresses: false });
    this.settle();
    if (isRenewed && this.brokeOff) this.play();
  }

  private fail(sourceId: string, failure: string): void {
    // Several may fail, one after the other.
    this.brokeOff = this.state.playing || (this.state.failure !== null && this.brokeOff);
    const wantsAddresses = this.state.wantsAddresses || !this.askedFor.has(sourceId);
    this.askedFor.add(sourceId);
    // None goes on without the others, also what is only heard.
    this.stop();
    this.set({ failure, wantsAddresses });
  }

  /** Draws again what is shown, with what has loaded since. */
  redraw(): void {
    this.draw();
  }

  /** Goes back to the start at rest, showing the picture of `stillSec`. */
  rest(stillSec: number): void {
    this.stop();
    this.stillSec = stillSec;
    this.atSec = 0;
    this.askedFor.clear();
    this.set({ timeSec: 0, failure: null, wantsAddresses: false });
    this.settle('seek');
  }

  readonly toggle = (): void => {
    if (this.state.playing || this.state.backRate > 0) this.pause();
    else this.play();
  };

  readonly play = (): void => {
    const { plan } = this;
    if (plan === null || this.state.playing) return;
    // From rest the whole is played; so it is from its end.
    if (this.stillSec !== null || this.atSec >= plan.durationSec - 0.05) this.atSec = 0;
    this.stop();
    this.stillSec = null;
    this.mixer.open(plan);
    this.askedFor.clear();
    this.set({ playing: true, failure: null, wantsAddresses: false });
    this.lastTickMs = null;
    this.settle('seek');
    this.frame = requestAnimationFrame(this.onFrame);
  };

  readonly pause = (): void => {
    if (!this.state.playing && this.state.backRate === 0) return;
    this.stop();
    // The clock stands on the frame that is seen.
    this.seek(this.atSec);
  };

  readonly seek = (wantedSec: number): void => {
    if (this.state.backRate > 0) this.stop();
    this.stillSec = null;
    this.atSec = this.inside(wantedSec);
    this.set({ timeSec: this.atSec });
    this.settle('seek');
  };

  /** Where something begins: on the first frame that shows it. */
  readonly seekToStart = (startSec: number): void => {
    this.seek(this.plan === null ? startSec : firstFrameFrom(startSec, this.plan.fps));
  };

  /** Runs backwards by showing one earlier picture after the other; asked again it goes faster. */
  readonly runBack = (): void => {
    if (this.plan === null) return;
    const backRate = Math.min(FASTEST_BACK, this.state.backRate * 2 || 1);
    this.stop();
    this.stillSec = null;
    this.set({ backRate });
    this.lastTickMs = null;
    this.backSec = this.atSec;
    this.frame = requestAnimationFrame(this.onFrameBack);
  };

  readonly step = (frames: number): void => {
    if (this.plan === null) return;
    this.stop();
    const frame = Math.floor(this.atSec * this.plan.fps + 1e-6);
    this.seek((frame + frames) / this.plan.fps);
  };

  readonly setRate = (rate: number): void => {
    this.set({ rate });
    this.follow();
  };

  readonly setMuted = (muted: boolean): void => {
    this.mixer.muted = muted;
    this.set({ muted, unheard: false });
    this.level();
  };

  readonly setVolume = (volume: number): void => {
    this.mixer.setVolume(volume);
    this.level();
  };

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.pool.dispose();
    this.mixer.dispose();
    this.canvas = null;
    this.plan = null;
  }

  private readonly onFrame = (nowMs: number): void => {
    if (!this.state.playing) return;
    this.tick(nowMs);
    this.frame = requestAnimationFrame(this.onFrame);
  };

  private readonly onFrameBack = (nowMs: number): void => {
    const { backRate } = this.state;
    if (backRate === 0) return;
    const stepSec = Math.min(LONGEST_STEP_SEC, (nowMs - (this.lastTickMs ?? nowMs)) / 1000);
    this.lastTickMs = nowMs;
    this.backSec = Math.max(0, this.backSec - stepSec * backRate);
    // The clock runs on while a picture is looked for: what is slow to find is passed over.
    if (!this.isWaiting()) {
      this.atSec = this.backSec;
      this.set({ timeSec: this.atSec });
      this.settle('seek');
    }
    if (this.atSec === 0) this.stop();
    else this.frame = requestAnimationFrame(this.onFrameBack);
  };

  private tick(nowMs: number): void {
    const { plan } = this;
    if (plan === null || !this.state.playing) return;
    const stepSec =
      this.lastTickMs === null ? 0 : Math.min(LONGEST_STEP_SEC, (nowMs - this.lastTickMs) / 1000);
    this.lastTickMs = nowMs;
    const leader = this.leader();
    const timeSec =
      leader === undefined
        ? this.atSec + (this.isWaiting() ? 0 : stepSec * this.state.rate)
        : leader.timeOf(leader.element.currentTime);
    // A new stretch starts where it starts, also when its element lags a moment behind.
    const floorSec = leader?.reel?.startSec ?? 0;
    this.atSec = Math.max(floorSec, timeSec);
    if (this.atSec >= plan.durationSec) {
      this.stop();
      this.seek(0);
      return;
    }
    this.follow();
    this.level(stepSec);
    this.set({ timeSec: this.atSec });
    // With a picture on the clock its own frames are drawn as they come; without one, here.
    if (leader?.reel?.hasPicture !== true) this.draw();
  }

  /** Films for what is on and what comes next, run or stopped as the clock needs. */
  private follow(how: 'go on' | 'seek' = 'go on'): void {
    const shownSec = this.shownSec();
    const { active, coming } = reelsAround(this.reels, shownSec, this.state.playing ? AHEAD_SEC : 0);
    const wanted = [...active, ...coming];
    this.pool.assign(active, coming, shownSec, this.addresses);
    if (how === 'seek') for (const reel of wanted) this.pool.of(reel)?.cue(Math.max(shownSec, reel.startSec));
    const { playing, rate } = this.state;
    const waiting = this.isWaiting();
    const leader = this.leader();
    for (const reel of active) {
      const film = this.pool.of(reel);
      if (film === undefined) continue;
      if (!playing || waiting || film.isOver(shownSec)) film.pause();
      else film.play();
      if (!playing || film === leader || waiting) {
        film.element.playbackRate = rate * film.speed;
        continue;
      }
      const drift = film.driftAt(this.atSec);
      if (Math.abs(drift) > JUMP_SEC && !film.isOver(this.atSec)) film.cue(this.atSec);
      const most = reel.sounds.length > 0 ? CATCH_UP.heard : CATCH_UP.silent;
      film.element.playbackRate =
        rate * film.speed * (Math.abs(drift) > DRIFT_SEC ? 1 - most * Math.sign(drift) : 1);
    }
  }

  /** While one of the elements has no picture or sound yet, all wait for it. */
  private isWaiting(): boolean {
    const { active } = reelsAround(this.reels, this.shownSec(), 0);
    const { playing } = this.state;
    return active.some((reel) => {
      const film = this.pool.of(reel);
      return film === undefined || !(playing ? film.canRunAt(this.atSec) : film.ready);
    });
  }

  /** Whose element is the clock: the first that runs, one with a picture before one without. */
  private leader(): Film | undefined {
    const running = this.pool.all.filter(
      (film) => film.reel !== null && film.running && film.ready && this.isActive(film.reel),
    );
    return running.find((film) => film.reel?.hasPicture === true) ?? running[0];
  }

  private isActive(reel: Reel): boolean {
    return reel.startSec <= this.atSec && this.atSec < reel.endSec;
  }

  private shown(film: Film, mediaTimeSec: number | null): void {
    if (film.reel === null || this.plan === null) return;
    const leader = this.state.playing ? this.leader() : undefined;
    if (leader === undefined) {
      this.settle();
      return;
    }
    if (film !== leader || mediaTimeSec === null) return;
    const timeSec = film.timeOf(mediaTimeSec);
    // A last picture of where the element was before may still arrive.
    if (timeSec >= film.reel.startSec - 1 / this.plan.fps) this.draw(timeSec);
  }

  private settle(how: 'go on' | 'seek' = 'go on'): void {
    this.follow(how);
    this.level();
    this.draw();
  }

  private level(stepSec = 0): void {
    const { plan, atSec: timeSec } = this;
    const { rate } = this.state;
    if (plan !== null) this.mixer.level(this.pool.all, plan, { timeSec, stepSec, rate });
  }

  /** The moment whose picture is on screen. At rest it is where a frame begins: between two, films may show another. */
  private shownSec(): number {
    const { plan, stillSec } = this;
    if (plan === null) return this.atSec;
    const wantedSec = stillSec === null ? this.atSec : Math.min(stillSec, plan.durationSec / 2);
    return this.state.playing ? wantedSec : Math.floor(wantedSec * plan.fps + 1e-6) / plan.fps;
  }

  private draw(timeSec = this.shownSec()): void {
    const { canvas, plan } = this;
    if (canvas === null || plan === null || this.isWaiting()) return;
    const shownSec = this.inside(timeSec);
    drawScene(canvas, plan, shownSec, (sourceId, sourceTimeSec) => this.pictureOf(sourceId, sourceTimeSec));
    if (!this.state.ready) this.set({ ready: true });
  }

  private pictureOf(sourceId: string, sourceTimeSec: number): CanvasImageSource | null {
    let best: Film | null = null;
    const awayOf = (film: Film): number =>
      film.reel === null ? Number.POSITIVE_INFINITY : Math.abs(film.element.currentTime - sourceTimeSec);
    for (const film of this.pool.all) {
      if (film.sourceId !== sourceId || film.reel?.hasPicture !== true) continue;
      if (best === null || awayOf(film) < awayOf(best)) best = film;
    }
    return best !== null && best.element.readyState >= 2 ? best.element : null;
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
    for (const film of this.pool.all) film.pause();
    this.set({ playing: false, backRate: 0 });
  }

  /** On the last frame at most. */
  private inside(timeSec: number): number {
    if (this.plan === null) return 0;
    return Math.max(0, Math.min(timeSec, lastFrameOf(this.plan) / this.plan.fps));
  }

  private set(change: Partial<EngineState>): void {
    const next = { ...this.state, ...change };
    const same = (Object.keys(change) as (keyof EngineState)[]).every((key) => next[key] === this.state[key]);
    if (same) return;
    this.state = next;
    this.onChange(next);
  }
}
