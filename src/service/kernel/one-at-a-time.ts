/** A step that never runs beside itself: asked for while it runs, it runs once more afterwards. */
export interface OneAtATime {
  /** Never throws; what the step throws goes to `failed`. */
  ask(): void;
  /** Resolves once nothing of it runs. */
  idle(): Promise<void>;
}

export function oneAtATime(step: () => Promise<void>, failed: (error: unknown) => void): OneAtATime {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        await step();
      } catch (error) {
        failed(error);
      }
    } while (again);
    running = null;
  };
  return {
    ask: () => {
      again = true;
      running ??= run();
    },
    idle: async () => {
      await running;
    },
  };
}
