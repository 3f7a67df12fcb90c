/** Uploads: into this browser, and over links. What was measured is also kept as JSON, for who wants to compare. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { benchIntoBrowser, reportIntoBrowser } from './upload/into-browser.ts';
import { benchLinks, reportLinks } from './upload/over-links.ts';

const KEPT = resolve(import.meta.dirname, '../../node_modules/.cache/bench');

export async function benchUpload(): Promise<string> {
  const links = await benchLinks();
  const browser = await benchIntoBrowser();
  await mkdir(KEPT, { recursive: true });
  await writeFile(join(KEPT, 'upload.json'), JSON.stringify({ links, browser }, null, 2));
  return `${reportLinks(links)}\n${reportIntoBrowser(browser)}`;
}
