/** Speech recognition by sherpa-onnx, an optional package with a library for each platform. Loaded by media processes only. */
import { availableParallelism, totalmem } from 'node:os';
import { problem } from '../../../contract/problems/problem.ts';
import type { NativeSpeech } from '../../../media/listen/speech/native-speech.ts';
import { hearAndTell } from '../../../media/listen/speech/parakeet/hear-and-tell.ts';
import { wordsOfTokens } from '../../../media/listen/speech/parakeet/words-of-tokens.ts';
import { SpeechModelError } from '../../../media/listen/speech/recogniser.ts';
import { speechThreads } from '../../../media/listen/speech/speech-threads.ts';

const SAMPLE_RATE = 16_000;
/** One frame of features. Of less the library makes none, and fails. */
const LEAST_SAMPLES = SAMPLE_RATE / 100;

/** @param pathOf of a file of a model in the store */
export function nativeSpeechOf(pathOf: (name: string) => Promise<string>): NativeSpeech {
  return {
    memoryBytes: totalmem(),
    isInstalled: async () => (await load()) !== null,
    async open(facts, files) {
      const library = await load();
      if (library === null) throw new SpeechModelError(problem('model_needs_library', { model: facts.name }));
      const [tokens = '', decoder = '', joiner = '', encoder = ''] = await Promise.all(
        facts.files.map((path) => pathOf(files[path] ?? '')),
      );
      const recogniser = await library.OfflineRecognizer.createAsync({
        featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
        modelConfig: {
          transducer: { encoder, decoder, joiner },
          tokens,
          modelType: 'nemo_transducer',
          numThreads: speechThreads({ isolated: true, cores: availableParallelism() }),
          provider: 'cpu',
          debug: 0,
        },
      }).catch((cause: unknown) => {
        throw new SpeechModelError(problem('model_not_opened', { model: facts.name }), { cause });
      });
      return hearAndTell(facts, SAMPLE_RATE, async (samples) => {
        if (samples.length < LEAST_SAMPLES) return [];
        const stream = recogniser.createStream();
        stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
        return wordsOfTokens(await recogniser.decodeAsync(stream));
      });
    },
  };
}

/** null where it is not installed, or has no library for this platform. */
async function load() {
  return import('sherpa-onnx-node').then(
    ({ default: library }) => library,
    () => null,
  );
}
