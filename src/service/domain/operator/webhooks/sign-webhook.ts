/** Signs events as the Standard Webhooks specification says (symmetric, `v1`). Specification, section 6. */
import { base64OfBytes, bytesOfBase64 } from '../../../../base/bytes/base64.ts';

const SECRET_PREFIX = 'whsec_';
/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

export interface SignedEvent {
  readonly id: string;
  readonly timestampSec: number;
  /** Exactly what is sent. */
  readonly body: string;
}

export type SignatureHeaders = Readonly<
  Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
>;

export function newWebhookSecret(): string {
  return SECRET_PREFIX + base64OfBytes(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** @param secrets `whsec_…`, one signature each; during a rotation there are two and either is valid. */
export async function signWebhook(event: SignedEvent, secrets: readonly string[]): Promise<SignatureHeaders> {
  const signed = new TextEncoder().encode(`${event.id}.${event.timestampSec}.${event.body}`);
  const signatures = await Promise.all(secrets.map((secret) => signature(secret, signed)));
  return {
    'webhook-id': event.id,
    'webhook-timestamp': String(event.timestampSec),
    'webhook-signature': signatures.map((text) => `v1,${text}`).join(' '),
  };
}

async function signature(secret: string, signed: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = bytesOfBase64(secret.slice(SECRET_PREFIX.length));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return base64OfBytes(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)));
}
