/** On how many threads speech is heard where WebAssembly does it. */

/** More than four slow each other down (transformers.js#882: 3.5 s on four, 4.5 s on eight). */
const MOST = 4;

/**
 * Half of the cores, since two of them are one on many machines, and the page and the rest of the work need some; of two
 * cores both, or threads would be of no use there.
 *
 * @param isolated memory can be shared between threads; in a page only where it is cross-origin isolated
 */
export function speechThreads({
  isolated,
  cores,
}: {
  readonly isolated: boolean;
  readonly cores: number;
}): number {
  if (!isolated) return 1;
  return Math.min(MOST, Math.max(Math.ceil(cores / 2), Math.min(2, cores)));
}

/** Here: in a media worker, or in a media process, which tells of its cores as a browser does. */
export function wasmThreads(): number {
  return speechThreads({
    isolated: globalThis.crossOriginIsolated ?? true,
    cores: globalThis.navigator?.hardwareConcurrency ?? 1,
  });
}
