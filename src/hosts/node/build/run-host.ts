/** `npm run serve`, `npm run worker`, `npm run clip` and `npm run account`: builds what is stale, then becomes the built host. */
import { ensureHostBuilt } from './host-build.ts';

const isServe = process.argv[2] === 'serve';
const isHelp = process.argv.includes('--help');
const { commandLine } = await ensureHostBuilt(isServe && !isHelp, () =>
  process.stderr.write('Building Cliproom, once after each change of its sources.\n'),
);
await import(commandLine.href);
