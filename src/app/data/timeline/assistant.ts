/** The Editor Assistant: the turns of an edit, asking for another, taking back one action. */
import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import type { AssistantProposal } from '../../../contract/schemas/assistant-proposal.ts';
import type { AssistantTurn } from '../../../contract/schemas/story.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';
import { pages } from '../reads/read-all.ts';

const TURNS_A_PAGE = 20;

export const assistantTurnsQuery = (client: ApiClient, projectId: string) => ({
  ...pages(
    KEYS.assistantTurns(projectId),
    { operation: 'list_assistant_turns', params: { projectId } },
    TURNS_A_PAGE,
    (page, options) => client.api.list_assistant_turns({ params: { projectId }, query: page }, options),
  ),
  staleTime: 0,
});

/**
 * Reads a turn by itself into the conversation: what came before it is known, and need not be read again.
 * Resolves with whether the conversation had it.
 */
export async function readTurnAgain(
  client: ApiClient,
  queries: QueryClient,
  turnId: string,
): Promise<boolean> {
  const { turn } = await client.api.get_assistant_turn({ params: { turnId } });
  let found = false;
  queries.setQueryData(assistantTurnsQuery(client, turn.projectId).queryKey, (known) =>
    known === undefined
      ? known
      : {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            data: page.data.map((one) => {
              if (one.id !== turn.id) return one;
              found = true;
              return turn;
            }),
          })),
        },
  );
  return found;
}

/** What the language model would do; nothing is changed. */
export function useProposeByModel(projectId: string) {
  const { owner } = useClient();
  return useMutation({
    mutationFn: (body: OwnerBodyOf<'propose_assistant_turn'>) =>
      owner.propose_assistant_turn({ params: { projectId }, body }),
  });
}

/**
 * @param expectedRevision what the person sees; another one answers `revision_mismatch`
 * @param proposal done instead of what the rules read
 */
export async function askAssistant(
  client: ApiClient,
  projectId: string,
  message: string,
  expectedRevision: number,
  proposal: AssistantProposal | null,
): Promise<AssistantTurn> {
  const body = { message, expectedRevision, ...(proposal === null ? {} : { proposal }) };
  const { turn, job } = await client.api.create_assistant_turn({ params: { projectId }, body });
  // Another service may name the job beside the turn alone: without one nobody would hear of its end.
  return { ...turn, jobId: turn.jobId ?? job.id };
}

export function undoAssistantAction(
  client: ApiClient,
  turnId: string,
  actionId: string,
): Promise<{ turn: AssistantTurn; timeline: Timeline }> {
  return client.api.undo_assistant_action({ params: { turnId, actionId } });
}
