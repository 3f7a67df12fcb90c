/** What is answered between the start and the end of work, and that it stays true after it. */
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { startChatServer } from '../chat-server.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench } from './fault-bench.ts';
import { jobEnd, preparedEdit, uploadTalk, uploadVideo } from './journey.ts';
import { silentVideo, tonesVideo } from './made-video.ts';

const BEFORE = { theme: 'bubbles', language: 'en', voiceover: true, title: 'Before' };
const AFTER = { theme: 'cards', voiceover: false, title: 'After' };

/** Work that waits between its start and its end. */
function held() {
  const begun = deferred<void>();
  const ends = deferred<void>();
  const hold = async (): Promise<void> => {
    begun.resolve();
    await ends.promise;
  };
  return { begun: begun.promise, hold, letEnd: () => ends.resolve() };
}

async function createChat(caller: Caller): Promise<{ projectId: string }> {
  const { project } = await caller.ok('create_fake_text_project', { body: BEFORE });
  const params = { projectId: project.id };
  const lines = [{ side: 'me', text: 'Hello' }];
  await caller.ok('update_fake_text_story', { params, body: { expectedRevision: 0, lines } });
  return params;
}

async function changeUntilEnd(
  caller: Caller,
  params: { projectId: string },
  jobId: string,
  { begun, letEnd }: ReturnType<typeof held>,
) {
  await begun;
  await caller.ok('update_fake_text_project', { params, body: AFTER });
  letEnd();
  expect((await jobEnd(caller, jobId)).status).toBe('done');
  const { title, fakeText } = (await caller.ok('get_project', { params })).project;
  return { title, theme: fakeText?.theme, voiceover: fakeText?.voiceover };
}

describe('a change answered with 200', () => {
  it('of a fake text project holds when its voices are made', async () => {
    const work = held();
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        speak: async (...input) => {
          await work.hold();
          return engine.speak(...input);
        },
      })),
    });
    const params = await createChat(caller);
    const { job } = await caller.ok('create_fake_text_voices', { params });
    expect(await changeUntilEnd(caller, params, job.id, work)).toEqual(AFTER);
  });

  it('of a fake text project holds when its story is written', async () => {
    const work = held();
    const server = await startChatServer('', (_, response) => {
      void work.hold().then(() => response.writeHead(503).end());
      return true;
    });
    try {
      const { caller } = await startBench();
      await caller.owner('update_language_model', {
        body: { address: server.address, model: 'slow-writer', key: null },
      });
      const params = await createChat(caller);
      const { job } = await caller.ok('generate_fake_text_story', { params });
      expect(await changeUntilEnd(caller, params, job.id, work)).toEqual(AFTER);
    } finally {
      await server.close();
    }
  });

  it('of a vibe edit holds when it is prepared', async () => {
    const work = held();
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        listen: async (...input) => {
          await work.hold();
          return engine.listen(...input);
        },
      })),
    });
    const { id: sourceAssetId } = await uploadTalk(caller);
    const body = { sourceAssetId, language: 'en', captionStyle: 'boxed', aspect: '9:16', title: 'Before' };
    const params = { projectId: (await caller.ok('create_vibe_edit_project', { body })).project.id };
    const { job } = await caller.ok('prepare_timeline', { params });
    await work.begun;
    await caller.ok('update_project', { params, body: { title: 'After' } });
    work.letEnd();
    expect((await jobEnd(caller, job.id)).status).toBe('done');
    const { project } = await caller.ok('get_project', { params });
    expect([project.title, project.vibeEdit?.prepared]).toEqual(['After', true]);
    const read = { compositionId: project.compositionId ?? '' };
    expect((await caller.ok('get_composition', { params: read })).composition.title).toBe('After');
  });
});

describe('a transcript', () => {
  it('is NOT_READY while the words of a video added to an edit are looked for, NOT_FOUND where there are none', async () => {
    const work = held();
    let holds = false;
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        readSubtitles: async (...input) => {
          if (holds) await work.hold();
          return engine.readSubtitles(...input);
        },
      })),
    });
    const edit = await preparedEdit(caller, (await uploadTalk(caller)).id);
    const { id: assetId } = await uploadVideo(caller, await silentVideo());
    const read = { params: { assetId } };
    expect(await caller.fails('get_transcript', read)).toMatchObject({ code: 'NOT_FOUND' });
    holds = true;
    const { job } = await caller.ok('add_timeline_clip', { params: edit, body: { assetId } });
    await work.begun;
    const { code } = await caller.fails('get_transcript', read);
    work.letEnd();
    expect(code).toBe('NOT_READY');
    await jobEnd(caller, job.id);
    expect(await caller.fails('get_transcript', read)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is NOT_READY while the words of a video are heard for the first time', async () => {
    const work = held();
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        transcribe: async (...input) => {
          await work.hold();
          return engine.transcribe(...input);
        },
      })),
    });
    const { id: assetId } = await uploadVideo(caller, await tonesVideo());
    const { body } = await caller.owner('retranscribe_asset', {
      params: { assetId },
      body: { from: 'speech', language: 'en' },
    });
    await work.begun;
    const { code } = await caller.fails('get_transcript', { params: { assetId } });
    work.letEnd();
    expect(code).toBe('NOT_READY');
    await jobEnd(caller, body.job.id);
  });
});
