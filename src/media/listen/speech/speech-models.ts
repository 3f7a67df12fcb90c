/**
 * The speech models that can be chosen, with where their facts come from. Parameters and licence: README of
 * openai/whisper. Memory: what whisper.cpp's README measures for the same weights. Download: the sum of the weights
 * at the stated precision; the exact figure comes with the files.
 */

export interface SpeechModelFacts {
  readonly id: string;
  readonly name: string;
  /** On the hub, and below an address of one's own. */
  readonly repository: string;
  readonly device: 'wasm' | 'webgpu';
  readonly precision: { readonly encoder: Precision; readonly decoder: Precision };
  readonly parametersMillion: number;
  readonly downloadBytes: number;
  readonly memoryBytes: number;
  readonly licence: 'MIT';
  readonly sourceUrl: string;
}

type Precision = 'fp32' | 'q8' | 'q4';

const MB = 1_000_000;
const EIGHT_BIT = { encoder: 'q8', decoder: 'q8' } as const;
const SOURCE = { licence: 'MIT', sourceUrl: 'https://github.com/openai/whisper' } as const;

/** All hear English and Italian among others, and give the time of each word. */
export const SPEECH_MODELS: readonly SpeechModelFacts[] = [
  {
    id: 'whisper-tiny',
    name: 'Whisper tiny',
    repository: 'onnx-community/whisper-tiny_timestamped',
    device: 'wasm',
    precision: EIGHT_BIT,
    parametersMillion: 39,
    downloadBytes: 41 * MB,
    memoryBytes: 390 * MB,
    ...SOURCE,
  },
  {
    id: 'whisper-base',
    name: 'Whisper base',
    repository: 'onnx-community/whisper-base_timestamped',
    device: 'wasm',
    precision: EIGHT_BIT,
    parametersMillion: 74,
    downloadBytes: 77 * MB,
    memoryBytes: 500 * MB,
    ...SOURCE,
  },
  {
    id: 'whisper-small',
    name: 'Whisper small',
    repository: 'onnx-community/whisper-small_timestamped',
    device: 'wasm',
    precision: EIGHT_BIT,
    parametersMillion: 244,
    downloadBytes: 249 * MB,
    memoryBytes: 1000 * MB,
    ...SOURCE,
  },
  {
    id: 'whisper-base-gpu',
    name: 'Whisper base, graphics chip',
    repository: 'onnx-community/whisper-base_timestamped',
    device: 'webgpu',
    precision: { encoder: 'fp32', decoder: 'q4' },
    parametersMillion: 74,
    downloadBytes: 206 * MB,
    memoryBytes: 500 * MB,
    ...SOURCE,
  },
];

export const DEFAULT_SPEECH_MODEL = 'whisper-base';

const SUFFIXES: Readonly<Record<Precision, string>> = { fp32: '', q8: '_quantized', q4: '_q4' };

export function findSpeechModel(id: string): SpeechModelFacts | undefined {
  return SPEECH_MODELS.find((model) => model.id === id);
}

/** Everything a model needs, by its path in the repository; small files first. */
export function filesOfModel({ precision }: SpeechModelFacts): string[] {
  return [
    'config.json',
    'generation_config.json',
    'preprocessor_config.json',
    'tokenizer_config.json',
    'tokenizer.json',
    `onnx/encoder_model${SUFFIXES[precision.encoder]}.onnx`,
    `onnx/decoder_model_merged${SUFFIXES[precision.decoder]}.onnx`,
  ];
}
