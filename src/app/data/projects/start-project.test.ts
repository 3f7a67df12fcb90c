import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AutoclipSettingsInput } from '../../../contract/schemas/project.ts';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { type Fault, refused } from '../../../testing/client/faulty-transport.ts';
import { startClient } from '../../../testing/client/start-client.ts';
import { uploadShortTalk } from '../../../testing/conformance/journey.ts';
import { startProject } from './start-project.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

const CREATE = /^POST \/v1\/projects$/;
const UPDATE = /^PATCH \/v1\/projects\//;

describe('a project whose form is open while it is made', () => {
  const opened = async () => {
    const bench = await startClient();
    const { id: assetId } = await uploadShortTalk(bench.caller);
    let settings: AutoclipSettingsInput = { clipCount: 8, language: 'auto', instructions: null };
    const type = (patch: AutoclipSettingsInput): void => {
      settings = { ...settings, ...patch };
    };
    const start = () =>
      startProject(bench.client, assetId, {
        assetId,
        uploadLocalId: null,
        settings: () => settings,
        reader: 'en',
      });
    const saved = async (projectId: string) =>
      (await bench.client.api.get_project({ params: { projectId } })).project.settings;
    return { ...bench, type, start, saved };
  };
  /** Something is typed once the service has the request, and before its answer is there. */
  const meanwhile =
    (type: () => void): Fault =>
    async (send) => {
      const answer = await send();
      type();
      return answer;
    };

  it('has what was typed meanwhile, and while that was saved', async () => {
    const { transport, type, start, saved } = await opened();
    transport.break(
      CREATE,
      meanwhile(() => type({ instructions: 'The part about prices' })),
    );
    transport.break(
      UPDATE,
      meanwhile(() => type({ clipCount: 5 })),
    );
    const { project } = await start();
    expect(await saved(project.id)).toMatchObject({ clipCount: 5, instructions: 'The part about prices' });
    expect(transport.count(UPDATE)).toBe(2);
  });

  it('is made once where that could not be saved, and has it after the next try', async () => {
    const { transport, type, start, saved } = await opened();
    transport.break(
      CREATE,
      meanwhile(() => type({ clipCount: 5 })),
    );
    transport.break(UPDATE, refused(409, 'CONFLICT'));
    await expect(start()).rejects.toThrow();
    const { project } = await start();
    expect(await saved(project.id)).toMatchObject({ clipCount: 5 });
    expect(transport.count(CREATE)).toBe(1);
  });
});
