/** Answers with what the specification shows of them and nothing else, as another service may give them. */
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { creditsSchema } from './schemas/account.ts';
import { exportSchema, toolRunSchema } from './schemas/job.ts';
import { voiceSchema } from './schemas/story.ts';

const AT = '2026-11-30T12:00:00.000417+00:00';
const LINK = { downloadUrl: 'https://files.example/1?sig=2', downloadUrlExpiresAt: AT };

const EXPORT = {
  ...{ id: 'rnd_7', compositionId: 'cmp_7', projectId: 'prj_7', jobId: null, revision: 0 },
  ...{ status: 'done', progress: 1, errorMessage: null, createdAt: AT, finishedAt: AT },
  ...LINK,
  ...{ fileDeletesAt: null, fileDeletedAt: null },
};
const JOB = {
  ...{ id: 'job_7', kind: 'build', status: 'queued', progress: 0, errorMessage: null, projectId: 'prj_7' },
  ...{ compositionId: null, exportId: null, assetId: null, toolRunId: null, turnId: null },
  ...{ createdAt: AT, startedAt: null, finishedAt: null },
};
const RUN = {
  ...{ id: 'run_7', tool: 'voiceover', status: 'done', progress: 1, errorMessage: null, ideas: null },
  ...{ jobId: null, createdAt: AT, finishedAt: AT, voiceover: null, separation: null, brainstorm: null },
};

describe('what the specification shows is enough', () => {
  it('of the file of an export, of which it shows nothing', () => {
    const { file } = exportSchema.parse({ ...EXPORT, file: {} });
    expect(file).toEqual({
      ...{ filename: null, mimeType: null, sizeBytes: null },
      ...{ durationSec: null, width: null, height: null },
    });
  });

  it('of the file of a tool run, of which it shows the link', () => {
    const { file } = toolRunSchema.parse({ ...RUN, file: LINK });
    expect(file).toMatchObject({ ...LINK, filename: null, sizeBytes: null });
  });

  it('of a voice, of which it shows the id and what it speaks', () => {
    const voice = { id: 'en-ada', name: 'Ada', language: 'en' };
    expect(voiceSchema.parse(voice)).toEqual({ ...voice, description: null, sampleUrl: null });
  });

  it.each(['generate_fake_text_story', 'reframe_composition'] as const)(
    'of %s, which returns a job',
    (id) => {
      expect(OPERATIONS[id].answer.parse({ job: JOB })).toMatchObject({ job: { id: JOB.id }, reused: null });
    },
  );

  it('of a build, which says who paid', () => {
    const started = OPERATIONS.build_streamer_video.answer.parse({ job: JOB, paidWith: 'plan' });
    expect(started).toMatchObject({ paidWith: 'plan', creditsCharged: null });
  });

  it('of an estimate, which says what it costs', () => {
    const { estimate } = OPERATIONS.estimate_analysis.answer.parse({ estimate: { credits: 3 } });
    expect(estimate).toMatchObject({ credits: 3, affordable: null, balanceAfter: null });
  });

  it('of an allowance that is null as far as it shows', () => {
    const own = { limit: 5, used: 1, remaining: 4 };
    const allowances = { exports: own, assistantTurns: own, toolRuns: own, fakeTextScripts: own };
    const { dailyLimits } = creditsSchema.parse({
      ...{ plan: 'creator', planRequired: false, bonus: null },
      credits: {
        ...{ period: '2026-11', periodEndsAt: AT },
        ...{ included: 300, remaining: 9, remainingFromPlan: 9, topUp: 0 },
      },
      dailyLimits: { resetsAt: AT, ...allowances, assistantTurnsThroughApi: { perDay: 3 } },
    });
    expect(dailyLimits.assistantTurnsThroughApi).toBeNull();
  });
});
