/** What the built program weighs to load, by what it is for, as gzip. */
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { type BundleSizes, bundleSizes } from '../gate/bundle-sizes.ts';
import { buildApp } from './open-built-app.ts';

/** Chunks that load when they are used, by their names without the hash. A name that no file has fails the bench. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'service worker of this browser': ['studio.worker'],
  'media worker': ['media.worker'],
  'upload worker': ['upload.worker'],
  database: ['sqlite3'],
  'picture and sound engine': [
    'probe-media',
    'listen-to-source',
    'analyze-picture',
    'make-poster',
    'render-composition',
    'sound-track-writer',
  ],
  player: ['file-player', 'scenes'],
  'speech to text': [
    'transcribe-speech',
    'open-whisper',
    'transformers.web',
    'ort-wasm-simd-threaded.asyncify',
  ],
};
const HASH = /-[\w-]{8}\.(?:js|wasm)$/;
const LARGEST = 8;

export async function benchBundle(): Promise<BundleSizes> {
  return bundleSizes(await buildApp());
}

export function figuresOfBundle({ firstLoadBytes }: BundleSizes): readonly Figure[] {
  const kilobytesOfLoad = absoluteOf('first load, gzip', 'kB', [firstLoadBytes / 1000], 'less', 140);
  return [{ ...kilobytesOfLoad, isComparable: true }];
}

export function reportBundle({ firstLoadBytes, files }: BundleSizes): string {
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  const bytesOf = (chunk: string): number => {
    const found = files.filter((file) => file.name.replace(HASH, '') === chunk);
    if (found.length === 0) throw new Error(`No built file is called "${chunk}" any more.`);
    return found.reduce((sum, file) => sum + file.bytes, 0);
  };
  const parts = Object.entries(PARTS).map(([part, chunks]) => {
    const bytes = chunks.reduce((sum, chunk) => sum + bytesOf(chunk), 0);
    return `${part}: ${kilobytes(bytes)}, ${(bytes / firstLoadBytes).toFixed(2)} of the first load`;
  });
  return [
    `first load: ${kilobytes(firstLoadBytes)}, ${(firstLoadBytes / all).toFixed(3)} of everything`,
    ...parts,
    `everything: ${kilobytes(all)} in ${files.length} files`,
    'largest files:',
    ...files.slice(0, LARGEST).map((file) => `  ${kilobytes(file.bytes)}  ${file.name}`),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
