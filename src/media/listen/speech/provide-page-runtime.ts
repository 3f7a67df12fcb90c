/**
 * Gives the speech library the runtime it computes with on the processor. It would take the one for graphics chips, whose
 * code can stop in the middle of anything and is slower for it; it takes another where one stands under this symbol. Code
 * and threads come from files of the build: the page's policy allows no others.
 */
import codeUrl from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ONNX_RUNTIME } from './onnx-runtime-symbol.ts';

export async function providePageRuntime(threads: number): Promise<typeof import('onnxruntime-web/wasm')> {
  const runtime = await import('onnxruntime-web/wasm');
  if (ONNX_RUNTIME in globalThis) return runtime;
  const { wasm } = runtime.env;
  wasm.wasmPaths = { mjs: absolute(codeUrl), wasm: absolute(wasmUrl) };
  wasm.numThreads = threads;
  Object.defineProperty(globalThis, ONNX_RUNTIME, { value: runtime, configurable: true });
  return runtime;
}

/** The runtime resolves addresses against its own file. */
function absolute(url: string): string {
  return new URL(url, location.origin).href;
}
