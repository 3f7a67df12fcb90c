/**
 * A minute of sound through the product's own recognition with models of real shapes and made weights, in a media worker of
 * the page, on threads of it, and in a media process of the Node host: windows, words, languages and times hold.
 */
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { HeardWindow } from '../../src/media/listen/speech/transcribe-speech.ts';
import { type KeptModel, structuralWhisper } from '../../src/testing/speech/structural/keep-models.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { expectHeard, makeMurmur, toHear } from '../harness/structural-speech.ts';

const bench = benchOfBoth(4222);
test.setTimeout(300_000);

let whisper: KeptModel;

test.beforeAll(async () => {
  whisper = await structuralWhisper('tiny');
  await makeMurmur(join(bench().folder, 'film.mp4'));
});

test('Whisper hears in a media worker of the page, on as many threads as the machine gives', async () => {
  const { harness, folder } = bench();
  await harness.choose(join(folder, 'film.mp4'), ...Object.values(whisper.files));
  const { heard, threads, wanted } = await harness.page.evaluate(
    async (task) => {
      const windows: HeardWindow[] = [];
      const call = {
        ...mediaHarness.callOf('hear'),
        onWindow: (window: HeardWindow) => void windows.push(window),
      };
      const result = await mediaHarness.engine.run('transcribe', task, call);
      const half = Math.ceil(navigator.hardwareConcurrency / 2);
      const wanted = Math.min(4, Math.max(half, Math.min(2, navigator.hardwareConcurrency)));
      return { heard: { result, windows }, threads: [...mediaHarness.threads], wanted };
    },
    toHear('film.mp4', whisper),
  );
  expectHeard(heard, whisper);
  expect(heard.result).toMatchObject({ language: 'it' });
  // It is one itself.
  expect(threads).toEqual(Array.from({ length: wanted - 1 }, () => 'em-pthread'));
});

test('Whisper hears in a media process of the Node host', async () => {
  const { node, folder } = bench();
  const named = await node.give(join(folder, 'film.mp4'), ...Object.values(whisper.files));
  const task = toHear(named('film.mp4'), whisper, (path) => named(basename(path)));
  expectHeard(await node.hear({ ...task, language: 'it' }), whisper);
});
