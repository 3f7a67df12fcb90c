/** A sentence of this device, not of a service: in English, and as data for readers of other languages. */
import { fillSentence, type SentenceValues } from './fill-sentence.ts';

/** Parts of an error: `details.told` has the shape of what services say (extension `told_reasons`). */
export interface SaidHere {
  readonly message: string;
  readonly details: {
    readonly told: { readonly code: string; readonly values: Readonly<Record<string, unknown>> };
  };
}

export function sayHere(code: string, sentence: string, values: SentenceValues = {}): SaidHere {
  return { message: fillSentence(sentence, values), details: { told: { code, values } } };
}

/** A failure of this device; `message` is a sentence for a person. */
export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  readonly told: SaidHere['details']['told'];

  constructor({ message, details }: SaidHere, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.told = details.told;
  }
}
