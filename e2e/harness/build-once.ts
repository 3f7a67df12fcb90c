/** Before all specs: builds the page that the media specs drive. */
import { buildMediaHarness } from './media-harness-server.ts';

export default buildMediaHarness;
