/** How many cases a property of the timeline is tried on: `PROPERTY_RUNS=10000 npm run unit -- src/timeline` for more. */
export function propertyRuns(usual: number): number {
  return Math.max(usual, Number(process.env['PROPERTY_RUNS'] ?? 0));
}
