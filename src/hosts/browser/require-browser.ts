/**
 * What the service needs from a browser, asked before it is started, so that the answer is a sentence. Everything else,
 * an encoder too, is asked where it is used: only where nothing could be kept is there nothing to start.
 */
import { CAPABILITIES, hasCapability } from '../../base/browser/browser-capabilities.ts';
import { isStorageBlocked } from '../../base/browser/without-storage.ts';
import type { lacking } from '../../contract/problems/lacking-problems.ts';
import { DeviceError, type StatedProblem } from '../../contract/problems/stated-problem.ts';

/** By the names that browsers' makers give them. */
const LOCKS = 'Web Locks';
const FILES = 'Origin Private File System';

/** @throws DeviceError naming what is missing and what to do. */
export async function requireBrowser(): Promise<void> {
  if (!(await hasCapability('secure'))) await refuse((say) => say('address_insecure'));
  if (isStorageBlocked()) await refuse((say) => say('site_data_blocked'));
  if (!(await hasCapability('webAssembly'))) await refuse((say) => say('web_assembly_missing'));
  if (!(await hasCapability('locks'))) await refuse((say) => say('browser_lacks', { what: LOCKS }));
  try {
    await CAPABILITIES.files();
  } catch (error) {
    // Browsers that have files keep them from private windows by this name.
    const isPrivate = error instanceof DOMException && error.name === 'SecurityError';
    await refuse((say) => (isPrivate ? say('window_private') : say('browser_lacks', { what: FILES })), error);
  }
}

/** The sentences come when they are needed: nearly nobody reads them. */
async function refuse(why: (say: typeof lacking) => StatedProblem, cause?: unknown): Promise<never> {
  const { lacking } = await import('../../contract/problems/lacking-problems.ts');
  throw new DeviceError(why(lacking), cause);
}
