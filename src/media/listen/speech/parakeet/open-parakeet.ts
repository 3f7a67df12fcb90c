/** Opens Parakeet TDT v3 from the files of a model: the encoder on the graphics chip or in WebAssembly, the decoder in WebAssembly. */
import { problem } from '../../../../contract/problems/problem.ts';
import { loadOnnxRuntime, openingModels } from '../onnx-runtime.ts';
import { type Recogniser, SpeechModelError } from '../recogniser.ts';
import type { SpeechModelFacts } from '../speech-models.ts';
import { hearAndTell } from './hear-and-tell.ts';
import { readVocabulary } from './read-vocabulary.ts';

const SAMPLE_RATE = 16_000;
/** Of NeMo's preprocessor for this model. */
const MEL_BINS = 128;

/** By their paths in the repository. Throws SpeechModelError where they are not a model this machine can run. */
export async function openParakeet(
  facts: SpeechModelFacts,
  files: ReadonlyMap<string, Blob>,
): Promise<Recogniser> {
  const [vocabulary = '', decoder = '', encoder = ''] = facts.files;
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`${path} is missing.`);
    return new Uint8Array(await file.arrayBuffer());
  };
  try {
    const tokenizer = readVocabulary(new TextDecoder().decode(await bytesOf(vocabulary)));
    const ort = await loadOnnxRuntime(facts.runtime === 'webgpu' ? 'webgpu' : 'wasm');
    const [{ ParakeetModel }, { JsPreprocessor }] = await Promise.all([
      import('parakeet.js/parakeet'),
      import('parakeet.js/mel'),
    ]);
    const { create } = ort.InferenceSession;
    const [encoderSession, joinerSession] = await openingModels(async () => [
      await create(await bytesOf(encoder), {
        executionProviders: facts.runtime === 'webgpu' ? ['webgpu', 'wasm'] : ['wasm'],
      }),
      // One step of it is so small that the way to the graphics chip costs more than it saves.
      await create(await bytesOf(decoder), { executionProviders: ['wasm'] }),
    ]);
    const model = new ParakeetModel({
      ...{ tokenizer, encoderSession, joinerSession, ort },
      ...{ preprocessor: new JsPreprocessor({ nMels: MEL_BINS }), nMels: MEL_BINS },
    });
    return hearAndTell(facts, SAMPLE_RATE, async (samples) => {
      const { words } = await model.transcribe(samples, SAMPLE_RATE, {
        returnTimestamps: true,
        enableProfiling: false,
      });
      return words.map(({ text, start_time, end_time }) => ({
        text,
        startSec: start_time,
        endSec: end_time,
      }));
    });
  } catch (error) {
    throw new SpeechModelError(problem('model_not_opened', { model: facts.name }), { cause: error });
  }
}
