/** Puts the file itself into an answer that names one; a video of any size crosses without being read. */
import { SENDFILE_HEADER } from '../../service/domain/operator/owner/answer-file.ts';
import type { FileStore } from '../../service/kernel/ports/file-store.ts';
import { FileResponse } from '../../wire/file-response.ts';

export async function sendFileByReference(
  files: Pick<FileStore, 'read'>,
  response: Response,
): Promise<Response> {
  const name = response.headers.get(SENDFILE_HEADER);
  if (name === null) return response;
  const headers = new Headers(response.headers);
  headers.delete(SENDFILE_HEADER);
  const file = await files.read(name);
  // The name of a stored file has no ending, so the type is put on here; slicing copies nothing.
  const typed = file.slice(0, file.size, headers.get('Content-Type') ?? '');
  return new FileResponse(typed, { status: response.status, headers });
}
