/** Where each value stands among all, 0 (lowest) to 1 (highest); equal values stand equal, in the middle of their place. */
export function percentiles(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = new Array<number>(values.length).fill(0.5);
  if (values.length < 2) return result;
  let start = 0;
  while (start < order.length) {
    let end = start;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let at = start; at <= end; at += 1) result[order[at] ?? 0] = (start + end) / 2 / (values.length - 1);
    start = end + 1;
  }
  return result;
}
