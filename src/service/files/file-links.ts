/**
 * Keyless temporary links (`/files/{token}`), valid fifteen minutes and for one file only. A token carries
 * what it opens, signed with a secret of this service, so that reading a list writes nothing.
 */
import { DOWNLOAD_LINK_MINUTES } from '../../contract/limits.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { Queries } from '../kernel/ports/database.ts';
import type { FileLinks, LinkedFile } from '../kernel/ports/file-links.ts';
import { base64UrlDecode, base64UrlEncode, newSecret } from '../kernel/secrets.ts';
import { isoTime } from '../kernel/time.ts';

const SECRET_NAME = 'file_links';

export async function createFileLinks(database: Queries, clock: Clock): Promise<FileLinks> {
  const key = await signingKey(database);
  return {
    make: async (origin, file) => {
      const expiresMs = clock.nowMs() + DOWNLOAD_LINK_MINUTES * 60_000;
      // Two reads in one millisecond get links of their own as well.
      const nonce = base64UrlEncode(crypto.getRandomValues(new Uint8Array(9)));
      const payload = new TextEncoder().encode(JSON.stringify({ ...file, expiresMs, nonce }));
      const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, payload));
      const token = `${base64UrlEncode(payload)}.${base64UrlEncode(signature)}`;
      return { url: `${origin}/files/${token}`, expiresAt: isoTime(expiresMs) };
    },
    open: async (token) => {
      const [payloadText, signatureText] = token.split('.');
      const payload = base64UrlDecode(payloadText ?? '');
      const signature = base64UrlDecode(signatureText ?? '');
      if (payload === null || signature === null) return null;
      if (!(await crypto.subtle.verify('HMAC', key, signature, payload))) return null;
      const { expiresMs, nonce, ...file } = JSON.parse(new TextDecoder().decode(payload)) as LinkedFile & {
        expiresMs: number;
        nonce: string;
      };
      return expiresMs > clock.nowMs() ? file : null;
    },
  };
}

/** Kept in the library, so that a link outlives a restart of the service. */
async function signingKey(database: Queries): Promise<CryptoKey> {
  await database.run('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
    SECRET_NAME,
    newSecret(''),
  ]);
  const value =
    (await database.get<{ value: string }>('SELECT value FROM secret WHERE name = ?', [SECRET_NAME]))
      ?.value ?? '';
  return crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(value),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
}
