/** The face detector with its files as the build put them into a chunk of their own. */
import { bytesOfBase64 } from '../../../base/bytes/base64.ts';
import { type FaceDetector, openFaceDetector } from './face-detector.ts';

export async function openBundledFaceDetector(): Promise<FaceDetector> {
  const files = await import('virtual:face-model');
  const [model, weights, wasm] = await Promise.all(
    [files.model, files.weights, files.wasm].map((text) => unpacked(text)),
  );
  if (model === undefined || weights === undefined || wasm === undefined)
    throw new Error('The files of the face finder are not all in this build.');
  return openFaceDetector({ model: new TextDecoder().decode(model), weights, wasm });
}

async function unpacked(base64: string): Promise<ArrayBuffer> {
  const bytes = bytesOfBase64(base64);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
