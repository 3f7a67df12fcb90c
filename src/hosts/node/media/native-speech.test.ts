/** The library of the machine, for real: a Parakeet of made weights hears nonsense, at times that make sense. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import type { ModelInStore } from '../../../media/listen/speech/open-recogniser.ts';
import type { Recogniser } from '../../../media/listen/speech/recogniser.ts';
import { findSpeechModel, type SpeechModelFacts } from '../../../media/listen/speech/speech-models.ts';
import type { HeardWindow } from '../../../media/listen/speech/transcribe-speech.ts';
import { structuralNativeParakeet } from '../../../testing/speech/structural/keep-models.ts';
import { toneVideo } from '../../../testing/speech/tone-speech.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import { createMediaProcesses, type MediaProcesses } from './media-processes.ts';
import { nativeSpeechOf } from './native-speech.ts';
import { createNodeMediaEngine } from './node-media-engine.ts';

const RATE = 16_000;
const HINT = { language: 'en', vocabulary: null };
const FILM_SEC = 40;

let root = '';
let facts: SpeechModelFacts;
let kept: Readonly<Record<string, string>>;
let processes: MediaProcesses;
let media: MediaEngine;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'cliproom-native-'));
  const { modelId, files } = await structuralNativeParakeet('small');
  facts = requireModel(modelId);
  kept = files;
  writeFileSync(
    join(root, 'talk.mov'),
    new Uint8Array(await (await toneVideo('en', FILM_SEC)).arrayBuffer()),
  );
  const { mediaScript } = await ensureHostBuilt(false);
  processes = createMediaProcesses({ script: mediaScript, root });
  media = createNodeMediaEngine({ jobs: processes.lane(1), quick: processes.lane(1) });
});
afterAll(async () => {
  await processes.close();
  rmSync(root, { recursive: true });
});

function requireModel(id: string): SpeechModelFacts {
  const found = findSpeechModel(id);
  if (found === undefined) throw new Error(`There is no speech model called ${id}.`);
  return found;
}

/** A copy in the store. @param damage what becomes of a file of it */
function stored(
  name: string,
  damage: (fileOf: (path: string) => string) => void = () => undefined,
): ModelInStore {
  mkdirSync(join(root, name));
  const files = Object.fromEntries(facts.files.map((path) => [path, `${name}/${basename(path)}`]));
  const fileOf = (path: string): string => join(root, files[path] ?? '');
  for (const [path, file] of Object.entries(kept)) copyFileSync(file, fileOf(path));
  damage(fileOf);
  return { id: facts.id, files };
}

/** null where this platform has no library, which is said in plain words. */
async function opened({ files }: ModelInStore): Promise<Recogniser | null> {
  const speech = nativeSpeechOf(async (name) => join(root, name));
  if (await speech.isInstalled()) return speech.open(facts, files);
  await expect(speech.open(facts, files)).rejects.toMatchObject({ problem: NEEDS_LIBRARY() });
  return null;
}

const NEEDS_LIBRARY = () => problem('model_needs_library', { model: facts.name });

/** A murmur: every sound of it is different, and the same each time. */
function murmur(samples: number): Float32Array {
  let state = 7;
  return Float32Array.from({ length: samples }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return 0.4 * (state / 2_147_483_647 - 0.5);
  });
}

describe('the speech library of the machine', () => {
  it('hears words one after another, within the window', async () => {
    const recogniser = await opened(stored('whole'));
    if (recogniser === null) return;
    expect(recogniser).toMatchObject({ engine: facts.id, sampleRate: RATE, needsNoLanguage: true });
    const words = await recogniser.transcribe(murmur(6 * RATE), HINT);
    expect(words.length).toBeGreaterThan(5);
    let before = 0;
    for (const { text, startSec, endSec } of words) {
      expect(text).toMatch(/^[a-z]+$/);
      expect(startSec).toBeGreaterThanOrEqual(before);
      expect(startSec).toBeLessThan(6);
      expect(endSec).toBeGreaterThan(startSec);
      before = startSec;
    }
    expect(await recogniser.transcribe(murmur(6 * RATE), HINT)).toEqual(words);
  });

  it.each([RATE / 2, RATE / 100, RATE / 100 - 1, 1, 0])(
    'hears a window of %d samples to its end',
    async (samples) => {
      const recogniser = await opened(stored(`short-${samples}`));
      for (const { startSec } of (await recogniser?.transcribe(murmur(samples), HINT)) ?? [])
        expect(startSec).toBeLessThanOrEqual(samples / RATE);
    },
  );

  it.each(['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx'])(
    'says of a model with half of %s that it could not be opened',
    async (path) => {
      const model = stored(`half-${path}`, (fileOf) => truncateSync(fileOf(path), 100_000));
      const speech = nativeSpeechOf(async (name) => join(root, name));
      const why = (await speech.isInstalled())
        ? problem('model_not_opened', { model: facts.name })
        : NEEDS_LIBRARY();
      await expect(speech.open(facts, model.files)).rejects.toMatchObject({ problem: why });
    },
  );
});

describe('a media process with the library', () => {
  const heardBy = async (model: ModelInStore) => {
    const windows: HeardWindow[] = [];
    const result = await media.run(
      'transcribe',
      { file: 'talk.mov', language: 'auto', vocabulary: null, model, heard: [] },
      {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        onWindow: (window) => {
          windows.push(window);
        },
      },
    );
    return { result, windows };
  };

  it('hears a film from end to end', async () => {
    const { result, windows } = await heardBy(stored('for-film'));
    if (!(await nativeSpeechOf(async (name) => join(root, name)).isInstalled())) {
      expect(result).toMatchObject({ status: 'unavailable', problem: NEEDS_LIBRARY() });
      return;
    }
    if (result.status !== 'done') throw new Error(`Nothing was heard: ${result.reason}.`);
    expect(result.engine).toBe(facts.id);
    expect(windows.map(({ index, last }) => [index, last])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(result.words.length).toBeGreaterThan(0);
    expect(result.words.at(-1)?.endSec).toBeLessThanOrEqual((windows.at(-1)?.untilSec ?? 0) + 0.05);
  });

  it('may be ended by it, over a vocabulary that is cut off, and the next one works', async () => {
    const cut = stored('cut', (fileOf) => truncateSync(fileOf('tokens.txt'), 1000));
    if (!(await nativeSpeechOf(async (name) => join(root, name)).isInstalled())) {
      expect((await heardBy(cut)).result).toMatchObject({ problem: NEEDS_LIBRARY() });
      return;
    }
    await expect(heardBy(cut)).rejects.toBeInstanceOf(MediaCrashError);
    expect((await heardBy(stored('after'))).result.status).toBe('done');
  });
});
