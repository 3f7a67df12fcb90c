/**
 * Seals with a secret the operator gives every host and worker (`CLIPROOM_SECRET`): AES-256-GCM, its key made of the secret by
 * HKDF, a new vector each time. Never a flag, which every user of the machine could list.
 */
import type { Sealer } from '../../service/kernel/ports/sealer.ts';
import { base64UrlDecode, base64UrlEncode } from '../../service/kernel/secrets.ts';
import { UsageError } from './usage-error.ts';

export const SECRET_VARIABLE = 'CLIPROOM_SECRET';

const SHORTEST_SECRET = 32;
const VECTOR_BYTES = 12;
/** Names how it was sealed. */
const VERSION = '1.';

/** Without a secret: undefined. @throws UsageError for one that could be guessed */
export async function readSealer(secret: string | undefined): Promise<Sealer | undefined> {
  if (secret === undefined || secret === '') return undefined;
  if (secret.length < SHORTEST_SECRET)
    throw new UsageError(
      `${SECRET_VARIABLE} has ${secret.length} characters and needs ${SHORTEST_SECRET} or more, such as what "openssl rand -base64 32" prints.`,
    );
  return createSealer(secret);
}

export async function createSealer(secret: string): Promise<Sealer> {
  const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const given = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode('cliproom server keys') },
    given,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return {
    seal: async (text, purpose) => {
      const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
      const algorithm = { name: 'AES-GCM', iv, additionalData: encode(purpose) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encode(text)));
      return VERSION + base64UrlEncode(new Uint8Array([...iv, ...sealed]));
    },
    open: async (sealed, purpose) => {
      const bytes = sealed.startsWith(VERSION) ? base64UrlDecode(sealed.slice(VERSION.length)) : null;
      if (bytes === null) return null;
      const iv = bytes.slice(0, VECTOR_BYTES);
      const algorithm = { name: 'AES-GCM', iv, additionalData: encode(purpose) };
      try {
        const text = await crypto.subtle.decrypt(algorithm, key, bytes.slice(VECTOR_BYTES));
        return new TextDecoder().decode(text);
      } catch {
        // Sealed with another secret, for another purpose, or damaged; which one nobody can tell.
        return null;
      }
    },
  };
}
