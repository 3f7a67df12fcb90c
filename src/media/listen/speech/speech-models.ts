/**
 * The speech models that can be chosen, with where their facts come from. Parameters and licence of Whisper: README of
 * openai/whisper; of Parakeet: model card of nvidia/parakeet-tdt-0.6b-v3. Memory: what whisper.cpp's README measures
 * for the same weights; of Parakeet and the large model what other programs report. Download: the sum of the weights
 * at the stated precision; the exact figure comes with the files.
 */
import type { SpeechDevice } from './speech-device.ts';

/** What runs a model: ONNX on the processor or the graphics chip, both in WebAssembly, or a library of the machine. */
type ModelRuntime = 'wasm' | 'webgpu' | 'native';

export type SpeechModelFacts = WhisperFacts | ParakeetFacts;

interface Facts {
  readonly id: string;
  /** Of the model; what it runs on is said beside it. */
  readonly name: string;
  readonly runtime: ModelRuntime;
  /** On the hub, and below an address of one's own. */
  readonly repository: string;
  /** Everything it needs, by paths in the repository; small files first. */
  readonly files: readonly string[];
  readonly parametersMillion: number;
  readonly downloadBytes: number;
  readonly memoryBytes: number;
  /** Takes names and terms to listen for. Where not, they are spelled right afterwards. */
  readonly takesVocabulary: boolean;
  /**
   * Times faster than speech, as others report it for a middling laptop: with one thread, or on the graphics chip. Only
   * until it was measured on the device. Sources: speed table of the README.
   */
  readonly timesRealTime: number;
  readonly licence: 'MIT' | 'CC-BY-4.0';
  readonly sourceUrl: string;
}

export interface WhisperFacts extends Facts {
  readonly family: 'whisper';
  readonly runtime: 'wasm' | 'webgpu';
  /** Of the weights, as its library names it. */
  readonly precision: { readonly encoder: Precision; readonly decoder: Precision };
}

export interface ParakeetFacts extends Facts {
  readonly family: 'parakeet';
}

type Precision = 'fp32' | 'fp16' | 'q8' | 'q4';

const MB = 1_000_000;
const SUFFIXES: Readonly<Record<Precision, string>> = {
  fp32: '',
  fp16: '_fp16',
  q8: '_quantized',
  q4: '_q4',
};

/** @param size as the repositories name it */
function whisper(
  size: string,
  precision: WhisperFacts['precision'],
  facts: Pick<WhisperFacts, 'id' | 'name' | 'runtime' | 'parametersMillion' | 'timesRealTime'>,
  [downloadMegabytes, memoryMegabytes]: readonly [number, number],
): WhisperFacts {
  return {
    ...facts,
    family: 'whisper',
    repository: `onnx-community/whisper-${size}_timestamped`,
    precision,
    files: [
      ...['config.json', 'generation_config.json', 'preprocessor_config.json'],
      ...['tokenizer_config.json', 'tokenizer.json'],
      `onnx/encoder_model${SUFFIXES[precision.encoder]}.onnx`,
      `onnx/decoder_model_merged${SUFFIXES[precision.decoder]}.onnx`,
    ],
    downloadBytes: downloadMegabytes * MB,
    memoryBytes: memoryMegabytes * MB,
    takesVocabulary: true,
    licence: 'MIT',
    sourceUrl: 'https://github.com/openai/whisper',
  };
}

const EIGHT_BIT = { encoder: 'q8', decoder: 'q8' } as const;

const PARAKEET = {
  family: 'parakeet',
  parametersMillion: 600,
  // It has no prompt.
  takesVocabulary: false,
  licence: 'CC-BY-4.0',
  sourceUrl: 'https://huggingface.co/nvidia/parakeet-tdt-0.6b-v3',
} as const;

/** All hear English and Italian among others, and give the time of each word. */
export const SPEECH_MODELS: readonly SpeechModelFacts[] = [
  {
    ...PARAKEET,
    id: 'parakeet-native',
    timesRealTime: 4,
    name: 'Parakeet v3',
    runtime: 'native',
    repository: 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
    files: ['tokens.txt', 'decoder.int8.onnx', 'joiner.int8.onnx', 'encoder.int8.onnx'],
    downloadBytes: 670 * MB,
    memoryBytes: 1300 * MB,
  },
  {
    ...PARAKEET,
    id: 'parakeet-gpu',
    timesRealTime: 20,
    name: 'Parakeet v3',
    runtime: 'webgpu',
    repository: 'ysdede/parakeet-tdt-0.6b-v3-onnx',
    files: ['vocab.txt', 'decoder_joint-model.int8.onnx', 'encoder-model.fp16.onnx'],
    downloadBytes: 1240 * MB,
    memoryBytes: 1300 * MB,
  },
  {
    ...PARAKEET,
    id: 'parakeet',
    timesRealTime: 1.6,
    name: 'Parakeet v3',
    runtime: 'wasm',
    repository: 'ysdede/parakeet-tdt-0.6b-v3-onnx',
    files: ['vocab.txt', 'decoder_joint-model.int8.onnx', 'encoder-model.int8.onnx'],
    downloadBytes: 670 * MB,
    // Measured with made weights on two threads (`npm run bench -- speech`).
    memoryBytes: 1900 * MB,
  },
  whisper(
    'tiny',
    EIGHT_BIT,
    { id: 'whisper-tiny', timesRealTime: 2, name: 'Whisper tiny', runtime: 'wasm', parametersMillion: 39 },
    [41, 390],
  ),
  whisper(
    'base',
    EIGHT_BIT,
    { id: 'whisper-base', timesRealTime: 1, name: 'Whisper base', runtime: 'wasm', parametersMillion: 74 },
    [77, 500],
  ),
  whisper(
    'small',
    EIGHT_BIT,
    {
      id: 'whisper-small',
      timesRealTime: 0.3,
      name: 'Whisper small',
      runtime: 'wasm',
      parametersMillion: 244,
    },
    [249, 1000],
  ),
  whisper(
    'base',
    { encoder: 'fp32', decoder: 'q4' },
    {
      id: 'whisper-base-gpu',
      timesRealTime: 6,
      name: 'Whisper base',
      runtime: 'webgpu',
      parametersMillion: 74,
    },
    [206, 500],
  ),
  whisper(
    'large-v3-turbo',
    { encoder: 'fp16', decoder: 'q4' },
    {
      id: 'whisper-large-turbo-gpu',
      timesRealTime: 2,
      name: 'Whisper large v3 turbo',
      runtime: 'webgpu',
      parametersMillion: 809,
    },
    [1650, 2600],
  ),
];

export function findSpeechModel(id: string): SpeechModelFacts | undefined {
  return SPEECH_MODELS.find((model) => model.id === id);
}

/** What a device lacks for a model; null where it can run. */
export function lackingFor({ runtime, files }: SpeechModelFacts, device: SpeechDevice): Lacking | null {
  if (runtime === 'native') return device.native ? null : 'native';
  if (runtime === 'wasm') return null;
  if (device.gpu === 'none') return 'gpu';
  return device.gpu === 'plain' && files.some((path) => path.includes('fp16')) ? 'f16' : null;
}

type Lacking = 'native' | 'gpu' | 'f16';

/** Below this a device is likely to run out of memory with models of 600 million parameters. */
const ROOMY_BYTES = 8_000 * MB;

/** The best that a device runs well: what is used where nobody chose. */
export function modelForDevice(device: SpeechDevice): SpeechModelFacts {
  const roomy = device.memoryBytes === null || device.memoryBytes >= ROOMY_BYTES;
  const wanted = [
    ...(roomy ? ['parakeet-native'] : []),
    // Half precision on WebGPU has hung whole systems in Safari (transcription worker of hyperaudio, issue 330).
    ...(roomy && !device.isSafari ? ['parakeet-gpu'] : []),
    ...(device.isSafari ? [] : ['whisper-base-gpu']),
    'whisper-base',
  ];
  const model = wanted
    .map(findSpeechModel)
    .find((facts) => facts !== undefined && lackingFor(facts, device) === null);
  if (model === undefined) throw new Error('No speech model runs everywhere.');
  return model;
}

/** What threads gain: four of them about 2.8 times (onnxruntime on processors, reported for speech models). */
const THREAD_GAIN = 0.75;

/** How many times faster than speech a model is expected to be, where nobody has measured it on the device. */
export function expectedSpeed(
  { runtime, timesRealTime }: SpeechModelFacts,
  { threads }: SpeechDevice,
): number {
  return runtime === 'webgpu' ? timesRealTime : timesRealTime * threads ** THREAD_GAIN;
}
