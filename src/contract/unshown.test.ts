/** Answers with what the specification shows of them and nothing else, as another service may give them. */
import { describe, expect, it } from 'vitest';
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
});
