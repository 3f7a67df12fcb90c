/** `npm run conformance:host`: every rule against the built host. Whole videos at full size take too long for the gate. */
import { startVitest } from 'vitest/node';

const suite = 'src/testing/conformance/built-host.conformance.ts';
const vitest = await startVitest('test', [], { include: [suite], watch: false });
await vitest.close();
