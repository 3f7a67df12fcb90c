/** Reading what a keyless link leads to. */
import type { ApiClient } from '../../../client/api-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';

/** Throws DeviceError where the file is gone or its link too old, ApiError where it cannot be read where it is. */
export async function fetchLink({ links }: ApiClient, url: string, signal: AbortSignal): Promise<Response> {
  const response = await links.open(url, signal);
  if (response.ok) return response;
  if (response.status === ERROR_CODES.CONFLICT.status) throw await refusalOf(response);
  throw new DeviceError(ofAnswer('file_expired', { status: response.status }));
}

async function refusalOf(response: Response): Promise<ApiError> {
  const { errorBodySchema } = await import('../../../contract/schemas/error-body.ts');
  const { error } = errorBodySchema.parse(await response.json());
  return new ApiError({ kind: 'answer', operation: 'file', status: response.status, ...error });
}

/** All of a file whose link was made just now. Throws DeviceError where it is not given. */
export async function readFile({ links }: ApiClient, url: string): Promise<Blob> {
  const response = await links.open(url);
  if (!response.ok) throw new DeviceError(ofAnswer('file_not_read', { status: response.status }));
  return response.blob();
}
