/** Puts the file itself, or where it is, into an answer of the service that names one. */
import { SENDFILE_HEADER } from '../../../service/domain/operator/owner/answer-file.ts';
import { sendFile } from './send-file.ts';

/** Answers with a file of the store; `headers` say what it is. */
export type SendStored = (name: string, request: Request, headers: Headers) => Promise<Response>;

export async function withStoreFile(
  request: Request,
  response: Response,
  sendStored: SendStored,
): Promise<Response> {
  const name = response.headers.get(SENDFILE_HEADER);
  if (name === null) return response;
  const headers = new Headers(response.headers);
  headers.delete(SENDFILE_HEADER);
  return sendStored(name, request, headers);
}

/** Streams files of the disk. */
export function sendFromFolder(pathOf: (name: string) => string): SendStored {
  return (name, request, headers) => sendFile(pathOf(name), request, headers);
}
