/** A recogniser that hears any of its languages without being told which; the language is told from the words. */
import { problem } from '../../../../contract/problems/problem.ts';
import { languageOfText } from '../../language-of-text.ts';
import { type Recogniser, SpeechModelError } from '../recogniser.ts';
import type { SpeechModelFacts } from '../speech-models.ts';
import type { WindowWord } from '../window-words.ts';

/** @param hear throws whatever its library does */
export function hearAndTell(
  { id, name }: Pick<SpeechModelFacts, 'id' | 'name'>,
  sampleRate: number,
  hear: (samples: Float32Array) => Promise<readonly WindowWord[]>,
): Recogniser {
  // A window is asked for its language and then for its words; it is heard once.
  let last: { readonly samples: Float32Array; readonly words: Promise<readonly WindowWord[]> } | null = null;
  const heard = (samples: Float32Array): Promise<readonly WindowWord[]> => {
    if (last?.samples !== samples) {
      const words = hear(samples).catch((cause: unknown) => {
        throw new SpeechModelError(problem('model_failed', { model: name }), { cause });
      });
      last = { samples, words };
    }
    return last.words;
  };
  return {
    engine: id,
    sampleRate,
    needsNoLanguage: true,
    detectLanguage: async (samples) =>
      languageOfText((await heard(samples)).map(({ text }) => text)) ?? 'und',
    transcribe: heard,
  };
}
