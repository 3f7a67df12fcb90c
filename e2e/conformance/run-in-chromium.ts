/** `npm run conformance:browser`: every rule a page can keep, in Chromium. Too long for the gate. */
import { startVitest } from 'vitest/node';

const suite = 'e2e/conformance/in-chromium.conformance.ts';
// Without the configuration of the test command: its projects would say what runs.
const vitest = await startVitest('test', [], { config: false, include: [suite], watch: false });
await vitest.close();
