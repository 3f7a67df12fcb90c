/** A file that was picked and has nothing in it, as clouds leave them on a device. */
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';

/** @throws DeviceError */
export function requireFilled({ name, size }: File): void {
  if (size === 0) throw new DeviceError(ofAnswer('picked_file_empty', { file: name }));
}
