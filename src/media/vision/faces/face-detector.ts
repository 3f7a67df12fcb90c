/**
 * Finds faces in pictures with BlazeFace on TensorFlow.js' WebAssembly backend. Everything it needs is given
 * as bytes, so it works wherever they come from; nothing is fetched from a network.
 */
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { env, io, setBackend, type Tensor, tensor4d } from '@tensorflow/tfjs-core';
import { concatFloats } from '../../../base/bytes/concat-arrays.ts';
import { decodeFaces, FACE_INPUT_PX } from './decode-faces.ts';
import type { Face } from './face.ts';

/** The files of the model and of the machine it runs on, as installed. */
export interface FaceModelFiles {
  /** `blazeface.json`. */
  readonly model: string;
  /** `blazeface.bin`. */
  readonly weights: ArrayBuffer;
  /** `tfjs-backend-wasm-simd.wasm`. */
  readonly wasm: ArrayBuffer;
}

export interface FaceDetector {
  /** `rgb`: FACE_INPUT_PX squared, three bytes a pixel, the whole picture squeezed into it. */
  detect(rgb: Uint8Array): Promise<Face[]>;
  close(): void;
}

const SCORES = ['Identity', 'Identity_1'] as const;
const BOXES = ['Identity_2', 'Identity_3'] as const;

export async function openFaceDetector(files: FaceModelFiles): Promise<FaceDetector> {
  await startWasm(files.wasm);
  const { modelTopology, weightsManifest } = JSON.parse(files.model) as {
    modelTopology: object;
    weightsManifest: { weights: io.WeightsManifestEntry[] }[];
  };
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
  const model = await loadGraphModel(
    io.fromMemory({ modelTopology, weightSpecs, weightData: files.weights }),
  );
  return {
    detect: (rgb) => detect(model, rgb),
    close: () => model.dispose(),
  };
}

async function detect(model: GraphModel, rgb: Uint8Array): Promise<Face[]> {
  const scaled = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 1) scaled[at] = (rgb[at] as number) / 127.5 - 1;
  const input = tensor4d(scaled, [1, FACE_INPUT_PX, FACE_INPUT_PX, 3]);
  const outputs = model.execute(input, [...SCORES, ...BOXES]) as Tensor[];
  try {
    const values = await Promise.all(outputs.map((output) => output.data<'float32'>()));
    return decodeFaces(concatFloats(values.slice(0, 2)), concatFloats(values.slice(2)));
  } finally {
    input.dispose();
    for (const output of outputs) output.dispose();
  }
}

let started: Promise<boolean> | null = null;

/** Once a thread: the backend keeps the one machine it was started with. */
async function startWasm(wasm: ArrayBuffer): Promise<void> {
  started ??= startOnce(wasm);
  if (!(await started))
    throw new Error('The face finder needs WebAssembly with SIMD, which is missing here.');
}

async function startOnce(wasm: ArrayBuffer): Promise<boolean> {
  const url = URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' }));
  try {
    // One file for all cases: threads would need a worker of their own from a string, and the model is small.
    env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
    const names = ['', '-simd', '-threaded-simd'].map((kind) => `tfjs-backend-wasm${kind}.wasm`);
    setWasmPaths(Object.fromEntries(names.map((name) => [name, url])), true);
    return (await env().getAsync('WASM_HAS_SIMD_SUPPORT')) === true && (await setBackend('wasm'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
