/**
 * One object store for a whole run of tests (vitest's global set-up): started when the first file of tests asks for one, gone
 * with the run. Each test has a bucket of its own in it; starting another would take four seconds of processor.
 */
import { type LocalServer, startLocalServer } from '../local-server.ts';
import type { ObjectStoreAccess, StartedObjectStore } from './start-swift.ts';

/** The variable that says where it is asked for. */
const STORE_OF_RUN = 'CLIPROOM_TEST_STORE';

let server: LocalServer | null = null;
let starting: Promise<StartedObjectStore> | null = null;

/** Each project of tests asks; the first answers for all. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[STORE_OF_RUN] !== undefined) return undefined;
  server = await startLocalServer((_, response) => {
    starting ??= import('./start-swift.ts').then(({ startSwift }) => startSwift());
    starting.then(
      ({ endpoint, region, accessKey, secretKey }) =>
        response.end(JSON.stringify({ endpoint, region, accessKey, secretKey })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  process.env[STORE_OF_RUN] = server.origin;
  return async () => {
    delete process.env[STORE_OF_RUN];
    await server?.close();
    // Where it did not start, whoever asked was told.
    await starting?.then(
      (store) => store.stop(),
      () => undefined,
    );
  };
}

/** null outside of a run. Throws with what it printed where it did not start. */
export async function storeOfRun(): Promise<ObjectStoreAccess | null> {
  const address = process.env[STORE_OF_RUN];
  if (address === undefined) return null;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ObjectStoreAccess;
}
