/** Draws at most once a frame, and only when something asked for it. */
export interface FrameScheduler {
  readonly request: () => void;
  readonly stop: () => void;
}

export function createFrameScheduler(draw: () => void): FrameScheduler {
  let frame: number | null = null;
  return {
    request: () => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        draw();
      });
    },
    stop: () => {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}
