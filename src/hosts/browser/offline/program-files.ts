/**
 * Which files of a build are kept on the device, and when. Small ones that the studio needs are kept as soon as the
 * program is there; large ones, and letters of scripts that most people never write, once somebody has used them. Pure.
 */

export interface ProgramFile {
  /** Its address. */
  readonly path: string;
  /** As in the attribute `integrity`: what came is kept only where it is this. */
  readonly integrity: string;
}

/** What a build's service worker is made with. */
export interface Program {
  /** Another one wherever a file differs. */
  readonly build: string;
  /** The addresses of its pages, as the router has them. */
  readonly pages: readonly string[];
  readonly atOnce: readonly ProgramFile[];
  readonly onUse: readonly ProgramFile[];
}

/** The page itself, by the address that every host answers without a redirect. */
export const PAGE = '/';

/** WebAssembly of speech models, colour emoji, the sample. */
const LARGE_BYTES = 2_000_000;
const SCRIPTS_BY_NEED = /^\/assets\/noto-/;
/** What no page ever asks for. */
const NEVER = /\.(map|md)$|^\/(_headers|index\.html|404\.html|service-worker\.js)$/;
/** Nobody asks for the subtitles of the sample without it. */
const WITH_SAMPLE = /^\/sample\//;

export function keptWhen(path: string, sizeBytes: number): 'at once' | 'on use' | 'never' {
  if (NEVER.test(path)) return 'never';
  return sizeBytes >= LARGE_BYTES || SCRIPTS_BY_NEED.test(path) || WITH_SAMPLE.test(path)
    ? 'on use'
    : 'at once';
}

/** The name without what changes with the content: what two builds call the same. */
export const stemOf = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** What an update brings along at once, because this device has used it: it would be missing offline otherwise. */
export function usedBefore(onUse: readonly ProgramFile[], keptPaths: readonly string[]): ProgramFile[] {
  const stems = new Set(keptPaths.map(stemOf));
  return onUse.filter(({ path }) => stems.has(stemOf(path)));
}

/** Names of the caches of builds. What was kept on use is of no build: its names change with its content. */
const CACHE = 'cliproom program ';
export const USED_FILES = 'cliproom used files';
export const cacheOf = (build: string): string => CACHE + build;

/** Caches of other builds that no page lives from any more. */
export function cachesToDrop(
  cacheNames: readonly string[],
  build: string,
  isAlive: (build: string) => boolean,
): string[] {
  return cacheNames.filter((name) => {
    if (!name.startsWith(CACHE)) return false;
    const of = name.slice(CACHE.length);
    return of !== build && !isAlive(of);
  });
}
