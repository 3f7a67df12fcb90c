/**
 * Lets the speech library run under Node without its native runtime: it takes the one it finds under this symbol,
 * and is given the WebAssembly runtime of browsers.
 */
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';

const SYMBOL = Symbol.for('onnxruntime');

/** @param readWasm gives the runtime's binary; where not given it is the file that the build put beside the code. */
export async function provideNodeRuntime(readWasm = readBundled): Promise<void> {
  if (SYMBOL in globalThis) return;
  const runtime = await import('onnxruntime-web/wasm');
  const { wasm } = runtime.env;
  wasm.wasmBinary = await readWasm();
  // Also keeps the library from naming an address of its own.
  wasm.wasmPaths = { wasm: wasmUrl };
  wasm.numThreads = 1;
  Object.defineProperty(globalThis, SYMBOL, { value: runtime, configurable: true });
}

async function readBundled(): Promise<Uint8Array> {
  const { readFile } = await import('node:fs/promises');
  return readFile(new URL(wasmUrl));
}
