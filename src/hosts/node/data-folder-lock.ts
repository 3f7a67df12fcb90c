/**
 * One process a data folder. The lock is on the folder itself, so that hosts in other containers and
 * network namespaces meet it as well, and it ends with the process that holds it, however that ends. Node cannot
 * lock files by itself: on Linux the command `flock` locks what this process has open, which keeps the lock;
 * macOS and the BSDs lock while opening; Windows has pipes by name.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, constants, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** `message` is a sentence for whoever started the second host. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

export interface DataFolderLock {
  release(): Promise<void>;
}

/** Who has the folder, for people; it is what is locked only where a folder cannot be. */
const OWNER_FILE = 'host.lock';
/** From <fcntl.h> of macOS and the BSDs; Node has no name for it. */
const O_EXLOCK = 0x20;

/** `folder` must exist. Throws DataFolderInUseError while another process holds it, UsageError where it cannot be locked. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  if (process.platform === 'win32') return listenOnPipe(folder);
  const path = join(folder, OWNER_FILE);
  const fd = process.platform === 'linux' ? lockOnLinux(folder, path) : openExclusively(folder, path);
  writeOwner(path);
  return { release: async () => closeSync(fd) };
}

/** The folder itself, whose lock nobody can remove; network file systems lock only what is open for writing. */
function lockOnLinux(folder: string, path: string): number {
  const onFolder = lockOpenFile(folder, path, openSync(folder, constants.O_RDONLY));
  if (onFolder.fd !== null) return onFolder.fd;
  const onFile = lockOpenFile(folder, path, openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600));
  if (onFile.fd !== null) return onFile.fd;
  throw new UsageError(
    `The data folder ${folder} could not be locked (${onFile.why}), so nothing would keep a second host from destroying it. ` +
      'Install the command flock (package util-linux), and keep the folder on a disk that knows locks.',
  );
}

/** The lock is on what is open here, not on the command that asked for it. Throws DataFolderInUseError. */
function lockOpenFile(folder: string, path: string, fd: number): { fd: number } | { fd: null; why: string } {
  const asked = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', fd] });
  if (asked.status === 0) return { fd };
  closeSync(fd);
  if (asked.status === 1) throw inUse(folder, path);
  return { fd: null, why: asked.error?.message ?? asked.stderr.toString().trim() };
}

function openExclusively(folder: string, path: string): number {
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK, 0o600);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EAGAIN' ? inUse(folder, path) : error;
  }
}

/** On a full disk the owner has no name. */
function writeOwner(path: string): void {
  try {
    writeFileSync(path, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function listenOnPipe(folder: string): Promise<DataFolderLock> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `cliproom-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? inUse(folder) : error);
    });
    // Holding the name must not keep a process alive that has nothing else to do.
    server.unref();
    server.listen(`\\\\.\\pipe\\${name}`, () => {
      resolve({
        release: () =>
          new Promise((closed, failed) => {
            server.close((error) => (error === undefined ? closed() : failed(error)));
          }),
      });
    });
  });
}

function inUse(folder: string, ownerFile?: string): DataFolderInUseError {
  const isNamed = ownerFile !== undefined && existsSync(ownerFile);
  const owner = isNamed ? readFileSync(ownerFile, 'utf8').trim() : '';
  return new DataFolderInUseError(
    `The data folder ${folder} is in use by another Cliproom host${owner === '' ? '' : ` (${owner})`}. Stop that one, or give another folder with --data.`,
  );
}
