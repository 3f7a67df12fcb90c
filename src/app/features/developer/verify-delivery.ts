/**
 * Checks a webhook delivery the way a receiver must, and says what exactly is wrong. Standard Webhooks
 * (standardwebhooks.com, symmetric signatures `v1`); specification, section 6.
 */
import { bytesOfBase64 } from '../../../base/bytes/base64.ts';

export const TOLERANCE_SEC = 300;
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = { min: 24, max: 64 } as const;
const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
export type HeaderName = (typeof NAMES)[number];

export interface PastedDelivery {
  /** Lines of `name: value`; other headers are passed over. */
  readonly headersText: string;
  /** Exactly as received. */
  readonly body: string;
  readonly secret: string;
  readonly nowSec: number;
}

export type SecretProblem = 'no_prefix' | 'not_base64' | 'length';
export type SignatureResult = 'valid' | 'wrong' | 'other_version' | 'not_base64';
/** Why no signature fits, where a usual mistake explains it. */
export type Mistake = 'body_white_space' | 'body_formatted_anew' | 'secret_as_text';

export interface Verdict {
  readonly missing: readonly HeaderName[];
  readonly secretProblem: SecretProblem | null;
  /** Seconds since the delivery was signed, negative where it comes from the future; null where not a time. */
  readonly ageSec: number | null;
  readonly timely: boolean;
  readonly signatures: readonly { readonly text: string; readonly result: SignatureResult }[];
  readonly mistake: Mistake | null;
  readonly eventId: string | null;
  /** The event's type, where the body is an event. */
  readonly type: string | null;
  /** True where a receiver should take it: one signature fits and it is not too old or too new. */
  readonly genuine: boolean;
}

export async function verifyDelivery({
  headersText,
  body,
  secret,
  nowSec,
}: PastedDelivery): Promise<Verdict> {
  const headers = readHeaders(headersText);
  const missing = NAMES.filter((name) => (headers[name] ?? '') === '');
  const key = readSecret(secret.trim());
  const stamp = headers['webhook-timestamp'] ?? '';
  const ageSec = /^\d{1,12}$/.test(stamp) ? nowSec - Number(stamp) : null;
  const timely = ageSec !== null && Math.abs(ageSec) <= TOLERANCE_SEC;
  const given = (headers['webhook-signature'] ?? '').split(/\s+/).filter((text) => text !== '');
  const signed = (text: string): string => `${headers['webhook-id'] ?? ''}.${stamp}.${text}`;
  const bytes = typeof key === 'string' ? null : key;
  const signatures = await Promise.all(
    given.map(async (text) => ({ text, result: await check(text, bytes, signed(body)) })),
  );
  const fits = signatures.some(({ result }) => result === 'valid');
  return {
    missing,
    secretProblem: typeof key === 'string' ? key : null,
    ageSec,
    timely,
    signatures,
    mistake: fits || missing.length > 0 ? null : await findMistake(given, bytes, secret.trim(), body, signed),
    eventId: headers['webhook-id'] ?? null,
    type: typeOf(body),
    genuine: fits && timely && missing.length === 0,
  };
}

/** Header lines as servers and `curl -v` print them; the last of a name counts. */
function readHeaders(text: string): Partial<Record<HeaderName, string>> {
  const read: Partial<Record<HeaderName, string>> = {};
  for (const line of text.split(/\r?\n/)) {
    const found = /^[\s<>"'-]*([\w-]+)["']?\s*:\s*["']?(.*?)["',\\]*\s*$/.exec(line);
    const name = NAMES.find((known) => known === found?.[1]?.toLowerCase());
    if (name !== undefined) read[name] = found?.[2] ?? '';
  }
  return read;
}

function readSecret(secret: string): Uint8Array<ArrayBuffer> | SecretProblem {
  if (!secret.startsWith(SECRET_PREFIX)) return 'no_prefix';
  const bytes = fromBase64(secret.slice(SECRET_PREFIX.length));
  if (bytes === null) return 'not_base64';
  return bytes.length < SECRET_BYTES.min || bytes.length > SECRET_BYTES.max ? 'length' : bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return bytesOfBase64(text);
}

async function check(
  text: string,
  key: Uint8Array<ArrayBuffer> | null,
  signed: string,
): Promise<SignatureResult> {
  const [version = '', encoded = ''] = text.split(',', 2);
  if (version !== 'v1') return 'other_version';
  const signature = fromBase64(encoded);
  if (signature === null) return 'not_base64';
  return key !== null && (await fitsKey(signature, key, signed)) ? 'valid' : 'wrong';
}

async function fitsKey(
  signature: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
  signed: string,
): Promise<boolean> {
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  return crypto.subtle.verify('HMAC', hmac, signature, new TextEncoder().encode(signed));
}

/** Tries what receivers most often do wrong; whatever fits explains the failure. */
async function findMistake(
  given: readonly string[],
  key: Uint8Array<ArrayBuffer> | null,
  secret: string,
  body: string,
  signed: (text: string) => string,
): Promise<Mistake | null> {
  const fits = async (bytes: Uint8Array<ArrayBuffer> | null, text: string): Promise<boolean> => {
    const results = await Promise.all(given.map((signature) => check(signature, bytes, signed(text))));
    return results.includes('valid');
  };
  for (const text of [body.trim(), `${body}\n`, `${body}\r\n`, body.replaceAll('\r\n', '\n')])
    if (await fits(key, text)) return 'body_white_space';
  const compact = reformatted(body);
  if (compact !== null && (await fits(key, compact))) return 'body_formatted_anew';
  for (const text of [secret, secret.replace(/^whsec_/, '')])
    if (text !== '' && (await fits(new TextEncoder().encode(text), body))) return 'secret_as_text';
  return null;
}

function reformatted(body: string): string | null {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return null;
  }
}

function typeOf(body: string): string | null {
  try {
    const { type } = JSON.parse(body) as { type?: unknown };
    return typeof type === 'string' ? type : null;
  } catch {
    return null;
  }
}
