/** A strict WebVTT parser by other authors, typed: the judge of every caption file written here. */
import { createRequire } from 'node:module';

export interface StrictVtt {
  readonly errors: readonly { readonly message: string; readonly line: number }[];
  readonly cues: readonly { readonly startTime: number; readonly endTime: number; readonly text: string }[];
}

interface Parser {
  parse(text: string, kind: 'captions'): StrictVtt;
}

const { WebVTTParser } = createRequire(import.meta.url)('webvtt-parser') as {
  WebVTTParser: new () => Parser;
};

export function parseStrictVtt(text: string): StrictVtt {
  return new WebVTTParser().parse(text, 'captions');
}
