/** What stopped an upload, as it is told. */
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import { LIBRARY_PROBLEMS } from '../../contract/problems/library-problems.ts';
import { problem } from '../../contract/problems/problem.ts';
import { type StatedProblem, stated } from '../../contract/problems/stated-problem.ts';
import type { ApiMethods } from '../api-client.ts';
import { ApiError, type ApiErrorFacts } from '../api-error.ts';
import { NeedsFileError } from './needs-file-error.ts';
import type { UploadState } from './upload-state.ts';

interface Stopped {
  readonly file: File | null;
  readonly filename: string;
  /** null where the service does not know of it yet. */
  readonly uploadId: string | null;
}

export async function failureOf(
  api: Pick<ApiMethods, 'get_me'>,
  { file, filename, uploadId }: Stopped,
  error: unknown,
): Promise<Pick<UploadState, 'phase' | 'error'>> {
  if (error instanceof NeedsFileError) return { phase: 'needs_file', error: null };
  if (error instanceof ApiError && error.kind === 'aborted') return { phase: 'paused', error: null };
  if (file !== null && !(await isReadable(file))) {
    const said = ofAnswer('file_unreadable_now', { file: file.name });
    return { phase: 'needs_file', error: deviceFacts(said) };
  }
  if (error instanceof ApiError) return { phase: 'failed', error: error.facts };
  if (uploadId === null && isNoRoom(error) && (await isFull(api)))
    return { phase: 'failed', error: deviceFacts(STUDIO_FULL) };
  return { phase: 'failed', error: deviceFacts(ofBrowser(error, filename)) };
}

const STUDIO_FULL = stated(LIBRARY_PROBLEMS.storage_full, problem('storage_full'));

function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** A full browser may refuse what is noted here before the studio in it was asked, which says what to do about it. */
async function isFull(api: Pick<ApiMethods, 'get_me'>): Promise<boolean> {
  try {
    return (await api.get_me({})).storageFull === true;
  } catch {
    // Without an answer the browser's own words are what there is to say.
    return false;
  }
}

/** What a browser throws may have a name and no words: it keeps them to itself on a full disk. */
function ofBrowser(error: unknown, file: string): StatedProblem {
  if (!(error instanceof Error)) return ofAnswer('upload_stopped', { file, why: String(error) });
  if (isNoRoom(error)) return ofAnswer('upload_no_space', { file });
  return ofAnswer('upload_stopped', { file, why: error.message || error.name });
}

/** A transport only says that it could not send; whether the file is at fault shows in reading it. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export function deviceFacts(said: StatedProblem): ApiErrorFacts {
  return { kind: 'device', operation: 'upload', ...said };
}
