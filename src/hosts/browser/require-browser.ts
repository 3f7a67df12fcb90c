/** What the service needs from a browser, asked before it is started, so that the answer is a sentence. */
import { type Capability, hasCapability } from '../../base/browser-capabilities.ts';
import { onDevice } from '../../contract/problems/device-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';

/** By the names that browsers' makers give them. */
const NEEDED = {
  locks: 'Web Locks',
  files: 'Origin Private File System',
  h264: 'H.264 (WebCodecs)',
} as const satisfies Partial<Record<Capability, string>>;

/** @throws DeviceError naming what is missing and what to do. */
export async function requireBrowser(): Promise<void> {
  if (!(await hasCapability('secure'))) throw new DeviceError(onDevice('address_insecure'));
  const missing: string[] = [];
  for (const id of Object.keys(NEEDED) as (keyof typeof NEEDED)[])
    if (!(await hasCapability(id))) missing.push(NEEDED[id]);
  if (missing.length === 0) return;
  throw new DeviceError(onDevice('browser_lacks', { what: missing.join(', ') }));
}
