/**
 * Stands between a client and a service or an object store, and does what networks, gateways and busy servers do:
 * refuses, slows down, trickles, cuts, doubles, holds back, changes, and tells another time. What becomes of a request is asked
 * for each; in a test's own process, a fault is a function and not a set of rules.
 */
import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf, type LocalServer, startLocalServer } from '../local-server.ts';
import type { CappedLink } from './capped-link.ts';

/** A capped link gives often what it gives: nobody is to think that nothing comes. */
const DROPS_PER_SEC = 10;

/** What becomes of one request; null lets it through. */
export type Fault =
  /** The server never sees it: something on the way answers. */
  | {
      readonly kind: 'refuse';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** The server sees it that much later. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** The server sees it when this is over: what is sent after it arrives before it. */
  | { readonly kind: 'hold'; readonly until: Promise<unknown> }
  /** No more than so many bytes a second, both ways; few enough, and it never ends. */
  | { readonly kind: 'cap'; readonly bytesPerSec: number }
  /** What is sent shares this link with all other requests over it. */
  | { readonly kind: 'link'; readonly link: CappedLink }
  /** The connection ends after so many bytes of what is sent; the server sees no more. */
  | { readonly kind: 'cut_request'; readonly afterBytes: number }
  /** The connection ends after so many bytes of the answer, its head among them where that is none; the server has done it. */
  | { readonly kind: 'cut_answer'; readonly afterBytes: number }
  /** The server sees it twice, as by a proxy that tries again; the second answer is given. For what is text. */
  | { readonly kind: 'double' }
  /** The server's answer is changed on its way, as by a newer server. For what is text. */
  | { readonly kind: 'edit_answer'; readonly edit: (text: string) => string }
  /** The server's clock is that far off, as its answer says. */
  | { readonly kind: 'date_off'; readonly byMs: number };

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly idempotencyKey: string | null;
}

export interface FaultProxy extends LocalServer {
  readonly seen: SeenRequest[];
  /** What is behind it: another one from the next request on, as after a restart. */
  endpoint: string;
  /** Asked for every request; everything goes through until one is set. */
  onRequest: (request: SeenRequest) => Fault | null;
}

/** Requests are signed for the address they are sent to, so this one's is passed on as it came. */
export async function startFaultProxy(endpoint: string): Promise<FaultProxy> {
  const seen: SeenRequest[] = [];
  const server = await startLocalServer((incoming, answer) => {
    const { method = '', url: path = '', headers } = incoming;
    const known = { method, path, idempotencyKey: headers['idempotency-key']?.toString() ?? null };
    seen.push(known);
    void meet(proxy.onRequest(known), { endpoint: proxy.endpoint, incoming, answer });
  });
  const proxy: FaultProxy = { ...server, seen, endpoint, onRequest: () => null };
  return proxy;
}

interface Exchange {
  readonly endpoint: string;
  readonly incoming: IncomingMessage;
  readonly answer: ServerResponse;
}

async function meet(fault: Fault | null, exchange: Exchange): Promise<void> {
  const { incoming, answer } = exchange;
  switch (fault?.kind) {
    case 'refuse':
      incoming.resume();
      answer.writeHead(fault.status, fault.headers).end(fault.body);
      return;
    case 'slow':
      await pause(fault.delayMs);
      return forward(exchange);
    case 'hold':
      await fault.until;
      return forward(exchange);
    case 'double':
      return sendTwice(exchange);
    case 'edit_answer':
      return sendEdited(exchange, fault.edit);
    default:
      return forward(exchange, fault ?? null);
  }
}

function onwardOf({ endpoint, incoming }: Exchange, onAnswer: (answered: IncomingMessage) => void) {
  const url = new URL(incoming.url ?? '/', endpoint);
  const headers = incoming.headers as OutgoingHttpHeaders;
  return request(url, { method: incoming.method ?? 'GET', headers, agent: false }, onAnswer);
}

function forward(exchange: Exchange, fault: Fault | null = null): void {
  const { incoming, answer } = exchange;
  const cut = (): void => {
    incoming.socket.destroy();
    onward.destroy();
  };
  const passing = (limit: 'cut_request' | 'cut_answer'): Transform =>
    passOn({
      limitBytes: fault?.kind === limit ? fault.afterBytes : null,
      bytesPerSec: fault?.kind === 'cap' ? fault.bytesPerSec : null,
      link: fault?.kind === 'link' && limit === 'cut_request' ? fault.link : null,
      cut,
    });
  const onward = onwardOf(exchange, (answered) => {
    if (fault?.kind === 'cut_answer' && fault.afterBytes === 0) return cut();
    const { date, ...headers } = answered.headers;
    const told = fault?.kind === 'date_off' && date !== undefined ? shifted(date, fault.byMs) : date;
    answer.writeHead(answered.statusCode ?? 502, {
      ...headers,
      ...(told === undefined ? {} : { date: told }),
    });
    // The head goes out by itself: an answer may be cut before its first byte.
    answer.flushHeaders();
    answered.on('error', cut);
    answered.pipe(passing('cut_answer')).pipe(answer);
  });
  onward.on('error', cut);
  // A client that left is not answered, and the server is not kept waiting for the rest.
  incoming.on('close', () => incoming.complete || onward.destroy());
  incoming.pipe(passing('cut_request')).pipe(onward);
}

async function sendTwice(exchange: Exchange): Promise<void> {
  const { answer } = exchange;
  await sendingText(exchange, async (send) => {
    (await send()).resume();
    const answered = await send();
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
}

async function sendEdited(exchange: Exchange, edit: (text: string) => string): Promise<void> {
  const { incoming, answer } = exchange;
  delete incoming.headers['accept-encoding'];
  await sendingText(exchange, async (send) => {
    const answered = await send();
    const text = edit(await bodyOf(answered));
    const { 'content-length': _, ...headers } = answered.headers;
    answer.writeHead(answered.statusCode ?? 502, headers).end(text);
  });
}

async function sendingText(
  exchange: Exchange,
  work: (send: () => Promise<IncomingMessage>) => Promise<void>,
): Promise<void> {
  const { incoming } = exchange;
  const text = await bodyOf(incoming);
  try {
    await work(
      () => new Promise((resolve, reject) => onwardOf(exchange, resolve).on('error', reject).end(text)),
    );
  } catch {
    // As where one request is lost: whoever asked hears nothing.
    incoming.socket.destroy();
  }
}

function shifted(date: string, byMs: number): string {
  return new Date(Date.parse(date) + byMs).toUTCString();
}

async function inDrops(chunk: Buffer, bytesPerSec: number, push: (drop: Buffer) => void): Promise<void> {
  const dropBytes = Math.max(1, Math.ceil(bytesPerSec / DROPS_PER_SEC));
  for (let at = 0; at < chunk.byteLength; at += dropBytes) {
    const drop = chunk.subarray(at, at + dropBytes);
    await pause((1000 * drop.byteLength) / bytesPerSec, undefined, { ref: false });
    push(drop);
  }
}

interface Passing {
  readonly limitBytes: number | null;
  readonly bytesPerSec: number | null;
  readonly link: CappedLink | null;
  readonly cut: () => void;
}

function passOn({ limitBytes, bytesPerSec, link, cut }: Passing): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.byteLength;
      if (limitBytes !== null && passed > limitBytes) cut();
      else if (link !== null) void link.pass(chunk.byteLength).then(() => done(null, chunk));
      else if (bytesPerSec === null) done(null, chunk);
      else void inDrops(chunk, bytesPerSec, (drop) => this.push(drop)).then(() => done());
    },
  });
}
