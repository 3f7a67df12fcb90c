/**
 * The browser's own language model for the service: it lives in windows only, so the page that runs the service is asked
 * and answers as a server of models would.
 */
import { BROWSER_MODEL_ADDRESS } from '../../base/browser/browser-model.ts';
import { problem } from '../../contract/problems/problem.ts';
import {
  AddressRefusedError,
  type Network,
  type NetworkAnswer,
  type NetworkRequest,
} from '../../service/kernel/ports/network.ts';
import type { FromStudioWorker, PageModelAnswer } from './tab-messages.ts';

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
