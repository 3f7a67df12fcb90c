/** Starts an export as soon as the picture of its composition is framed: before that the service answers NOT_READY. */
import type { AnswerOf } from '../contract/operations.ts';
import type { ApiClient } from './api-client.ts';
import { follow } from './follow.ts';

/** @param waitSec how long each read of the framing job is held. */
export async function startExport(
  { api }: Pick<ApiClient, 'api'>,
  compositionId: string,
  { signal, waitSec }: { readonly signal?: AbortSignal; readonly waitSec?: number } = {},
): Promise<AnswerOf<'create_export'>> {
  const call = signal === undefined ? {} : { signal };
  const params = { compositionId };
  const { framing, revision } = (await api.get_composition({ params }, call)).composition;
  const { jobId } = framing;
  if (framing.status === 'pending' && jobId !== null)
    await follow(
      async (wait) => (await api.get_job({ params: { jobId }, query: { wait } }, call)).job,
      () => undefined,
      { signal, waitSec },
    );
  return api.create_export({ params }, { ...call, basis: { revision } });
}
