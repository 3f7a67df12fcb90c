/** A small language model server on this machine: it judges clips by one word, in the chat interface of `ask-chat.ts`. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatServer {
  /** Ends with `/v1`. */
  readonly address: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

export interface Asked {
  readonly authorization: string | null;
  readonly model: string;
  /** What the user's side of the question says. */
  readonly text: string;
}

/** Answers a question in its own way and says so with true; false lets the server judge. */
export type Instead = (asked: Asked, response: ServerResponse) => boolean;

interface Question {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Clips with `word` in them get 100 and a title that says so, the others 0 and no words. */
export async function startChatServer(word: string, instead: Instead = () => false): Promise<ChatServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    // Pages of other origins may ask.
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const { model, messages } = JSON.parse(await bodyOf(request)) as Question;
    const text = messages.find(({ role }) => role === 'user')?.content ?? '';
    const question: Asked = { authorization: request.headers.authorization ?? null, model, text };
    asked.push(question);
    if (instead(question, response)) return;
    response.setHeader('Content-Type', 'application/json').end(completion(judge(text, word)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export function completion(content: string): string {
  return JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });
}

function judge(text: string, word: string): string {
  const clips = [...text.matchAll(/^Clip (\d+), \d+ s:\n(.*)$/gm)].map(([, clip, said = '']) =>
    said.includes(word)
      ? { clip: Number(clip), score: 100, title: `About ${word}`, reason: `It says ${word}.` }
      : { clip: Number(clip), score: 0 },
  );
  return `Here you are:\n\`\`\`json\n${JSON.stringify({ clips })}\n\`\`\``;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
