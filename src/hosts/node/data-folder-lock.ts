/**
 * One process a data folder. The lock is a listening socket named after the folder's inode: the system gives
 * the name to one process only and takes it back when that process ends, however it ends, so nothing stale can
 * stay behind. Linux and Windows have names outside the file system for this; elsewhere a socket file is
 * asked whether somebody still listens.
 */
import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `message` is a sentence for whoever started the second host. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

export interface DataFolderLock {
  release(): Promise<void>;
}

/** `folder` must exist. Throws DataFolderInUseError while another process holds it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `cliproom-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  const server = await listen(name, folder);
  // Holding the name must not keep a process alive that has nothing else to do.
  server.unref();
  return {
    release: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      }),
  };
}

async function listen(name: string, folder: string): Promise<Server> {
  if (process.platform === 'linux') return listenOn(`\0${name}`, folder);
  if (process.platform === 'win32') return listenOn(`\\\\.\\pipe\\${name}`, folder);
  const path = join(tmpdir(), `${name}.sock`);
  if (!(await isListening(path))) rmSync(path, { force: true });
  return listenOn(path, folder);
}

function listenOn(address: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? inUse(folder) : error);
    });
    server.listen(address, () => resolve(server));
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function inUse(folder: string): DataFolderInUseError {
  return new DataFolderInUseError(
    `The data folder ${folder} is in use by another Cliproom host. Stop that one, or give another folder with --data.`,
  );
}
