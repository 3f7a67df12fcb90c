/** Sends fuzzed requests for every operation and checks each answer. Takes any fetch. */
import fc from 'fast-check';
import { ANSWERED_WITHIN_MS } from '../../patience.ts';
import { type ApiUnderTest, Caller, ORIGIN } from '../api-under-test.ts';
import { breachOf } from './check-answer.ts';
import { type FuzzTarget, type OpenApiDocument, ownerTargets, publicTargets } from './fuzz-target.ts';
import { FRESH_KEY, type FuzzedRequest, requestFor } from './fuzzed-request.ts';
import { buildLibrary } from './known-library.ts';

/** These remove what the others need, so they come last. */
const REMOVES = new Set([
  'delete_asset',
  'delete_project',
  'delete_bin_item',
  'empty_bin',
  'revoke_key',
  'delete_composition',
  'cancel_upload',
]);

export interface FuzzPlan {
  readonly seed: number;
  readonly runsEach: number;
  /** Everything the service wrote to its log. */
  readonly logged: readonly string[];
}

/** Throws, with the request that was shrunk to, at the first breach. */
export async function fuzzContract(api: ApiUnderTest, plan: FuzzPlan): Promise<number> {
  const document = (await (await api.fetch(`${ORIGIN}/v1/openapi.json`)).json()) as OpenApiDocument;
  const known = await buildLibrary(new Caller(api));
  const targets = [...publicTargets(document), ...ownerTargets()].sort(
    (a, b) => Number(REMOVES.has(a.name)) - Number(REMOVES.has(b.name)),
  );
  let sent = 0;
  for (const target of targets) {
    const property = fc.asyncProperty(requestFor(target, known), async (request) => {
      sent += 1;
      await expectSoundAnswer(api, target, request, `fuzz-${sent}`, plan.logged);
    });
    await fc.assert(property, { seed: plan.seed, numRuns: plan.runsEach, endOnFailure: true });
  }
  return sent;
}

async function expectSoundAnswer(
  api: ApiUnderTest,
  target: FuzzTarget,
  request: FuzzedRequest,
  freshKey: string,
  logged: readonly string[],
): Promise<void> {
  const { method, url, body } = request;
  const secret = target.isOwner ? api.ownerToken : api.apiKey;
  const headers = new Headers({ Authorization: `Bearer ${secret}`, ...request.headers });
  if (headers.get('Idempotency-Key') === FRESH_KEY) headers.set('Idempotency-Key', freshKey);
  const before = logged.length;
  const answer = await answered(
    api.fetch(ORIGIN + url, { method, headers, body, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }),
  );
  const breach = breachOf(target, request, answer);
  const said = logged.slice(before).join('\n');
  if (breach === null && said === '') return;
  throw new Error(`The answer to ${target.name} ${breach ?? 'left a fault in the log'}. ${said}`);
}

/** Rejects where nothing comes, also where the other side ignores the signal. */
async function answered(sending: Promise<Response>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${ANSWERED_WITHIN_MS / 1000} s.`)),
      ANSWERED_WITHIN_MS,
    );
  });
  try {
    const read = async () => {
      const response = await sending;
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    return await Promise.race([read(), hang]);
  } finally {
    clearTimeout(timer);
  }
}
