/**
 * Which files of a build are kept on the device, and when. Small ones that the studio needs are kept as soon as the
 * program is there; large ones, and letters of scripts that most people never write, once somebody has used them. Pure.
 */

export interface ProgramFile {
  /** Its address, from the top of the origin. */
  readonly path: string;
  /** As in the attribute `integrity`: what came is kept only where it is this. */
  readonly integrity: string;
}

/** What a build's service worker is made with. */
export interface Program {
  /** Another one wherever a file differs. */
  readonly build: string;
  /** The path it was built for, with a slash at both ends. It is the address of the page that every host answers without a redirect. */
  readonly base: string;
  /** The addresses of its pages below that path, as the router has them. */
  readonly pages: readonly string[];
  readonly atOnce: readonly ProgramFile[];
  readonly onUse: readonly ProgramFile[];
}

/** WebAssembly of speech models, colour emoji, the sample. */
const LARGE_BYTES = 2_000_000;
/** Letters of scripts, and what some browsers lack. */
const BY_NEED =
  /^assets\/(noto-|decoders\.worker-|(aac|mp3|opus|flac|vorbis)-stream-|codec-parser-|WASMAudioDecoderCommon-)/;
/** What no page ever asks for. */
const NEVER = /\.(map|md)$|^(_headers|index\.html|404\.html|service-worker\.js)$/;
/** Nobody asks for the subtitles of the sample without it. */
const WITH_SAMPLE = /^sample\//;

/** @param name within the build */
export function keptWhen(name: string, sizeBytes: number): 'at once' | 'on use' | 'never' {
  if (NEVER.test(name)) return 'never';
  return sizeBytes >= LARGE_BYTES || BY_NEED.test(name) || WITH_SAMPLE.test(name) ? 'on use' : 'at once';
}

/** The name without what changes with the content: what two builds call the same. */
export const stemOf = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** What an update brings along at once, because this device has used it: it would be missing offline otherwise. */
export function usedBefore(onUse: readonly ProgramFile[], keptPaths: readonly string[]): ProgramFile[] {
  const stems = new Set(keptPaths.map(stemOf));
  return onUse.filter(({ path }) => stems.has(stemOf(path)));
}

type Built = Pick<Program, 'base' | 'build'>;

/** All programs of an origin share its caches: each has names that no other has, wherever it lies. */
const nameAt = (base: string, what: string): string =>
  base === '/' ? `cliproom ${what}` : `cliproom ${base} ${what}`;

/** Of one build. */
export const cacheOf = ({ base, build }: Built): string => nameAt(base, `program ${build}`);

/** What was kept on use is of no build: its names change with its content. */
export const usedFilesOf = ({ base }: Pick<Program, 'base'>): string => nameAt(base, 'used files');

/** Caches of other builds of the program that no page lives from any more. */
export function cachesToDrop(
  cacheNames: readonly string[],
  { base, build }: Built,
  isAlive: (build: string) => boolean,
): string[] {
  return buildsIn(cacheNames, base)
    .filter((one) => one !== build && !isAlive(one))
    .map((one) => cacheOf({ base, build: one }));
}

/** The builds of a program that have a cache. */
export function buildsIn(cacheNames: readonly string[], base: string): string[] {
  const start = cacheOf({ base, build: '' });
  return cacheNames.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}
