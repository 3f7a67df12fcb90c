import { expect, it } from 'vitest';
import { refused } from '../../../testing/client/faulty-transport.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import { readStory } from './stories.ts';

it.each([
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
])('a chat that nobody has written is none, told by %i without a reason too', async (status, code) => {
  const { client, transport } = await startClient();
  const body = { theme: 'bubbles', language: 'en', voiceover: false } as const;
  const { project } = await client.api.create_fake_text_project({ body });
  expect(await readStory(client, project.id)).toBeNull();
  transport.break(/\/story$/, refused(status, code));
  expect(await readStory(client, project.id)).toBeNull();
});
