/** One try of one delivery: signs, sends, and says what came of it. Writes nothing. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { Clock } from '../../../kernel/ports/clock.ts';
import { AddressRefusedError, type Network, NetworkError } from '../../../kernel/ports/network.ts';
import { isoTime } from '../../../kernel/time.ts';
import { signWebhook } from './sign-webhook.ts';
import type { DeliveryRow, KeptAttempt, WebhookRow } from './webhook-rows.ts';

const REPLY_TIMEOUT_MS = 15_000;
const GONE = 410;

export interface AttemptResult {
  readonly attempt: KeptAttempt;
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
  const result = (httpStatus: number | null, why: Problem | null): AttemptResult => ({
    attempt: {
      at: isoTime(atMs),
      httpStatus,
      problem: why,
      durationMs: Math.round(performance.now() - began),
    },
    delivered: why === null,
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
    if (timeout.aborted)
      return result(null, problem('receiver_silent', { seconds: REPLY_TIMEOUT_MS / 1000 }));
    if (error instanceof NetworkError || error instanceof AddressRefusedError)
      return result(null, error.problem);
    throw error;
  }
}

function secretsAt(
  { secret, old_secret: old, old_secret_until_ms: untilMs }: WebhookRow,
  nowMs: number,
): string[] {
  return old !== null && untilMs !== null && nowMs < untilMs ? [secret, old] : [secret];
}

function refusalOfStatus(status: number): Problem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return problem('receiver_redirects', { status });
  return status === GONE ? problem('receiver_gone') : problem('receiver_answered', { status });
}
