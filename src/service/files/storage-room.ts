/**
 * Whether there is room to write. While there is none the service only reads, deletes and stops work, jobs wait in
 * their queue, and it looks again until there is room.
 */
import type { FileStore } from '../kernel/ports/file-store.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';

/** Less than this is kept for deleting, which writes a little before it frees a lot. */
const KEPT_FREE_BYTES = 16 * 1024 ** 2;
const LOOK_EVERY_MS = 1000;

export function createStorageRoom(files: Pick<FileStore, 'freeBytes'>, log: Log): StorageRoom {
  let full = false;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let failedMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    lookedMs = performance.now();
    let free: number | null = null;
    try {
      free = await files.freeBytes();
    } catch (error) {
      log.error('The free space could not be read.', error, {});
    }
    settle(free !== null && free < KEPT_FREE_BYTES);
  };

  const lookOnce = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  const settle = (now: boolean): void => {
    const before = full;
    full = now;
    if (full) lookLater();
    if (before && !full) room.onRoom();
  };

  const lookLater = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void lookOnce(), LOOK_EVERY_MS);
    // Waiting for room keeps no process alive; browsers have no such thing.
    if (typeof timer === 'object') (timer as { unref?(): void }).unref?.();
  };

  const room: StorageRoom = {
    isFull: async () => {
      if (looking !== null || performance.now() - lookedMs >= LOOK_EVERY_MS) await lookOnce();
      return full;
    },
    wasFull: () => full,
    failed: () => {
      // What is free may be unknown, or more than a quota leaves: trying again at once each time would never end.
      const isAgain = performance.now() - failedMs < LOOK_EVERY_MS;
      failedMs = performance.now();
      settle(true);
      if (isAgain) lookedMs = failedMs;
      else void lookOnce();
    },
    onRoom: () => undefined,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
  return room;
}
