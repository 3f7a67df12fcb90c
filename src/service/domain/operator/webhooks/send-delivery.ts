/** One try of one delivery: signs, sends, and says what came of it. Writes nothing. */

import type { Clock } from '../../../kernel/ports/clock.ts';
import { AddressRefusedError, type Network, NetworkError } from '../../../kernel/ports/network.ts';
import { isoTime } from '../../../kernel/time.ts';
import { signWebhook } from './sign-webhook.ts';
import type { Attempt, DeliveryRow, WebhookRow } from './webhook-rows.ts';

const REPLY_TIMEOUT_MS = 15_000;
const GONE = 410;

export interface AttemptResult {
  readonly attempt: Attempt;
  readonly delivered: boolean;
  /** The receiver wants nothing more, ever. */
  readonly gone: boolean;
}

/** @param stopped aborts when the service stops; then this rejects and the try did not count. */
export async function sendDelivery(
  { network, clock }: { readonly network: Network; readonly clock: Clock },
  webhook: WebhookRow,
  delivery: DeliveryRow,
  stopped: AbortSignal,
): Promise<AttemptResult> {
  const atMs = clock.nowMs();
  const began = performance.now();
  const result = (httpStatus: number | null, error: string | null): AttemptResult => ({
    attempt: { at: isoTime(atMs), httpStatus, error, durationMs: Math.round(performance.now() - began) },
    delivered: error === null,
    gone: httpStatus === GONE,
  });
  const timeout = AbortSignal.timeout(REPLY_TIMEOUT_MS);
  try {
    const event = { id: delivery.event_id, timestampSec: Math.floor(atMs / 1000), body: delivery.body };
    const answer = await network.request({
      method: 'POST',
      url: new URL(webhook.url),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Cliproom-Webhooks/1',
        ...(await signWebhook(event, secretsAt(webhook, atMs))),
      },
      body: delivery.body,
      signal: AbortSignal.any([stopped, timeout]),
    });
    // What receivers say is theirs: it is neither read nor kept.
    await answer.body.cancel();
    return result(answer.status, refusalOfStatus(answer.status));
  } catch (error) {
    stopped.throwIfAborted();
    if (timeout.aborted) return result(null, 'No reply came within 15 seconds.');
    if (error instanceof NetworkError || error instanceof AddressRefusedError)
      return result(null, error.message);
    throw error;
  }
}

function secretsAt(
  { secret, old_secret: old, old_secret_until_ms: untilMs }: WebhookRow,
  nowMs: number,
): string[] {
  return old !== null && untilMs !== null && nowMs < untilMs ? [secret, old] : [secret];
}

function refusalOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `The receiver answered ${status}; redirects are not followed. Give its final address.`;
  if (status === GONE)
    return 'The receiver answered 410: it wants no more events, so the address was disabled.';
  return `The receiver answered ${status}.`;
}
