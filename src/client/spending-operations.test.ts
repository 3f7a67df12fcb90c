/** Each operation that spends, when the answer to it is lost after it was done: charged once, and told as done. */
import { describe, expect, it } from 'vitest';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../contract/operations.ts';
import { answerLost } from '../testing/client/faulty-transport.ts';
import { type ClientBench, startClient } from '../testing/client/start-client.ts';
import {
  acceptedClip,
  analyzedProject,
  createProject,
  preparedEdit,
  uploadTalk,
  uploadVideo,
} from '../testing/conformance/journey.ts';
import { silentVideo, tonesVideo } from '../testing/conformance/made-video.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import { startExport } from './start-export.ts';

type Ask = (client: ApiClient, options: CallOptions) => Promise<unknown>;

const silent = async ({ caller }: ClientBench): Promise<string> =>
  (await uploadVideo(caller, await silentVideo())).id;

/** What has to be there before, and the wish. An operation that is not here fails the first test. */
const WISHES: Partial<Record<OperationId, (bench: ClientBench) => Promise<Ask>>> = {
  analyze_project: async (bench) => {
    const params = { projectId: (await createProject(bench.caller, await silent(bench))).id };
    return (client, options) => client.api.analyze_project({ params }, options);
  },
  build_split_screen_video: async (bench) => {
    const assetId = await silent(bench);
    const body = { mainAssetId: assetId, backgroundAssetId: assetId, layout: '50-50', language: 'en' };
    const { project } = await bench.caller.ok('create_split_screen_project', {
      body: { ...body, captionStyle: 'boxed' },
    });
    return ({ api }, options) => api.build_split_screen_video({ params: { projectId: project.id } }, options);
  },
  build_streamer_video: async (bench) => {
    const body = { captionStyle: 'outline', language: 'en', reframe: 'center' };
    const { project } = await bench.caller.ok('create_streamer_project', {
      body: { ...body, sourceAssetId: await silent(bench) },
    });
    return ({ api }, options) => api.build_streamer_video({ params: { projectId: project.id } }, options);
  },
  build_forum_story_video: async (bench) => {
    const body = { postTitle: 'A title', postBody: 'A body.', voice: 'en-grace', language: 'en' };
    const { project } = await bench.caller.ok('create_forum_story_project', {
      body: { ...body, backgroundAssetId: await silent(bench), captionStyle: 'boxed' },
    });
    return ({ api }, options) => api.build_forum_story_video({ params: { projectId: project.id } }, options);
  },
  create_fake_text_voices: async ({ caller }) => {
    const body = { theme: 'bubbles', language: 'en', voiceover: true };
    const { project } = await caller.ok('create_fake_text_project', { body });
    const params = { projectId: project.id };
    const lines = [{ side: 'me', text: 'Are you there?' }];
    await caller.ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
    return (client, options) => client.api.create_fake_text_voices({ params }, options);
  },
  create_export: async ({ caller }) => {
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    return (client) => startExport(client, composition.id);
  },
  prepare_timeline: async (bench) => {
    const body = { language: 'en', captionStyle: 'boxed', aspect: '9:16' } as const;
    const { project } = await bench.caller.ok('create_vibe_edit_project', {
      body: { ...body, sourceAssetId: await silent(bench) },
    });
    return ({ api }, options) => api.prepare_timeline({ params: { projectId: project.id } }, options);
  },
  add_timeline_clip: async (bench) => {
    const params = await preparedEdit(bench.caller, (await uploadTalk(bench.caller)).id);
    const body = { assetId: await silent(bench) };
    return (client, options) => client.api.add_timeline_clip({ params, body }, options);
  },
  create_assistant_turn: async ({ caller }) => {
    const params = await preparedEdit(caller, (await uploadTalk(caller)).id);
    const body = { message: 'captions off' };
    return (client, options) => client.api.create_assistant_turn({ params, body }, options);
  },
  create_voiceover: async () => {
    const body = { script: 'Once.', voice: 'en-grace', language: 'en' } as const;
    return (client, options) => client.api.create_voiceover({ body }, options);
  },
  separate_audio: async ({ caller }) => {
    const { id } = await uploadVideo(caller, await tonesVideo());
    const body = { sourceAssetId: id, keep: 'vocals' } as const;
    return (client, options) => client.api.separate_audio({ body }, options);
  },
  brainstorm_ideas: async () => {
    const body = { topic: 'tomatoes', videoType: 'any', language: 'en' } as const;
    return (client, options) => client.api.brainstorm_ideas({ body }, options);
  },
};

const SPENDING = OPERATION_IDS.filter((id) => OPERATIONS[id].rateClass === 'spend');

/** The last part of its path is enough: nothing else is asked for while a wish is driven. */
const lineOf = (id: OperationId): RegExp => new RegExp(`^POST .*${OPERATIONS[id].path.split('/').at(-1)}$`);

/** Everything that was ever used up: charges, and pieces of every allowance of the day. */
async function spent({ caller }: ClientBench): Promise<number> {
  const { data } = await caller.ok('list_ledger_entries', { query: { limit: 100 } });
  const { dailyLimits } = await caller.ok('get_credits');
  const { exports, assistantTurns, toolRuns, fakeTextScripts } = dailyLimits;
  const pieces = [exports, assistantTurns, toolRuns, fakeTextScripts];
  return (
    data.filter((entry) => entry.type === 'charge').length + pieces.reduce((sum, { used }) => sum + used, 0)
  );
}

const keysOf = ({ transport }: ClientBench, id: OperationId): Set<string | null> =>
  new Set(
    transport.sent.filter(({ line }) => lineOf(id).test(line)).map((request) => request.idempotencyKey),
  );

/** Tries of a request that gets no answer. */
const TRIES = 6;

it('is driven here', () => {
  expect(SPENDING.filter((id) => WISHES[id] === undefined)).toEqual([]);
  expect(SPENDING.map((id) => OPERATIONS[id].idempotency)).toEqual(SPENDING.map(() => 'required'));
});

describe.each(SPENDING)('%s', (id) => {
  const begin = async () => {
    const bench = await startClient();
    const ask = await WISHES[id]?.(bench);
    if (ask === undefined) throw new Error(`No wish for ${id}.`);
    return { bench, ask, before: await spent(bench) };
  };

  it('is told as done where one answer is lost', async () => {
    const { bench, ask, before } = await begin();
    bench.transport.break(lineOf(id), answerLost);
    expect(await ask(bench.client, {})).toBeTruthy();
    expect(keysOf(bench, id).size).toBe(1);
    expect(await spent(bench)).toBe(before + 1);
    expect(await bench.intents.list()).toEqual([]);
  });

  it('is charged once where all are lost, and asked for again after a reload and in another tab', async () => {
    const { bench, ask, before } = await begin();
    bench.transport.break(lineOf(id), answerLost, 2 * TRIES);
    await expect(ask(bench.client, {})).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(ask(bench.nextPage(), {})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await ask(bench.nextPage(), {})).toBeTruthy();
    expect(keysOf(bench, id).size).toBe(1);
    expect(await spent(bench)).toBe(before + 1);
    expect(await bench.intents.list()).toEqual([]);
  });

  it('is another wish once it was answered', async () => {
    const { bench, ask } = await begin();
    await ask(bench.client, {});
    // The service may refuse to do it twice; it is asked under a key of its own.
    await ask(bench.client, {}).catch(() => undefined);
    expect(keysOf(bench, id).size).toBe(2);
  });
});
