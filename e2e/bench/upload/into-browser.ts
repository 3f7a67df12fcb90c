/** Uploading into this browser against writing the same file to its private file system by hand, in turns. */
import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Figure, ratioOf } from '../../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../../src/testing/media/run-ffmpeg.ts';
import { HomePage } from '../../pages/home-page.ts';
import { buildApp, openBuiltApp } from '../open-built-app.ts';
import { mebibytes, spread } from '../spread.ts';

const PORT = 4393;
const SIZES_MIB = { short: 64, long: 384 } as const;
const MIB = 2 ** 20;

/** Runs in a worker: the fastest plain way into the private file system, one 8 MiB slice after another. */
const RAW_WRITER = `
onmessage = async ({ data: file }) => {
  const folder = await navigator.storage.getDirectory();
  const handle = await (await folder.getFileHandle('raw.bin', { create: true })).createSyncAccessHandle();
  const startMs = performance.now();
  for (let at = 0; at < file.size; at += ${8 * MIB}) {
    const bytes = new Uint8Array(await file.slice(at, at + ${8 * MIB}).arrayBuffer());
    handle.write(bytes, { at });
  }
  handle.flush();
  const elapsedMs = performance.now() - startMs;
  handle.close();
  await folder.removeEntry('raw.bin');
  postMessage(elapsedMs / 1000);
};`;

/** Notes on every frame how far the upload is. A string, because the loader names inner functions. */
const WATCH = `
globalThis.uploadMarks = { sentMs: 0, readyMs: 0 };
requestAnimationFrame(function look() {
  const marks = globalThis.uploadMarks;
  const ready = location.pathname.startsWith('/projects/prj_');
  if (marks.sentMs === 0 && (ready || document.body.innerText.includes('Checking file…')))
    marks.sentMs = performance.now();
  if (ready) marks.readyMs = performance.now();
  else requestAnimationFrame(look);
});`;

export interface BrowserBench {
  readonly sizeBytes: number;
  readonly rawSec: readonly number[];
  /** From choosing the file until the service has every part. */
  readonly uploadSec: readonly number[];
  /** Until the service has checked the file and a project stands on it. */
  readonly readySec: readonly number[];
  readonly shortPeakBytes: number;
  readonly longPeakBytes: number;
}

export async function benchIntoBrowser(rounds = 5): Promise<BrowserBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await writeFile(join(await buildApp(), 'raw-writer.js'), RAW_WRITER);
  const app = await openBuiltApp(PORT);
  try {
    const short = await makeVideo(join(folder, 'short.mp4'), SIZES_MIB.short * MIB);
    const long = await makeVideo(join(folder, 'long.mp4'), SIZES_MIB.long * MIB);
    const { peakBytes: shortPeakBytes } = await app.costOf(
      async () => void (await uploadInApp(app.page, short)),
    );
    const rawSec: number[] = [];
    const uploadSec: number[] = [];
    const readySec: number[] = [];
    let longPeakBytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      rawSec.push(await writeRaw(app.page, long));
      const { peakBytes } = await app.costOf(async () => {
        const took = await uploadInApp(app.page, long);
        uploadSec.push(took.sentSec);
        readySec.push(took.readySec);
      });
      longPeakBytes = Math.max(longPeakBytes, peakBytes);
    }
    return { sizeBytes: SIZES_MIB.long * MIB, rawSec, uploadSec, readySec, shortPeakBytes, longPeakBytes };
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function figuresOfIntoBrowser({ rawSec, uploadSec }: BrowserBench): readonly Figure[] {
  return [
    ratioOf(
      'upload into the browser over a plain write, speed',
      rawSec.map((raw, round) => raw / (uploadSec[round] ?? Number.NaN)),
      'more',
      0.85,
    ),
  ];
}

export function reportIntoBrowser(bench: BrowserBench): string {
  const { sizeBytes, rawSec, uploadSec, readySec } = bench;
  const speed = (seconds: readonly number[]) => seconds.map((sec) => sizeBytes / MIB / sec);
  const ratios = rawSec.map((raw, round) => raw / (uploadSec[round] ?? Number.NaN));
  return [
    `file of ${mebibytes(sizeBytes)}, ${rawSec.length} rounds in turns`,
    `raw write:              ${spread(speed(rawSec), ' MiB/s', 0)}`,
    `upload, all parts kept: ${spread(speed(uploadSec), ' MiB/s', 0)}`,
    `upload, file checked:   ${spread(speed(readySec), ' MiB/s', 0)}`,
    `upload / raw, speed:    ${spread(ratios)}`,
    `memory on top: ${SIZES_MIB.short} MiB file ${mebibytes(bench.shortPeakBytes)}, ${SIZES_MIB.long} MiB file ${mebibytes(bench.longPeakBytes)}`,
  ].join('\n');
}

/** A small film, then bytes that cannot be compressed in a box that players skip (ISO/IEC 14496-12, 8.1.2). */
async function makeVideo(path: string, sizeBytes: number): Promise<string> {
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=640x360:r=25:d=8',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    path,
  );
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0);
  header.write('free', 4, 'latin1');
  header.writeBigUInt64BE(BigInt(sizeBytes + 16), 8);
  await appendFile(path, header);
  for (let left = sizeBytes; left > 0; left -= 16 * MIB) await appendFile(path, randomBytes(16 * MIB));
  return path;
}

async function writeRaw(page: Page, path: string): Promise<number> {
  await new HomePage(page).open();
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'bench';
    document.body.append(input);
  });
  await page.setInputFiles('#bench', path);
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const file = (document.querySelector('#bench') as HTMLInputElement).files?.[0];
        const worker = new Worker('/raw-writer.js');
        worker.onmessage = (event) => {
          worker.terminate();
          resolve(event.data);
        };
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(file);
      }),
  );
}

async function uploadInApp(page: Page, path: string): Promise<{ sentSec: number; readySec: number }> {
  const home = new HomePage(page);
  await home.open();
  const dialog = page.waitForEvent('filechooser');
  await home.choose.click();
  const chooser = await dialog;
  await page.evaluate(WATCH);
  const chosenMs = await page.evaluate(() => performance.now());
  await chooser.setFiles(path);
  await page.waitForURL(/\/projects\/prj_/, { timeout: 300_000 });
  await page.waitForFunction(() => (globalThis as unknown as Marked).uploadMarks.readyMs > 0);
  const { sentMs, readyMs } = await page.evaluate(() => (globalThis as unknown as Marked).uploadMarks);
  return { sentSec: (sentMs - chosenMs) / 1000, readySec: (readyMs - chosenMs) / 1000 };
}

interface Marked {
  readonly uploadMarks: { readonly sentMs: number; readonly readyMs: number };
}
