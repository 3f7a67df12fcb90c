/** Assistant turns as rows and as the API shows them. Shape: open-shapes.md, Assistant turn. */
import type { AssistantProposal } from '../../../../contract/schemas/assistant-proposal.ts';
import type { AssistantTurn } from '../../../../contract/schemas/story.ts';
import type { TimelineOperation } from '../../../../contract/schemas/timeline.ts';
import { notFound } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { failureOf, problemIn } from '../../../kernel/stored-problem.ts';
import { isoTime, isoTimeOrNull } from '../../../kernel/time.ts';
import type { Payer } from '../../money/pay-credits.ts';

export interface TurnAction {
  readonly id: string;
  readonly label: string;
  readonly impact: { readonly durationDeltaSec: number; readonly segmentsChanged: number };
  readonly operations: readonly TimelineOperation[];
  readonly status: 'applied' | 'undone';
  readonly revisionBefore: number;
  readonly revisionAfter: number;
}

export interface TurnRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly project_id: string;
  readonly job_id: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  readonly message: string;
  readonly reply: string | null;
  readonly actions: string;
  /** JSON; null unless it failed. */
  readonly problem: string | null;
  /** What a language model proposed, JSON; null where the rules answer. */
  readonly proposal: string | null;
  /** The revision it is about, and about no later one; null where none was named. */
  readonly proposed_on: number | null;
  readonly usage_day: string;
  readonly paid_with: Payer;
  readonly created_ms: number;
  readonly finished_ms: number | null;
}

/** @throws ApiError NOT_FOUND */
export async function requireTurn(database: Queries, accountId: string, id: string): Promise<TurnRow> {
  const row = await database.get<TurnRow>('SELECT * FROM assistant_turn WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('assistant turn');
  return row;
}

export function proposalOf(row: TurnRow): AssistantProposal | null {
  return row.proposal === null ? null : (JSON.parse(row.proposal) as AssistantProposal);
}

export function actionsOf(row: TurnRow): TurnAction[] {
  return JSON.parse(row.actions) as TurnAction[];
}

export async function writeActions(
  database: Queries,
  row: TurnRow,
  actions: readonly TurnAction[],
): Promise<void> {
  await database.run('UPDATE assistant_turn SET actions = ? WHERE id = ?', [JSON.stringify(actions), row.id]);
}

export function toTurn(row: TurnRow): AssistantTurn {
  return {
    id: row.id,
    projectId: row.project_id,
    jobId: row.job_id,
    status: row.status,
    message: row.message,
    reply: row.reply,
    model: proposalOf(row)?.model ?? null,
    actions: actionsOf(row).map((action) => ({ ...action, operations: [...action.operations] })),
    ...failureOf(problemIn(row.problem)),
    createdAt: isoTime(row.created_ms),
    finishedAt: isoTimeOrNull(row.finished_ms),
  };
}
