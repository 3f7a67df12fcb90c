/** Somebody who says sentences: a built-in voice, or recordings of another one. */
import { withoutTitleStops } from './spoken-text.ts';
import type { RawSpeech, Synthesizer } from './synthesizer.ts';
import type { Voice } from './voices.ts';

export interface Speaker {
  readonly language: string;
  /** Sentences come in their order, `index` counts them from 0. */
  say(sentence: string, index: number): Promise<RawSpeech>;
}

export function builtInSpeaker({ language, setting }: Voice, synthesizer: Synthesizer): Speaker {
  return {
    language,
    say: (sentence) => synthesizer.synthesize(withoutTitleStops(sentence, language), setting),
  };
}
