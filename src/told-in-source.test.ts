/**
 * What a person may be told is said through the tables of sentences (base/told-sentences.ts, device-sentences.ts,
 * answer-sentences.ts), which every language of the client has: nowhere is it written out where it happens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;

/** Errors whose message reaches a person, and what refuses a request. */
const SAYS =
  /\bnew (?:UnreadableMediaError|SpeechError|SpeechModelError|ModelFetchError|NetworkError|AddressRefusedError|SourceRefusedError|UnusableFileError|DamagedArchiveError|StorageFullError|MediaCrashError|RenderError|LanguageModelError|JobFailure|DeviceError)\(|(?<!function )\b(?:invalid|damaged|deviceFacts)\(/g;
/** The client's own errors about this device and about answers it cannot use. */
const OF_DEVICE = /\{[^{}]*kind: '(?:device|unreadable)'[^{}]*message: ['`]/g;
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Words with a space between them. */
const SENTENCE = /[\w,:}] [\w$]/;

function files(folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : files(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** What stands between the bracket at `open` and the one that closes it. */
function argumentsAt(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

function writtenOut(text: string): string[] {
  const calls = [...text.matchAll(SAYS)].map(({ 0: call, index }) =>
    argumentsAt(text, index + call.length - 1),
  );
  return [
    ...calls.filter((given) => [...given.matchAll(QUOTED)].some(([text]) => SENTENCE.test(text))),
    ...[...text.matchAll(OF_DEVICE)].map(([found]) => found),
  ];
}

describe('a sentence for a person', () => {
  it('is written in a table, not where it happens', () => {
    const bad = files().flatMap((path) =>
      writtenOut(readFileSync(path, 'utf8')).map((given) => `${path.slice(SRC.length + 1)}: ${given}`),
    );
    expect(bad).toEqual([]);
  });

  it('is found where it is written out all the same', () => {
    expect(writtenOut("throw new JobFailure('The file is gone.');")).toHaveLength(1);
    expect(writtenOut(`throw invalid('/a', 'b', "It ends too early.");`)).toHaveLength(1);
    expect(writtenOut("({ kind: 'device', operation, message: 'No room.' })")).toHaveLength(1);
    expect(writtenOut("throw new JobFailure(sayTold('disk_full'));")).toEqual([]);
  });
});
