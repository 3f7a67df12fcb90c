/** Opens the two models that tell speakers apart, from their files, on the processor: they are small. Nothing is fetched. */
import { problem } from '../../../contract/problems/problem.ts';
import { loadOnnxRuntime, openingModels } from '../speech/onnx-runtime.ts';
import { SpeechModelError } from '../speech/recogniser.ts';
import { SEGMENTATION_MODEL, type SpeakerModelFacts, VOICE_MODEL } from './speaker-models.ts';
import type { VoiceListener } from './voice-listener.ts';

const SAMPLE_RATE = 16_000;
/** As the model's own `preprocessor_config.json` has it: 80 mel bands, each less its mean. */
const FEATURES = {
  num_mel_bins: 80,
  sampling_rate: SAMPLE_RATE,
  min_num_frames: 9,
  fbank_centering_span: null,
};

/** Names in the store of each model's file, by ids of models. */
export type SpeakerModelFiles = Readonly<Record<string, string>>;

/** Throws SpeechModelError where they are not models this machine can run. */
export async function openVoiceListener(
  stored: SpeakerModelFiles,
  files: { read(name: string): Promise<Blob> },
): Promise<VoiceListener> {
  const ort = await loadOnnxRuntime('wasm');
  const { WeSpeakerFeatureExtractor } = await import('@huggingface/transformers');
  const open = async (facts: SpeakerModelFacts) => {
    try {
      const bytes = new Uint8Array(await (await files.read(stored[facts.id] ?? '')).arrayBuffer());
      const session = await openingModels(() =>
        ort.InferenceSession.create(bytes, { executionProviders: ['wasm'] }),
      );
      return async (data: Float32Array, dims: readonly number[]): Promise<Float32Array> => {
        const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
        const given = await session
          .run({ [input]: new ort.Tensor('float32', data, dims) })
          .catch((cause: unknown) => failed('speakers_failed', cause));
        return Float32Array.from((given[output]?.data ?? []) as Float32Array);
      };
    } catch (cause) {
      return failed('speakers_not_opened', cause);
    }
  };
  const segmentation = await open(SEGMENTATION_MODEL);
  const voice = await open(VOICE_MODEL);
  const extract = new WeSpeakerFeatureExtractor(FEATURES);
  return {
    sampleRate: SAMPLE_RATE,
    segment: (samples) => segmentation(samples, [1, 1, samples.length]),
    embed: async (samples) => {
      const { input_features: features } = await extract(samples);
      return voice(features.data, features.dims);
    },
  };
}

function failed(code: 'speakers_not_opened' | 'speakers_failed', cause: unknown): never {
  throw new SpeechModelError(problem(code), { cause });
}
