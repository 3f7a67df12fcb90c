/** Words put right: their language corrected, or all of them made again, and what that does to what was made from them. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import type { OwnerBodyOf } from '../../contract/owner-operations.ts';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { readSubtitles } from '../../media/subtitles/read-subtitles.ts';
import { ToneRecogniser, tonesOf, toneVideo } from '../speech/tone-speech.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import {
  acceptedClip,
  analyze,
  createProject,
  jobEnd,
  preparedEdit,
  SETTINGS,
  uploadVideo,
} from './journey.ts';

/** Three windows and a rest. */
const TALK_SEC = 100;
const SAID = tonesOf('en', TALK_SEC).map(({ text }) => text);
const SPELLED = SAID.map((text) => (text === 'clipperoom' ? 'Cliperoom' : text));

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cliproom-studio-'));

interface Hears {
  recogniser: ToneRecogniser;
  onStop?: () => void;
}

function hearing(hears: Hears, folder = newFolder()): Promise<Bench> {
  const blobOf = (file: string) => openAsBlob(join(folder, file));
  return startBench({
    folder,
    media: engineWith(() => ({
      readSubtitles: async ({ file, language }, call) => readSubtitles(await blobOf(file), language, call),
      transcribe: async ({ file, ...wish }, call) => {
        call.signal.addEventListener('abort', () => hears.onStop?.());
        return transcribeSpeech(await blobOf(file), wish, async () => hears.recogniser, call);
      },
    })),
  });
}

async function transcriptOf(caller: Caller, assetId: string) {
  return (await caller.ok('get_transcript', { params: { assetId } })).transcript;
}

async function wordsOf(caller: Caller, assetId: string): Promise<string[]> {
  return (await transcriptOf(caller, assetId)).words.map(({ text }) => text);
}

async function startAgain(
  caller: Caller,
  assetId: string,
  body: Partial<OwnerBodyOf<'retranscribe_asset'>> = {},
): Promise<string> {
  const answer = await caller.owner('retranscribe_asset', {
    params: { assetId },
    body: { from: 'speech', language: 'en', vocabulary: 'Cliperoom', ...body },
  });
  expect(answer.status).toBe(200);
  return answer.body.job.id;
}

async function captionsOf(caller: Caller, compositionId: string): Promise<string> {
  return (await caller.ok('get_composition_captions', { params: { compositionId }, query: {} })).captions
    .text;
}

/** A talk whose clips were found once, without a vocabulary. */
async function analyzedTalk(caller: Caller, language: 'en' | 'it' | 'auto' = 'en') {
  const asset = await uploadVideo(caller, await toneVideo('en', TALK_SEC), 'talk.mov');
  const { id: projectId } = await createProject(caller, asset.id, { ...SETTINGS, language });
  return { assetId: asset.id, projectId, clips: await analyze(caller, projectId) };
}

describe('the language of a transcript', () => {
  it('can be corrected, and analyses that choose none go by it from then on', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const { assetId, clips } = await analyzedTalk(caller, 'auto');
    expect(clips[0]?.reason).not.toMatch(/^Punti forti/);
    const before = await transcriptOf(caller, assetId);
    const answer = await caller.owner('update_transcript', {
      params: { assetId },
      body: { language: 'it' },
    });
    expect(answer.body.transcript).toEqual({ ...before, language: 'it' });
    const { id } = await createProject(caller, assetId, { ...SETTINGS, language: 'auto' });
    expect((await analyze(caller, id))[0]?.reason).toMatch(/^Punti forti/);
  });

  it('names who speaks, where the words tell speakers apart', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const asset = await uploadVideo(caller, await toneVideo('en', 5), 'talk.mov');
    const params = { assetId: asset.id };
    const text =
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v A>Hello there.\n\n00:03.000 --> 00:04.000\n<v B>Hello.\n';
    await caller.owner('attach_captions', { params, body: { format: 'vtt', text, language: 'en' } });
    const { body } = await caller.owner('update_transcript', { params, body: { speakers: { A: 'Anna' } } });
    expect(body.transcript).toMatchObject({ language: 'en', engine: null });
    expect(body.transcript.words.map(({ speaker }) => speaker)).toEqual(['Anna', 'Anna', 'B']);
    expect(await transcriptOf(caller, asset.id)).toEqual(body.transcript);
  });

  it('cannot be corrected where there are no words', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const asset = await uploadVideo(caller, await toneVideo('en', 5), 'talk.mov');
    const answer = await caller.owner('update_transcript', {
      params: { assetId: asset.id },
      body: { language: 'it' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('words made again', () => {
  it('are heard in another language and spelled by another vocabulary, and cost nothing', async () => {
    const hears = { recogniser: new ToneRecogniser() };
    const { caller } = await hearing(hears);
    const { assetId } = await analyzedTalk(caller);
    const credits = await caller.ok('get_credits', {});
    hears.recogniser = new ToneRecogniser();
    const before = await transcriptOf(caller, assetId);
    const job = await jobEnd(caller, await startAgain(caller, assetId, { language: 'it' }));
    expect(job).toMatchObject({ kind: 'transcription', status: 'done', assetId, projectId: null });
    expect(await wordsOf(caller, assetId)).toEqual(SPELLED);
    const after = await transcriptOf(caller, assetId);
    expect(after).toMatchObject({ language: 'it', origin: 'speech' });
    expect(after.id).not.toBe(before.id);
    expect(hears.recogniser.hints).toEqual(new Array(4).fill({ language: 'it', vocabulary: 'Cliperoom' }));
    expect(await caller.ok('get_credits', {})).toEqual(credits);
  });

  it('leave clips and edits their own words, also where those are cut differently later', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const { assetId, clips } = await analyzedTalk(caller);
    const { composition } = await acceptedClip(caller, clips[0]);
    const edit = await preparedEdit(caller, assetId);
    await jobEnd(caller, await startAgain(caller, assetId));

    await caller.ok('edit_composition', {
      params: { compositionId: composition.id },
      body: { expectedRevision: composition.revision, startSec: (composition.source?.startSec ?? 0) + 1 },
    });
    const { timeline } = await caller.ok('get_timeline', { params: edit });
    await caller.ok('apply_timeline_operations', {
      params: edit,
      body: {
        expectedRevision: timeline.revision,
        operations: [{ type: 'set_fades', fadeInSec: 1, fadeOutSec: 0 }],
      },
    });
    const later = await preparedEdit(caller, assetId);
    const of = async (params: { projectId: string }) =>
      captionsOf(caller, (await caller.ok('get_timeline', { params })).timeline.compositionId);
    for (const text of [await captionsOf(caller, composition.id), await of(edit)]) {
      expect(text).toContain('clipperoom');
      expect(text).not.toContain('Cliperoom');
    }
    expect(await of(later)).toContain('Cliperoom');
  });

  it('are taken by finding clips again, which costs nothing once', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const { assetId, projectId } = await analyzedTalk(caller);
    const params = { projectId };
    const costs = async (): Promise<number> =>
      (await caller.ok('estimate_analysis', { params })).estimate.credits;
    expect(await costs()).toBe(2);
    await jobEnd(caller, await startAgain(caller, assetId));
    expect(await costs()).toBe(0);
    const started = await caller.ok('analyze_project', { params });
    expect(started).toMatchObject({ creditsCharged: 0, reused: false, paidWith: null });
    expect((await jobEnd(caller, started.job.id)).status).toBe('done');
    const { data } = await caller.ok('list_clips', { params });
    expect(data.map(({ transcriptExcerpt }) => transcriptExcerpt).join(' ')).toContain('Cliperoom');
    expect(await costs()).toBe(2);
  });

  it('are whole or not there: the old ones stay meanwhile, and after a stop or a failure', async () => {
    const [reached, goOn, stopping] = [deferred<void>(), deferred<void>(), deferred<void>()];
    const hears: Hears = { recogniser: new ToneRecogniser(), onStop: stopping.resolve };
    const { caller } = await hearing(hears);
    const { assetId } = await analyzedTalk(caller);
    const before = await transcriptOf(caller, assetId);
    hears.recogniser = new ToneRecogniser(async (window) => {
      if (window < 3) return;
      reached.resolve();
      await goOn.promise;
    });
    const jobId = await startAgain(caller, assetId);
    await reached.promise;
    expect(await transcriptOf(caller, assetId)).toEqual(before);
    const again = await caller.owner('retranscribe_asset', {
      params: { assetId },
      body: { from: 'captions', language: 'auto' },
    });
    expect(again.body).toMatchObject({ job: { id: jobId }, reused: true });
    const refused = await caller.owner('attach_captions', {
      params: { assetId },
      body: { format: 'srt', text: '1\n00:00:01,000 --> 00:00:02,000\nHello\n', language: 'en' },
    });
    expect(refused.body.error).toMatchObject({ details: { reason: 'being_transcribed' } });
    const stopped = caller.owner('cancel_job', { params: { jobId } });
    await stopping.promise;
    goOn.resolve();
    await stopped;
    expect((await jobEnd(caller, jobId)).status).toBe('cancelled');
    expect(await transcriptOf(caller, assetId)).toEqual(before);

    const failed = await jobEnd(caller, await startAgain(caller, assetId, { from: 'captions' }));
    expect(failed).toMatchObject({ status: 'failed', errorReason: { code: 'no_subtitles_inside' } });
    expect(await transcriptOf(caller, assetId)).toEqual(before);
  });

  it('can be the subtitles again that speech took the place of', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const asset = await uploadVideo(caller, await toneVideo('en', 10), 'talk.mov');
    const params = { assetId: asset.id };
    const text = '1\n00:00:01,000 --> 00:00:02,000\nCiao.\n';
    await caller.owner('attach_captions', { params, body: { format: 'srt', text, language: 'it' } });
    expect((await transcriptOf(caller, asset.id)).hasFormerCaptions).toBe(false);
    await jobEnd(caller, await startAgain(caller, asset.id));
    expect(await transcriptOf(caller, asset.id)).toMatchObject({ origin: 'speech', hasFormerCaptions: true });
    const again = { from: 'former_captions', language: 'auto' } as const;
    await jobEnd(caller, await startAgain(caller, asset.id, again));
    expect(await transcriptOf(caller, asset.id)).toMatchObject({
      ...{ origin: 'captions', language: 'it', text: 'Ciao.', hasFormerCaptions: false },
    });
    const none = await jobEnd(caller, await startAgain(caller, asset.id, again));
    expect(none).toMatchObject({ status: 'failed', errorReason: { code: 'no_former_subtitles' } });
  });

  it('keep their video from being deleted meanwhile', async () => {
    const [reached, goOn] = [deferred<void>(), deferred<void>()];
    const recogniser = new ToneRecogniser(async () => {
      reached.resolve();
      await goOn.promise;
    });
    const { caller } = await hearing({ recogniser });
    const asset = await uploadVideo(caller, await toneVideo('en', 5), 'talk.mov');
    const jobId = await startAgain(caller, asset.id);
    await reached.promise;
    const refused = await caller.owner('delete_asset', { params: { assetId: asset.id } });
    expect(refused.body.error).toMatchObject({ details: { reason: 'being_transcribed' } });
    goOn.resolve();
    expect((await jobEnd(caller, jobId)).status).toBe('done');
  });

  it('go on at their window after a kill', async () => {
    const folder = newFolder();
    const hears = { recogniser: new ToneRecogniser() };
    const first = await hearing(hears, folder);
    const { assetId } = await analyzedTalk(first.caller);
    const reached = deferred<void>();
    hears.recogniser = new ToneRecogniser(async (window) => {
      if (window < 3) return;
      reached.resolve();
      await new Promise<never>(() => undefined);
    });
    const jobId = await startAgain(first.caller, assetId);
    await reached.promise;
    await first.kill();

    const rest = new ToneRecogniser();
    const second = await hearing({ recogniser: rest }, folder);
    expect((await jobEnd(second.caller, jobId)).status).toBe('done');
    expect(rest.hints).toHaveLength(2);
    expect(await wordsOf(second.caller, assetId)).toEqual(SPELLED);
  });

  it('are only made of videos, and only by models there are', async () => {
    const { caller } = await hearing({ recogniser: new ToneRecogniser() });
    const asset = await uploadVideo(caller, await toneVideo('en', 5), 'talk.mov');
    const answer = await caller.owner('retranscribe_asset', {
      params: { assetId: asset.id },
      body: { from: 'speech', language: 'auto', listenWith: 'none' },
    });
    expect(answer.status).toBe(404);
  });
});
