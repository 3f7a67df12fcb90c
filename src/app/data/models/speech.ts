/** The speech models of the service: which is used, where they come from, what is there. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { BringModelFile } from '../../../client/bring-model-file.ts';
import type { OwnerAnswerOf } from '../../../contract/owner-operations.ts';
import { useClient } from '../connection/session.tsx';
import { KEYS } from '../reads/query-keys.ts';

type SpeechAnswer = OwnerAnswerOf<'get_speech'>;

const WHILE_DOWNLOADING_MS = 700;

export const speechQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.speech,
    queryFn: ({ signal }): Promise<SpeechAnswer> => client.owner.get_speech({}, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isDownloading(state.data) ? WHILE_DOWNLOADING_MS : false,
  });

function isDownloading({ speech: { models, speakers } }: SpeechAnswer): boolean {
  return [...models, ...(speakers === undefined ? [] : [speakers])].some(
    ({ state }) => state === 'downloading',
  );
}

/** Finds out how fast a model that is there hears on the service's device; the answer is what is known of speech then. */
export const speechTrialQuery = (client: ApiClient, modelId: string, assetId: string) =>
  queryOptions({
    queryKey: [...KEYS.speech, 'trial', modelId],
    queryFn: async ({ client: queries, signal }) => {
      const answer = await client.owner.try_speech_model(
        { params: { modelId }, body: { assetId } },
        { signal },
      );
      queries.setQueryData(KEYS.speech, { speech: answer.speech });
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export interface BroughtFile {
  readonly modelId: string;
  readonly file: File;
}

export type SpeechChange =
  /** null leaves it to the device. */
  | { readonly kind: 'choose'; readonly modelId: string | null }
  | { readonly kind: 'address'; readonly address: string | null }
  | { readonly kind: 'speakers'; readonly isOn: boolean }
  | { readonly kind: 'folder'; readonly files: readonly BroughtFile[] }
  | { readonly kind: 'download' | 'cancel' | 'delete'; readonly modelId: string };

export function useChangeSpeech() {
  const { owner, bringModelFile } = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: SpeechChange): Promise<SpeechAnswer> => {
      switch (change.kind) {
        case 'choose':
          return owner.update_speech({ body: { modelId: change.modelId } });
        case 'address':
          return owner.update_speech({ body: { address: change.address } });
        case 'speakers':
          return owner.update_speech({ body: { tellSpeakers: change.isOn } });
        case 'folder':
          return bringFiles(bringModelFile, change.files);
        case 'download':
          return owner.download_speech_model({ params: { modelId: change.modelId } });
        case 'cancel':
          return owner.cancel_speech_download({ params: { modelId: change.modelId } });
        case 'delete':
          return owner.delete_speech_model({ params: { modelId: change.modelId } });
      }
    },
    onSuccess: (answer) => queries.setQueryData(KEYS.speech, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.storage }),
  });
}

/** One after the other: they are large, and the last answer says how the model stands. */
async function bringFiles(bring: BringModelFile, files: readonly BroughtFile[]): Promise<SpeechAnswer> {
  let speech: SpeechAnswer['speech'] | null = null;
  for (const { modelId, file } of files) speech = await bring(modelId, file.name, file);
  if (speech === null) throw new Error('No file of a speech model was given.');
  return { speech };
}
