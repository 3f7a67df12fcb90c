/** Recorded voices that vanished from the store: told before an export is used, and made again. */
import { expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, startInstantBench, untilAborted } from './fault-bench.ts';
import { mp4Head } from './instant-media-engine.ts';
import { exportEnd, jobEnd, uploadVideo } from './journey.ts';

const LINES = [
  { side: 'me', text: 'Did you feed the cat?' },
  { side: 'them', text: 'Which cat?' },
];
const GONE = { code: 'CONFLICT', details: { reason: 'voice_files_gone' } };

type OfProject = { readonly projectId: string };

/** Removes one of the recorded voices. */
async function loseVoice({ studio }: Bench): Promise<void> {
  const [{ name } = { name: '' }] = await studio.files.list('voices');
  await studio.files.remove(name);
}

async function spokenChat(caller: Caller): Promise<OfProject> {
  const body = { theme: 'bubbles', language: 'en', voiceover: true };
  const params = { projectId: (await caller.ok('create_fake_text_project', { body })).project.id };
  await caller.ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines: LINES } });
  await speak(caller, params);
  return params;
}

async function speak(caller: Caller, params: OfProject): Promise<void> {
  const { job } = await caller.ok('create_fake_text_voices', { params });
  expect(await jobEnd(caller, job.id)).toMatchObject({ status: 'done' });
}

const silentLines = async (caller: Caller, params: OfProject) =>
  (await caller.ok('get_fake_text_story', { params })).story.lines.filter(({ voiced }) => !voiced).length;
const compositionOf = async (caller: Caller, params: OfProject) => ({
  compositionId: (await caller.ok('get_project', { params })).project.compositionId ?? '',
});
const usedToday = async (caller: Caller) => (await caller.ok('get_credits')).dailyLimits;

it('a chat that lost a voice is not exported, its message is not voiced any more, and is spoken again', async () => {
  const bench = await startInstantBench();
  const { caller } = bench;
  const params = await spokenChat(caller);
  await loseVoice(bench);
  const composition = await compositionOf(caller, params);
  expect(await caller.fails('create_export', { params: composition })).toMatchObject(GONE);
  expect(await usedToday(caller)).toMatchObject({ exports: { used: 0 } });
  expect(await silentLines(caller, params)).toBe(1);
  expect(await caller.fails('create_export', { params: composition })).toMatchObject(GONE);
  await speak(caller, params);
  expect(await silentLines(caller, params)).toBe(0);
  const { export: begun } = await caller.ok('create_export', { params: composition });
  expect(await exportEnd(caller, begun.id)).toMatchObject({ status: 'done' });
});

it('voices are made again for what was lost, also where no export was asked for', async () => {
  const bench = await startInstantBench();
  const { caller } = bench;
  const params = await spokenChat(caller);
  await loseVoice(bench);
  await speak(caller, params);
  expect(await usedToday(caller)).toMatchObject({ fakeTextScripts: { used: 2 } });
  expect(await caller.fails('create_fake_text_voices', { params })).toMatchObject({
    details: { reason: 'all_voiced' },
  });
});

it('a forum story that lost its voice is not exported until it is built again', async () => {
  const bench = await startInstantBench();
  const { caller } = bench;
  const { id: backgroundAssetId } = await uploadVideo(caller, new Blob([mp4Head(64)]));
  const body = { postTitle: 'A title', postBody: 'A body.', voice: 'en-grace', language: 'en' };
  const { project } = await caller.ok('create_forum_story_project', {
    body: { ...body, backgroundAssetId, captionStyle: 'boxed' },
  });
  const params = { projectId: project.id };
  const build = async () => jobEnd(caller, (await caller.ok('build_forum_story_video', { params })).job.id);
  await build();
  await loseVoice(bench);
  const composition = await compositionOf(caller, params);
  expect(await caller.fails('create_export', { params: composition })).toMatchObject(GONE);
  await build();
  const { export: begun } = await caller.ok('create_export', { params: composition });
  expect(await exportEnd(caller, begun.id)).toMatchObject({ status: 'done' });
});

it('an export that waited while a voice was lost fails, says why, and is given back', async () => {
  const rendering = deferred<void>();
  const bench = await startInstantBench(() => ({
    render: (_, call) => {
      rendering.resolve();
      return untilAborted(call);
    },
  }));
  const { caller } = bench;
  const ahead = await compositionOf(caller, await spokenChat(caller));
  const { export: first } = await caller.ok('create_export', { params: ahead });
  await rendering.promise;
  const params = await spokenChat(caller);
  const { export: second } = await caller.ok('create_export', {
    params: await compositionOf(caller, params),
  });
  for (const { name } of await bench.studio.files.list('voices')) await bench.studio.files.remove(name);
  await caller.owner('cancel_export', { params: { exportId: first.id } });
  expect(await exportEnd(caller, second.id)).toMatchObject({
    status: 'failed',
    errorReason: { code: 'export_voices_gone' },
  });
  expect(await usedToday(caller)).toMatchObject({ exports: { used: 0 } });
  expect(await silentLines(caller, params)).toBe(LINES.length);
});
