/** The runtime that speech models compute with, for the page and under Node, on the processor or the graphics chip. */
import gpuCodeUrl from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url';
import gpuWasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url';
import { wasmThreads } from './speech-threads.ts';

/** What of it is used here. */
type OnnxRuntime = Pick<typeof import('onnxruntime-web'), 'InferenceSession' | 'Tensor'>;

/**
 * Whisper's library finds the same one by itself afterwards. Under Node there are no graphics chips: models for them run
 * on the processor.
 */
export async function loadOnnxRuntime(runtime: 'wasm' | 'webgpu'): Promise<OnnxRuntime> {
  const threads = wasmThreads();
  if (import.meta.env.SSR) {
    const { provideNodeRuntime } = await import('./provide-node-runtime.ts');
    return provideNodeRuntime(threads);
  }
  if (runtime === 'wasm') {
    const { providePageRuntime } = await import('./provide-page-runtime.ts');
    return providePageRuntime(threads);
  }
  const ort = await import('onnxruntime-web/webgpu');
  ort.env.wasm.numThreads = threads;
  ort.env.wasm.wasmPaths = { mjs: gpuCodeUrl, wasm: gpuWasmUrl };
  return ort;
}

/** Opens models of the runtime that was loaded. */
export async function openingModels<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  if (!import.meta.env.SSR) return open();
  const { withWorkerGlobal } = await import('./provide-node-runtime.ts');
  return withWorkerGlobal(open);
}
