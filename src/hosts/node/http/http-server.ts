/**
 * The HTTP side of the Node host: service and client on one origin. Knows sockets, limits against slow and
 * greedy clients, and how to stop; knows nothing of what the service answers.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { offerBodyReader } from '../../../base/web/body-size.ts';
import { SHOWN_ANYWHERE } from '../../../base/web/page-headers.ts';
import { announceOrigin } from '../../../base/web/request-origin.ts';
import { newId } from '../../../contract/ids.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import type { Readiness } from '../monitor/readiness.ts';
import { type BodyBudget, createBodyBudget } from './body-budget.ts';
import { type BodyBuffers, createBodyBuffers } from './body-buffers.ts';
import type { ClientFiles } from './client-files.ts';
import type { CrossOrigin } from './cross-origin.ts';
import { listeningOrigin } from './listening-origin.ts';
import type { OwnAddress } from './own-address.ts';
import { incomingBody } from './read-incoming.ts';
import { readOffRest } from './read-off-rest.ts';
import { answerThrown, refuseUnread } from './refuse-unread.ts';
import { splitUrl } from './split-url.ts';
import { type SendStored, withStoreFile } from './with-store-file.ts';

export interface HttpServerParts {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sendStored: SendStored;
  readonly client: ClientFiles;
  readonly crossOrigin: CrossOrigin;
  readonly address: OwnAddress;
  readonly log: Log;
  /** Answers those who watch the host. */
  readonly readiness?: Pick<Readiness, 'answer'>;
}

export interface HttpServer {
  /** Scheme, address and port, as a browser would write it. */
  readonly origin: string;
  /** Takes no new connections, lets open answers finish for `graceMs`, then cuts them. */
  close(graceMs: number): Promise<void>;
}

const SERVICE_PATH = /^\/(v1|owner|files)(\/|$)/;
/** Of temporary links: the service names files in answers to these alone. */
const LINK_PATH = /^\/files\//;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
/** A client that is slower with its headers holds a socket for nothing. */
const HEADERS_TIMEOUT_MS = 20_000;
/** A whole library comes in one request; a socket that falls silent is closed long before. */
const REQUEST_TIMEOUT_MS = 6 * 3_600_000;
/** Longer than the longest held read. */
const SILENCE_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 65_000;
/** As many as a client of ours sends side by side. */
const PARTS_AT_ONCE = 4;

/** Rejects with the system's error where the address cannot be had. */
export async function openHttpServer(
  parts: HttpServerParts,
  host: string,
  port: number,
): Promise<HttpServer> {
  const memory = { buffers: createBodyBuffers(PARTS_AT_ONCE), budget: createBodyBudget() };
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      answerWithBody(parts, memory, request, incoming as IncomingMessage, outgoing as ServerResponse),
    {
      // Answers keep their text as it is instead of in a stream, and requests are made whole only where asked.
      overrideGlobalObjects: true,
      // Its own gives half a second to what is still sent (`read-off-rest.ts`).
      autoCleanupIncoming: false,
      errorHandler: (error) => answerThrown(error, parts.log),
    },
  );
  const server = createServer(
    // Node's own refusal of a request without a host has no body.
    { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false },
    (incoming, outgoing) => {
      readOffRest(incoming, outgoing);
      void listener(incoming, outgoing);
    },
  );
  refuseUnread(server, parts.log, MAX_HEADER_BYTES);
  server.maxHeadersCount = MAX_HEADERS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = SILENCE_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { origin: listeningOrigin(server, host), close: (graceMs) => closeServer(server, graceMs) };
}

/** Headers of the host itself go straight to the socket: setting one of an answer makes the object that holds them all. */
async function answer(parts: HttpServerParts, request: Request, outgoing: ServerResponse): Promise<Response> {
  const { site, pathname } = splitUrl(request.url);
  // Before its own address is asked for: what watches a host calls it by any.
  const health = parts.readiness?.answer(pathname) ?? null;
  if (health !== null) return health;
  const origin = parts.address.of(request);
  if (origin === null) return misdirected(request);
  if (origin !== site) announceOrigin(request, origin);
  const isService = SERVICE_PATH.test(pathname);
  const response = await (isService ? serviceAnswer : clientAnswer)(parts, request, pathname);
  const headers = isService
    ? { ...SHOWN_ANYWHERE, ...parts.crossOrigin.headersFor(request) }
    : SHOWN_ANYWHERE;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  return response;
}

async function clientAnswer({ client, fetch }: HttpServerParts, request: Request): Promise<Response> {
  return (await client.answer(request)) ?? fetch(request);
}

async function serviceAnswer(
  { fetch, crossOrigin, sendStored }: HttpServerParts,
  request: Request,
  pathname: string,
): Promise<Response> {
  const preflight = crossOrigin.preflight(request);
  if (preflight !== null) return preflight;
  const response = await fetch(request);
  return LINK_PATH.test(pathname) ? withStoreFile(request, response, sendStored) : response;
}

/** Bodies are held within a budget, and their memory is free again once the answer is there. */
async function answerWithBody(
  parts: HttpServerParts,
  { buffers, budget }: { readonly buffers: BodyBuffers; readonly budget: BodyBudget },
  request: Request,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const length = incoming.headers['content-length'];
  if (length === undefined && incoming.headers['transfer-encoding'] === undefined)
    return answer(parts, request, outgoing);
  const body = incomingBody(incoming, length === undefined ? null : Number(length), budget, buffers);
  offerBodyReader(request, body.read);
  try {
    return await answer(parts, request, outgoing);
  } finally {
    body.release();
  }
}

/** RFC 9110, section 15.5.20. */
function misdirected(request: Request): Response {
  const { host } = new URL(request.url);
  const message = `This host is not known as ${host}. Its operator can say so with --public-address.`;
  const requestId = newId('request');
  const error = { code: 'NOT_FOUND', message, requestId };
  return Response.json({ error }, { status: 421, headers: { 'X-Request-Id': requestId } });
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
