/**
 * A minute of sound through the product's own recognition with models of real shapes and made weights, in a media worker of
 * the page, on threads of it, and in a media process of the Node host: windows, words, languages and times hold.
 */
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { speechThreads } from '../../src/media/listen/speech/speech-threads.ts';
import { realModels } from '../../src/testing/speech/real-models.ts';
import {
  type KeptModel,
  structuralParakeet,
  structuralWhisper,
} from '../../src/testing/speech/structural/keep-models.ts';
import { judgeHearing } from '../../src/testing/transcription/judge-hearing.ts';
import { spokenFilm } from '../../src/testing/transcription/spoken-film.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { expectHeard, hearInPage, makeMurmur, toHear } from '../harness/structural-speech.ts';

const bench = benchOfBoth();
let models: Readonly<Record<'Whisper' | 'Parakeet', KeptModel>>;

test.beforeAll(async () => {
  models = { Whisper: await structuralWhisper('tiny'), Parakeet: await structuralParakeet('small') };
  await makeMurmur(join(bench().folder, 'film.mp4'));
});

for (const name of ['Whisper', 'Parakeet'] as const) {
  test(`${name} hears in a media worker of the page, on as many threads as the machine gives`, async () => {
    const { heard, threads, cores } = await hearInPage(
      bench().harness.page,
      join(bench().folder, 'film.mp4'),
      models[name],
    );
    expectHeard(heard, models[name]);
    if (name === 'Whisper') expect(heard.result).toMatchObject({ language: 'it' });
    // The worker that started them is one itself.
    const others = speechThreads({ isolated: true, cores }) - 1;
    expect(threads).toEqual(Array.from({ length: others }, () => 'em-pthread'));
  });
}

test('Parakeet hears in a media process of the Node host', async () => {
  const { Parakeet } = models;
  expectHeard(await hearUnderNode(join(bench().folder, 'film.mp4'), Parakeet, 'it'), Parakeet);
});

// By hand: SPEECH_MODELS names a folder of models with their real weights.
for (const { facts, kept } of realModels()) {
  const inPage = facts.runtime !== 'native';
  test(`${facts.name} hears what is said`, async () => {
    test.setTimeout(1_800_000);
    const { path, sentences } = await spokenFilm();
    const { result } = inPage
      ? (await hearInPage(bench().harness.page, path, kept)).heard
      : await hearUnderNode(path, kept);
    if (result.status !== 'done') throw new Error(`Nothing was heard: ${result.reason}.`);
    expect(result.language).toBe('en');
    const { wordErrorRate, edgesOffSec, edges, doubled } = judgeHearing(sentences, result.words);
    console.log(`${facts.name}: ${(100 * wordErrorRate).toFixed(1)} % of words wrong`);
    expect(wordErrorRate).toBeLessThanOrEqual(0.15);
    expect(doubled).toEqual([]);
    expect(edgesOffSec.filter((off) => off <= 0.2).length).toBeGreaterThan(edges / 2);
  });
}

async function hearUnderNode(film: string, model: KeptModel, language: 'auto' | 'it' = 'auto') {
  const { node } = bench();
  const named = await node.give(film, ...Object.values(model.files));
  const task = toHear(named(basename(film)), model, (path) => named(basename(path)));
  return node.hear({ ...task, language });
}
