/**
 * The Network port under Node: the name is looked up once, the addresses are checked, and the socket connects
 * to exactly those. Host header and TLS name stay the ones of the URL. Nothing is followed, pooled or proxied.
 */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { urlFault } from '../../../base/web/check-url.ts';
import { type Problem, problem } from '../../../contract/problems/problem.ts';
import {
  AddressRefusedError,
  type Network,
  type NetworkAnswer,
  NetworkError,
  type NetworkRequest,
} from '../../../service/kernel/ports/network.ts';
import { type ResolvedAddress, type Resolver, resolveHost, systemResolver } from './resolve-host.ts';

export interface NodeNetworkOptions {
  /** Lets loopback and private networks be reached; for tests and closed networks. */
  readonly allowPrivateAddresses: boolean;
  readonly resolve?: Resolver;
}

export function createNodeNetwork({
  allowPrivateAddresses: allowPrivate,
  resolve = systemResolver,
}: NodeNetworkOptions): Network {
  const refusalOf = (url: URL): Problem | null => {
    const fault = urlFault(url, { allowPrivate });
    return fault === null ? null : problem(fault);
  };
  return {
    eventsRefusal: null,
    followsRedirects: false,
    refusalOf,
    request: async (request) => {
      request.signal.throwIfAborted();
      const refusal = refusalOf(request.url);
      if (refusal !== null) throw new AddressRefusedError(refusal);
      const addresses = await resolveHost(request.url, resolve, allowPrivate);
      request.signal.throwIfAborted();
      return send(request, addresses);
    },
  };
}

function send(
  { method, url, headers, body, signal }: NetworkRequest,
  addresses: readonly ResolvedAddress[],
): Promise<NetworkAnswer> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = typeof body === 'string' ? new Blob([body]) : body;
    const length = sent === undefined ? {} : { 'Content-Length': String(sent.size) };
    const outgoing = start(
      url,
      // A connection kept open could be used again for another name on the same address.
      { method, headers: { ...headers, ...length }, signal, agent: false, lookup: pinned(addresses) },
      (incoming) => resolve(answerOf(incoming)),
    );
    outgoing.on('error', (error) => {
      const { host } = url;
      const why =
        'code' in error
          ? problem('host_unreachable_why', { host, why: String(error.code) })
          : problem('host_unreachable', { host });
      reject(signal.aborted ? signal.reason : new NetworkError(why, { cause: error }));
    });
    if (sent === undefined) outgoing.end();
    // What breaks it is told by `outgoing`, which this ends.
    else pipeline(Readable.fromWeb(sent.stream() as NodeReadableStream), outgoing, () => undefined);
  });
}

/** Stands in for the system's lookup, so that the name cannot mean something else a moment later. */
function pinned(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family ?? 4);
  };
}

function answerOf(incoming: IncomingMessage): NetworkAnswer {
  const headers = new Headers();
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2)
    headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
  return {
    status: incoming.statusCode ?? 0,
    headers,
    body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
  };
}
