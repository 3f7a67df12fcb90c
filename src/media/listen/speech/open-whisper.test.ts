import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWhisper } from './open-whisper.ts';
import { provideNodeRuntime } from './provide-node-runtime.ts';
import { filesOfModel, SPEECH_MODELS } from './speech-models.ts';

describe('opening Whisper under Node', () => {
  const wasm = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm');
  beforeAll(() => provideNodeRuntime(() => readFile(wasm)));

  it('brings the runtime of browsers, which runs a graph', async () => {
    const { InferenceSession, Tensor } = await import('onnxruntime-web/wasm');
    const session = await InferenceSession.create(identityGraph());
    const { y } = await session.run({ x: new Tensor('float32', [42], [1]) });
    expect([...((y?.data ?? []) as Float32Array)]).toEqual([42]);
  });

  it('says what to do where the files are no model', async () => {
    const [model] = SPEECH_MODELS;
    if (model === undefined) throw new Error('There is no speech model.');
    const files = new Map(filesOfModel(model).map((path) => [path, new Blob(['{}'])] as const));
    await expect(openWhisper(model.id, files)).rejects.toThrow(
      /could not be opened.*Delete it in Settings and download it again/,
    );
  });

  it('says what to do where a model needs WebGPU', async () => {
    await expect(openWhisper('whisper-base-gpu', new Map())).rejects.toThrow(/needs WebGPU.*Choose another/);
  });
});

/** The smallest ONNX model: y = x, written by hand in protocol buffers. */
function identityGraph(): Uint8Array {
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  const part = (field: number, bytes: readonly number[]): number[] => [
    (field << 3) | 2,
    bytes.length,
    ...bytes,
  ];
  const number = (field: number, value: number): number[] => [field << 3, value];
  const float1 = part(1, [...number(1, 1), ...part(2, part(1, number(1, 1)))]);
  const value = (name: string): number[] => [...part(1, text(name)), ...part(2, float1)];
  const node = [...part(1, text('x')), ...part(2, text('y')), ...part(4, text('Identity'))];
  const graph = [...part(1, node), ...part(2, text('g')), ...part(11, value('x')), ...part(12, value('y'))];
  return Uint8Array.from([...number(1, 8), ...part(7, graph), ...part(8, number(2, 13))]);
}
