/** `npm run conformance:host`: every rule against the built host. Whole videos at full size take too long for the gate. */
import { startVitest } from 'vitest/node';

const suite = 'src/testing/conformance/built-host.conformance.ts';
// Without the configuration of the test command: its projects would say what runs.
const vitest = await startVitest('test', [], { config: false, include: [suite], watch: false });
await vitest.close();
