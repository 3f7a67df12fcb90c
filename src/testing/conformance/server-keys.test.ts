/** Keys of chosen servers, sealed with what an operator gives. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createSealer } from '../../hosts/node/secret-sealer.ts';
import { type ChatServer, startChatServer } from '../chat-server.ts';
import { startBench } from './fault-bench.ts';

const KEY = 'sk-of-a-test';
const SECRET = 'what the operator gives all of them';

const open: ChatServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const OPERATIONS = [
  ['update_language_model', {}],
  ['update_voice_server', { voices: [] }],
  ['update_transcription_server', {}],
] as const;

it.each(OPERATIONS)('are refused by %s where no header can carry them', async (operation, more) => {
  const { caller } = await startBench();
  const chosen = { address: 'http://localhost:8000/v1', model: 'judge', ...more };
  for (const key of ['sk-1\nsk-2', 'sk-1\r\nX-Other: 1', 'sk-\u0000', 'sk-„1“', 'sk-ключ', ' \n'])
    expect((await caller.owner(operation, { body: { ...chosen, key } })).body.error, key).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { issues: [{ path: '/key' }] },
    });
});

it('are sent without the line break at their end', async () => {
  const server = await startChatServer('');
  open.push(server);
  const { caller } = await startBench();
  const chosen = { address: server.address, model: 'judge' };
  await caller.owner('update_language_model', { body: { ...chosen, key: `${KEY}\r\n` } });
  await caller.owner('try_language_model');
  expect(server.asked.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}` });
});

it('outlive their process, and are not to be read in its rows', async () => {
  const server = await startChatServer('');
  open.push(server);
  const first = await startBench({ sealer: await createSealer(SECRET) });
  const { folder } = first.studio;
  const chosen = { address: server.address, model: 'judge' };
  await first.caller.owner('update_language_model', { body: { ...chosen, key: KEY } });
  for (const [operation, body] of [
    ['update_voice_server', { ...chosen, voices: [{ name: 'Ada', language: 'en' }], key: `${KEY}-2` }],
    ['update_transcription_server', { ...chosen, key: `${KEY}-3` }],
  ] as const)
    expect((await first.caller.owner(operation, { body })).status).toBe(200);
  await first.kill();
  for (const name of readdirSync(folder).filter((file) => file.startsWith('studio.db')))
    expect(readFileSync(join(folder, name)).includes(KEY)).toBe(false);

  const next = await startBench({ folder, sealer: await createSealer(SECRET) });
  const { body } = await next.caller.owner('get_language_model');
  expect(body.languageModel).toEqual({ ...chosen, hasKey: true });
  expect((await next.caller.owner('get_voice_server')).body.voiceServer.hasKey).toBe(true);
  expect((await next.caller.owner('get_transcription_server')).body.transcriptionServer.hasKey).toBe(true);
  await next.caller.owner('try_language_model');
  expect(server.asked.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}` });
  // Written by somebody else into the rows: the key is for the address it was given with.
  await next.studio.database.run("UPDATE language_model_choice SET address = 'http://localhost:9/v1'");
  expect((await next.caller.owner('get_language_model')).body.languageModel.hasKey).toBe(false);
  await next.kill();

  const stranger = await startBench({ folder, sealer: await createSealer(`${SECRET}, or not`) });
  expect((await stranger.caller.owner('get_voice_server')).body.voiceServer.hasKey).toBe(false);
  const forgotten = { address: null, model: null, key: null };
  await stranger.caller.owner('update_voice_server', { body: { ...forgotten, voices: [] } });
  await stranger.caller.owner('update_transcription_server', { body: forgotten });
  await stranger.caller.owner('update_language_model', { body: forgotten });
  expect(await stranger.studio.database.all('SELECT * FROM server_key')).toEqual([]);
});
