/** Uploads: into this browser, and over links. What was measured is also kept as JSON, for who wants to compare. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { benchIntoBrowser, reportIntoBrowser } from './upload/into-browser.ts';
import { benchLinks, reportLinks } from './upload/over-links.ts';

const KEPT = resolve(import.meta.dirname, '../../node_modules/.cache/bench');

export async function benchUpload(): Promise<string> {
  const links = await benchLinks();
  // Minutes of work, which a browser that does not start is not to take along.
  await keep({ links });
  const browser = await benchIntoBrowser();
  await keep({ links, browser });
  return `${reportLinks(links)}\n${reportIntoBrowser(browser)}`;
}

async function keep(measured: object): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  await writeFile(join(KEPT, 'upload.json'), JSON.stringify(measured, null, 2));
}
