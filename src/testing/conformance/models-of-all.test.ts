/** Speech models are one set for all accounts of a service: the first account keeps them, the others use them. */
import { expect, it } from 'vitest';
import { MODEL_FILE_PATH } from '../../contract/owner/speech-operations.ts';
import { fillPath } from '../../contract/request-path.ts';
import { findSpeechModel } from '../../media/listen/speech/speech-models.ts';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import { startBench } from './fault-bench.ts';

const MODEL = 'whisper-tiny';
const file = findSpeechModel(MODEL)?.files[0]?.split('/').at(-1) ?? '';

async function open() {
  const { studio, caller } = await startBench({ media: (engine) => ({ ...engine, usesSpeechModels: true }) });
  const { database, clock, fetch } = studio;
  const wanted = { plan: 'studio', name: 'second', accountId: 'second' } as const;
  const { ownerToken: second } = await issueCredentials(database, clock, wanted);
  const bring = (token: string, content: string) =>
    fetch(fillPath(MODEL_FILE_PATH, { modelId: MODEL, file }), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
      body: content,
    });
  const received = async (key: string): Promise<number | undefined> => {
    const { speech } = (await caller.owner('get_speech', { key })).body;
    return speech.models.find(({ id }) => id === MODEL)?.receivedBytes;
  };
  return { caller, first: studio.ownerToken, second, bring, received };
}

const REFUSED = { code: 'CONFLICT', details: { reason: 'models_of_all' } };

it('are changed by the first account alone, and seen by all', async () => {
  const { caller, first, second, bring, received } = await open();
  expect((await bring(first, 'weights')).status).toBe(200);
  const refused = await bring(second, 'others');
  expect([refused.status, (await refused.json()).error]).toMatchObject([409, REFUSED]);
  const params = { modelId: MODEL };
  for (const id of ['download_speech_model', 'cancel_speech_download', 'delete_speech_model'] as const)
    expect((await caller.owner(id, { key: second, params })).body.error, id).toMatchObject(REFUSED);
  expect([await received(first), await received(second)]).toEqual([7, 7]);
  await caller.owner('delete_speech_model', { key: first, params });
  expect(await received(second)).toBe(0);
});

it('come from where the first account says, and each chooses its own', async () => {
  const { caller, first, second } = await open();
  const update = async (key: string, body: object) =>
    (await caller.owner('update_speech', { key, body })).body;
  expect((await update(second, { address: 'http://127.0.0.1:9' })).error).toMatchObject(REFUSED);
  const { speech: ofFirst } = await update(first, { address: 'http://127.0.0.1:9' });
  expect(ofFirst).toMatchObject({ address: 'http://127.0.0.1:9', mayChangeModels: true });
  const { speech: ofSecond } = await update(second, { modelId: MODEL });
  expect(ofSecond).toMatchObject({ modelId: MODEL, address: null, mayChangeModels: false });
});
