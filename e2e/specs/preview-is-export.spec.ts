/** What the player shows, what the browser exports and what Node exports are the same, for every kind and style. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { MADE_KINDS, type MadeKind } from '../../src/testing/media/made-kinds.ts';
import { readMp4 } from '../../src/testing/media/mp4/read-mp4.ts';
import { readFrames, readPictures } from '../../src/testing/media/read-pictures.ts';
import { expectAlike } from '../fixtures/expect-alike.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { renderFixtures } from '../harness/render-fixtures.ts';

const bench = benchOfBoth();

for (const [name, { plan, files, frames }] of Object.entries<MadeKind>(MADE_KINDS)) {
  test(`${name} looks the same wherever it is made`, async () => {
    const { folder, fixtures, harness, node } = bench();
    const path = await renderFixtures(harness, fixtures, files, plan, join(folder, 'browser.mp4'));
    const exported = await readFrames(path, frames, plan);

    // Where the user stops the player is rarely where a frame begins.
    const moments = frames.map((frame, index) => (frame + 0.9 * (index % 2)) / plan.fps);
    const previews = await harness.page.evaluate(
      ([wanted, named, atSec]) => mediaHarness.preview(wanted, named, atSec),
      [plan, files, moments] as const,
    );
    for (const [index, picture] of previews.entries())
      await writeFile(join(folder, `preview-${index}.png`), Buffer.from(picture, 'base64'));
    const previewed = await readPictures(join(folder, 'preview-%d.png'), plan);
    expectAlike('preview and browser', frames, previewed, exported);

    const nodePath = await node.render(fixtures, files, plan, 'node.mp4');
    expectAlike('browser and Node', frames, exported, await readFrames(nodePath, frames, plan));
    const [browserFilm, nodeFilm] = [await readFile(path), await readFile(nodePath)]
      .map(readMp4)
      .map(({ tracks }) =>
        tracks.map(({ entry, samples, durationSec }) => ({
          kind: entry.kind,
          samples: samples.length,
          durationSec,
        })),
      );
    expect(nodeFilm).toEqual(browserFilm);
  });
}
