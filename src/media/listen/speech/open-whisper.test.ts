import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityGraph, madeModelFiles } from '../../../testing/speech/made-model.ts';
import { openWhisper } from './open-whisper.ts';
import { provideNodeRuntime } from './provide-node-runtime.ts';
import { DEFAULT_SPEECH_MODEL, findSpeechModel } from './speech-models.ts';

describe('opening Whisper under Node', () => {
  const wasm = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm');
  beforeAll(() => provideNodeRuntime(() => readFile(wasm)));

  const files = (): Map<string, Blob> => {
    const model = findSpeechModel(DEFAULT_SPEECH_MODEL);
    if (model === undefined) throw new Error('There is no speech model.');
    return madeModelFiles(model);
  };

  it('brings the runtime of browsers, which runs a graph', async () => {
    const { InferenceSession, Tensor } = await import('onnxruntime-web/wasm');
    const session = await InferenceSession.create(identityGraph());
    const { y } = await session.run({ x: new Tensor('float32', [42], [1]) });
    expect([...((y?.data ?? []) as Float32Array)]).toEqual([42]);
  });

  it('reads every part of a model from its files alone', async () => {
    const recogniser = await openWhisper(DEFAULT_SPEECH_MODEL, files());
    expect(recogniser).toMatchObject({ engine: DEFAULT_SPEECH_MODEL, sampleRate: 16_000 });
  });

  it('says what to do where a model that opens cannot hear', async () => {
    const recogniser = await openWhisper(DEFAULT_SPEECH_MODEL, files());
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
      await expect(openWhisper(DEFAULT_SPEECH_MODEL, damaged)).rejects.toThrow(
        /could not be opened.*Delete it in Settings and download it again/,
      );
    },
  );

  it('opens no model that it does not know, nor one of whose files any is missing', async () => {
    await expect(openWhisper('whisper-grand', files())).rejects.toMatchObject({
      problem: { code: 'no_such_model', values: { model: 'whisper-grand' } },
    });
    const incomplete = files();
    incomplete.delete('tokenizer.json');
    await expect(openWhisper(DEFAULT_SPEECH_MODEL, incomplete)).rejects.toThrow(/could not be opened/);
  });

  it('says what to do where a model needs WebGPU', async () => {
    await expect(openWhisper('whisper-base-gpu', new Map())).rejects.toThrow(/needs WebGPU.*Choose another/);
  });
});
