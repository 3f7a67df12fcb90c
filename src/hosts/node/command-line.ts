/** Entry of the built host: `serve`, `worker`, `clip` and `account`, each with the rest of the command line. */
import { fileURLToPath } from 'node:url';
import { EXIT } from './usage-error.ts';

/** Beside this file when built. */
const mediaScript = new URL('./media-child.js', import.meta.url);
const clientFolder = fileURLToPath(new URL('./client/', import.meta.url));

const [command, ...args] = process.argv.slice(2);

/** One Ctrl-C arrives several times: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000;

const stopping = new AbortController();
let stoppedAtMs = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Asked again, it goes at once.
    if (stopping.signal.aborted && performance.now() - stoppedAtMs > SAME_SIGNAL_MS)
      process.exit(EXIT.interrupted);
    if (stopping.signal.aborted) return;
    stoppedAtMs = performance.now();
    stopping.abort(new Error(`Stopped by ${signal}.`));
  });
}

const around = {
  mediaScript,
  clientFolder,
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  errIsTerminal: process.stderr.isTTY === true,
  stop: stopping.signal,
};

/** Each is loaded where it is asked for, and nothing of the others. */
async function run(): Promise<number> {
  if (command === 'serve') return (await import('./serve/serve.ts')).serve(args, around);
  if (command === 'worker') return (await import('./worker/worker.ts')).work(args, around);
  if (command === 'clip') return (await import('./clip/clip.ts')).clip(args, around);
  if (command === 'account') return (await import('./account/account.ts')).account(args, around);
  around.err(`There is no command "${command ?? ''}". Use serve, worker, clip or account.\n`);
  return EXIT.usage;
}

process.exit(await run());
