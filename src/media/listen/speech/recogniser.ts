/** What turns a window of sound into words. Whisper is one; tests bring one of their own. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';
import type { WindowWord } from './window-words.ts';

export interface SpeechHint {
  /** ISO 639-1 code of what is spoken. */
  readonly language: string;
  /** Names and terms, separated by commas, that are likely to be said. */
  readonly vocabulary: string | null;
}

export interface Recogniser {
  /** Named in the transcript as what made it. */
  readonly engine: string;
  readonly sampleRate: number;
  /** It hears any of its languages untold: asking for the language of a window hears the window. */
  readonly needsNoLanguage?: true;
  /** ISO 639-1 code of the language spoken in a window. */
  detectLanguage(samples: Float32Array): Promise<string>;
  /** Words as heard, fillers too, on the window's clock. */
  transcribe(samples: Float32Array, hint: SpeechHint): Promise<readonly WindowWord[]>;
}

/** Throws SpeechModelError. */
export type OpenRecogniser = () => Promise<Recogniser>;

/** There is no recogniser to work with; its problem says what to do. */
export class SpeechModelError extends ProblemError {
  override readonly name = 'SpeechModelError';
}
