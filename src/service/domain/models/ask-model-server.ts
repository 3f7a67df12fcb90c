/** One question to a server of the owner's: anything there, bytes back, and a plain sentence where that does not work out. */
import { BROWSER_MODEL_ADDRESS, BROWSER_MODEL_NAME } from '../../../base/browser/browser-model.ts';
import { retryAfterSecOf } from '../../../base/web/retry-after.ts';
import { type Problem, problem } from '../../../contract/problems/problem.ts';
import { ProblemError } from '../../../contract/problems/problem-error.ts';
import { AddressRefusedError, type Network, NetworkError } from '../../kernel/ports/network.ts';

/** No usable answer came. */
export class ModelServerError extends ProblemError {
  override readonly name = 'ModelServerError';
  /** What it answered instead; null where it answered nothing, or what it answered is of no use. */
  readonly status: number | null;
  /** When to try again, where it says so. */
  readonly retryAfterSec: number | null;

  constructor(
    problem: Problem,
    options: ErrorOptions & { readonly status?: number; readonly retryAfterSec?: number | null } = {},
  ) {
    super(problem, options);
    this.status = options.status ?? null;
    this.retryAfterSec = options.retryAfterSec ?? null;
  }
}

export interface ModelServerBody {
  readonly contentType: string;
  readonly content: string | Blob;
}

export function jsonBody(body: object): ModelServerBody {
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

export interface ModelServerCall {
  readonly url: URL;
  readonly model: string;
  readonly key: string | null;
  readonly body: ModelServerBody;
  readonly signal: AbortSignal;
  /** How long a whole answer may take. */
  readonly patienceMs: number;
  /** Above any answer that was asked for; more than this is empty. */
  readonly maxBytes: number;
}

/** What the server is for; each has sentences of its own. */
export type ModelServerKind = 'llm' | 'tts' | 'stt';

/** Throws ModelServerError, or the signal's reason. */
export async function askModelServer(
  network: Network,
  kind: ModelServerKind,
  call: ModelServerCall,
): Promise<Blob> {
  const host = shownHost(call.url);
  const patience = AbortSignal.timeout(call.patienceMs);
  try {
    const { status, headers, body } = await network.request({
      method: 'POST',
      url: call.url,
      headers: {
        'Content-Type': call.body.contentType,
        ...(call.key === null ? {} : { Authorization: `Bearer ${call.key}` }),
      },
      body: call.body.content,
      signal: AbortSignal.any([call.signal, patience]),
    });
    const bytes = await readBytes(body, call.maxBytes).catch((cause: unknown) => {
      throw new ModelServerError(problem(`${kind}_unreachable`, { host }), { cause });
    });
    if (status !== 200) {
      const retryAfterSec = retryAfterSecOf(headers.get('retry-after'), Date.now());
      throw new ModelServerError(refusal(kind, status, host, call.model), { status, retryAfterSec });
    }
    return bytes;
  } catch (error) {
    call.signal.throwIfAborted();
    if (patience.aborted) throw new ModelServerError(problem(`${kind}_slow`, { host }));
    throw reasonFor(kind, error, host);
  }
}

/** Empty where it is longer than `maxBytes`. */
export async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let sizeBytes = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sizeBytes += read.value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader.cancel();
      return new Blob();
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Blob(parts);
}

/** A browser's own model has an address that says nothing to anybody. */
function shownHost({ href, host }: URL): string {
  return href.startsWith(BROWSER_MODEL_ADDRESS) ? BROWSER_MODEL_NAME : host;
}

function refusal(kind: ModelServerKind, status: number, host: string, model: string): Problem {
  if (status === 401 || status === 403) return problem(`${kind}_refused`, { host, status });
  if (status === 404) return problem(`${kind}_missing`, { host, model });
  return problem(`${kind}_answer`, { host, status });
}

function reasonFor(kind: ModelServerKind, error: unknown, host: string): unknown {
  if (error instanceof AddressRefusedError)
    return new ModelServerError(problem(`${kind}_address_refused`, { host, why: error.problem }), {
      cause: error,
    });
  if (error instanceof ModelServerError) return error;
  if (error instanceof NetworkError)
    return new ModelServerError(problem(`${kind}_unreachable`, { host }), { cause: error });
  return error;
}
