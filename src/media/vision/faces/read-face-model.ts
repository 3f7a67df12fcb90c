/** Reads the files of the face detector: its model lies beside this file, its machine in a package. For Node: builds and tests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FaceModelFiles } from './face-detector.ts';

export async function readFaceModel(): Promise<FaceModelFiles> {
  const { resolve } = createRequire(import.meta.url);
  const models = join(import.meta.dirname, 'blazeface');
  const machine = join(dirname(resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist');
  const [model, weights, wasm] = await Promise.all([
    readFile(join(models, 'blazeface.json'), 'utf8'),
    readFile(join(models, 'blazeface.bin')),
    readFile(join(machine, 'tfjs-backend-wasm-simd.wasm')),
  ]);
  return { model, weights: bytesOf(weights), wasm: bytesOf(wasm) };
}

function bytesOf(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer;
}
