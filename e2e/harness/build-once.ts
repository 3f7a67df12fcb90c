/** Before all specs: builds the page that the media specs drive, but where a run before this one in the gate has. */
import { buildMediaHarness } from './media-harness-server.ts';

export default async function buildOnce(): Promise<void> {
  if (process.env['E2E_HARNESS'] !== 'built') await buildMediaHarness();
}
