/** Loads the Whisper model and runs it on one window of sound. The library is loaded only here, when needed. */
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url';
import type { WindowWord } from './window-words.ts';

export const SPEECH_ENGINE = 'whisper-base';
export const SPEECH_SAMPLE_RATE = 16_000;

/** Exported with attention weights, which word times need. */
const MODEL = 'onnx-community/whisper-base_timestamped';
/** A hub that does not begin to answer in this time is as good as not there. */
const ANSWER_TIMEOUT_MS = 15_000;

export class SpeechModelMissingError extends Error {
  override readonly name = 'SpeechModelMissingError';
}

export interface SpeechModel {
  /** ISO 639-1 code of the language spoken. */
  detectLanguage(samples: Float32Array): Promise<string>;
  transcribe(samples: Float32Array, language: string): Promise<WindowWord[]>;
}

/** The part of the library's pipeline used here; its own types leave the model's inside open. */
interface WhisperPipeline {
  (
    samples: Float32Array,
    options: object,
  ): Promise<{ chunks?: { text: string; timestamp: [number, number | null] }[] }>;
  processor(samples: Float32Array): Promise<{ input_features: unknown }>;
  model: {
    generation_config: { lang_to_id: Record<string, number>; decoder_start_token_id: number };
    generate(options: object): Promise<{ tolist(): (number | bigint)[][] }>;
  };
}

/** Throws SpeechModelMissingError where the model is neither stored nor can be fetched. `onLoad` gets 0 to 1. */
export async function loadSpeechModel(onLoad: (share: number) => void): Promise<SpeechModel> {
  const { env, pipeline } = await import('@huggingface/transformers');
  env.allowLocalModels = false;
  env.allowRemoteModels = true;
  // The library would load its runtime through a blob address, which the page's policy forbids.
  env.useWasmCache = false;
  env.fetch = fetchAnswering;
  const { wasm } = env.backends.onnx;
  if (wasm) {
    wasm.wasmPaths = { wasm: wasmUrl };
    wasm.numThreads = globalThis.crossOriginIsolated ? navigator.hardwareConcurrency : 1;
  }
  const gpu = await hasGpu();
  const loaded = new Map<string, { loaded: number; total: number }>();
  try {
    const whisper = (await pipeline('automatic-speech-recognition', MODEL, {
      device: gpu ? 'webgpu' : 'wasm',
      dtype: gpu ? { encoder_model: 'fp32', decoder_model_merged: 'q4' } : 'q8',
      progress_callback: (event) => {
        if (event.status !== 'progress') return;
        loaded.set(event.file, event);
        const files = [...loaded.values()];
        const total = files.reduce((sum, file) => sum + file.total, 0);
        onLoad(total === 0 ? 0 : files.reduce((sum, file) => sum + file.loaded, 0) / total);
      },
    })) as unknown as WhisperPipeline;
    return speechModel(whisper);
  } catch (error) {
    throw new SpeechModelMissingError('The speech model could not be loaded.', { cause: error });
  }
}

function speechModel(whisper: WhisperPipeline): SpeechModel {
  return {
    async detectLanguage(samples) {
      const { generation_config } = whisper.model;
      const { input_features } = await whisper.processor(samples);
      // After the start token the model itself says the language, as one token.
      const tokens = await whisper.model.generate({
        inputs: input_features,
        decoder_input_ids: [generation_config.decoder_start_token_id],
        max_new_tokens: 1,
      });
      const spoken = Number(tokens.tolist()[0]?.at(-1));
      const token = Object.entries(generation_config.lang_to_id).find(([, id]) => id === spoken)?.[0];
      return token?.replace(/[<|>]/g, '') ?? 'en';
    },
    async transcribe(samples, language) {
      const { chunks = [] } = await whisper(samples, {
        return_timestamps: 'word',
        language,
        task: 'transcribe',
      });
      return chunks.map(({ text, timestamp: [startSec, endSec] }) => ({ text, startSec, endSec }));
    },
  };
}

async function fetchAnswering(input: string | URL, init?: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_TIMEOUT_MS);
  try {
    return await fetch(input, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function hasGpu(): Promise<boolean> {
  const { gpu } = navigator as { gpu?: { requestAdapter(): Promise<unknown> } };
  return gpu !== undefined && (await gpu.requestAdapter()) !== null;
}
