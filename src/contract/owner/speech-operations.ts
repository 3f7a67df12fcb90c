/** Which speech model words are found with, and the files of models. Extension `owner_speech`; beside open-shapes.md. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { openEnum } from '../open-enum.ts';
import { problemSchema } from '../schemas/problem.ts';
import { count } from '../schemas/values.ts';
import { SERVER_TRIAL } from './model-server.ts';

export const MODEL_STATES = ['absent', 'downloading', 'ready', 'failed'] as const;

/** A graphics chip, one that computes with half precision, a speech library of the machine. */
export const MODEL_LACKS = ['gpu', 'f16', 'native'] as const;

/** The processor or the graphics chip by WebAssembly, or a speech library of the machine. */
export const MODEL_RUNTIMES = ['wasm', 'webgpu', 'native'] as const;

const speechModelSchema = z.object({
  id: z.string(),
  name: z.string(),
  runtime: openEnum(MODEL_RUNTIMES),
  parametersMillion: z.number(),
  /** Of the whole download; a little off until the files are there. */
  downloadBytes: count,
  memoryBytes: count,
  /** What the service's device has not got and the model needs; null where it runs. */
  lacks: openEnum(MODEL_LACKS).nullable(),
  /** How many times faster than speech it hears here. */
  timesRealTime: z.number(),
  /** False where that is what others report, and nobody has measured it on this device. */
  isMeasured: z.boolean(),
  licence: z.string(),
  sourceUrl: z.string(),
  /** What it is made of, by the paths of its repository. */
  files: z.array(z.string()),
  state: openEnum(MODEL_STATES),
  receivedBytes: count,
  /** One sentence; null unless `state` is failed. */
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
});
export type SpeechModel = z.infer<typeof speechModelSchema>;

/** The two models that tell speakers apart, as one thing. Extension `owner_speakers`. */
const speakersSchema = z.object({
  /** Whether speech that is transcribed from now on says who speaks. */
  isOn: z.boolean(),
  /** Of all their files. */
  state: openEnum(MODEL_STATES),
  downloadBytes: count,
  receivedBytes: count,
  /** One sentence; null unless `state` is failed. */
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
  models: z.array(
    z.object({
      /** For bringing its files. */
      id: z.string(),
      name: z.string(),
      /** What its repository is called on the hub. */
      repository: z.string(),
      files: z.array(z.string()),
      licence: z.string(),
      sourceUrl: z.string(),
    }),
  ),
});
export type Speakers = z.infer<typeof speakersSchema>;

/** In place of a model's id: the models that tell speakers apart, all at once. */
export const SPEAKER_MODELS_ID = 'speakers';

export const speechSchema = z.object({
  /** The chosen one, or `server`; null where that is left to the service. */
  modelId: z.string().nullable(),
  /** What listens: the chosen one, else the server where one is set, else the best model that the device runs well. */
  used: z.string(),
  /** Extension `owner_transcription_server`: the server that is set. */
  server: z.object({ model: z.string(), timesRealTime: z.number().nullable() }).nullable(),
  /** False where models on the processor have one thread, because the page is not isolated from others. */
  isIsolated: z.boolean(),
  /** Where models are fetched from; null for the hub they are published on, and for who may not change it. */
  address: z.string().nullable(),
  /** False where the models are kept by another account, as they are one set for all of a service; true where not given. */
  mayChangeModels: z.boolean().optional(),
  /** False where this service hears without a model, or cannot hear at all. */
  usesModels: z.boolean(),
  models: z.array(speechModelSchema),
  /** Extension `owner_speakers`. */
  speakers: speakersSchema.optional(),
});
export type Speech = z.infer<typeof speechSchema>;

/** PUT with a file of the model as the body, named without folders; answers as `get_speech` does. */
export const MODEL_FILE_PATH = '/owner/speech/models/{modelId}/files/{file}';

export const speechAnswerSchema = z.object({ speech: speechSchema });
const answer = speechAnswerSchema;
const modelId = z.strictObject({ modelId: z.string().min(1).max(80) });

export const SPEECH_OPERATIONS = {
  get_speech: owned('GET', '/owner/speech', {
    summary: 'The speech models there are, which one is used, and how far each download is.',
    answer,
  }),
  update_speech: owned('PATCH', '/owner/speech', {
    summary:
      'Chooses the model for the next analysis, the address models are fetched from, or whether speakers are told apart.',
    body: z.strictObject({
      modelId: z.string().min(1).max(80).nullable().optional(),
      /** CONFLICT `models_of_all` where another account keeps the models, as for all that fetches or deletes them. */
      address: z.string().min(1).max(2000).nullable().optional(),
      /** Extension `owner_speakers`. */
      tellSpeakers: z.boolean().optional(),
    }),
    answer,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  try_speech_model: owned('POST', '/owner/speech/models/{modelId}/try', {
    summary: 'Hears three seconds of a video with a model that is there, and remembers how fast it was.',
    params: modelId,
    body: z.strictObject({ assetId: z.string().min(1).max(80) }),
    answer: answer.extend(SERVER_TRIAL),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  download_speech_model: owned('POST', '/owner/speech/models/{modelId}/download', {
    summary: 'Begins to fetch a model; one that is there or on its way is left alone.',
    params: modelId,
    answer,
    errors: ['CONFLICT'],
  }),
  cancel_speech_download: owned('POST', '/owner/speech/models/{modelId}/cancel', {
    summary: 'Stops fetching a model. Files that are complete are kept for the next time.',
    params: modelId,
    answer,
    errors: ['CONFLICT'],
  }),
  delete_speech_model: owned('DELETE', '/owner/speech/models/{modelId}', {
    summary: 'Deletes the files of a model.',
    params: modelId,
    answer,
    errors: ['CONFLICT'],
  }),
};
