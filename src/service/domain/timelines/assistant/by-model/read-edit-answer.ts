/**
 * What is taken from a language model's answer about an edit: steps of operations that the contract knows, about things
 * that the model was shown. Whatever else it says, or was told to say by what is spoken in the video, goes nowhere.
 */
import { z } from 'zod';
import {
  PROPOSED_STEPS_MAX,
  PROPOSED_TYPES,
  type ProposedStep,
  STEP_LABEL_MAX_CHARS,
  STEP_OPERATIONS_MAX,
} from '../../../../../contract/schemas/assistant-proposal.ts';
import { type TimelineOperation, timelineOperationSchema } from '../../../../../contract/schemas/timeline.ts';
import {
  plainLine,
  readAnswer,
  UnclearAnswerError,
  wording,
} from '../../../../../media/language-model/read-answer.ts';

export interface EditAnswer {
  readonly steps: ProposedStep[];
  /** One line; null where nothing is said that can be shown. */
  readonly reply: string | null;
  /** How many steps could not be taken. */
  readonly leftOut: number;
}

const REPLY_MAX_CHARS = 400;
const ON_VIDEO_MAX_CHARS = 200;
/** Fields that name a thing of the edit, or a file. */
const NAMING = new Set(['segmentId', 'textId', 'brollId', 'audioId', 'assetId']);
const TYPES = new Set<string>(PROPOSED_TYPES);

const stepSchema = z.object({
  label: wording,
  operations: z.array(z.unknown()).min(1).max(STEP_OPERATIONS_MAX),
});
const answerSchema = z.object({ steps: z.array(z.unknown()).max(PROPOSED_STEPS_MAX), reply: wording });

/**
 * @param ids what the names in the answer stand for
 * @throws UnclearAnswerError where there is neither a step nor a reply
 */
export function readEditAnswer(text: string, ids: ReadonlyMap<string, string>): EditAnswer {
  const answer = readAnswer(answerSchema, text);
  const steps = answer.steps.flatMap((step) => stepIn(step, ids) ?? []);
  const reply = plainLine(answer.reply, REPLY_MAX_CHARS);
  if (steps.length === 0 && reply === null)
    throw new UnclearAnswerError('The answer has neither a step that can be taken nor a reply.');
  return { steps, reply, leftOut: answer.steps.length - steps.length };
}

/** A step is taken whole or not at all. */
function stepIn(given: unknown, ids: ReadonlyMap<string, string>): ProposedStep | null {
  const step = stepSchema.safeParse(given).data;
  const label = plainLine(step?.label, STEP_LABEL_MAX_CHARS);
  if (step === undefined || label === null) return null;
  const operations: TimelineOperation[] = [];
  for (const one of step.operations) {
    const operation = operationIn(one, ids);
    if (operation === null) return null;
    operations.push(operation);
  }
  return { label, operations };
}

function operationIn(given: unknown, ids: ReadonlyMap<string, string>): TimelineOperation | null {
  const operation = timelineOperationSchema.safeParse(withIds(given, ids)).data;
  if (operation === undefined || !TYPES.has(operation.type)) return null;
  const written = 'text' in operation ? operation.text : undefined;
  if (written === undefined) return operation;
  // It is read by whoever sees the video.
  const text = plainLine(written, ON_VIDEO_MAX_CHARS);
  return text === null ? null : ({ ...operation, text } as TimelineOperation);
}

/** Names as ids; an id that stands there already is none of the names, and names nothing. */
function withIds(given: unknown, ids: ReadonlyMap<string, string>): unknown {
  const idOf = (name: unknown): string => ids.get(String(name)) ?? '';
  return JSON.parse(
    JSON.stringify(given, (key, value: unknown) => {
      if (NAMING.has(key)) return idOf(value);
      return key === 'segmentIds' && Array.isArray(value) ? value.map(idOf) : value;
    }),
  );
}
