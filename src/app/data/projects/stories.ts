/** The story of a fake text project: read, saved on the revision it was changed on, written and spoken by jobs. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import type { Story } from '../../../contract/schemas/story.ts';
import { KEYS } from '../reads/query-keys.ts';

const NO_STORY: readonly (ErrorCode | null)[] = ['CONFLICT', 'NOT_FOUND'];

/** null where nobody has written one yet. */
export const storyQuery = (client: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: KEYS.story(projectId),
    queryFn: async ({ signal }): Promise<Story | null> => readStory(client, projectId, signal),
    staleTime: 0,
  });

export async function readStory(
  client: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<Story | null> {
  try {
    const options = signal === undefined ? {} : { signal };
    return (await client.api.get_fake_text_story({ params: { projectId } }, options)).story;
  } catch (error) {
    // How a service tells it the specification does not show. A project that is gone is told by its own read.
    if (error instanceof ApiError && NO_STORY.includes(error.code)) return null;
    throw error;
  }
}

/** Where the editor of a chat keeps what cannot be saved as it is (`kept-typed.ts`). */
export const placeOfStory = (projectId: string): string => `messages ${projectId}`;

export type StoryChange = Omit<BodyOf<'update_fake_text_story'>, 'expectedRevision'>;

/** @throws ApiError with the code CONFLICT where the story was changed elsewhere */
export async function writeStory(
  client: ApiClient,
  projectId: string,
  revision: number,
  change: StoryChange,
): Promise<Story> {
  const body = { ...change, expectedRevision: revision };
  return (await client.api.update_fake_text_story({ params: { projectId }, body })).story;
}
