/** What speaking needs of a speech synthesiser. The one built in is eSpeak NG; it is loaded only when used. */
import { ProblemError } from '../../contract/problems/problem-error.ts';
import type { VoiceSetting } from './voices.ts';

/** Where a word starts: in the text that was given, counted in UTF-16 units, and in the sound. */
export interface SpeechMark {
  readonly textPosition: number;
  readonly startSec: number;
}

export interface RawSpeech {
  readonly sampleRate: number;
  /** One channel, -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** In the order they are spoken; not one for each word of the text: numbers give several, symbols none. */
  readonly marks: readonly SpeechMark[];
}

export interface Synthesizer {
  /** @throws SpeechError where the voice is not there. */
  synthesize(text: string, setting: VoiceSetting): Promise<RawSpeech>;
  close(): void;
}

export type OpenSynthesizer = () => Promise<Synthesizer>;

export class SpeechError extends ProblemError {
  override readonly name = 'SpeechError';
}
