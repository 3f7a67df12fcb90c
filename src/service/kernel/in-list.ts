/** `(?, ?, …)` for `IN`, one mark a value; of no values, a list that holds nothing. */
export function inList(values: readonly unknown[]): string {
  return values.length === 0 ? '(NULL)' : `(${values.map(() => '?').join(', ')})`;
}
