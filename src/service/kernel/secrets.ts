/** Random secrets, the hashes kept of them and how bytes are written as text; no secret is stored as it is. */
import { base64OfBytes, bytesOfBase64 } from '../../base/bytes/base64.ts';
export function newSecret(prefix: string): string {
  return prefix + base64UrlEncode(crypto.getRandomValues(new Uint8Array(24)));
}

const HASHES_KEPT = 500;
/** Of secrets that came lately: every request brings one, and most bring the same. */
const hashes = new Map<string, Promise<string>>();

/** SHA-256, hexadecimal. The secrets are 192 random bits, so a slow hash would add nothing. */
export function hashSecret(secret: string): Promise<string> {
  const known = hashes.get(secret);
  if (known !== undefined) return known;
  const made = crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)).then(toHex);
  if (hashes.size >= HASHES_KEPT) hashes.delete(hashes.keys().next().value ?? '');
  hashes.set(secret, made);
  return made;
}

export function toHex(buffer: ArrayBuffer): string {
  let hex = '';
  for (const byte of new Uint8Array(buffer)) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

export function base64UrlEncode(bytes: Uint8Array): string {
  return base64OfBytes(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** null for text that is not base64url. */
export function base64UrlDecode(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return bytesOfBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
