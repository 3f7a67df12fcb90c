/** A talk that is heard until one of its windows, which waits for the test. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deferred } from '../../base/work/deferred.ts';
import { JOB_KINDS } from '../../contract/schemas/job.ts';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { ToneRecogniser, toneVideo } from '../speech/tone-speech.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith } from './fault-bench.ts';
import { createProject, SETTINGS, uploadVideo } from './journey.ts';

export const TALK_SEC = 100;
/** A studio that answers and runs nothing. */
export const NO_JOBS = Object.fromEntries(JOB_KINDS.map((kind) => [kind, 0]));

/**
 * What a studio in this folder is started with, to hear the talk so.
 * @param held the window that waits, counted from 1
 */
export function heldTalk(held = 3) {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-listening-'));
  const [reached, stopped, goOn] = [deferred<void>(), deferred<void>(), deferred<void>()];
  const recogniser = new ToneRecogniser(async (window) => {
    if (window !== held) return;
    reached.resolve();
    await goOn.promise;
  });
  const media = engineWith(() => ({
    transcribe: async ({ file, ...wish }, call) => {
      const untilStopped = new Promise<never>((_, reject) =>
        call.signal.addEventListener('abort', () => {
          stopped.resolve();
          reject(call.signal.reason);
        }),
      );
      const work = transcribeSpeech(await openAsBlob(join(folder, file)), wish, async () => recogniser, call);
      // What was stopped ends alone.
      work.catch(() => undefined);
      return Promise.race([work, untilStopped]);
    },
  }));
  return { options: { folder, media }, recogniser, reached, stopped, goOn };
}

export async function beginTalk(caller: Caller, talkSec = TALK_SEC) {
  const asset = await uploadVideo(caller, await toneVideo('en', talkSec), 'talk.mov');
  const project = await createProject(caller, asset.id, { ...SETTINGS, language: 'en' });
  const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
  const params = { assetId: asset.id };
  const listening = async (asked = caller) => (await asked.owner('get_listening', { params })).body.listening;
  return { params, projectId: project.id, jobId: job.id, listening };
}
