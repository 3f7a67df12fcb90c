/** Opens Whisper from the files of a model. The library is loaded only here, when needed; nothing is fetched. */

import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url';
import { problem } from '../../../contract/problems/problem.ts';
import { promptTokens } from './prompt-tokens.ts';
import { type Recogniser, SpeechModelError } from './recogniser.ts';
import { findSpeechModel } from './speech-models.ts';

const SAMPLE_RATE = 16_000;

/** The part of the library's pipeline used here; its own types leave the model's inside open. */
interface WhisperPipeline {
  (
    samples: Float32Array,
    options: object,
  ): Promise<{ chunks?: { text: string; timestamp: [number, number | null] }[] }>;
  processor(samples: Float32Array): Promise<{ input_features: unknown }>;
  tokenizer: { encode(text: string, options: object): number[] };
  model: {
    generation_config: {
      lang_to_id: Record<string, number>;
      task_to_id: Record<string, number>;
      decoder_start_token_id: number;
      prev_sot_token_id?: number;
    };
    generate(options: object): Promise<{ tolist(): (number | bigint)[][] }>;
  };
}

/** By their paths in the repository. Throws SpeechModelError where they are not a model this machine can run. */
export async function openWhisper(modelId: string, files: ReadonlyMap<string, Blob>): Promise<Recogniser> {
  const facts = findSpeechModel(modelId);
  if (facts === undefined) throw new SpeechModelError(problem('no_such_model', { model: modelId }));
  if (facts.device === 'webgpu' && !(await hasGpu()))
    throw new SpeechModelError(problem('model_needs_gpu', { model: facts.name }));
  await prepareRuntime();
  const { env, pipeline } = await import('@huggingface/transformers');
  env.allowLocalModels = false;
  env.allowRemoteModels = true;
  env.useBrowserCache = false;
  env.useFSCache = false;
  // The library would load its runtime through a blob address, which the page's policy forbids.
  env.useWasmCache = false;
  env.useCustomCache = true;
  env.customCache = { match: async (path) => answerOf(files, path), put: async () => undefined };
  // What is not among the files is optional; it is not looked for anywhere else.
  env.fetch = async () => new Response(null, { status: 404 });
  const { wasm } = env.backends.onnx;
  if (wasm) {
    wasm.numThreads = globalThis.crossOriginIsolated ? navigator.hardwareConcurrency : 1;
    if (!import.meta.env.SSR) wasm.wasmPaths = { wasm: wasmUrl };
  }
  const { encoder, decoder } = facts.precision;
  try {
    const whisper = (await pipeline('automatic-speech-recognition', facts.repository, {
      // Under Node the runtime chooses: the library knows no WebAssembly there.
      device: import.meta.env.SSR ? 'auto' : facts.device,
      dtype: { encoder_model: encoder, decoder_model_merged: decoder },
    })) as unknown as WhisperPipeline;
    return failingPlainly(facts.name, recogniser(facts.id, whisper));
  } catch (error) {
    throw new SpeechModelError(problem('model_not_opened', { model: facts.name }), { cause: error });
  }
}

/** The library has no runtime of its own under Node here: it is given the one for browsers. */
async function prepareRuntime(): Promise<void> {
  if (import.meta.env.SSR) {
    const { provideNodeRuntime } = await import('./provide-node-runtime.ts');
    await provideNodeRuntime();
  }
}

function recogniser(engine: string, whisper: WhisperPipeline): Recogniser {
  const { generation_config: config } = whisper.model;
  return {
    engine,
    sampleRate: SAMPLE_RATE,
    async detectLanguage(samples) {
      const { input_features } = await whisper.processor(samples);
      // After the start token the model itself says the language, as one token.
      const tokens = await whisper.model.generate({
        inputs: input_features,
        decoder_input_ids: [config.decoder_start_token_id],
        max_new_tokens: 1,
      });
      const spoken = Number(tokens.tolist()[0]?.at(-1));
      const token = Object.entries(config.lang_to_id).find(([, id]) => id === spoken)?.[0];
      return token?.replace(/[<|>]/g, '') ?? 'en';
    },
    async transcribe(samples, { language, vocabulary }) {
      const start = [
        config.decoder_start_token_id,
        config.lang_to_id[`<|${language}|>`],
        config.task_to_id.transcribe,
      ];
      const spelled = vocabulary === null ? [] : encode(whisper, vocabulary);
      const prompt = promptTokens(config.prev_sot_token_id, spelled, start);
      const { chunks = [] } = await whisper(samples, {
        return_timestamps: 'word',
        language,
        task: 'transcribe',
        ...(prompt === null ? {} : { decoder_input_ids: prompt }),
      });
      return chunks.map(({ text, timestamp: [startSec, endSec] }) => ({ text, startSec, endSec }));
    },
  };
}

/** What goes wrong inside the model costs the words, not the analysis. */
function failingPlainly(name: string, inner: Recogniser): Recogniser {
  const told = (cause: unknown): never => {
    throw new SpeechModelError(problem('model_failed', { model: name }), { cause });
  };
  return {
    ...inner,
    detectLanguage: (samples) => inner.detectLanguage(samples).catch(told),
    transcribe: (samples, hint) => inner.transcribe(samples, hint).catch(told),
  };
}

function encode({ tokenizer }: WhisperPipeline, vocabulary: string): number[] {
  return tokenizer.encode(` ${vocabulary.trim()}`, { add_special_tokens: false });
}

/** The library asks by path or by address; both end with the file's path in the repository. */
function answerOf(files: ReadonlyMap<string, Blob>, path: string): Response | undefined {
  for (const [name, file] of files)
    if (path.endsWith(`/${name}`))
      return new Response(file, { headers: { 'content-length': String(file.size) } });
  return undefined;
}

async function hasGpu(): Promise<boolean> {
  const { navigator } = globalThis as { navigator?: { gpu?: { requestAdapter(): Promise<unknown> } } };
  return navigator?.gpu !== undefined && (await navigator.gpu.requestAdapter()) !== null;
}
