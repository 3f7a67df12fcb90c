/**
 * Writes what was measured: figures as JSON, which the next run is compared with, and the same as a table in FIGURES.md.
 * Benchmarks that did not run keep what they had; putting the JSON back by git keeps an earlier run.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { figuresTable, judged, type KeptRun, type Run } from '../../src/testing/figures/figures-table.ts';

const FOLDER = resolve(import.meta.dirname, '..');
const KEPT = join(FOLDER, 'figures.json');
const PAGE = join(FOLDER, 'FIGURES.md');
const BEGIN = '<!-- bench: begin -->';
const END = '<!-- bench: end -->';

/** @param order of all benchmarks */
export async function keepFigures(run: Run, order: readonly string[]): Promise<void> {
  const kept = new Map(
    (JSON.parse(await readFile(KEPT, 'utf8')) as KeptRun[]).map((one) => [one.bench, one]),
  );
  kept.set(run.bench, judged(run, kept.get(run.bench)));
  const all = order.flatMap((bench) => kept.get(bench) ?? []);
  const page = await readFile(PAGE, 'utf8');
  const [head, rest] = page.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined) throw new Error(`${PAGE} has no place for the table.`);
  await writeFile(PAGE, `${head}${BEGIN}\n\n${figuresTable(all)}\n\n${END}${tail}`);
  await writeFile(KEPT, `${JSON.stringify(all, null, 2)}\n`);
}
