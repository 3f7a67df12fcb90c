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
