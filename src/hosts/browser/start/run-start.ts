/** `npm start`: builds the client, serves it to this machine and opens it; with `--service` the service's proxy as well. */
import { preview } from 'vite';
import { buildApart } from '../../build-apart.ts';
import { pageHeadersPlugin } from '../page-headers-plugin.ts';
import { serviceProxyPlugin } from './service-proxy.ts';
import { readStartOptions, START_HELP, type StartOptions } from './start-options.ts';

async function start({ service, port, opens }: StartOptions): Promise<void> {
  process.stdout.write('Building Cliproom …\n');
  await buildApart();
  const server = await preview({
    // What else is configured is about building, and takes half a gigabyte to load.
    configFile: false,
    plugins: [pageHeadersPlugin(), ...(service === null ? [] : [serviceProxyPlugin(service)])],
    preview: { open: opens, ...(port === null ? {} : { port, strictPort: true }) },
  });
  process.stdout.write(`Cliproom is at ${server.resolvedUrls?.local[0]}\n`);
  if (service !== null) process.stdout.write(`Service ${service}: connect to it in Settings.\n`);
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
