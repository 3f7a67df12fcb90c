/**
 * Builds the Node host and the client it serves, where what is there is older than the sources. Each build
 * has a folder named after its sources, so that a running host keeps the files it began with.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildApart } from '../../build-apart.ts';
import { DataFolderInUseError, type DataFolderLock, lockDataFolder } from '../data-folder-lock.ts';
import { compressFolder } from './compress-folder.ts';

export interface HostBuild {
  /** Its entry; run with `serve` or `clip` and flags. */
  readonly commandLine: URL;
  readonly mediaScript: URL;
}

const ROOT = join(import.meta.dirname, '../../../..');
const BUILDS = join(ROOT, 'dist-host');
const KEPT_BUILDS = 2;
/** Heard before a voice is chosen: `list_voices` names them on every host. */
const VOICES = join('public', 'voices');
const SHARED_INPUTS = ['package-lock.json', VOICES];
const CLIENT_INPUTS = ['index.html', 'public', 'vite.config.ts'];

/**
 * @param withClient also the page and its files, which take longer; without them, of these only the samples of voices.
 * @param onBuild called before anything is built.
 */
export async function ensureHostBuilt(
  withClient: boolean,
  onBuild: () => void = () => undefined,
): Promise<HostBuild> {
  const inputs = withClient ? [...SHARED_INPUTS, ...CLIENT_INPUTS] : SHARED_INPUTS;
  const folder = join(BUILDS, `${withClient ? 'full' : 'bare'}-${stampOf([...inputs, 'src'], withClient)}`);
  if (!existsSync(folder)) {
    onBuild();
    await buildOnce(folder, withClient);
  }
  return {
    commandLine: pathToFileURL(join(folder, 'command-line.js')),
    mediaScript: pathToFileURL(join(folder, 'media-child.js')),
  };
}

/** Two that start at the same time build once. */
async function buildOnce(folder: string, withClient: boolean): Promise<void> {
  mkdirSync(BUILDS, { recursive: true });
  const lock = await waitForLock();
  try {
    if (existsSync(folder)) return;
    const unfinished = join(BUILDS, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    const config = join(import.meta.dirname, 'host-vite-config.ts');
    await buildApart('--config', config, '--outDir', unfinished, '--emptyOutDir');
    const client = join(unfinished, 'client');
    if (withClient) {
      await buildApart('--outDir', client);
      await compressFolder(client);
    } else {
      cpSync(join(ROOT, VOICES), join(client, 'voices'), { recursive: true });
    }
    renameSync(unfinished, folder);
    removeOldBuilds();
  } finally {
    await lock.release();
  }
}

async function waitForLock(): Promise<DataFolderLock> {
  for (;;) {
    try {
      return await lockDataFolder(BUILDS);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError)) throw error;
      await pause(200);
    }
  }
}

function removeOldBuilds(): void {
  for (const kind of ['full', 'bare']) {
    const builds = readdirSync(BUILDS)
      .filter((name) => name.startsWith(kind))
      .map((name) => ({ path: join(BUILDS, name), builtMs: statSync(join(BUILDS, name)).mtimeMs }))
      .sort((a, b) => b.builtMs - a.builtMs);
    for (const { path } of builds.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
  }
}

/** Changes with the name, size or time of any source that goes into the build. */
function stampOf(inputs: readonly string[], withClient: boolean): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const facts = statSync(join(ROOT, path));
    if (facts.isDirectory()) {
      for (const name of readdirSync(join(ROOT, path)).sort())
        if (isInput(join(path, name), withClient)) add(join(path, name));
      return;
    }
    hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`);
  };
  for (const input of inputs) add(input);
  return hash.digest('hex').slice(0, 16);
}

function isInput(path: string, withClient: boolean): boolean {
  if (/\.test\.tsx?$/.test(path) || path === join('src', 'testing')) return false;
  return withClient || path !== join('src', 'app');
}
