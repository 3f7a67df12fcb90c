/** Arithmetic of voice embeddings. Pure. */

/** At length 1; what has none stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length > 0 ? vector.map((value) => value / length) : vector;
}

/** Euclidean. */
export function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** @param weights one each where they are left out */
export function mean(vectors: readonly Float32Array[], weights?: readonly number[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  let whole = 0;
  for (const [index, vector] of vectors.entries()) {
    const weight = weights?.[index] ?? 1;
    whole += weight;
    for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  }
  return sum.map((value) => value / whole);
}
