/** What a language model would do to an edit, as the owner was shown it (extension `assistant_model`). */
import { z } from 'zod';
import { timelineOperationSchema } from './timeline.ts';
import { lineOfText } from './values.ts';

/** Of one proposal; a model that wants more has lost the thread. */
export const PROPOSED_STEPS_MAX = 12;
export const STEP_OPERATIONS_MAX = 20;
export const STEP_LABEL_MAX_CHARS = 160;

/** What of the operations a model may propose: those that name nothing it was not shown. */
export const PROPOSED_TYPES = [
  'split',
  'remove',
  'remove_range',
  'move',
  'set_segment',
  'add_text',
  'update_text',
  'remove_text',
  'update_broll',
  'remove_broll',
  'add_audio',
  'update_audio',
  'remove_audio',
  'set_captions',
  'set_aspect',
  'set_reframe',
  'set_fades',
  'set_music',
  'set_lane',
  'remove_silences',
] as const;

export const proposedStepSchema = z.strictObject({
  /** What it does, in the model's words. */
  label: lineOfText(STEP_LABEL_MAX_CHARS),
  /** Become one revision. */
  operations: z.array(timelineOperationSchema).min(1).max(STEP_OPERATIONS_MAX),
});
export type ProposedStep = z.infer<typeof proposedStepSchema>;

export const assistantProposalSchema = z.strictObject({
  /** As its server names it. */
  model: lineOfText(200),
  steps: z.array(proposedStepSchema).min(1).max(PROPOSED_STEPS_MAX),
});
export type AssistantProposal = z.infer<typeof assistantProposalSchema>;
