/** What the account's language model would do to an edit. It is answered, not kept: a turn that takes it gives it back. */
import { problem } from '../../../../../contract/problems/problem.ts';
import { languageOf } from '../../../../../timeline/assistant/request-language.ts';
import { conflict } from '../../../../kernel/api-error.ts';
import type { OwnerHandler, OwnerHandlers } from '../../../../kernel/call.ts';
import { failureOf } from '../../../../kernel/stored-problem.ts';
import { askForAnswer } from '../../../models/language-model/ask-for-answer.ts';
import type { ProjectContext } from '../../../projects/project-context.ts';
import { requireKind } from '../../../projects/project-rows.ts';
import { requireRevisionRead } from '../../change-timeline.ts';
import { requireTimeline } from '../../timeline-rows.ts';
import { viewOfTimeline } from '../view-of-timeline.ts';
import { askForEdit } from './ask-for-edit.ts';
import { editAsText } from './edit-as-text.ts';
import { readEditAnswer } from './read-edit-answer.ts';

/** Somebody waits, and a client waits for no change longer than a minute and a half. */
const PATIENCE_MS = 80_000;

export function assistantProposalHandlers(context: ProjectContext): OwnerHandlers<'propose_assistant_turn'> {
  return { propose_assistant_turn: (call) => proposeTurn(context, call) };
}

async function proposeTurn(
  context: ProjectContext,
  { account, params, body, signal }: Parameters<OwnerHandler<'propose_assistant_turn'>>[0],
): Promise<Awaited<ReturnType<OwnerHandler<'propose_assistant_turn'>>>> {
  const { database } = context;
  const project = await requireKind(database, account.id, params.projectId, 'vibeedit');
  const row = await requireTimeline(database, project);
  requireRevisionRead(row, body.expectedRevision);
  const { text, ids } = editAsText(await viewOfTimeline(database, row));
  const asked = await askForAnswer(context, account.id, {
    messages: askForEdit(body.message, text, languageOf(body.message)),
    read: (answer) => readEditAnswer(answer, ids),
    patienceMs: PATIENCE_MS,
    signal,
  });
  if (asked === null) throw conflict(problem('no_language_model'));
  const { model, answer, why } = asked;
  return { body: { model, proposal: answer, ...failureOf(why) } };
}
