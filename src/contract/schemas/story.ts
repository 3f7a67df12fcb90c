/** Fake text stories and assistant turns. Shapes: open-shapes.md. */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { unshown } from '../unshown.ts';
import { modelStateSchema } from './model-state.ts';
import { problemSchema } from './problem.ts';
import { count, time } from './values.ts';

const side = z.object({ name: z.string(), voice: z.string().nullable() });

export const storySchema = z.object({
  id: z.string(),
  projectId: z.string(),
  revision: count,
  title: z.string(),
  sides: z.object({ me: side, them: side }),
  lines: z.array(
    z.object({
      id: z.string(),
      side: openEnum(['me', 'them']),
      text: z.string(),
      voiced: z.boolean(),
      durationSec: z.number().nullable(),
    }),
  ),
  /** Who wrote it (extension `writing_state`): null where no language model was asked. */
  writingState: modelStateSchema.nullable().optional(),
  createdAt: time,
  updatedAt: time,
});
export type Story = z.infer<typeof storySchema>;

export const voiceSchema = z.object({
  id: z.string(),
  language: z.string(),
  name: z.string(),
  description: unshown(z.string()),
  sampleUrl: unshown(z.string()),
});

const actionSchema = z.object({
  id: z.string(),
  label: z.string(),
  impact: z.object({ durationDeltaSec: z.number(), segmentsChanged: count }),
  operations: z.array(z.looseObject({ type: z.string() })),
  status: openEnum(['applied', 'undone']),
  revisionBefore: count,
  revisionAfter: count,
});

export const turnSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  jobId: z.string().nullable(),
  status: openEnum(['queued', 'running', 'done', 'failed']),
  message: z.string(),
  reply: z.string().nullable(),
  /** The language model that proposed what was done (extension `assistant_model`); null where the rules answered. */
  model: z.string().nullable().optional(),
  actions: z.array(actionSchema),
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
  createdAt: time,
  finishedAt: time.nullable(),
});
export type AssistantTurn = z.infer<typeof turnSchema>;
