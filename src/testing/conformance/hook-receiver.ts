/** A receiver of events as somebody else would write it: a real HTTP server, and its own reading of the signature. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { bodyOf, startLocalServer } from '../local-server.ts';

export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly atMs: number;
}

export interface HookReceiver {
  readonly url: string;
  readonly received: ReceivedEvent[];
  /** The `count`-th event ever, once it is here. */
  nth(count: number): Promise<ReceivedEvent>;
  close(): Promise<void>;
}

/**
 * Its address has a path of its own: what another test's service tries again to a receiver that was on the same port is no
 * event of this one.
 * @param answer what to reply to the n-th event, counted from 1; 204 where it does nothing.
 */
export async function startHookReceiver(
  answer: (response: ServerResponse, nth: number) => void = (response) => response.writeHead(204).end(),
): Promise<HookReceiver> {
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  const path = `/hook/${randomUUID()}`;
  const { origin, close } = await startLocalServer(async (request, response) => {
    if (request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    received.push({ headers: request.headers, body: await bodyOf(request), atMs: Date.now() });
    answer(response, received.length);
    for (const look of waiting) look();
  });
  return {
    url: origin + path,
    received,
    nth: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = received[count - 1];
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close,
  };
}

/**
 * True where one of the signatures is that of the secret: Standard Webhooks, "Verifying webhook authenticity".
 * Written from the specification's section 6, not from the signer.
 */
export function isSignedWith(secret: string, { headers, body }: ReceivedEvent): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(content, 'utf8').digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
