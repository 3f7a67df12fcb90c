/** Choosing, fetching and deleting speech models. Extension `owner_speech`. */

import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import {
  filesOfModel,
  findSpeechModel,
  SPEECH_MODELS,
  type SpeechModelFacts,
} from '../../../../media/listen/speech/speech-models.ts';
import { invalid, notFound } from '../../../kernel/api-error.ts';
import type { Account, OwnerHandlers, Reply } from '../../../kernel/call.ts';
import { givenAddress } from '../../../kernel/given-address.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import type { ModelContext } from '../model-context.ts';
import { readSpeechChoice, writeSpeechChoice } from './speech-choice.ts';

type Ids =
  | 'get_speech'
  | 'update_speech'
  | 'download_speech_model'
  | 'cancel_speech_download'
  | 'delete_speech_model';

async function showSpeech(
  { database, speech, media }: ModelContext,
  accountId: string,
): Promise<OwnerAnswerOf<'get_speech'>> {
  const { model, address } = readSpeechChoice(database, accountId);
  const models = await Promise.all(
    SPEECH_MODELS.map(async (facts) => {
      const { state, receivedBytes, problem: failure } = await speech.stateOf(facts);
      const { id, name, parametersMillion, memoryBytes, licence, sourceUrl, device } = facts;
      const downloadBytes = state === 'ready' ? receivedBytes : facts.downloadBytes;
      return {
        ...{ id, name, parametersMillion, downloadBytes, memoryBytes, licence, sourceUrl },
        ...{
          needsGpu: device === 'webgpu',
          files: filesOfModel(facts),
          state,
          receivedBytes,
          ...failureOf(failure),
        },
      };
    }),
  );
  const usesModels = media.usesSpeechModels === true;
  return { speech: { modelId: model.id, address, usesModels, models } };
}

export function speechHandlers(context: ModelContext): OwnerHandlers<Ids> {
  const { database, speech, network } = context;
  const show = async (accountId: string): Promise<Reply<OwnerAnswerOf<'get_speech'>>> => ({
    body: await showSpeech(context, accountId),
  });

  return {
    get_speech: ({ account }) => show(account.id),

    update_speech: ({ account, body }) => {
      const before = readSpeechChoice(database, account.id);
      const model = body.modelId === undefined ? before.model : requireModel(body.modelId);
      const given = body.address;
      const address =
        given === undefined ? before.address : given === null ? null : givenAddress(network, given);
      writeSpeechChoice(database, account.id, { model, address });
      return show(account.id);
    },

    download_speech_model: ({ account, params }) => {
      speech.start(requireModel(params.modelId), readSpeechChoice(database, account.id).address);
      return show(account.id);
    },
    cancel_speech_download: async ({ account, params }) => {
      await speech.cancel(requireModel(params.modelId));
      return show(account.id);
    },
    delete_speech_model: async ({ account, params }) => {
      await speech.remove(requireModel(params.modelId));
      return show(account.id);
    },
  };
}

function requireModel(id: string): SpeechModelFacts {
  const model = findSpeechModel(id);
  if (model === undefined) throw notFound('speech model');
  return model;
}

/** A file of a model from its owner's disk. It stands beside the table of owner operations because it is a stream. */
export async function takeModelFile(
  context: ModelContext,
  account: Account,
  request: Request,
  { modelId = '', file = '' }: Readonly<Record<string, string>>,
): Promise<Response> {
  const model = requireModel(modelId);
  if (!request.body || !(await context.speech.take(model, file, request.body)))
    throw invalid(
      '/file',
      'not_a_model_file',
      problem('model_file_unknown', { model: model.name, file, files: filesOfModel(model).join(', ') }),
    );
  return Response.json(await showSpeech(context, account.id));
}
