/** Uploads: into this browser, and over links. What was measured is also kept as JSON, for who wants to compare. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Figure } from '../../src/testing/figures/figure.ts';
import {
  type BrowserBench,
  benchIntoBrowser,
  figuresOfIntoBrowser,
  reportIntoBrowser,
} from './upload/into-browser.ts';
import { benchLinks, figuresOfLinks, type LinksBench, reportLinks } from './upload/over-links.ts';

const KEPT = resolve(import.meta.dirname, '../../node_modules/.cache/bench');

export interface UploadBench {
  readonly links: LinksBench;
  readonly browser: BrowserBench;
}

export async function benchUpload(): Promise<UploadBench> {
  const links = await benchLinks();
  // Minutes of work, which a browser that does not start is not to take along.
  await keep({ links });
  const browser = await benchIntoBrowser();
  await keep({ links, browser });
  return { links, browser };
}

export function figuresOfUpload({ links, browser }: UploadBench): readonly Figure[] {
  return [...figuresOfIntoBrowser(browser), ...figuresOfLinks(links)];
}

export function reportUpload({ links, browser }: UploadBench): string {
  return `${reportLinks(links)}\n${reportIntoBrowser(browser)}`;
}

async function keep(measured: object): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  await writeFile(join(KEPT, 'upload.json'), JSON.stringify(measured, null, 2));
}
