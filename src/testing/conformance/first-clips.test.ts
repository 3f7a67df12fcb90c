/** Clips that are reviewed while the rest of their video is still heard and looked at (extension `first_clips`). */
import { describe, expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { hearTones, tonesOf } from '../speech/tone-speech.ts';
import { startTranscriptionServer } from '../transcription/transcription-server.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench } from './fault-bench.ts';
import { beginTalk, heldTalk } from './held-talk.ts';
import {
  acceptedClip,
  analyze,
  createProject,
  exportEnd,
  jobEnd,
  uploadLecture,
  uploadTalk,
} from './journey.ts';

/** A lecture whose picture is looked at once the test says so; what `fails` gives is how that ends. */
async function lecture({ fails }: { fails?: Error } = {}) {
  const goOn = deferred<void>();
  const media = engineWith((engine) => ({
    analyzePicture: async (input, call) => {
      await Promise.race([
        goOn.promise,
        new Promise((_, reject) => call.signal.addEventListener('abort', () => reject(call.signal.reason))),
      ]);
      if (fails !== undefined) throw fails;
      return engine.analyzePicture(input, call);
    },
  }));
  const bench = await startBench({ media });
  const { caller } = bench;
  const asset = await uploadLecture(caller);
  const params = { projectId: (await createProject(caller, asset.id)).id };
  const credits = async () => (await caller.ok('get_credits')).credits.remaining;
  const before = await credits();
  const { job } = await caller.ok('analyze_project', { params });
  const project = async () => (await caller.ok('get_project', { params })).project;
  await expect.poll(async () => (await project()).firstClips?.count ?? 0).toBeGreaterThan(2);
  return {
    ...{ bench, caller, params, jobId: job.id, project },
    goOn: () => goOn.resolve(),
    clips: () => clipsOf(caller, params),
    /** What the analysis has cost by now. */
    cost: async () => before - (await credits()),
  };
}

const clipsOf = async (caller: Caller, params: { projectId: string }) =>
  (await caller.ok('list_clips', { params, query: { limit: 100 } })).data;

describe('first clips', () => {
  it('are there while the picture is looked at, and what was decided of them stays', async () => {
    const { caller, jobId, project, goOn, clips } = await lecture();
    expect(await project()).toMatchObject({ status: 'processing', firstClips: { isCharged: false } });
    const first = await clips();
    expect(first.map(({ status }) => status)).toEqual(first.map(() => 'proposed'));
    const { composition } = await acceptedClip(caller, first[0]);
    await caller.ok('reject_clip', { params: { clipId: first[1]?.id ?? '' } });
    expect((await project()).firstClips?.isCharged).toBe(true);

    goOn();
    expect(await jobEnd(caller, jobId)).toMatchObject({ status: 'done' });
    expect(await project()).toMatchObject({ status: 'ready', firstClips: null, clipsShort: null });
    const all = await clips();
    expect(all.find(({ id }) => id === first[0]?.id)).toMatchObject({
      status: 'accepted',
      compositionId: composition.id,
    });
    expect(all.find(({ id }) => id === first[1]?.id)?.status).toBe('rejected');
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1));
    // No stretch is proposed that somebody decided on.
    for (const { id, startSec, endSec } of all.filter(({ status }) => status === 'proposed'))
      for (const other of all.filter((clip) => clip.id !== id && clip.status !== 'proposed'))
        expect(Math.min(endSec, other.endSec) - Math.max(startSec, other.startSec)).toBeLessThan(
          (endSec - startSec) / 2 + 0.01,
        );
    expect((await caller.ok('get_me')).features).toContain('first_clips');
  });

  it('are exported before the analysis is over', async () => {
    const { caller, clips } = await lecture();
    const { composition } = await acceptedClip(caller, (await clips())[0]);
    const made = await caller.ok('create_export', { params: { compositionId: composition.id } });
    expect(await exportEnd(caller, made.export.id)).toMatchObject({ status: 'done' });
  });

  it('become edits that are prepared and paid for, while the analysis runs and where it was stopped', async () => {
    const { caller, jobId, clips, project, cost } = await lecture();
    const { composition } = await acceptedClip(caller, (await clips())[0]);
    const charged = await cost();
    const assetId = (await project()).sourceAssetId ?? '';
    const body = {
      ...({ language: 'en', captionStyle: 'boxed', aspect: '9:16' } as const),
      ...{ sourceAssetId: assetId, compositionId: composition.id },
    };
    const requireReady = async () => {
      const params = { projectId: (await caller.ok('create_vibe_edit_project', { body })).project.id };
      const added = await caller.ok('add_timeline_clip', { params, body: { assetId } });
      expect(added).toMatchObject({ creditsCharged: 0, job: { id: jobId } });
      expect(added.timeline.clips).toMatchObject([{ assetId, state: 'ready' }]);
      expect(await caller.ok('prepare_timeline', { params })).toMatchObject({
        ...{ creditsCharged: 0, reused: true, job: { id: jobId } },
      });
      expect((await caller.ok('get_project', { params })).project.status).toBe('ready');
      expect(await cost()).toBe(charged);
    };
    await requireReady();
    await caller.owner('cancel_job', { params: { jobId } });
    await jobEnd(caller, jobId);
    await requireReady();
  });

  it('go with the charge where it is stopped before one was accepted', async () => {
    const { caller, jobId, project, clips, cost } = await lecture();
    expect(await cost()).toBeGreaterThan(0);
    await caller.owner('cancel_job', { params: { jobId } });
    await jobEnd(caller, jobId);
    expect(await project()).toMatchObject({ status: 'draft', firstClips: null });
    expect(await clips()).toEqual([]);
    expect(await cost()).toBe(0);
  });

  it('stay where they were accepted, and then stopping gives nothing back, whatever was done with them since', async () => {
    const { caller, jobId, project, clips, cost } = await lecture();
    const charged = await cost();
    const [first, second] = await clips();
    const { composition } = await acceptedClip(caller, first);
    await acceptedClip(caller, second);
    await caller.ok('delete_composition', { params: { compositionId: composition.id } });
    await caller.owner('cancel_job', { params: { jobId } });
    await jobEnd(caller, jobId);
    expect(await project()).toMatchObject({ status: 'ready', firstClips: null });
    expect((await clips()).map(({ id }) => id)).toEqual([second?.id]);
    expect(await cost()).toBe(charged);
  });

  it('are not paid for where the analysis fails, and those that were accepted stay', async () => {
    const { caller, jobId, project, goOn, clips, cost } = await lecture({
      fails: new Error('decoder exploded'),
    });
    const [first] = await clips();
    await acceptedClip(caller, first);
    goOn();
    expect(await jobEnd(caller, jobId)).toMatchObject({ status: 'failed' });
    expect((await project()).status).toBe('failed');
    expect((await clips()).map(({ id, status }) => [id, status])).toEqual([[first?.id, 'accepted']]);
    expect(await cost()).toBe(0);
  });

  it('outlive a kill with what was decided, and come once', async () => {
    const { bench, caller, params, jobId, clips } = await lecture();
    const before = await clips();
    const { clip } = await acceptedClip(caller, before[0]);
    await bench.kill();
    const second = await startBench({ folder: bench.studio.folder });
    expect(await jobEnd(second.caller, jobId)).toMatchObject({ status: 'done' });
    const after = await clipsOf(second.caller, params);
    expect(after.filter(({ id }) => id === clip.id)).toMatchObject([{ status: 'accepted' }]);
    expect(new Set(after.map(({ startSec }) => startSec)).size).toBe(after.length);
  });

  it('do not come of a short video, nor where clips of an earlier analysis are reviewed', async () => {
    const { caller, params, jobId, goOn, clips } = await lecture();
    goOn();
    await jobEnd(caller, jobId);
    const before = await clips();
    await analyze(caller, params.projectId);
    // All made anew, in one piece.
    expect((await clips()).filter(({ id }) => before.some((clip) => clip.id === id))).toEqual([]);
    const talk = await createProject(caller, (await uploadTalk(caller)).id);
    await analyze(caller, talk.id);
    const { project } = await caller.ok('get_project', { params: { projectId: talk.id } });
    expect(project.firstClips).toBeNull();
  });
});

/** Its eighth window begins at 182 s. */
const LONG_TALK_SEC = 240;

async function talk() {
  const { options, ...held } = heldTalk(8);
  const bench = await startBench(options);
  const { projectId, jobId, params } = await beginTalk(bench.caller, LONG_TALK_SEC);
  await held.reached.promise;
  const inProject = { projectId };
  return {
    ...{ ...held, ...bench, options, jobId, params: inProject, asset: params },
    clips: () => clipsOf(bench.caller, inProject),
    project: async () => (await bench.caller.ok('get_project', { params: inProject })).project,
  };
}

/** Two are asked for at a time, in any order: the third piece is asked for after both, and waits. */
const CHUNK_SEC = 90;
const HEARD_BEFORE_WAIT = 2;

describe('first clips of a transcription server', () => {
  it('are there while the rest is heard, and stay with their words', async () => {
    const goOn = deferred<void>();
    let heard = 0;
    const server = await startTranscriptionServer(async (wav) => {
      heard += 1;
      if (heard > HEARD_BEFORE_WAIT) await goOn.promise;
      return hearTones(wav);
    });
    onTestFinished(() => server.close());
    const { caller } = await startBench();
    const { address } = server;
    await caller.owner('update_transcription_server', {
      body: { address, model: 'tones', key: null, chunkSec: CHUNK_SEC },
    });
    const { projectId, jobId, params: asset } = await beginTalk(caller, LONG_TALK_SEC);
    const params = { projectId };
    const project = async () => (await caller.ok('get_project', { params })).project;
    await expect.poll(async () => (await project()).firstClips?.count ?? 0).toBeGreaterThan(0);
    const [first] = await clipsOf(caller, params);
    expect(first?.endSec).toBeLessThan(HEARD_BEFORE_WAIT * CHUNK_SEC);
    const { composition } = await acceptedClip(caller, first);

    goOn.resolve();
    expect(await jobEnd(caller, jobId)).toMatchObject({ status: 'done' });
    const { transcript } = await caller.ok('get_transcript', { params: asset });
    expect(transcript.words).toHaveLength(tonesOf('en', LONG_TALK_SEC).length);
    expect((await clipsOf(caller, params)).find(({ id }) => id === first?.id)?.status).toBe('accepted');
    const read = { params: { compositionId: composition.id } };
    expect((await caller.ok('get_composition', read)).composition.words).toEqual(composition.words);
  });
});

describe('first clips of speech', () => {
  it('are there while the rest is heard, with their words, and are edited then and later alike', async () => {
    const { caller, jobId, asset, clips, project, goOn } = await talk();
    const [first, ...others] = await clips();
    expect(others.every(({ endSec }) => endSec <= 184)).toBe(true);
    expect((await project()).firstClips).toEqual({ count: 1 + others.length, isCharged: false });
    const { composition, clip } = await acceptedClip(caller, first);
    const params = { compositionId: composition.id };
    const spoken = tonesOf('en', LONG_TALK_SEC).filter(({ startSec, endSec }) => {
      const middleSec = (startSec + endSec) / 2;
      return middleSec >= clip.startSec && middleSec < clip.endSec;
    });
    expect(composition.words?.map(({ text }) => text)).toEqual(spoken.map(({ text }) => text));
    const corrected = await caller.ok('replace_caption_words', {
      params,
      body: {
        expectedRevision: composition.revision,
        replacements: [{ index: composition.words?.[1]?.index ?? -1, text: 'Cliproom' }],
      },
    });
    const trim = async (expectedRevision: number, endSec: number) =>
      (await caller.ok('edit_composition', { params, body: { expectedRevision, endSec } })).composition;
    const shorter = await trim(corrected.composition.revision, clip.endSec - 1);
    expect(shorter.words?.[1]?.text).toBe('Cliproom');

    goOn.resolve();
    expect(await jobEnd(caller, jobId)).toMatchObject({ status: 'done' });
    const { transcript } = await caller.ok('get_transcript', { params: asset });
    expect(transcript.words).toHaveLength(tonesOf('en', LONG_TALK_SEC).length);
    const longer = await trim(shorter.revision, clip.endSec + 6);
    expect(longer.words?.[1]?.text).toBe('Cliproom');
    expect(longer.words?.length).toBeGreaterThan(spoken.length);
    expect((await clips()).find(({ id }) => id === first?.id)?.status).toBe('accepted');
  });

  it('keep their words where it is stopped, and are edited on', async () => {
    const { caller, jobId, clips, project } = await talk();
    const { composition, clip } = await acceptedClip(caller, (await clips())[0]);
    await caller.owner('cancel_job', { params: { jobId } });
    await jobEnd(caller, jobId);
    expect(await project()).toMatchObject({ status: 'ready', firstClips: null });
    const read = { compositionId: composition.id };
    const now = (await caller.ok('get_composition', { params: read })).composition;
    expect(now.words).toEqual(composition.words);
    const body = { expectedRevision: now.revision, endSec: clip.endSec - 1 };
    const { composition: shorter } = await caller.ok('edit_composition', { params: read, body });
    expect(shorter.words?.length).toBeGreaterThan(2);
  });
});
