import { beforeAll, describe, expect, it } from 'vitest';
import { identityGraph, madeModelFiles } from '../../../testing/speech/made-model.ts';
import { whisperCalled } from '../../../testing/speech/whisper-called.ts';
import { openWhisper } from './open-whisper.ts';
import { provideNodeRuntime, withWorkerGlobal } from './provide-node-runtime.ts';

const BASE = whisperCalled('whisper-base');

describe('opening Whisper under Node', () => {
  beforeAll(() => provideNodeRuntime(2));

  const files = (): Map<string, Blob> => madeModelFiles(BASE);

  it('brings the runtime of browsers, which runs a graph, on threads of its own', async () => {
    const { InferenceSession, Tensor } = await import('onnxruntime-web');
    const session = await withWorkerGlobal(() => InferenceSession.create(identityGraph()));
    const { y } = await session.run({ x: new Tensor('float32', [42], [1]) });
    expect([...((y?.data ?? []) as Float32Array)]).toEqual([42]);
  });

  it('leaves nothing global behind that would make the process look like a browser', async () => {
    await openWhisper(BASE, files());
    expect('Worker' in globalThis).toBe(false);
  });

  it('reads every part of a model from its files alone', async () => {
    const recogniser = await openWhisper(BASE, files());
    expect(recogniser).toMatchObject({ engine: BASE.id, sampleRate: 16_000 });
  });

  it('says what to do where a model that opens cannot hear', async () => {
    const recogniser = await openWhisper(BASE, files());
    const silence = new Float32Array(16_000);
    await expect(recogniser.detectLanguage(silence)).rejects.toThrow(
      /failed while transcribing.*choose a smaller/,
    );
    await expect(recogniser.transcribe(silence, { language: 'en', vocabulary: 'a' })).rejects.toThrow(
      /failed while transcribing/,
    );
  });

  it.each(['config.json', 'tokenizer.json', 'onnx/encoder_model_quantized.onnx'])(
    'says what to do where %s is damaged',
    async (path) => {
      const damaged = files().set(path, new Blob(['not what it should be']));
      await expect(openWhisper(BASE, damaged)).rejects.toThrow(
        /could not be opened.*Delete it in Settings and download it again/,
      );
    },
  );

  it('opens no model of whose files any is missing', async () => {
    const incomplete = files();
    incomplete.delete('tokenizer.json');
    await expect(openWhisper(BASE, incomplete)).rejects.toThrow(/could not be opened/);
  });

  it('says what to do where a model needs WebGPU', async () => {
    await expect(openWhisper(whisperCalled('whisper-base-gpu'), new Map())).rejects.toThrow(
      /needs WebGPU.*Choose another/,
    );
  });
});
