/** Puts the file itself, streamed, into an answer of the service that names one. */
import { SENDFILE_HEADER } from '../../../service/domain/operator/owner/answer-file.ts';
import { sendFile } from './send-file.ts';

/** @param pathOf path of a file of the store. */
export async function withStoreFile(
  request: Request,
  response: Response,
  pathOf: (name: string) => string,
): Promise<Response> {
  const name = response.headers.get(SENDFILE_HEADER);
  if (name === null) return response;
  const headers = new Headers(response.headers);
  headers.delete(SENDFILE_HEADER);
  return sendFile(pathOf(name), request, headers);
}
