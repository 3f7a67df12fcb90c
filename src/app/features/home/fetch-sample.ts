/** The sample talk that ships with the program, as files a person might have dropped. */
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';

const BASE = '/sample';

async function fetchFile(name: string, type: string): Promise<File> {
  const response = await fetch(`${BASE}/${name}`);
  if (!response.ok) throw new DeviceError(ofAnswer('sample_not_read', { name, status: response.status }));
  // A fixed time: picked a second time, it is known as the same file.
  return new File([await response.blob()], name, { type, lastModified: 0 });
}

export function fetchSample(): Promise<File[]> {
  return Promise.all([
    fetchFile('sample.mp4', 'video/mp4'),
    fetchFile('sample.en.srt', 'application/x-subrip'),
  ]);
}
