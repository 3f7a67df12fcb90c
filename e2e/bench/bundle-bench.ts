/** What the built program weighs to load, by what it is for, as gzip. */
import { type BundleSizes, bundleSizes } from '../gate/bundle-sizes.ts';
import { buildApp } from './open-built-app.ts';

/** Chunks that load when they are used, by how their names begin. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'service worker of this browser': /^studio\.worker-/,
  'media worker': /^media\.worker-/,
  'upload worker': /^upload\.worker-/,
  'tab worker': /^tab-hub\.worker-/,
  database: /^sqlite3/,
  'picture and sound engine':
    /^(render-clip|look-at-source|listen-to-source|sound-track-writer|probe-media|make-poster)-/,
  player: /^(file-player|use-scene-player|scene)-/,
  'speech to text': /^(transcribe-speech|transformers|ort-)/,
};
const LARGEST = 8;

export async function benchBundle(): Promise<BundleSizes> {
  return bundleSizes(await buildApp());
}

export function reportBundle({ firstLoadBytes, files }: BundleSizes): string {
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  const parts = Object.entries(PARTS).map(([part, pattern]) => {
    const bytes = files.filter((file) => pattern.test(file.name)).reduce((sum, file) => sum + file.bytes, 0);
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
