/** Choosing, fetching and deleting speech models. Extension `owner_speech`. */
import { SPEAKER_MODELS_ID } from '../../../../contract/owner/speech-operations.ts';
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { findSpeakerModel, SPEAKER_MODELS } from '../../../../media/listen/speakers/speaker-models.ts';
import type { SpeechDevice } from '../../../../media/listen/speech/speech-device.ts';
import {
  findSpeechModel,
  lackingFor,
  SPEECH_MODELS,
  type SpeechModelFacts,
} from '../../../../media/listen/speech/speech-models.ts';
import { invalid, notFound } from '../../../kernel/api-error.ts';
import type { Account, OwnerHandlers, Reply } from '../../../kernel/call.ts';
import { givenAddress } from '../../../kernel/given-address.ts';
import { failureOf } from '../../../kernel/stored-problem.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import { requireAsset } from '../../assets/asset-rows.ts';
import type { ModelContext } from '../model-context.ts';
import { chosenListener, OWN_SERVER, requireListener } from './chosen-listener.ts';
import { keepsModels, requireKeeper } from './models-keeper.ts';
import { speakersState } from './speakers-state.ts';
import { readSpeechChoice, writeSpeechChoice } from './speech-choice.ts';
import type { StoredModel } from './speech-model-manager.ts';
import { measuredSpeed, serverSpeedKey, speedOf } from './speech-speed.ts';
import { trySpeechModel } from './try-speech-model.ts';

type Ids =
  | 'get_speech'
  | 'update_speech'
  | 'try_speech_model'
  | 'download_speech_model'
  | 'cancel_speech_download'
  | 'delete_speech_model';

/** Of a service that hears without models. */
const NO_DEVICE: SpeechDevice = {
  ...{ gpu: 'none', threads: 1, isIsolated: true, native: false, memoryBytes: null, isSafari: false },
};

async function showSpeech(context: ModelContext, accountId: string): Promise<OwnerAnswerOf<'get_speech'>> {
  const { database, speech, media, speechDevice, transcriptionServers } = context;
  const { modelId, address: given, tellsSpeakers } = await readSpeechChoice(database, accountId);
  const mayChangeModels = await keepsModels(database, accountId);
  const address = mayChangeModels ? given : null;
  const usesModels = media.usesSpeechModels === true;
  const device = usesModels ? await speechDevice() : NO_DEVICE;
  const models = await Promise.all(
    SPEECH_MODELS.map(async (facts) => {
      const { state, receivedBytes, problem: failure } = await speech.stateOf(facts);
      const { id, name, runtime, parametersMillion, memoryBytes, licence, sourceUrl } = facts;
      const downloadBytes = state === 'ready' ? receivedBytes : facts.downloadBytes;
      return {
        ...{ id, name, runtime, parametersMillion, downloadBytes, memoryBytes, licence, sourceUrl },
        ...{ files: [...facts.files], state, receivedBytes, lacks: lackingFor(facts, device) },
        ...(await speedOf(database, facts, device)),
        ...failureOf(failure),
      };
    }),
  );
  const listener = await chosenListener(context, accountId, null);
  const used = listener.kind === 'server' ? OWN_SERVER : listener.model.id;
  const set = await transcriptionServers.choiceOf(accountId);
  const server =
    set === null
      ? null
      : { model: set.model, timesRealTime: await measuredSpeed(database, serverSpeedKey(accountId)) };
  const { isIsolated } = device;
  const speakers = await speakersState(speech, tellsSpeakers);
  return {
    speech: { modelId, used, server, address, mayChangeModels, usesModels, isIsolated, models, speakers },
  };
}

export function speechHandlers(context: ModelContext & WithDatabase): OwnerHandlers<Ids> {
  const { database, speech, network } = context;
  const show = async (accountId: string): Promise<Reply<OwnerAnswerOf<'get_speech'>>> => ({
    body: await showSpeech(context, accountId),
  });

  return {
    get_speech: ({ account }) => show(account.id),

    update_speech: async ({ account, body }) => {
      const { modelId } = body;
      requireListener(modelId ?? null);
      const given = body.address;
      if (given !== undefined) await requireKeeper(database, account.id);
      const address = given == null ? given : givenAddress(network, given);
      // Each control of the page sends what it sets alone: two at once take nothing of each other back.
      await database.transaction(async (tx) => {
        const before = await readSpeechChoice(tx, account.id);
        await writeSpeechChoice(tx, account.id, {
          modelId: modelId === undefined ? before.modelId : modelId,
          address: address === undefined ? before.address : address,
          tellsSpeakers: body.tellSpeakers ?? before.tellsSpeakers,
        });
      }, account.id);
      return show(account.id);
    },

    try_speech_model: async ({ account, params, body, signal }) => {
      const asset = await requireAsset(database, account.id, body.assetId);
      const failure = await trySpeechModel(context, requireModel(params.modelId), asset, signal);
      return { body: { ...(await showSpeech(context, account.id)), ...failureOf(failure) } };
    },

    download_speech_model: async ({ account, params }) => {
      await requireKeeper(database, account.id);
      const { address } = await readSpeechChoice(database, account.id);
      for (const model of requireStored(params.modelId)) speech.start(model, address);
      return show(account.id);
    },
    cancel_speech_download: async ({ account, params }) => {
      await requireKeeper(database, account.id);
      for (const model of requireStored(params.modelId)) await speech.cancel(model);
      return show(account.id);
    },
    delete_speech_model: async ({ account, params }) => {
      await requireKeeper(database, account.id);
      for (const model of requireStored(params.modelId)) await speech.remove(model);
      return show(account.id);
    },
  };
}

function requireModel(id: string): SpeechModelFacts {
  const model = findSpeechModel(id);
  if (model === undefined) throw notFound('speech model');
  return model;
}

/** A model that hears, or all those that tell speakers apart. */
function requireStored(id: string): readonly StoredModel[] {
  return id === SPEAKER_MODELS_ID ? SPEAKER_MODELS : [requireModel(id)];
}

/** A file of a model from its owner's disk. It stands beside the table of owner operations because it is a stream. */
export async function takeModelFile(
  context: ModelContext,
  account: Account,
  request: Request,
  { modelId = '', file = '' }: Readonly<Record<string, string>>,
): Promise<Response> {
  await requireKeeper(context.database, account.id);
  const model = findSpeakerModel(modelId) ?? requireModel(modelId);
  if (!request.body || !(await context.speech.take(model, file, request.body)))
    throw invalid(
      '/file',
      'not_a_model_file',
      problem('model_file_unknown', { model: model.name, file, files: model.files.join(', ') }),
    );
  return Response.json(await showSpeech(context, account.id));
}
