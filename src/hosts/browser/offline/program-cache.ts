/**
 * The files of the program on this device. Each build has a cache of its own, filled whole before it is used and kept
 * while a page of that build is open; what is kept on use has one for all builds, because its names change with its content.
 */
import { BUILD_META, pageLock } from '../../../base/browser/installed-program.ts';
import { forEachConcurrent } from '../../../base/work/for-each-concurrent.ts';
import { partOfResponse } from './part-of-response.ts';
import {
  buildsIn,
  cacheOf,
  cachesToDrop,
  type Program,
  type ProgramFile,
  usedBefore,
  usedFilesOf,
} from './program-files.ts';

/** The page that is open goes first. */
const AT_A_TIME = 4;

/** Rejects where anything is missing or is not what was built: the browser tries again later, what is in use stays. */
export async function keepProgram(program: Program): Promise<void> {
  const cache = await caches.open(cacheOf(program));
  const used = await caches.open(usedFilesOf(program));
  const usedPaths = (await used.keys()).map(({ url }) => new URL(url).pathname);
  const again = usedBefore(program.onUse, usedPaths).filter(({ path }) => !usedPaths.includes(path));
  await forEachConcurrent(program.atOnce, AT_A_TIME, async (file) => {
    // Most files of an update are those of the build before.
    const known = hasNameOfContent(program, file.path) ? await caches.match(file.path, ANY) : undefined;
    await cache.put(file.path, known ?? (await fetchFile(program, file)));
  });
  await forEachConcurrent(again, AT_A_TIME, async (file) =>
    used.put(file.path, await fetchFile(program, file)),
  );
  // Last: with it the build is whole.
  await cache.put(program.base, await fetchPage(program));
}

const ANY: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

const hasNameOfContent = ({ base }: Program, path: string): boolean => path.startsWith(`${base}assets/`);

async function fetchFile(program: Program, { path, integrity }: ProgramFile): Promise<Response> {
  const freshness: RequestInit = hasNameOfContent(program, path) ? {} : { cache: 'no-cache' };
  const response = await fetch(path, { integrity, ...freshness });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}

/** A host in the middle of an update has the worker of one build and the page of another. */
async function fetchPage({ base, build }: Program): Promise<Response> {
  const response = await fetch(base, { cache: 'no-cache' });
  const isOfBuild = (await response.clone().text()).includes(`name="${BUILD_META}" content="${build}"`);
  if (!response.ok || response.redirected || !isOfBuild) throw new Error('The page is of another build.');
  return response;
}

/** What is not kept, or was evicted, comes from the host. */
export async function answerPage(program: Program, request: Request): Promise<Response> {
  const cache = await caches.open(cacheOf(program));
  return (await cache.match(program.base, ANY)) ?? fetch(request);
}

export async function answerFile(program: Program, path: string, request: Request): Promise<Response> {
  const own = await caches.open(cacheOf(program));
  const kept = (await own.match(path, ANY)) ?? (await caches.match(path, ANY));
  if (kept !== undefined) return partOfResponse(request, kept);
  const file = program.onUse.find((known) => known.path === path);
  if (file === undefined) return fetch(request);
  // What a host has changed on its way is of use, and not kept.
  const whole = await fetchFile(program, file).catch(() => null);
  if (whole === null) return fetch(request);
  await keepUsed(program, path, whole.clone());
  return partOfResponse(request, whole);
}

/** A device without room has what it asked for all the same, only not offline. */
async function keepUsed(program: Program, path: string, response: Response): Promise<void> {
  try {
    await (await caches.open(usedFilesOf(program))).put(path, response);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
  }
}

/** Whether a build is fetched, or waits to take over. */
export type Updating = Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;

/** Removes what no page needs any more. What an update has fetched has no page yet: while there is one, all stays. */
export async function dropOldBuilds(program: Program, updating: Updating): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const locks = new Set(held.map(({ name }) => name));
  const old = cachesToDrop(await caches.keys(), program, (build) => locks.has(pageLock(build)));
  if (updating.installing !== null || updating.waiting !== null) return;
  for (const name of old) await caches.delete(name);
  if (buildsIn(await caches.keys(), program.base).length !== 1) return;
  const known = new Set(program.onUse.map(({ path }) => path));
  const used = await caches.open(usedFilesOf(program));
  for (const request of await used.keys())
    if (!known.has(new URL(request.url).pathname)) await used.delete(request);
}
