/** What `npm start` is told on its command line. */
import { parseArgs } from 'node:util';

export const START_HELP = `npm start [-- flags]

  --service A   a service to reach through this page's own origin, such as https://clips.example.com: for one that does
                not let pages of other origins ask it (CORS). Its address is offered in Settings; keys are given there
  --port N      port to listen on (4173)
  --no-open     do not open a browser
  --help        this text

Only this machine reaches what is started here.`;

export interface StartOptions {
  /** Scheme, host and path without a slash at the end; null: pages ask services themselves. */
  readonly service: string | null;
  readonly port: number | null;
  readonly opens: boolean;
  readonly isHelp: boolean;
}

/** Throws an Error with a sentence for the person. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      service: { type: 'string' },
      port: { type: 'string' },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean' },
    },
    strict: true,
  });
  return {
    service: values.service === undefined ? null : serviceAddress(values.service),
    port: values.port === undefined ? null : portOf(values.port),
    opens: values['no-open'] !== true,
    isHelp: values.help === true,
  };
}

/** Keys go to it with every request: only an encrypted way, or this machine. */
function serviceAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`--service takes an address such as https://clips.example.com, not "${text}".`);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new Error('--service takes an address alone. Keys are given in Settings.');
  if (url.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    throw new Error('--service takes https: addresses, so that nobody on the way reads the key.');
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/v1$/, '');
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port takes a number to 65535, not "${text}".`);
  return port;
}
