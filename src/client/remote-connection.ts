/**
 * A connection to a service elsewhere, and the name under which a device files what it keeps of one. An answer names no
 * account, so each key has a name of its own: what one account left undone is never sent as another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Connection } from './connection.ts';

const HASH_BYTES = 16;

/** Keys are random and long, so a hash gives none away. Web Crypto is for pages with a secure address alone. */
function remoteId(baseUrl: string, apiKey: string): string {
  return `remote ${bytesToHex(sha256(utf8ToBytes(apiKey)).slice(0, HASH_BYTES))} ${baseUrl}`;
}

/** @param address whose `ownerToken` is empty where the person is not the owner */
export function remoteConnection(
  address: Pick<Connection, 'baseUrl' | 'apiKey'> & { readonly ownerToken: string },
): Connection {
  const { baseUrl, apiKey, ownerToken } = address;
  return {
    id: remoteId(baseUrl, apiKey),
    kind: 'remote',
    baseUrl,
    fetch: (input, init) => fetch(input, init),
    apiKey,
    ownerToken: ownerToken === '' ? null : ownerToken,
  };
}
