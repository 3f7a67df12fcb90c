/** Several runs of one measure as a line: what is typical and how far it strays. */
export function spread(values: readonly number[], unit = '', digits = 2): string {
  const sorted = [...values].sort((a, b) => a - b);
  const text = (value = Number.NaN) => value.toFixed(digits) + unit;
  return `min ${text(sorted[0])}, median ${text(medianOf(values))}, max ${text(sorted.at(-1))}`;
}

export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}

/** What the slowest of twenty is under. */
export function slowOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** Many times in milliseconds as a line: what is typical, and what the slowest of twenty is under. */
export function percentiles(values: readonly number[]): string {
  const text = (value: number) => `${value.toFixed(2)} ms`;
  return `p50 ${text(medianOf(values))}, p95 ${text(slowOf(values))}, max ${text(Math.max(...values))}`;
}
