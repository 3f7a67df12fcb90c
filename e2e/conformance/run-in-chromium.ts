/** `npm run conformance:browser`: every rule a page can keep, in Chromium. Too long for the gate. */
import { startVitest } from 'vitest/node';

const suite = 'e2e/conformance/in-chromium.conformance.ts';
const vitest = await startVitest('test', [], { include: [suite], watch: false });
await vitest.close();
