/** One request for the file behind a link: redirects followed here, each hop checked again by the network. */
import { retryAfterSecOf } from '../../../../base/web/retry-after.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { ProblemError } from '../../../../contract/problems/problem-error.ts';
import {
  AddressRefusedError,
  type Network,
  type NetworkAnswer,
  NetworkError,
} from '../../../kernel/ports/network.ts';
import { redirectOf } from '../../../kernel/redirect-of.ts';

const REDIRECTS_MAX = 5;
/** Worth another try: time-out, too early, too many requests. */
const PASSING = new Set([408, 425, 429]);

/** The link gives no video file and will not when asked again. `reason` is a stable word. */
export class SourceRefusedError extends ProblemError {
  override readonly name = 'SourceRefusedError';
  readonly reason:
    | 'refused_address'
    | 'refused_by_server'
    | 'too_many_redirects'
    | 'too_large'
    | 'not_a_video';

  constructor(reason: SourceRefusedError['reason'], problem: Problem) {
    super(problem);
    this.reason = reason;
  }
}

export interface OpenedSource {
  readonly answer: NetworkAnswer;
  /** Where the redirects ended. */
  readonly url: URL;
}

/** The answer is 200, 206 or 416. Throws SourceRefusedError, NetworkError, the signal's reason. */
export async function openSource(
  network: Network,
  first: URL,
  range: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<OpenedSource> {
  // A compressed body would have another size and other places than the file.
  const headers = {
    'Accept-Encoding': 'identity',
    Accept: 'video/*, application/octet-stream;q=0.9, */*;q=0.5',
  };
  let url = first;
  for (let hops = 0; ; hops += 1) {
    const answer = await network
      .request({ method: 'GET', url, headers: { ...headers, ...range }, signal })
      .catch((error: unknown) => {
        if (error instanceof AddressRefusedError)
          throw new SourceRefusedError('refused_address', error.problem);
        throw error;
      });
    if (answer.status === 200 || answer.status === 206 || answer.status === 416) {
      await refuseEncoded(answer);
      return { answer, url };
    }
    await answer.body.cancel();
    const next = redirectOf(answer, url);
    if (next === null) throw refusalOf(answer, url);
    if (hops === REDIRECTS_MAX)
      throw new SourceRefusedError('too_many_redirects', problem('link_redirects', { times: REDIRECTS_MAX }));
    url = next;
  }
}

function refusalOf({ status, headers }: NetworkAnswer, { host }: URL): Error {
  if (status >= 500 || PASSING.has(status))
    return new NetworkError(problem('host_answered', { host, status }), {
      retryAfterSec: retryAfterSecOf(headers.get('retry-after'), Date.now()),
    });
  return new SourceRefusedError('refused_by_server', problem('link_refused', { host, status }));
}

async function refuseEncoded({ headers, body }: NetworkAnswer): Promise<void> {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  await body.cancel();
  throw new SourceRefusedError('not_a_video', problem('link_compressed'));
}
