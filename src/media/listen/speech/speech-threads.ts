/** How many threads speech models use. */

/** Beyond four a speech model gains nothing, and the page needs processors too. */
const MOST = 4;

export function threadsOf(cores: number): number {
  return Math.min(MOST, Math.ceil(cores / 2));
}

/** Of WebAssembly: its threads need memory that is shared, which pages have only where they are isolated from others. */
export function wasmThreads(): number {
  return globalThis.crossOriginIsolated ? threadsOf(navigator.hardwareConcurrency) : 1;
}
