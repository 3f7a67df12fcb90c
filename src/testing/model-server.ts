/** A server that runs a model, on this machine: what it is asked is kept, and it can fail in any way. */
import type { ServerResponse } from 'node:http';
import { bodyOf, startLocalServer } from './local-server.ts';

export interface ModelServer<Asked> {
  /** Ends with `/v1`. */
  readonly address: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Answers a question in its own way and says so with true; false leaves it to the model. */
export type Instead<Asked> = (asked: Asked, response: ServerResponse) => boolean;

interface Model<Asked> {
  /** Of its interface, without `/v1`. */
  readonly path: string;
  /** @param body of a question, as it was sent */
  readonly read: (body: unknown, authorization: string | null) => Asked;
  readonly answer: (asked: Asked, response: ServerResponse) => void;
}

export async function startModelServer<Asked>(
  { path, read, answer }: Model<Asked>,
  instead: Instead<Asked> = () => false,
): Promise<ModelServer<Asked>> {
  const asked: Asked[] = [];
  const { origin, close } = await startLocalServer(async (request, response) => {
    // Pages of other origins may ask.
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.url !== `/v1${path}`) return void response.writeHead(404).end();
    const question = read(JSON.parse(await bodyOf(request)), request.headers.authorization ?? null);
    asked.push(question);
    if (!instead(question, response)) answer(question, response);
  });
  return { address: `${origin}/v1`, asked, close };
}
