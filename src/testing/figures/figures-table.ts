/** Figures as a table of Markdown, each with what became of it since the run before. */
import { againstKept, type Verdict } from './against-kept.ts';
import { type Figure, spreadOf } from './figure.ts';

/** The figures of one benchmark, and what they were measured on. */
export interface Run<Taken extends Figure = Figure> {
  readonly bench: string;
  /** `2026-11-26`. */
  readonly day: string;
  readonly cores: number;
  /** Of the minute before, over all cores (proc_loadavg(5)). */
  readonly loadBefore: number;
  /** Share of the machine's processor time that went to other guests meanwhile. */
  readonly stolenShare: number;
  readonly figures: readonly Taken[];
}

export interface KeptFigure extends Figure {
  readonly since: Verdict;
  /** The median that was kept until then; null where there was none. */
  readonly medianBefore: number | null;
}

export type KeptRun = Run<KeptFigure>;

/** @param before of the same benchmark; undefined where it never ran */
export function judged(run: Run, before: Run | undefined): KeptRun {
  const figures = run.figures.map((figure): KeptFigure => {
    const kept = before?.figures.find(({ name }) => name === figure.name);
    const medianBefore = kept === undefined ? null : spreadOf(kept.rounds).median;
    return { ...figure, since: againstKept(figure, kept), medianBefore };
  });
  return { ...run, figures };
}

/** Under how many of the aims are met. */
export function figuresTable(runs: readonly KeptRun[]): string {
  const met = runs
    .flatMap(({ figures }) => figures)
    .flatMap((figure) => (figure.aim === undefined ? [] : [isMet(figure, figure.aim)]));
  return [
    `Of ${met.length} aims ${met.filter(Boolean).length} are met by the median.`,
    '',
    '| what | min | median | max | aim | since the run before |',
    '| --- | --- | --- | --- | --- | --- |',
    ...runs.flatMap((run) => [
      `| **${run.bench}**, ${run.day}, ${run.cores} cores, load ${run.loadBefore.toFixed(1)} before, ${Math.round(run.stolenShare * 100)} % taken by other guests | | | | | |`,
      ...run.figures.map(rowOf),
    ]),
  ].join('\n');
}

function isMet({ rounds, better }: Figure, aim: number): boolean {
  const { median } = spreadOf(rounds);
  return better === 'less' ? median <= aim : median >= aim;
}

function rowOf(figure: KeptFigure): string {
  const { name, unit, rounds, better, aim, since, medianBefore } = figure;
  const { min, median, max } = spreadOf(rounds);
  const verdict = since === 'worse' ? '**worse**' : since;
  const before = medianBefore === null ? '' : ` (${written(medianBefore)})`;
  const bound = aim === undefined ? '' : `${better === 'less' ? '≤' : '≥'} ${written(aim)}`;
  const aimed = aim === undefined || isMet(figure, aim) ? bound : `${bound}, **missed**`;
  const what = unit === '' ? name : `${name} (${unit})`;
  return `| ${what} | ${written(min)} | ${written(median)} | ${written(max)} | ${aimed} | ${verdict}${before} |`;
}

/** Three digits that count, and no fewer before the point. */
function written(value: number): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(4, digits));
}
