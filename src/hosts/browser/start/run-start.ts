/** `npm start`: builds the client, serves it to this machine and opens it; with `--service` the service's proxy as well. */
import { build, preview } from 'vite';
import { serviceProxyPlugin } from './service-proxy.ts';
import { readStartOptions, START_HELP, type StartOptions } from './start-options.ts';

async function start({ service, port, opens }: StartOptions): Promise<void> {
  await build();
  const server = await preview({
    plugins: service === null ? [] : [serviceProxyPlugin(service)],
    preview: { open: opens, ...(port === null ? {} : { port, strictPort: true }) },
  });
  server.printUrls();
  if (service !== null) process.stdout.write(`  Service ${service}: connect to it in Settings.\n`);
}

function optionsOrExit(): StartOptions {
  try {
    return readStartOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

const options = optionsOrExit();
if (options.isHelp) process.stdout.write(`${START_HELP}\n`);
else await start(options);
