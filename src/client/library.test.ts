import { expect, it } from 'vitest';
import { startClient } from '../testing/client/start-client.ts';
import { uploadVideo } from '../testing/conformance/journey.ts';
import { TALK_SRT, talkVideo } from '../testing/conformance/made-video.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { memoryIntentStore } from './intents.ts';

it('a library is read as one file and brought into an empty service, with its captions', async () => {
  const from = await startClient();
  const asset = await uploadVideo(from.caller, await talkVideo());
  const captions = { format: 'srt', text: TALK_SRT, language: 'en' } as const;
  await from.client.owner.attach_captions({ params: { assetId: asset.id }, body: captions });
  await from.client.api.create_project({ body: { sourceAssetId: asset.id, title: 'Kept' } });
  const { filename, body } = await from.client.library.read();
  expect(filename).toMatch(/^cliproom-\d{4}-\d\d-\d\d\.tar$/);

  const to = await startClient();
  const broughtIn = await to.client.library.bringIn(await new Response(body).blob());
  expect(broughtIn).toMatchObject({ assets: 1, projects: 1 });
  expect((await to.client.api.get_asset({ params: { assetId: asset.id } })).asset.title).toBe(asset.title);
  expect((await to.client.api.list_projects({})).data[0]?.title).toBe('Kept');
});

it('a file that is no library, and a library that is not empty, are refused by their codes', async () => {
  const { client, caller } = await startClient();
  const refusal = async (file: Blob) =>
    client.library.bringIn(file).catch((error: unknown) => (error instanceof ApiError ? error.code : error));
  expect(await refusal(new Blob(['no tar at all']))).toBe('VALIDATION_FAILED');
  const whole = await new Response((await client.library.read()).body).blob();
  await caller.ok('create_project', { body: { title: 'Here already' } });
  expect(await refusal(whole)).toBe('CONFLICT');
});

it('without an owner token nothing is sent', async () => {
  const { client, transport } = await startClient();
  const visitor = createApiClient(
    { ...client.connection, ownerToken: null },
    { intents: memoryIntentStore() },
  );
  await expect(visitor.library.read()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(transport.sent).toEqual([]);
});
