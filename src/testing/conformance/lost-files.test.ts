/** Videos whose files vanished from the store, and exports that ended before anything was rendered. */
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench, startInstantBench, untilAborted } from './fault-bench.ts';
import { mp4Head } from './instant-media-engine.ts';
import {
  acceptedClip,
  analyzedProject,
  createProject,
  exportEnd,
  jobEnd,
  preparedEdit,
  uploadTalk,
  uploadVideo,
} from './journey.ts';
import { silentVideo } from './made-video.ts';

async function loseFiles({ studio }: Bench): Promise<void> {
  for (const { name } of await studio.files.list('assets')) await studio.files.remove(name);
}

const creditsOf = async (caller: Caller) => (await caller.ok('get_credits')).credits.remaining;
const exportsUsed = async (caller: Caller) => (await caller.ok('get_credits')).dailyLimits.exports.used;
const projectOf = async (caller: Caller, projectId: string) =>
  (await caller.ok('get_project', { params: { projectId } })).project;

type Start = (caller: Caller, projectId: string) => ReturnType<Caller['fails']>;

/** A draft of each kind that is made from videos. */
const DRAFTS: Readonly<Record<string, (caller: Caller, assetId: string) => Promise<[string, Start]>>> = {
  'an analysis': async (caller, assetId) => [
    (await createProject(caller, assetId)).id,
    (by, projectId) => by.fails('analyze_project', { params: { projectId } }),
  ],
  'a split screen': async (caller, assetId) => {
    const body = { mainAssetId: assetId, backgroundAssetId: assetId, layout: '50-50', captionStyle: 'boxed' };
    const { project } = await caller.ok('create_split_screen_project', { body: { ...body, language: 'en' } });
    return [project.id, (by, projectId) => by.fails('build_split_screen_video', { params: { projectId } })];
  },
  'a streamer video': async (caller, sourceAssetId) => {
    const body = { sourceAssetId, captionStyle: 'outline', language: 'en', reframe: 'center' };
    const { project } = await caller.ok('create_streamer_project', { body });
    return [project.id, (by, projectId) => by.fails('build_streamer_video', { params: { projectId } })];
  },
  'a forum story': async (caller, backgroundAssetId) => {
    const body = { postTitle: 'A title', postBody: 'A body.', voice: 'en-grace', language: 'en' };
    const { project } = await caller.ok('create_forum_story_project', {
      body: { ...body, backgroundAssetId, captionStyle: 'boxed' },
    });
    return [project.id, (by, projectId) => by.fails('build_forum_story_video', { params: { projectId } })];
  },
  'a vibe edit': async (caller, sourceAssetId) => {
    const body = { sourceAssetId, language: 'en', captionStyle: 'boxed', aspect: '9:16' };
    const { project } = await caller.ok('create_vibe_edit_project', { body });
    return [project.id, (by, projectId) => by.fails('prepare_timeline', { params: { projectId } })];
  },
};

describe('a video whose file is gone', () => {
  it.each(Object.entries(DRAFTS))(
    'answers CONFLICT at once to %s, which is not charged',
    async (_, draft) => {
      const bench = await startBench();
      const { caller } = bench;
      const { id: assetId } = await uploadVideo(caller, await silentVideo());
      const [projectId, start] = await draft(caller, assetId);
      const before = await creditsOf(caller);
      await loseFiles(bench);
      expect(await start(caller, projectId)).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'file_deleted', assetId },
      });
      const project = await projectOf(caller, projectId);
      expect(project).toMatchObject({ status: 'draft', sourceAssetId: null });
      expect(JSON.stringify(project)).not.toContain(assetId);
      expect(await creditsOf(caller)).toBe(before);
    },
  );

  it.each(Object.entries(DRAFTS))('answers CONFLICT where %s is drafted on it', async (_, draft) => {
    const bench = await startInstantBench();
    const { caller } = bench;
    const { id: assetId } = await uploadVideo(caller, new Blob([mp4Head(64)]));
    await loseFiles(bench);
    await expect(draft(caller, assetId)).rejects.toThrow('file_deleted');
    expect((await caller.ok('list_projects')).data).toEqual([]);
  });

  it.each(['a split screen', 'a forum story'])(
    'answers CONFLICT to %s as often as it is asked, whose estimate says the same, and the rest can be changed',
    async (kind) => {
      const bench = await startBench();
      const { caller } = bench;
      const { id: assetId } = await uploadVideo(caller, await silentVideo());
      const draft = DRAFTS[kind];
      if (draft === undefined) throw new Error(`No draft is ${kind}.`);
      const [projectId, start] = await draft(caller, assetId);
      const params = { projectId };
      const before = await creditsOf(caller);
      await loseFiles(bench);
      await start(caller, projectId);
      const gone = { code: 'CONFLICT', details: { reason: 'no_source' } };
      expect(await start(caller, projectId)).toMatchObject(gone);
      expect(await caller.fails('estimate_analysis', { params })).toMatchObject(gone);
      expect(await creditsOf(caller)).toBe(before);
      const update = kind === 'a split screen' ? 'update_split_screen_project' : 'update_forum_story_project';
      const { project } = await caller.ok(update, { params, body: { title: 'Renamed' } });
      expect(project).toMatchObject({ title: 'Renamed', status: 'draft' });
    },
  );

  it('answers CONFLICT to an export and to a further clip of an edit, which use nothing', async () => {
    const bench = await startBench();
    const { caller } = bench;
    const { clips } = await analyzedProject(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const edit = await preparedEdit(caller, (await uploadTalk(caller)).id);
    const { id: assetId } = await uploadVideo(caller, await silentVideo());
    const before = await creditsOf(caller);
    await loseFiles(bench);
    const gone = { code: 'CONFLICT', details: { reason: 'file_deleted' } };
    const params = { compositionId: composition.id };
    expect(await caller.fails('create_export', { params })).toMatchObject(gone);
    expect(await caller.fails('add_timeline_clip', { params: edit, body: { assetId } })).toMatchObject(gone);
    expect(await exportsUsed(caller)).toBe(0);
    expect(await creditsOf(caller)).toBe(before);
  });

  it('fails work that waited in the queue, says why, and gives back what it cost', async () => {
    const bench = await startBench({
      media: engineWith(() => ({ analyzePicture: (_, call) => untilAborted(call) })),
    });
    const { caller } = bench;
    const start = async (assetId: string) => {
      const params = { projectId: (await createProject(caller, assetId)).id };
      return { ...params, jobId: (await caller.ok('analyze_project', { params })).job.id };
    };
    const first = await start((await uploadVideo(caller, await silentVideo(), 'first.mp4')).id);
    const { id: lostId } = await uploadVideo(caller, await silentVideo(), 'lost.mp4');
    const before = await creditsOf(caller);
    const second = await start(lostId);
    await loseFiles(bench);
    await caller.owner('cancel_job', { params: { jobId: first.jobId } });
    expect(await jobEnd(caller, second.jobId)).toMatchObject({
      status: 'failed',
      errorReason: { code: 'video_file_gone', values: { title: 'lost' } },
    });
    expect(await projectOf(caller, second.projectId)).toMatchObject({
      status: 'failed',
      sourceAssetId: null,
    });
    // The first was given back as well: it was cancelled.
    expect(await creditsOf(caller)).toBe(before + 1);
  });
});

describe('the key of an export that ended before it was rendered', () => {
  const KEY = { idempotencyKey: 'export-once' };

  const two = async () => {
    const rendering = deferred<void>();
    let holds = true;
    const bench = await startBench({
      media: engineWith((engine) => ({
        render: (...input) => {
          rendering.resolve();
          return holds ? untilAborted(input[1]) : engine.render(...input);
        },
      })),
    });
    const { caller } = bench;
    const { clips } = await analyzedProject(caller);
    const of = async (index: number) => (await acceptedClip(caller, clips[index])).composition.id;
    const ahead = await caller.ok('create_export', { params: { compositionId: await of(0) } });
    await rendering.promise;
    const input = { params: { compositionId: await of(1) }, ...KEY };
    const first = await caller.ok('create_export', input);
    return { bench, caller, ahead, input, first, letRender: () => (holds = false) };
  };

  it('starts it after all where it was cancelled in the queue, and uses one in all', async () => {
    const { caller, ahead, input, first, letRender } = await two();
    await caller.owner('cancel_export', { params: { exportId: first.export.id } });
    letRender();
    const second = await caller.ok('create_export', input);
    expect(second.export).toMatchObject({ status: 'queued' });
    expect(second.export.id).not.toBe(first.export.id);
    expect(await caller.ok('create_export', input)).toEqual(second);
    expect(await exportsUsed(caller)).toBe(2);
    await caller.owner('cancel_export', { params: { exportId: ahead.export.id } });
    expect(await exportEnd(caller, second.export.id)).toMatchObject({ status: 'done' });
    expect((await caller.ok('create_export', input)).export.id).toBe(second.export.id);
    expect(await exportsUsed(caller)).toBe(1);
  });

  it('starts it after all where it failed before, once its file is back', async () => {
    const { bench, caller, ahead, input, first, letRender } = await two();
    const { files } = bench.studio;
    const [{ name } = { name: '' }] = await files.list('assets');
    await files.aside?.move(name, 'away.mp4');
    letRender();
    await caller.owner('cancel_export', { params: { exportId: ahead.export.id } });
    expect(await exportEnd(caller, first.export.id)).toMatchObject({
      status: 'failed',
      errorReason: { code: 'video_file_gone' },
    });
    expect(await exportsUsed(caller)).toBe(0);
    expect(await caller.fails('create_export', input)).toMatchObject({ code: 'CONFLICT' });
    await files.aside?.move('away.mp4', name);
    const second = await caller.ok('create_export', input);
    expect(await exportEnd(caller, second.export.id)).toMatchObject({ status: 'done' });
    expect(await exportsUsed(caller)).toBe(1);
  });

  it('gives the same export again where rendering had begun', async () => {
    const { caller, ahead, input } = await two();
    await caller.owner('cancel_export', { params: { exportId: ahead.export.id } });
    const { export: begun } = await caller.ok('create_export', input);
    await caller.owner('cancel_export', { params: { exportId: begun.id } });
    expect((await caller.ok('create_export', input)).export.id).toBe(begun.id);
    expect(await exportsUsed(caller)).toBe(0);
  });
});
