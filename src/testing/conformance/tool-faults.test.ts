/** Tool runs that fail, are stopped, are switched off or cannot be paid: what is used, and what the caller is told. */
import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { SpeechError } from '../../media/speak/synthesizer.ts';
import { SOLE_ACCOUNT } from '../../service/domain/operator/account-setup.ts';
import { DEFAULT_CONFIG } from '../../service/kernel/operator-config.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench, untilAborted } from './fault-bench.ts';
import { jobEnd, uploadVideo } from './journey.ts';
import { tonesVideo } from './made-video.ts';

const VOICEOVER = { script: 'A few words.', voice: 'it-marco', language: 'it' };

async function toolRunsUsed(caller: Caller): Promise<number> {
  return (await caller.ok('get_credits')).dailyLimits.toolRuns.used;
}

async function endOf(caller: Caller, started: { toolRun: { id: string; jobId: string | null } }) {
  await jobEnd(caller, started.toolRun.jobId ?? '');
  return (await caller.ok('get_tool_run', { params: { toolRunId: started.toolRun.id } })).toolRun;
}

describe('a tool run', () => {
  it('that fails says why, leaves no file and no asset, and gives nothing back', async () => {
    const { studio, caller } = await startBench({
      media: engineWith(() => ({
        speak: () => Promise.reject(new SpeechError(problem('said', { text: 'The voice is hoarse.' }))),
      })),
    });
    const run = await endOf(caller, await caller.ok('create_voiceover', { body: VOICEOVER }));
    expect(run).toMatchObject({ status: 'failed', errorMessage: 'The voice is hoarse.', file: null });
    expect(run.finishedAt).not.toBeNull();
    expect(await toolRunsUsed(caller)).toBe(1);
    expect((await caller.ok('list_assets')).data).toEqual([]);
    expect(await studio.files.list('assets')).toEqual([]);
  });

  it('whose media worker dies is tried again and pays once', async () => {
    let calls = 0;
    const { caller } = await startBench({
      media: engineWith((engine) => ({
        speak: (input, call) => {
          calls += 1;
          return calls === 1
            ? Promise.reject(new MediaCrashError(problem('said', { text: 'The worker died.' })))
            : engine.speak(input, call);
        },
      })),
    });
    const run = await endOf(caller, await caller.ok('create_voiceover', { body: VOICEOVER }));
    expect(run).toMatchObject({ status: 'done', errorMessage: null });
    expect(calls).toBe(2);
    expect(await toolRunsUsed(caller)).toBe(1);
    expect((await caller.ok('list_assets')).data).toHaveLength(1);
  });

  it('that is stopped ends failed', async () => {
    const { caller } = await startBench({
      media: engineWith(() => ({ speak: (_, call) => untilAborted(call) })),
    });
    const started = await caller.ok('create_voiceover', { body: VOICEOVER });
    await caller.owner('cancel_job', { params: { jobId: started.toolRun.jobId } });
    const run = await endOf(caller, started);
    expect(run.status).toBe('failed');
    expect(run.errorMessage).toMatch(/stopped/);
  });

  it('goes on after a restart of the service and pays once', async () => {
    const first = await startBench({ media: engineWith(() => ({ speak: (_, call) => untilAborted(call) })) });
    const { toolRun } = await first.caller.ok('create_voiceover', { body: VOICEOVER });
    await first.kill();
    const { caller } = await startBench({ folder: first.studio.folder });
    expect(await endOf(caller, { toolRun })).toMatchObject({ id: toolRun.id, status: 'done' });
    expect(await toolRunsUsed(caller)).toBe(1);
  });

  it('over the limit of the day answers DAILY_LIMIT_REACHED until 00:00 UTC', async () => {
    const { studio, caller } = await startBench({
      config: {
        dailyLimits: {
          ...DEFAULT_CONFIG.dailyLimits,
          studio: { ...DEFAULT_CONFIG.dailyLimits.studio, toolRuns: 1 },
        },
      },
    });
    await endOf(caller, await caller.ok('create_voiceover', { body: VOICEOVER }));
    const refused = await caller.fails('create_voiceover', { body: VOICEOVER });
    expect(refused).toMatchObject({ code: 'DAILY_LIMIT_REACHED', status: 429 });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    studio.clock.advance(24 * 3_600_000);
    expect((await caller.send('create_voiceover', { body: VOICEOVER })).status).toBe(202);
  });

  it('on a plan that may not spend answers PLAN_REQUIRED', async () => {
    const { caller } = await startBench({ config: { plan: 'starter' } });
    const asset = await uploadVideo(caller, await tonesVideo());
    for (const [id, body] of [
      ['create_voiceover', VOICEOVER],
      ['separate_audio', { sourceAssetId: asset.id, keep: 'vocals' }],
      ['brainstorm_ideas', { topic: 'tea', videoType: 'any', language: 'en' }],
    ] as const)
      expect(await caller.fails(id, { body })).toMatchObject({ code: 'PLAN_REQUIRED', status: 402 });
    expect((await caller.ok('list_tool_runs')).data).toEqual([]);
  });

  it('with voices switched off answers UNAVAILABLE with Retry-After and uses nothing', async () => {
    const { caller } = await startBench({ config: { switchedOff: ['create_voiceover'] } });
    const refused = await caller.fails('create_voiceover', { body: VOICEOVER });
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await toolRunsUsed(caller)).toBe(0);
  });

  it('separating a video whose file was deleted answers CONFLICT and uses nothing', async () => {
    const { studio, caller } = await startBench();
    const asset = await uploadVideo(caller, await tonesVideo());
    for (const { name } of await studio.files.list('assets')) await studio.files.remove(name);
    const body = { sourceAssetId: asset.id, keep: 'vocals' };
    expect(await caller.fails('separate_audio', { body })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'file_deleted' },
    });
    expect(await toolRunsUsed(caller)).toBe(0);
  });

  it('costs one bonus credit while the bonus pays, which a failure does not give back', async () => {
    const { studio, caller } = await startBench({
      config: { plan: 'starter' },
      media: engineWith(() => ({
        speak: () => Promise.reject(new SpeechError(problem('said', { text: 'The voice is hoarse.' }))),
      })),
    });
    expect(await studio.admin.grantBonus(SOLE_ACCOUNT)).toBe(true);
    const started = await caller.ok('create_voiceover', { body: VOICEOVER });
    expect(started.paidWith).toBe('api_bonus');
    await endOf(caller, started);
    const { data } = await caller.ok('list_ledger_entries');
    expect(data[0]).toMatchObject({
      type: 'charge',
      source: 'api_bonus',
      amount: -1,
      toolRunId: started.toolRun.id,
    });
    expect(await toolRunsUsed(caller)).toBe(1);
  });
});
