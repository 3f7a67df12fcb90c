/** A mean with its 95 % interval by bootstrap over the values (Efron, 1979); the same for the same values. */
const RESAMPLES = 2000;

/** "0.66 [0.52, 0.79]"; "-" for no values. */
export function bootstrapped(values: readonly number[]): string {
  if (values.length === 0) return '-';
  const random = generator(7);
  const means = Array.from({ length: RESAMPLES }, () =>
    meanOf(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (share: number) => (means[Math.floor(share * (RESAMPLES - 1))] ?? 0).toFixed(2);
  return `${meanOf(values).toFixed(2)} [${at(0.025)}, ${at(0.975)}]`;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Lehmer's generator with the multiplier of Park and Miller. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
