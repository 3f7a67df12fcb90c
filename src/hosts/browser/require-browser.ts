/**
 * What the service needs from a browser, asked before it is started, so that the answer is a sentence. Everything else,
 * an encoder too, is asked where it is used: only where nothing could be kept is there nothing to start.
 */
import { CAPABILITIES, hasCapability } from '../../base/browser-capabilities.ts';
import { onDevice } from '../../contract/problems/device-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';

/** By the names that browsers' makers give them. */
const LOCKS = 'Web Locks';
const FILES = 'Origin Private File System';

/** @throws DeviceError naming what is missing and what to do. */
export async function requireBrowser(): Promise<void> {
  if (!(await hasCapability('secure'))) throw new DeviceError(onDevice('address_insecure'));
  if (!(await hasCapability('locks'))) throw new DeviceError(onDevice('browser_lacks', { what: LOCKS }));
  try {
    await CAPABILITIES.files();
  } catch (error) {
    // Browsers that have files keep them from private windows by this name.
    if (error instanceof DOMException && error.name === 'SecurityError')
      throw new DeviceError(onDevice('window_private'), error);
    throw new DeviceError(onDevice('browser_lacks', { what: FILES }), error);
  }
}
