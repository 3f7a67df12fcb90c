/**
 * A process of its own that reads mutants of one file, so that one that hangs or eats the memory can be ended
 * from outside. Prints `<seed>` before each, `<seed> <what went wrong>` after a bad one, and `end <peak MiB>`.
 */
import { readFileSync } from 'node:fs';
import { peakRssBytes } from '../../peak-memory.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { readMutant } from './read-mutant.ts';

const [path = '', first = '0', count = '0'] = process.argv.slice(2);
const original = new Uint8Array(readFileSync(path));
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  process.stdout.write(`${seed}\n`);
  const breach = await readMutant(mutateBytes(original, seed));
  if (breach !== null) process.stdout.write(`${seed} ${JSON.stringify(breach)}\n`);
}
process.stdout.write(`end ${Math.round(peakRssBytes() / 2 ** 20)}\n`);
