/** Vibe edit projects: the timeline, its revisions and the Editor Assistant. */
import { z } from 'zod';
import { list, read, spend, write } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import {
  ASSISTANT_MESSAGE_MAX_CHARS,
  PROJECT_TITLE_MAX_CHARS,
  TIMELINE_BATCH_MAX,
  VOCABULARY_MAX_CHARS,
} from '../limits.ts';
import { assistantProposalSchema } from '../schemas/assistant-proposal.ts';
import { jobSchema } from '../schemas/job.ts';
import { projectSchema } from '../schemas/project.ts';
import { turnSchema } from '../schemas/story.ts';
import { timelineOperationSchema, timelineRevisionSchema, timelineSchema } from '../schemas/timeline.ts';
import { ASPECTS, captionStyle, count, language, lineOfText, notBlank } from '../schemas/values.ts';
import { unshown } from '../unshown.ts';
import { charged, PAYING_ERRORS, startedJob } from './autoclip-operations.ts';

const projectId = z.strictObject({ projectId: idParam('project') });
const turnId = z.strictObject({ turnId: idParam('turn') });
const edited = z.object({ timeline: timelineSchema, compositionId: z.string() });
const shown = edited.extend({ compositionId: unshown(z.string()) });

export const TIMELINE_OPERATIONS = {
  create_vibe_edit_project: write('POST', '/projects/vibe-edit', {
    summary: 'Creates a project edited on a timeline.',
    source: 'open-shapes.md, Requests',
    body: z.strictObject({
      sourceAssetId: idParam('asset'),
      language,
      captionStyle,
      aspect: z.enum(ASPECTS),
      /** Extension `timeline_from_clip`: begins as that clip of the same video, prepared; nothing is charged for it again. */
      compositionId: idParam('composition').optional(),
      vocabulary: z.string().max(VOCABULARY_MAX_CHARS).optional(),
      title: lineOfText(PROJECT_TITLE_MAX_CHARS).optional(),
    }),
    status: 201,
    answer: z.object({ project: projectSchema }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  prepare_timeline: spend('POST', '/projects/{projectId}/timeline/prepare', {
    summary: 'Prepares the edit once; a prepared edit is never charged again.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    status: 202,
    answer: startedJob,
    errors: ['CONFLICT', ...PAYING_ERRORS],
  }),
  get_timeline: read('GET', '/projects/{projectId}/timeline', {
    summary: 'The edit as it is now, or as it was at a revision that is kept.',
    source: 'section 2, Timeline; `revision` is the extension `timeline_revisions`',
    params: projectId,
    query: z.strictObject({ revision: count.optional() }),
    answer: shown,
    errors: ['CONFLICT', 'NOT_READY'],
  }),
  apply_timeline_operations: write('POST', '/projects/{projectId}/timeline/operations', {
    summary: 'Applies up to a hundred operations, all or none, as one revision.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    body: z.strictObject({
      expectedRevision: count,
      operations: z.array(timelineOperationSchema).min(1).max(TIMELINE_BATCH_MAX),
    }),
    answer: shown,
    errors: ['CONFLICT', 'NOT_READY'],
  }),
  add_timeline_clip: spend('POST', '/projects/{projectId}/timeline/clips', {
    summary: 'Makes another video usable in the edit.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    body: z.strictObject({ assetId: idParam('asset') }),
    status: 202,
    answer: z.object({ timeline: timelineSchema, job: jobSchema, ...charged, creditsCharged: z.int() }),
    errors: ['CONFLICT', 'NOT_READY', ...PAYING_ERRORS],
  }),
  list_timeline_revisions: list('/projects/{projectId}/timeline/revisions', {
    summary: 'The revisions kept of an edit, newest first.',
    source: 'open-shapes.md, Timeline revision',
    params: projectId,
    item: timelineRevisionSchema,
    errors: ['CONFLICT'],
  }),
  restore_timeline: write('POST', '/projects/{projectId}/timeline/restore', {
    summary: 'Makes the edit what it was at a revision, as a new revision.',
    source: 'section 4, restore_timeline',
    params: projectId,
    body: z.strictObject({ revision: count, expectedRevision: count }),
    answer: edited,
    errors: ['CONFLICT', 'NOT_READY'],
  }),
  create_assistant_turn: spend('POST', '/projects/{projectId}/assistant/turns', {
    summary: 'Asks the Editor Assistant for a change.',
    source: 'open-shapes.md, Assistant turn',
    params: projectId,
    body: z.strictObject({
      message: notBlank(ASSISTANT_MESSAGE_MAX_CHARS),
      expectedRevision: count.optional(),
      /** Extension `assistant_model`: done instead of what the rules read in the message, as one action a step. */
      proposal: assistantProposalSchema.optional(),
    }),
    status: 202,
    answer: z.object({ turn: turnSchema, job: jobSchema, ...charged }),
    errors: ['CONFLICT', 'NOT_READY', ...PAYING_ERRORS],
  }),
  get_assistant_turn: read('GET', '/assistant/turns/{turnId}', {
    summary: 'One turn with its actions.',
    source: 'open-shapes.md, Assistant turn',
    params: turnId,
    answer: z.object({ turn: turnSchema }),
  }),
  list_assistant_turns: list('/projects/{projectId}/assistant/turns', {
    summary: 'The turns of a project, newest first.',
    source: 'open-shapes.md, Assistant turn',
    params: projectId,
    item: turnSchema,
    errors: ['CONFLICT'],
  }),
  undo_assistant_action: write('POST', '/assistant/turns/{turnId}/actions/{actionId}/undo', {
    summary: 'Undoes one action of a turn as a new revision.',
    source: 'open-shapes.md, Requests',
    params: turnId.extend({ actionId: idParam('action') }),
    answer: z.object({ turn: turnSchema, timeline: timelineSchema }),
    errors: ['CONFLICT', 'NOT_READY'],
  }),
};
