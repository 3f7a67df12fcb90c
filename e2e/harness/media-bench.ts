/** What specs of the media engine work with: a folder, files made in it, and the engines, open while a file's tests run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { Fixtures } from '../../src/testing/media/make-fixture.ts';
import { type NodeExport, openNodeExport } from './node-export.ts';
import { type OpenHarness, openMediaHarness } from './open-media-harness.ts';

export interface MediaBench {
  readonly folder: string;
  /** Made in the folder. */
  readonly fixtures: Fixtures;
  /** The engine of the browser. */
  readonly harness: OpenHarness;
  close(): Promise<void>;
}

export interface BenchOfBoth extends MediaBench {
  readonly node: NodeExport;
}

/** @returns the bench, for hooks and tests; `heard` as in `openMediaHarness` */
export function mediaBench(how: { readonly heard?: boolean } = {}): () => MediaBench {
  return duringTests(() => openBench(how));
}

/** The same with the engine of the Node host beside that of the browser. */
export function benchOfBoth(): () => BenchOfBoth {
  return duringTests(async () => {
    const bench = await openBench();
    const node = await openNodeExport(join(bench.folder, 'node'));
    const close = () => node.close().finally(bench.close);
    return { ...bench, node, close };
  });
}

async function openBench(how: { readonly heard?: boolean } = {}): Promise<MediaBench> {
  const folder = await mkdtemp(join(tmpdir(), 'media-bench-'));
  const harness = await openMediaHarness(how);
  return {
    ...{ folder, harness, fixtures: new Fixtures(folder) },
    async close() {
      await harness.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function duringTests<Bench extends MediaBench>(open: () => Promise<Bench>): () => Bench {
  let bench: Bench | null = null;
  test.beforeAll(async () => {
    bench = await open();
  });
  test.afterAll(() => bench?.close());
  return () => {
    if (bench === null) throw new Error('The bench is open in hooks and tests only.');
    return bench;
  };
}
