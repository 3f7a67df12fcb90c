/** Keys of chosen servers on two hosts, of which one is given a key. */
import { afterEach, expect, it } from 'vitest';
import { createSealer } from '../../hosts/node/secret-sealer.ts';
import { type ChatServer, startChatServer } from '../chat-server.ts';
import { describePostgres } from '../postgres/test-database.ts';
import { startHosts } from './several-hosts.ts';

const SECRET = 'what the operator gives all of them';

const open: ChatServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serve(): Promise<ChatServer> {
  const server = await startChatServer('');
  open.push(server);
  return server;
}

describePostgres('the key of a server that was chosen on one host', () => {
  it('is known to the other, changed and forgotten there', async () => {
    const server = await serve();
    const [a, b] = await startHosts(
      { sealer: await createSealer(SECRET) },
      { sealer: await createSealer(SECRET) },
    );
    const chosen = { address: server.address, model: 'judge' };
    await a.caller.owner('update_language_model', { body: { ...chosen, key: 'sk-1' } });
    await b.caller.owner('try_language_model');
    expect(server.asked.at(-1)).toMatchObject({ authorization: 'Bearer sk-1' });
    await b.caller.owner('update_language_model', { body: { ...chosen, key: 'sk-2' } });
    await a.caller.owner('try_language_model');
    expect(server.asked.at(-1)).toMatchObject({ authorization: 'Bearer sk-2' });
    await b.caller.owner('update_language_model', { body: { ...chosen, key: null } });
    expect((await a.caller.owner('get_language_model')).body.languageModel.hasKey).toBe(false);
  });

  it('stays there without a secret, and goes to no address it was not given with', async () => {
    const [server, elsewhere] = [await serve(), await serve()];
    const [a, b] = await startHosts({}, {});
    const chosen = { address: server.address, model: 'judge' };
    await a.caller.owner('update_language_model', { body: { ...chosen, key: 'sk-1' } });
    expect((await b.caller.owner('get_language_model')).body.languageModel.hasKey).toBe(false);
    await b.caller.owner('update_language_model', { body: { ...chosen, address: elsewhere.address } });
    await a.caller.owner('try_language_model');
    expect(elsewhere.asked.at(-1)).toMatchObject({ authorization: null });
  });
});
