/** Reading what a keyless link leads to. */
import { sayOfAnswer } from '../../base/answer-sentences.ts';
import { DeviceError } from '../../base/said-here.ts';
import type { ApiClient } from '../../client/api-client.ts';

/** Throws DeviceError where the file is gone, or its link is too old. */
export async function fetchLink({ links }: ApiClient, url: string, signal: AbortSignal): Promise<Response> {
  const response = await links.open(url, signal);
  if (!response.ok) throw new DeviceError(sayOfAnswer('file_expired', { status: response.status }));
  return response;
}

/** All of a file whose link was made just now. Throws DeviceError where it is not given. */
export async function readFile({ links }: ApiClient, url: string): Promise<Blob> {
  const response = await links.open(url);
  if (!response.ok) throw new DeviceError(sayOfAnswer('file_not_read', { status: response.status }));
  return response.blob();
}
