/**
 * Work that is done once for a database, however many processes are on it: webhooks are delivered, what is over is swept. It
 * falls to one process at a time, and to another when that one ends or is cut off. For a moment two may believe it is theirs,
 * so what is done must be safe to do twice.
 */
export interface ChoreWork {
  /** It is this process's from now on. */
  begin(): Promise<void>;
  /** It is no longer, or the process stops: gives up what runs. Called also while it begins. */
  end(): Promise<void>;
}

export interface Chores {
  /** There is no other process: what was half done at the start is nobody's. */
  readonly isSole: boolean;
  /** Where it is the only process, resolves when the work has begun, and rejects where it cannot. */
  start(work: ChoreWork): Promise<void>;
  /** Resolves once the work has ended here. */
  stop(): Promise<void>;
}

export function createSoleChores(): Chores {
  let own: ChoreWork | null = null;
  return {
    isSole: true,
    start: async (work) => {
      own = work;
      await work.begin();
    },
    stop: async () => {
      await own?.end();
      own = null;
    },
  };
}
