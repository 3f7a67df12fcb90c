/**
 * Brings a library file in. A gateway may give the service up while that goes on: then what became of it is looked for,
 * because it is there all at once or not at all.
 */
import type { ApiClient } from '../../../client/api-client.ts';
import { isAnswerOfGateway } from '../../../client/limit-answer.ts';
import { pause as onTimer, type Pause } from '../../../client/pause.ts';
import type { BroughtIn } from '../../../contract/schemas/library.ts';

const LOOK_EVERY_MS = 3000;
/** The file has arrived by then; what is left is making its rows visible. */
const LOOKS = 40;

/**
 * @returns null where it is there and nobody has said how much of it
 * Rejects with ApiError, also where it is not there after two minutes.
 */
export async function bringLibrary(
  client: ApiClient,
  file: Blob,
  signal: AbortSignal,
  pause: Pause = onTimer,
): Promise<BroughtIn | null> {
  // Where something is there before, finding something says nothing.
  const wasEmpty = await isEmpty(client, signal);
  try {
    return await client.library.bringIn(file, signal);
  } catch (error) {
    if (!wasEmpty || !isAnswerOfGateway(error)) throw error;
    for (let looks = 0; looks < LOOKS; looks++) {
      if (!(await isEmpty(client, signal))) return null;
      await pause(LOOK_EVERY_MS, signal);
    }
    throw error;
  }
}

async function isEmpty({ api }: ApiClient, signal: AbortSignal): Promise<boolean> {
  const query = { limit: 1 };
  const lists = await Promise.all([
    api.list_assets({ query }, { signal }),
    api.list_projects({ query }, { signal }),
  ]);
  return lists.every(({ data }) => data.length === 0);
}
