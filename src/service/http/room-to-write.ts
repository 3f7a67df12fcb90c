/** On a full disk an operation that adds something is refused before it begins; reading, deleting and stopping are not. */

import { problem } from '../../contract/problems/problem.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';

const ALWAYS = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];

/** @throws StorageFullError */
export async function requireRoom(room: StorageRoom, method: string, path: string): Promise<void> {
  if (ALWAYS.includes(method) || path.endsWith('/cancel')) return;
  if (await room.isFull()) throw new StorageFullError(problem('storage_full'));
}
