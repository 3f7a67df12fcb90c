/** The turns of all parts that a session sends: fair among its uploads, as many at a time as its link makes use of. */
import { createFairQueue } from './fair-queue.ts';
import { createPartsAtOnce } from './parts-at-once.ts';

export interface PartTurns {
  /** Runs `send` in its turn; what it sends counts where it resolves. Rejects as it does, and with the signal's reason. */
  take(uploadId: string, bytes: number, signal: AbortSignal, send: () => Promise<void>): Promise<void>;
  /** What was measured is over: nothing was sent for a while. */
  restart(): void;
}

export function createPartTurns(nowMs: () => number): PartTurns {
  const controller = createPartsAtOnce();
  const queue = createFairQueue(controller.parts);
  return {
    async take(uploadId, bytes, signal, send) {
      const leave = await queue.enter(uploadId, bytes, signal);
      try {
        await send();
        controller.sent(bytes, nowMs());
      } finally {
        leave();
      }
    },
    restart: controller.restart,
  };
}
