import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signWebhook } from '../../../service/domain/operator/webhooks/sign-webhook.ts';
import { TOLERANCE_SEC, verifyDelivery } from './verify-delivery.ts';

const NOW = 1_800_000_000;
const BODY = '{"type":"job.completed","timestamp":"2027-01-15T08:00:00Z","data":{"jobId":"job_1"}}';

async function signed(secrets: readonly string[], body = BODY, timestampSec = NOW): Promise<string> {
  const headers = await signWebhook({ id: 'evt_1', timestampSec, body }, secrets);
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

describe('a pasted delivery', () => {
  const secret = newWebhookSecret();

  it('is genuine as the published example of Standard Webhooks has it', async () => {
    const verdict = await verifyDelivery({
      headersText: [
        'webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp: 1614265330',
        'webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      ].join('\n'),
      body: '{"test": 2432232314}',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      nowSec: 1_614_265_330,
    });
    expect(verdict).toMatchObject({ genuine: true, missing: [], secretProblem: null, ageSec: 0 });
  });

  it('that the service signed is genuine, whatever its body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (body) => {
        const headersText = await signed([secret], body);
        expect((await verifyDelivery({ headersText, body, secret, nowSec: NOW })).genuine).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('is genuine under either secret while they are rotated, and names which signature fits', async () => {
    const next = newWebhookSecret();
    const headersText = await signed([next, secret]);
    for (const [one, results] of [
      [next, ['valid', 'wrong']],
      [secret, ['wrong', 'valid']],
    ] as const) {
      const verdict = await verifyDelivery({ headersText, body: BODY, secret: one, nowSec: NOW });
      expect(verdict.genuine).toBe(true);
      expect(verdict.signatures.map(({ result }) => result)).toEqual(results);
    }
  });

  it('is refused when it is more than five minutes from the clock, either way', async () => {
    const headersText = await signed([secret]);
    const at = (nowSec: number) => verifyDelivery({ headersText, body: BODY, secret, nowSec });
    expect((await at(NOW + TOLERANCE_SEC)).genuine).toBe(true);
    expect(await at(NOW + TOLERANCE_SEC + 1)).toMatchObject({ genuine: false, timely: false, ageSec: 301 });
    expect(await at(NOW - TOLERANCE_SEC - 1)).toMatchObject({ genuine: false, timely: false, ageSec: -301 });
  });

  it('that was changed by one character is refused', async () => {
    const headersText = await signed([secret]);
    const verdict = await verifyDelivery({
      headersText,
      body: BODY.replace('job_1', 'job_2'),
      secret,
      nowSec: NOW,
    });
    expect(verdict).toMatchObject({ genuine: false, timely: true, mistake: null });
    expect(verdict.signatures[0]?.result).toBe('wrong');
  });

  it('says which usual mistake explains a signature that does not fit', async () => {
    const headersText = await signed([secret]);
    const mistakeWith = async (body: string) =>
      (await verifyDelivery({ headersText, body, secret, nowSec: NOW })).mistake;
    expect(await mistakeWith(`${BODY}\n`)).toBe('body_white_space');
    expect(await mistakeWith(JSON.stringify(JSON.parse(BODY), null, 2))).toBe('body_formatted_anew');
    const text = new TextEncoder().encode(secret.slice('whsec_'.length));
    const asText = `whsec_${Buffer.from(text).toString('base64')}`;
    const wrongly = await signed([asText]);
    expect((await verifyDelivery({ headersText: wrongly, body: BODY, secret, nowSec: NOW })).mistake).toBe(
      'secret_as_text',
    );
  });

  it('names missing headers, foreign versions and a secret that is none', async () => {
    const verdict = await verifyDelivery({
      headersText: 'Webhook-Id: evt_1\nwebhook-signature: v1a,AAAA v1,???',
      body: BODY,
      secret: 'hello',
      nowSec: NOW,
    });
    expect(verdict).toMatchObject({
      genuine: false,
      missing: ['webhook-timestamp'],
      secretProblem: 'no_prefix',
      ageSec: null,
      eventId: 'evt_1',
      type: 'job.completed',
    });
    expect(verdict.signatures.map(({ result }) => result)).toEqual(['other_version', 'not_base64']);
    const problem = async (text: string) =>
      (await verifyDelivery({ headersText: '', body: '', secret: text, nowSec: NOW })).secretProblem;
    expect(await problem('whsec_???')).toBe('not_base64');
    expect(await problem('whsec_AAAA')).toBe('length');
  });

  it('never fails on what people paste', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (headersText, body, text) => {
        const verdict = await verifyDelivery({ headersText, body, secret: text, nowSec: NOW });
        expect(verdict.genuine).toBe(false);
      }),
    );
  });
});
