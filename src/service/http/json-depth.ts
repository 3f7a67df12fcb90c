/**
 * How deep JSON text nests, before anything is made of it: what walks a value later does so by recursion, and
 * a body of brackets alone would take the whole stack.
 */

/** Deeper than any body of the API, far from what a stack holds. */
const MAX_DEPTH = 64;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** @param bytes JSON in UTF-8; of anything else only brackets outside of quotes are counted. */
export function nestsTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}
