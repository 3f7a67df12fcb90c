/**
 * The browser's own language model for the service: it lives in windows only, so the page that runs the service is asked
 * and answers as a server of models would.
 */
import { BROWSER_MODEL_ADDRESS, browserModel } from '../../base/browser-model.ts';
import { problem } from '../../contract/problems/problem.ts';
import {
  AddressRefusedError,
  type Network,
  type NetworkAnswer,
  type NetworkRequest,
} from '../../service/kernel/ports/network.ts';
import type { FromStudioWorker } from './tab-messages.ts';

/** From the page, on the port that came with the question; null where it has no model that is ready. */
type PageModelAnswer = { readonly status: number; readonly said: string } | null;

interface StudioScope {
  postMessage(message: FromStudioWorker, options?: StructuredSerializeOptions): void;
}

const { hostname: HOST } = new URL(BROWSER_MODEL_ADDRESS);

/** In the worker that is the service. */
export function withPageModel(network: Network, scope: StudioScope): Network {
  return {
    ...network,
    request: (request) =>
      request.url.hostname === HOST ? askPage(scope, request) : network.request(request),
  };
}

async function askPage(scope: StudioScope, { body = '', signal }: NetworkRequest): Promise<NetworkAnswer> {
  const question = typeof body === 'string' ? body : await body.text();
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<PageModelAnswer>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => {
      port1.postMessage('stop');
      reject(signal.reason);
    });
    port1.onmessage = ({ data }: MessageEvent<PageModelAnswer>) => resolve(data);
    scope.postMessage({ type: 'ask_page_model', question, port: port2 }, { transfer: [port2] });
  }).finally(() => port1.close());
  if (answer === null) throw new AddressRefusedError(problem('browser_model_missing'));
  const { status, said } = answer;
  const completion = new Response(JSON.stringify({ choices: [{ message: { content: said } }] }));
  return { status, headers: completion.headers, body: completion.body ?? new ReadableStream() };
}

/** In the page. */
export function answerWithPageModel(studio: Worker): void {
  studio.addEventListener('message', ({ data }: MessageEvent<FromStudioWorker>) => {
    if (data.type !== 'ask_page_model') return;
    const { question, port } = data;
    const stopped = new AbortController();
    port.onmessage = () => stopped.abort();
    void said(question, stopped.signal)
      .catch((error: unknown): PageModelAnswer => ({ status: statusOf(error), said: '' }))
      .then((answer) => port.postMessage(answer));
  });
}

interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

async function said(question: string, signal: AbortSignal): Promise<PageModelAnswer> {
  const model = browserModel();
  if (model === null || (await model.availability()) !== 'available') return null;
  const { messages } = JSON.parse(question) as { messages: readonly Message[] };
  const initialPrompts = messages.flatMap(({ role, content }) =>
    role === 'system' ? [{ role, content }] : [],
  );
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const session = await model.create({ initialPrompts, signal });
  try {
    return { status: 200, said: await session.prompt(asked.join('\n\n'), { signal }) };
  } finally {
    session.destroy();
  }
}

/** What a server would answer: the text is too long for it, or it failed. */
function statusOf(error: unknown): number {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 413 : 500;
}
