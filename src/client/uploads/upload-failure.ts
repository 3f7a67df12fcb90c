/** What stopped an upload, as it is told. */
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import type { StatedProblem } from '../../contract/problems/stated-problem.ts';
import { ApiError, type ApiErrorFacts } from '../api-error.ts';
import { NeedsFileError } from './needs-file-error.ts';
import type { UploadState } from './upload-state.ts';

export async function failureOf(
  { file, filename }: { readonly file: File | null; readonly filename: string },
  error: unknown,
): Promise<Pick<UploadState, 'phase' | 'error'>> {
  if (error instanceof NeedsFileError) return { phase: 'needs_file', error: null };
  if (error instanceof ApiError && error.kind === 'aborted') return { phase: 'paused', error: null };
  if (file !== null && !(await isReadable(file))) {
    const said = ofAnswer('file_unreadable_now', { file: file.name });
    return { phase: 'needs_file', error: deviceFacts(said) };
  }
  if (error instanceof ApiError) return { phase: 'failed', error: error.facts };
  return { phase: 'failed', error: deviceFacts(ofBrowser(error, filename)) };
}

/** What a browser throws may have a name and no words: it keeps them to itself on a full disk. */
function ofBrowser(error: unknown, file: string): StatedProblem {
  if (!(error instanceof Error)) return ofAnswer('upload_stopped', { file, why: String(error) });
  if (error.name === 'QuotaExceededError') return ofAnswer('upload_no_space', { file });
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
