/** Tools: voiceover, audio separation and ideas. */
import { z } from 'zod';
import { list, read, spend } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { PROJECT_TITLE_MAX_CHARS, SCRIPT_MAX_CHARS } from '../limits.ts';
import { toolRunSchema } from '../schemas/job.ts';
import { lineOfText, notBlank, spokenLanguage, VIDEO_TYPES } from '../schemas/values.ts';
import { charged, PAYING_ERRORS } from './autoclip-operations.ts';

const started = z.object({ toolRun: toolRunSchema, ...charged });

export const TOOL_OPERATIONS = {
  create_voiceover: spend('POST', '/voiceovers', {
    summary: 'Speaks a script to an MP3.',
    source: 'section 4, create_voiceover',
    body: z.strictObject({
      script: notBlank(SCRIPT_MAX_CHARS),
      voice: z.string().min(1).max(80),
      language: spokenLanguage,
      title: lineOfText(PROJECT_TITLE_MAX_CHARS).optional(),
    }),
    status: 202,
    answer: started,
    errors: [...PAYING_ERRORS],
  }),
  separate_audio: spend('POST', '/audio-separations', {
    summary: 'Keeps the voices or the rest of a sound, as an MP3.',
    source: 'section 4, separate_audio',
    body: z.strictObject({ sourceAssetId: idParam('asset'), keep: z.enum(['vocals', 'instrumental']) }),
    status: 202,
    answer: started,
    errors: ['NOT_FOUND', 'CONFLICT', ...PAYING_ERRORS],
  }),
  brainstorm_ideas: spend('POST', '/brainstorms', {
    summary: 'Proposes ideas for videos about a topic.',
    source: 'open-shapes.md, Brainstorm ideas',
    body: z.strictObject({
      topic: notBlank(500),
      videoType: z.enum(VIDEO_TYPES),
      language: spokenLanguage,
      count: z.int().min(1).max(20).optional(),
    }),
    status: 202,
    answer: started,
    errors: [...PAYING_ERRORS],
  }),
  get_tool_run: read('GET', '/tool-runs/{toolRunId}', {
    summary: 'A tool run, with a fresh download link once done.',
    source: 'section 2, Tool run',
    params: z.strictObject({ toolRunId: idParam('toolRun') }),
    query: z.strictObject({ wait: z.int().min(0).max(25).optional() }),
    answer: z.object({ toolRun: toolRunSchema }),
  }),
  list_tool_runs: list('/tool-runs', {
    summary: 'Tool runs, newest first.',
    source: 'open-shapes.md, Requests',
    item: toolRunSchema,
    filters: { tool: z.enum(['voiceover', 'audio_separation', 'brainstorm']).optional() },
  }),
};
