/** Typed arrays one after the other, as one of their own. */

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return filled(new Uint8Array(lengthOf(parts)), parts);
}

export function concatFloats(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  return filled(new Float32Array(lengthOf(parts)), parts);
}

function lengthOf(parts: readonly { readonly length: number }[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function filled<Whole extends Uint8Array | Float32Array>(
  whole: Whole,
  parts: readonly ArrayLike<number>[],
): Whole {
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
