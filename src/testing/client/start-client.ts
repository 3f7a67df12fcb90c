/** The client on a real service in this process, over a transport that can be told to fail, without waiting. */
import { type ApiClient, type ClientParts, createApiClient } from '../../client/api-client.ts';
import { type IntentStore, memoryIntentStore } from '../../client/intents.ts';
import { type Bench, startBench } from '../conformance/fault-bench.ts';
import type { TestStudioOptions } from '../conformance/test-studio.ts';
import { type FaultyTransport, faultyTransport } from './faulty-transport.ts';

export interface ClientBench extends Bench {
  readonly client: ApiClient;
  readonly transport: FaultyTransport;
  readonly intents: IntentStore;
  /** How long the client meant to wait before each further try. */
  readonly pausesMs: readonly number[];
  /** The client of a page that is opened later: same service, same intents. */
  nextPage(parts?: Partial<ClientParts>): ApiClient;
}

export async function startClient(
  parts: Partial<ClientParts> = {},
  options: TestStudioOptions = {},
): Promise<ClientBench> {
  const bench = await startBench(options);
  const transport = faultyTransport(bench.studio.fetch);
  const intents = parts.intents ?? memoryIntentStore();
  const pausesMs: number[] = [];
  const connection = {
    id: 'test',
    kind: 'browser',
    baseUrl: '',
    fetch: transport.fetch,
    apiKey: bench.studio.apiKey,
    ownerToken: bench.studio.ownerToken,
  } as const;
  const nextPage = (more: Partial<ClientParts> = {}): ApiClient =>
    createApiClient(connection, {
      intents,
      nowMs: bench.studio.clock.nowMs,
      pause: async (durationMs, signal) => {
        signal?.throwIfAborted();
        pausesMs.push(durationMs);
      },
      ...parts,
      ...more,
    });
  return { ...bench, client: nextPage(), transport, intents, pausesMs, nextPage };
}
