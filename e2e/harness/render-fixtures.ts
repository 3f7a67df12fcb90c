/** Renders a plan in the harness page from made files, and saves the result once it is accepted. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import type { FixtureName, Fixtures } from '../../src/testing/media/make-fixture.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import type { HarnessPage } from './open-media-harness.ts';

/** `files` by the ids of the plan's sources. Gives `path` back. */
export async function renderFixtures(...render: Parameters<typeof renderAsIs>): Promise<string> {
  const path = await renderAsIs(...render);
  await acceptMp4(path);
  return path;
}

/** The same of whatever is in the file. */
export async function renderAsIs(
  harness: HarnessPage,
  fixtures: Fixtures,
  files: Readonly<Record<string, FixtureName>>,
  plan: CompositionPlan,
  path: string,
): Promise<string> {
  await harness.choose(...(await Promise.all(Object.values(files).map((file) => fixtures.path(file)))));
  const output = `renders/${basename(path)}`;
  const rendered = await harness.page.evaluate(
    ([named, wanted, target]) =>
      mediaHarness.engine.run(
        'render',
        { files: named, plan: wanted, outputFile: target },
        mediaHarness.callOf('render'),
      ),
    [files, plan, output] as const,
  );
  await harness.save(output, path);
  expect(rendered.sizeBytes).toBe((await stat(path)).size);
  return path;
}
