/** A file of a speech model from this computer to the service, for machines without internet. */
import { MODEL_FILE_PATH, type Speech, speechAnswerSchema } from '../contract/owner/speech-operations.ts';
import { fillPath } from '../contract/request-path.ts';
import type { Connection } from './connection.ts';
import { readAnswer } from './read-answer.ts';
import { createStreamSender, type StreamParts } from './stream-sender.ts';

/** `name` is the file's, without folders. Rejects with ApiError. */
export type BringModelFile = (
  modelId: string,
  name: string,
  file: Blob,
  signal?: AbortSignal,
) => Promise<Speech>;

export function createBringModelFile(connection: Connection, parts: StreamParts): BringModelFile {
  const send = createStreamSender(connection, parts);
  const operation = 'bring_model_file';
  return async (modelId, name, file, signal) => {
    const path = fillPath(MODEL_FILE_PATH, { modelId, file: name });
    const contentType = 'application/octet-stream';
    const response = await send({ operation, method: 'PUT', path, body: file, contentType }, signal);
    return readAnswer(operation, speechAnswerSchema, response, await response.text()).speech;
  };
}
