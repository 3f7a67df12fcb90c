import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, expect } from 'vitest';
import type { OpenTransaction } from '../../service/storage/sqlite-database.ts';
import { connectPort } from '../../wire/connect-port.ts';
import { servePort } from '../../wire/serve-port.ts';
import { countStatements } from '../count-statements.ts';
import { conformance } from './conformance.ts';
import { startTestStudio } from './test-studio.ts';

/** Asked of the database by one request. */
const MOST = { read: 6, change: 12 } as const;
/** They ask for more; nothing is added here. */
const BEYOND = new Set([
  'DELETE /owner/assets/{id}',
  'DELETE /owner/bin',
  'DELETE /owner/projects/{id}',
  'DELETE /v1/compositions/{id}',
  'GET /owner/library',
  'GET /v1/jobs/{id}',
  'GET /v1/projects/{id}/timeline',
  'PATCH /v1/projects/{id}',
  'PATCH /v1/projects/{id}/fake-text',
  'POST /owner/bin/{id}/restore',
  'POST /owner/library',
  'POST /v1/assistant/turns/{id}/actions/{id}/undo',
  'POST /v1/clips/{id}/accept',
  'POST /v1/compositions/{id}/edit',
  'POST /v1/compositions/{id}/exports',
  'POST /v1/projects/vibe-edit',
  'POST /v1/projects/{id}/analyze',
  'POST /v1/projects/{id}/forum-story/build',
  'POST /v1/projects/{id}/split-screen/build',
  'POST /v1/projects/{id}/streamer/build',
  'POST /v1/projects/{id}/timeline/clips',
  'POST /v1/projects/{id}/timeline/operations',
  'POST /v1/projects/{id}/timeline/prepare',
  'POST /v1/projects/{id}/timeline/restore',
  'PUT /v1/projects/{id}/story',
  'PUT /v1/uploads/{id}/parts/{id}',
]);

const count = countStatements();

conformance('the service over a MessagePort', async () => {
  // Here alone: it costs every promise of its process a little, and counting has that price already.
  const nesting = new AsyncLocalStorage<OpenTransaction>();
  const studio = await startTestStudio({ database: count.database, nesting });
  const counted = (request: Request): Promise<Response> =>
    count.during(`${request.method} ${new URL(request.url).pathname}`, () => studio.handle(request));
  const { port1, port2 } = new MessageChannel();
  const server = servePort(port2 as MessagePort, counted);
  const client = connectPort(port1 as MessagePort);
  const close = async () => {
    client.close();
    server.close();
    await studio.dispose();
    nesting.disable();
  };
  return { ...studio, fetch: client.fetch, close };
});

afterAll(() => {
  count.end();
  const over = [...count.most()].filter(
    ([kind, { length }]) => length > (kind.startsWith('GET') ? MOST.read : MOST.change),
  );
  expect(over.map(([kind]) => kind).filter((kind) => !BEYOND.has(kind))).toEqual([]);
});
