/** What is measured in the page of the media harness: built, open, and with a folder, all of which is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { type OpenHarness, openMediaHarness } from '../harness/open-media-harness.ts';
import { FULL_HD, makeFilm } from './export-film.ts';

const FILM_SEC = 60;

export async function inMediaHarness<Result>(
  work: (harness: OpenHarness, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness();
  try {
    return await work(harness, folder);
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A minute of it is chosen in the page. Resolves with its path. */
export async function chooseFullHd(harness: OpenHarness, folder: string): Promise<string> {
  const source = join(folder, FULL_HD.name);
  await makeFilm(source, FULL_HD, FILM_SEC);
  await harness.choose(source);
  return source;
}
