/** Reading what a keyless link leads to. */

import type { ApiClient } from '../../client/api-client.ts';
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';

/** Throws DeviceError where the file is gone, or its link is too old. */
export async function fetchLink({ links }: ApiClient, url: string, signal: AbortSignal): Promise<Response> {
  const response = await links.open(url, signal);
  if (!response.ok) throw new DeviceError(ofAnswer('file_expired', { status: response.status }));
  return response;
}

/** All of a file whose link was made just now. Throws DeviceError where it is not given. */
export async function readFile({ links }: ApiClient, url: string): Promise<Blob> {
  const response = await links.open(url);
  if (!response.ok) throw new DeviceError(ofAnswer('file_not_read', { status: response.status }));
  return response.blob();
}
