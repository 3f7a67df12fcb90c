/** Words from speech, through analyses: real sound in windows, a recogniser of this repository in place of Whisper. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { problem } from '../../contract/problems/problem.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { ToneRecogniser, tonesOf, toneVideo } from '../speech/tone-speech.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import { createProject, jobEnd, SETTINGS, uploadVideo } from './journey.ts';

/** Three windows and a rest. */
const TALK_SEC = 100;

const CRASH = new MediaCrashError(problem('media_process_ended', { why: 'code 255' }));

async function hearing(
  recogniser: ToneRecogniser,
  {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-studio-')),
    onStop,
  }: { readonly folder?: string; readonly onStop?: () => void } = {},
): Promise<Bench> {
  return startBench({
    folder,
    media: engineWith(() => ({
      transcribe: async ({ file, ...wish }, call) => {
        call.signal.addEventListener('abort', () => onStop?.());
        return transcribeSpeech(await openAsBlob(join(folder, file)), wish, async () => recogniser, call);
      },
    })),
  });
}

async function begin(
  caller: Caller,
  language: 'en' | 'it',
  settings: object = {},
): Promise<{ assetId: string; projectId: string; jobId: string }> {
  const asset = await uploadVideo(caller, await toneVideo(language, TALK_SEC), 'talk.mov');
  const project = await createProject(caller, asset.id, { ...SETTINGS, language: 'auto', ...settings });
  const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
  return { assetId: asset.id, projectId: project.id, jobId: job.id };
}

const transcriptOf = async (caller: Caller, assetId: string) =>
  (await caller.ok('get_transcript', { params: { assetId } })).transcript;

describe('words from speech', () => {
  it('are each found once, fillers too, and end where the pause behind them begins', async () => {
    const recogniser = new ToneRecogniser();
    const { caller } = await hearing(recogniser);
    const { assetId, projectId, jobId } = await begin(caller, 'en');
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    const transcript = await transcriptOf(caller, assetId);
    const spoken = tonesOf('en', TALK_SEC);
    expect(transcript).toMatchObject({ origin: 'speech', language: 'en' });
    expect(transcript.words.map(({ text }) => text)).toEqual(spoken.map(({ text }) => text));
    transcript.words.forEach(({ startSec, endSec }, at) => {
      expect(Math.abs(startSec - (spoken[at]?.startSec ?? 0))).toBeLessThan(0.06);
      expect(Math.abs(endSec - (spoken[at]?.endSec ?? 0))).toBeLessThan(0.06);
    });
    expect(recogniser.hints).toHaveLength(4);
    const { project } = await caller.ok('get_project', { params: { projectId } });
    expect(project.wordsState).toEqual({ status: 'speech', message: null });
    expect((await caller.ok('list_clips', { params: { projectId } })).data.length).toBeGreaterThan(0);
  });

  it('are heard in the language that is spoken where none is chosen, and in the chosen one otherwise', async () => {
    const auto = new ToneRecogniser();
    const first = await hearing(auto);
    const italian = await begin(first.caller, 'it');
    await jobEnd(first.caller, italian.jobId);
    expect((await transcriptOf(first.caller, italian.assetId)).language).toBe('it');
    expect(new Set(auto.hints.map(({ language }) => language))).toEqual(new Set(['it']));

    const chosen = new ToneRecogniser();
    const second = await hearing(chosen);
    const asked = await begin(second.caller, 'it', { language: 'en' });
    await jobEnd(second.caller, asked.jobId);
    expect(new Set(chosen.hints.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it('are spelled as the vocabulary spells them, and the recogniser knows it beforehand', async () => {
    const recogniser = new ToneRecogniser();
    const { caller } = await hearing(recogniser);
    const { assetId, jobId } = await begin(caller, 'en', { vocabulary: 'Cliperoom' });
    await jobEnd(caller, jobId);
    const words = (await transcriptOf(caller, assetId)).words.map(({ text }) => text);
    expect(words).toContain('Cliperoom');
    expect(words).not.toContain('clipperoom');
    expect(recogniser.hints[0]?.vocabulary).toBe('Cliperoom');
  });

  it('are not heard twice after a kill: the analysis goes on at its window', async () => {
    const reached = deferred<void>();
    const cut = new ToneRecogniser(async (window) => {
      if (window < 3) return;
      reached.resolve();
      await new Promise<never>(() => undefined);
    });
    const first = await hearing(cut);
    const { assetId, jobId } = await begin(first.caller, 'en');
    await reached.promise;
    await first.kill();

    const rest = new ToneRecogniser();
    const second = await hearing(rest, { folder: first.studio.folder });
    expect((await jobEnd(second.caller, jobId)).status).toBe('done');
    expect(rest.hints).toHaveLength(2);
    expect((await transcriptOf(second.caller, assetId)).words.map(({ text }) => text)).toEqual(
      tonesOf('en', TALK_SEC).map(({ text }) => text),
    );
    expect(await second.studio.database.get('SELECT 1 FROM heard_window')).toBeUndefined();
  });

  it('are not heard twice after a crash of what listens: it goes on at its window', async () => {
    const recogniser = new ToneRecogniser(async (window) => {
      if (window === 3) throw CRASH;
    });
    const { caller } = await hearing(recogniser);
    const { assetId, jobId } = await begin(caller, 'en');
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    expect(recogniser.hints).toHaveLength(5);
    expect((await transcriptOf(caller, assetId)).words.map(({ text }) => text)).toEqual(
      tonesOf('en', TALK_SEC).map(({ text }) => text),
    );
  });

  it('are done without where what listens crashes each time: the analysis says so', async () => {
    const recogniser = new ToneRecogniser(() => Promise.reject(CRASH));
    const { caller } = await hearing(recogniser);
    const { projectId, jobId } = await begin(caller, 'en');
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    expect(recogniser.hints).toHaveLength(3);
    const { project } = await caller.ok('get_project', { params: { projectId } });
    expect(project.wordsState).toMatchObject({ status: 'unavailable', problem: { code: 'model_failed' } });
    expect((await caller.ok('list_clips', { params: { projectId } })).data.length).toBeGreaterThan(0);
  });

  it('are no longer looked for once the analysis is stopped', async () => {
    const reached = deferred<void>();
    const goOn = deferred<void>();
    const stopping = deferred<void>();
    const recogniser = new ToneRecogniser(async (window) => {
      if (window < 2) return;
      reached.resolve();
      await goOn.promise;
    });
    const { caller } = await hearing(recogniser, { onStop: stopping.resolve });
    const { assetId, jobId } = await begin(caller, 'en');
    await reached.promise;
    const stopped = caller.owner('cancel_job', { params: { jobId } });
    await stopping.promise;
    goOn.resolve();
    expect((await stopped).status).toBe(200);
    expect((await jobEnd(caller, jobId)).status).toBe('cancelled');
    expect(recogniser.hints).toHaveLength(2);
    expect(await caller.fails('get_transcript', { params: { assetId } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
