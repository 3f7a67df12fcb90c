/**
 * Lets the speech library run under Node without its native runtime: it takes the one it finds under a symbol, and is
 * given the WebAssembly runtime of browsers in its build for Node, which starts its threads by itself.
 */
import { ONNX_RUNTIME } from './onnx-runtime-symbol.ts';

export async function provideNodeRuntime(threads: number): Promise<typeof import('onnxruntime-web')> {
  const runtime = await import('onnxruntime-web');
  if (ONNX_RUNTIME in globalThis) return runtime;
  const { wasm } = runtime.env;
  // Its own files are found beside it. A value keeps the library from naming an address of its own.
  wasm.wasmPaths = {};
  wasm.numThreads = threads;
  Object.defineProperty(globalThis, ONNX_RUNTIME, { value: runtime, configurable: true });
  return runtime;
}

/**
 * Opens models with threads. The runtime starts them by a global `Worker` that it puts there and leaves, and by which the
 * MP3 encoder would take a process of this host for a browser afterwards.
 */
export async function withWorkerGlobal<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
  const { Worker } = await import('node:worker_threads');
  Object.assign(globalThis, { Worker });
  try {
    return await open();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'Worker');
    else Object.defineProperty(globalThis, 'Worker', before);
  }
}
