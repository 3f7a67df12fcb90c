/** Several runs of one measure as a line: what is typical and how far it strays. */
export function spread(values: readonly number[], unit = '', digits = 2): string {
  const sorted = [...values].sort((a, b) => a - b);
  const text = (value = Number.NaN) => value.toFixed(digits) + unit;
  const median = sorted[Math.floor(sorted.length / 2)];
  return `min ${text(sorted[0])}, median ${text(median)}, max ${text(sorted.at(-1))}`;
}

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}

/** Many times in milliseconds as a line: what is typical, and what the slowest of twenty is under. */
export function percentiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, max ${(sorted.at(-1) ?? Number.NaN).toFixed(2)} ms`;
}
