import { expect, it } from 'vitest';
import { startClient } from '../../../testing/client/start-client.ts';
import { renamedAs, resetAs } from './rename-project.ts';

it('a rename and a change of settings on their way together are both known, whichever answer comes last', async () => {
  const { client } = await startClient();
  const made = async () => {
    const { project } = await client.api.create_project({ body: { settings: { clipCount: 8 } } });
    const params = { projectId: project.id };
    return {
      before: (await client.api.get_project({ params })).project,
      rename: async () =>
        (await client.api.update_project({ params, body: { title: 'Named by hand' } })).project,
      reset: async () =>
        (await client.api.update_project({ params, body: { settings: { clipCount: 5 } } })).project,
    };
  };
  const both = { title: 'Named by hand', settings: { clipCount: 5 } };

  const one = await made();
  const oldSettings = await one.rename();
  expect(renamedAs(resetAs(one.before, await one.reset()), oldSettings)).toMatchObject(both);

  const other = await made();
  const oldName = await other.reset();
  expect(resetAs(renamedAs(other.before, await other.rename()), oldName)).toMatchObject(both);
});
