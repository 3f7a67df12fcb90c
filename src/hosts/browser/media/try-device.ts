/** The page's end of the trials of its device, which run in a worker of their own. */
import type { DeviceTrial } from '../../../base/browser/device-check.ts';
import { makeWorkersFor } from './make-workers-for.ts';

/** Rejects where the worker cannot run, or does not come to its end. */
export function tryDevice(onTrial: (trial: DeviceTrial) => void, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./try-device.worker.ts', import.meta.url), { type: 'module' });
  const endOthers = makeWorkersFor(worker);
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DeviceTrial | null>) => {
      if (data === null) resolve();
      else onTrial(data);
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    signal.addEventListener('abort', () => reject(signal.reason));
  }).finally(() => {
    worker.terminate();
    endOthers();
  });
}
