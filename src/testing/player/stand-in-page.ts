/** A page for the player where there is none: media elements that play what a test says, frames that come when it says so. */
import { vi } from 'vitest';

const HAVE_ENOUGH_DATA = 4;

/** What the player asks of a media element; a test says when something has loaded, failed or gone on. */
class StandInElement extends EventTarget {
  src = '';
  currentTime = 0;
  duration = 100;
  paused = true;
  ended = false;
  seeking = false;
  readyState = 0;
  playbackRate = 1;
  volume = 1;
  muted = false;
  error: { readonly message: string } | null = null;
  readonly requestVideoFrameCallback = vi.fn();
  readonly cancelVideoFrameCallback = vi.fn();
  readonly load = vi.fn();
  readonly remove = vi.fn();

  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }

  pause(): void {
    this.paused = true;
  }

  removeAttribute(): void {
    this.src = '';
  }

  /** All of its file is there. */
  arrive(): void {
    this.readyState = HAVE_ENOUGH_DATA;
    this.dispatchEvent(new Event('loadeddata'));
  }

  fail(message: string): void {
    this.error = { message };
    this.dispatchEvent(new Event('error'));
  }
}

export interface StandInPage {
  readonly holder: HTMLElement;
  /** In the order they were made, also those that are put away. */
  readonly elements: readonly StandInElement[];
  /** The element that has a file now. */
  readonly playing: (src: string) => StandInElement;
  /** The next frame of the page, so long after its beginning. */
  readonly frameAt: (ms: number) => void;
}

/** To be undone with `vi.unstubAllGlobals`. */
export function standInPage(): StandInPage {
  const elements: StandInElement[] = [];
  let frames = new Map<number, FrameRequestCallback>();
  let asked = 0;
  vi.stubGlobal('document', {
    baseURI: 'https://page.example/',
    hidden: false,
    createElement: () => {
      const made = new StandInElement();
      elements.push(made);
      return made;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    asked += 1;
    frames.set(asked, run);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  return {
    holder: { append: () => undefined } as unknown as HTMLElement,
    elements,
    playing: (src) => {
      const found = elements.findLast((element) => element.src === src);
      if (found === undefined) throw new Error(`No element has ${src}.`);
      return found;
    },
    frameAt: (ms) => {
      const now = frames;
      frames = new Map();
      for (const run of now.values()) run(ms);
    },
  };
}
