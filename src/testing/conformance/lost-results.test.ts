/** What was made and vanished from the store has no link: one would lead nowhere. */
import { expect, it } from 'vitest';
import { startInstantBench } from './fault-bench.ts';
import { exportEnd, jobEnd } from './journey.ts';

it('an export whose file is gone is done, and has no link', async () => {
  const { caller, studio } = await startInstantBench();
  const body = { theme: 'bubbles', language: 'en', voiceover: false };
  const params = { projectId: (await caller.ok('create_fake_text_project', { body })).project.id };
  const lines = [{ side: 'me', text: 'Did you feed the cat?' }];
  await caller.ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
  const compositionId = (await caller.ok('get_project', { params })).project.compositionId ?? '';
  const { export: begun } = await caller.ok('create_export', { params: { compositionId } });
  expect((await exportEnd(caller, begun.id)).downloadUrl).not.toBeNull();
  for (const { name } of await studio.files.list('exports')) await studio.files.remove(name);
  const gone = { status: 'done', downloadUrl: null, downloadUrlExpiresAt: null };
  expect(await exportEnd(caller, begun.id)).toMatchObject(gone);
});

it('a voiceover whose file is gone is done, and has no link', async () => {
  const { caller, studio } = await startInstantBench();
  const body = { script: 'One, two.', voice: 'en-grace', language: 'en' };
  const { toolRun: begun } = await caller.ok('create_voiceover', { body });
  await jobEnd(caller, begun.jobId ?? '');
  const params = { toolRunId: begun.id };
  expect((await caller.ok('get_tool_run', { params })).toolRun.file?.downloadUrl).not.toBeNull();
  for (const { name } of await studio.files.list('assets')) await studio.files.remove(name);
  const { toolRun } = await caller.ok('get_tool_run', { params });
  expect(toolRun).toMatchObject({ status: 'done', file: { downloadUrl: null, downloadUrlExpiresAt: null } });
});
