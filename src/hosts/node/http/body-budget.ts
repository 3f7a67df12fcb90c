/**
 * How much of unfinished request bodies a host holds at a time, together and for one connection. Counted is what has
 * come, not what was announced: announcing costs a sender nothing.
 */
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';

/** Sixteen parts side by side; ours sends four. */
const HOST_MAX_BYTES = 16 * PART_SIZE_BYTES;
/** One body at a time is all that a connection needs. */
const CONNECTION_MAX_BYTES = 2 * PART_SIZE_BYTES;

export interface BodyBudget {
  /** False where it is not to be had; then nothing is taken. */
  take(connection: object, sizeBytes: number): boolean;
  giveBack(connection: object, sizeBytes: number): void;
}

export function createBodyBudget(
  hostMaxBytes = HOST_MAX_BYTES,
  connectionMaxBytes = CONNECTION_MAX_BYTES,
): BodyBudget {
  const held = new WeakMap<object, number>();
  let heldByAll = 0;
  return {
    take: (connection, sizeBytes) => {
      const own = held.get(connection) ?? 0;
      if (heldByAll + sizeBytes > hostMaxBytes || own + sizeBytes > connectionMaxBytes) return false;
      heldByAll += sizeBytes;
      held.set(connection, own + sizeBytes);
      return true;
    },
    giveBack: (connection, sizeBytes) => {
      heldByAll -= sizeBytes;
      held.set(connection, (held.get(connection) ?? 0) - sizeBytes);
    },
  };
}
