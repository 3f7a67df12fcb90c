import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../../../../hosts/node/network/node-network.ts';
import { openNodeDatabase } from '../../../../hosts/node/open-node-database.ts';
import { startLocalServer } from '../../../../testing/local-server.ts';
import {
  type InsteadOfTranscription,
  startTranscriptionServer,
} from '../../../../testing/transcription/transcription-server.ts';
import { migrate } from '../../../storage/migrate.ts';
import { keysInMemory } from '../server-keys.ts';
import { createTranscriptionServerManager } from './transcription-server-manager.ts';

const ACCOUNT = 'acc_1';
const chosen = (address: string) => ({ address, model: 'small', chunkSec: 300 });
const closing: (() => Promise<unknown>)[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-hear-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true });
});

async function managerOf(address: string, answerMs = 60_000) {
  const database = await openNodeDatabase(join(folder, 'studio.db'));
  closing.push(() => database.close());
  await migrate(database);
  await database.run("INSERT INTO account (id, plan, created_ms) VALUES (?, 'studio', 0)", [ACCOUNT]);
  const network = createNodeNetwork({ allowPrivateAddresses: true });
  const manager = createTranscriptionServerManager(
    { database, network, keys: keysInMemory() },
    { answerMs, firstWaitMs: 1 },
  );
  await manager.choose(ACCOUNT, chosen(address), 'key');
  return manager;
}

async function serve(instead: InsteadOfTranscription) {
  const word = { text: 'hello', startSec: 0, endSec: 0.005 };
  const server = await startTranscriptionServer(async () => [word], { instead });
  closing.push(server.close);
  return server;
}

const question = (signal = new AbortController().signal) => ({
  sound: new Blob(['RIFF', new Uint8Array(360)], { type: 'audio/wav' }),
  lengthSec: 0.01,
  language: null,
  vocabulary: null,
  signal,
});

describe('asking a transcription server', () => {
  it('is given up after five tries, with what it answered', async () => {
    const server = await serve((_, response) => Boolean(response.writeHead(503).end()));
    const manager = await managerOf(server.address);
    await expect(manager.hear(ACCOUNT, chosen(server.address), question())).rejects.toMatchObject({
      problem: { code: 'stt_busy', values: { status: 503 } },
    });
    expect(server.asked).toHaveLength(5);
  });

  it('works once it is well again', async () => {
    let left = 4;
    const server = await serve((_, response) => {
      left -= 1;
      return left >= 0 && Boolean(response.destroy());
    });
    const { words } = await (await managerOf(server.address)).hear(
      ACCOUNT,
      chosen(server.address),
      question(),
    );
    expect(words.map(({ text }) => text)).toEqual(['hello']);
  });

  it('tells where nobody answers at all, and does not ask an address that may not be reached', async () => {
    const { origin, close } = await startLocalServer(() => undefined);
    await close();
    await expect(
      (await managerOf(`${origin}/v1`)).hear(ACCOUNT, chosen(`${origin}/v1`), question()),
    ).rejects.toMatchObject({
      problem: { code: 'stt_unreachable' },
    });
  });

  it('ends where the answer takes too long, and is not begun again', async () => {
    const server = await serve(() => true);
    const manager = await managerOf(server.address, 20);
    await expect(manager.hear(ACCOUNT, chosen(server.address), question())).rejects.toMatchObject({
      problem: { code: 'stt_slow' },
    });
    expect(server.asked).toHaveLength(1);
  });

  it('is over where another one was chosen, or none: what two heard is not mixed', async () => {
    const server = await serve(() => false);
    const manager = await managerOf(server.address);
    const changed = { problem: { code: 'stt_changed' } };
    await expect(
      manager.hear(ACCOUNT, { ...chosen(server.address), model: 'large' }, question()),
    ).rejects.toMatchObject(changed);
    await manager.choose(ACCOUNT, null, null);
    await expect(manager.hear(ACCOUNT, chosen(server.address), question())).rejects.toMatchObject(changed);
    expect(server.asked).toEqual([]);
  });

  it('ends with its reason where it is stopped, also while it waits to ask again', async () => {
    const stop = new AbortController();
    const server = await serve((_, response) => {
      response.writeHead(429, { 'Retry-After': '60' }).end();
      stop.abort(new Error('Enough.'));
      return true;
    });
    const manager = await managerOf(server.address);
    await expect(manager.hear(ACCOUNT, chosen(server.address), question(stop.signal))).rejects.toThrow(
      'Enough.',
    );
    expect(server.asked).toHaveLength(1);
  });
});
