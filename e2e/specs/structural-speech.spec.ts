/**
 * A minute of sound through the product's own recognition with models of real shapes and made weights, in a media worker of
 * the page, on threads of it, and in a media process of the Node host: windows, words, languages and times hold.
 */
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { speechThreads } from '../../src/media/listen/speech/speech-threads.ts';
import type { HeardWindow } from '../../src/media/listen/speech/transcribe-speech.ts';
import {
  type KeptModel,
  structuralParakeet,
  structuralWhisper,
} from '../../src/testing/speech/structural/keep-models.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { expectHeard, makeMurmur, toHear } from '../harness/structural-speech.ts';

const bench = benchOfBoth(4222);
test.setTimeout(300_000);

let models: Readonly<Record<'Whisper' | 'Parakeet', KeptModel>>;

test.beforeAll(async () => {
  models = { Whisper: await structuralWhisper('tiny'), Parakeet: await structuralParakeet('small') };
  await makeMurmur(join(bench().folder, 'film.mp4'));
});

for (const name of ['Whisper', 'Parakeet'] as const) {
  test(`${name} hears in a media worker of the page, on as many threads as the machine gives`, async () => {
    const { harness, folder } = bench();
    await harness.choose(join(folder, 'film.mp4'), ...Object.values(models[name].files));
    const { heard, threads, cores } = await harness.page.evaluate(
      async (task) => {
        const windows: HeardWindow[] = [];
        const onWindow = (window: HeardWindow): void => void windows.push(window);
        const call = { ...mediaHarness.callOf('hear'), onWindow };
        const result = await mediaHarness.engine.run('transcribe', task, call);
        return {
          heard: { result, windows },
          threads: mediaHarness.threads.splice(0),
          cores: navigator.hardwareConcurrency,
        };
      },
      toHear('film.mp4', models[name]),
    );
    expectHeard(heard, models[name]);
    if (name === 'Whisper') expect(heard.result).toMatchObject({ language: 'it' });
    // The worker that started them is one itself.
    const others = speechThreads({ isolated: true, cores }) - 1;
    expect(threads).toEqual(Array.from({ length: others }, () => 'em-pthread'));
  });

  test(`${name} hears in a media process of the Node host`, async () => {
    const { node, folder } = bench();
    const named = await node.give(join(folder, 'film.mp4'), ...Object.values(models[name].files));
    const task = toHear(named('film.mp4'), models[name], (path) => named(basename(path)));
    expectHeard(await node.hear({ ...task, language: 'it' }), models[name]);
  });
}
