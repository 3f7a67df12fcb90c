/** A speech library of the machine that a host may bring. */
import type { Recogniser } from './recogniser.ts';
import type { SpeechModelFacts } from './speech-models.ts';

export interface NativeSpeech {
  /** Of the whole machine. */
  readonly memoryBytes: number;
  isInstalled(): Promise<boolean>;
  /** `files`: names in the store, by paths in the model's repository. Throws SpeechModelError. */
  open(facts: SpeechModelFacts, files: Readonly<Record<string, string>>): Promise<Recogniser>;
}
