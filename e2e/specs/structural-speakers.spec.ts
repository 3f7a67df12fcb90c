/**
 * Who speaks when, by models of the real shapes and sizes with made weights: in a media worker of the page and in a media
 * process of the Node host. What they find is nonsense; that both find the same, in order and within the film, is not.
 */
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ToldSpeakers } from '../../src/media/listen/speakers/tell-speakers.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { realSpeakerModels } from '../../src/testing/speech/real-models.ts';
import { type KeptModel, structuralSpeakerModels } from '../../src/testing/speech/structural/keep-models.ts';
import { twoVoicesFilm } from '../../src/testing/speech/two-voices-film.ts';
import { benchOfBoth } from '../harness/media-bench.ts';

const bench = benchOfBoth();
const FILM_SEC = 30;
const film = (): string => join(bench().folder, 'film.mov');

test.beforeAll(async () => {
  await twoVoicesFilm(film(), FILM_SEC);
});

test('speakers are told apart in a media worker of the page and in a media process alike', async () => {
  const models = await structuralSpeakerModels();
  const inPage = await toldInPage(film(), models);
  expectTurns(inPage);
  expect(await toldUnderNode(film(), models)).toEqual(inPage);
});

// By hand: SPEECH_MODELS names a folder with the two models' real weights beside those that hear.
for (const models of realSpeakerModels())
  test('two voices are told apart with real weights', async () => {
    const path = join(bench().folder, 'talk.mov');
    const said = [
      'Good morning and welcome to the show, we have a guest today',
      'Thank you for having me, it is good to be here',
    ];
    const voices = ['slt', 'rms', 'slt', 'rms'].flatMap((voice, at) => [
      '-f',
      'lavfi',
      '-i',
      `flite=voice=${voice}:text='${said[at % 2]}'`,
    ]);
    await ffmpeg(...voices, '-filter_complex', 'concat=n=4:v=0:a=1', '-c:a', 'pcm_s16le', path);
    const told = await toldInPage(path, models);
    if (told.status !== 'done') throw new Error(told.problem.code);
    expect(told.turns.map(({ speaker }) => speaker)).toEqual([0, 1, 0, 1]);
  });

function expectTurns(told: ToldSpeakers): void {
  if (told.status !== 'done') throw new Error(`Nobody was told apart: ${told.problem.code}.`);
  const { turns } = told;
  expect(turns.length).toBeGreaterThan(1);
  expect(new Set(turns.map(({ speaker }) => speaker))).toEqual(new Set([0, 1]));
  const starts = turns.map(({ startSec }) => startSec);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  for (const { startSec, endSec } of turns) {
    expect(endSec).toBeGreaterThan(startSec);
    expect(endSec).toBeLessThanOrEqual(FILM_SEC + 0.1);
  }
}

/** Both models call their file the same. */
async function apart(models: readonly KeptModel[]): Promise<ReadonlyMap<string, string>> {
  const copies = models.map(async ({ modelId, files }) => {
    const path = join(bench().folder, `${modelId}.onnx`);
    await copyFile(Object.values(files)[0] ?? '', path);
    return [modelId, path] as const;
  });
  return new Map(await Promise.all(copies));
}

async function toldInPage(path: string, models: readonly KeptModel[]): Promise<ToldSpeakers> {
  const { page } = bench().harness;
  const files = await apart(models);
  await page.setInputFiles('#source', [path, ...files.values()]);
  const named = Object.fromEntries([...files].map(([id, file]) => [id, basename(file)]));
  return page.evaluate(
    (task) => mediaHarness.engine.run('tellSpeakers', task, mediaHarness.callOf('speakers')),
    { file: basename(path), models: named },
  );
}

async function toldUnderNode(path: string, models: readonly KeptModel[]): Promise<ToldSpeakers> {
  const { node } = bench();
  const files = await apart(models);
  const named = await node.give(path, ...files.values());
  const stored = Object.fromEntries([...files].map(([id, file]) => [id, named(basename(file))]));
  return node.tellSpeakers({ file: named(basename(path)), models: stored });
}
