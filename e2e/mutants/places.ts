/** Where a layer is changed: everywhere, in some of its files, or in every so many lines of its code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** They need what a host brings (IndexedDB, localStorage, a decoder): no unit test reaches them, the journeys hold them. */
const OF_HOSTS: readonly string[] = [
  ...['src/client/idb-store.ts', 'src/base/browser/keep-on-device.ts'],
  ...['src/media/render/sound/open-sound-track.ts', 'src/media/render/sound/sound-track-writer.ts'],
];

/** The files of a layer that tests are asked about. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => !OF_HOSTS.includes(file))
    .toSorted();
}

/** Patterns for `mutate` of StrykerJS. @param everyLines 1 for all there is */
export function placesOf(files: string[], everyLines: number): string[] {
  if (everyLines === 1) return files;
  let passed = 0;
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        if (!isCode(line)) return [];
        passed += 1;
        return passed % everyLines === 0 ? [`${file}:${at + 1}-${at + 1}`] : [];
      }),
  );
}

/** A line that something can be changed in. */
function isCode(line: string): boolean {
  return /\w/.test(line) && !/^\s*(\/?\*|\/\/|import |export \{|\} from )/.test(line);
}
