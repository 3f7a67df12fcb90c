/** One measure of a benchmark, as it is kept and compared with the next time it is taken. */
export interface Figure {
  readonly name: string;
  /** Empty for a ratio. */
  readonly unit: string;
  readonly rounds: readonly number[];
  readonly better: 'less' | 'more';
  /** Holds on every machine: a ratio of two things in one run, or a count. What is not is shown and never compared. */
  readonly isComparable: boolean;
  readonly aim?: number;
}

/** What two things took in the same rounds, one over the other. Compared unless told otherwise. */
export function ratioOf(
  name: string,
  rounds: readonly number[],
  better: Figure['better'],
  aim?: number,
): Figure {
  return { name, unit: '', rounds, better, isComparable: true, ...(aim === undefined ? {} : { aim }) };
}

/** What this machine took, in a unit. */
export function absoluteOf(
  name: string,
  unit: string,
  rounds: readonly number[],
  better: Figure['better'],
  aim?: number,
): Figure {
  return { name, unit, rounds, better, isComparable: false, ...(aim === undefined ? {} : { aim }) };
}

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** Throws where nothing was measured. */
export function spreadOf(rounds: readonly number[]): Spread {
  const sorted = rounds.toSorted((a, b) => a - b);
  const [min, median, max] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (min === undefined || median === undefined || max === undefined)
    throw new Error('Nothing was measured.');
  return { min, median, max };
}
