/**
 * Which address this host has for whoever asks. What a request says of it ends up in links, so a name in it counts
 * only where the host knows that name; numbers cannot be made to lead elsewhere.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { splitUrl } from './split-url.ts';

export interface OwnAddress {
  /** Scheme, host and port for links; null where the request names a host that this one is not. */
  of(request: Request): string | null;
}

/**
 * @param publicAddress what the operator says; then it is the address, whatever is asked for. Without it a proxy may
 *   say that it was asked over TLS, by the header most of them are told to send.
 */
export function createOwnAddress(publicAddress: string | undefined): OwnAddress {
  if (publicAddress !== undefined) return { of: () => publicAddress };
  const own = hostname().toLowerCase();
  const names = new Set(['localhost', own, `${own}.local`, `${own.split('.')[0]}.local`]);
  const addressOf = (site: string): string | null => {
    const { origin, hostname: asked } = new URL(site);
    const name = asked.toLowerCase().replace(/^\[|\]$/g, '');
    return isIP(name) !== 0 || names.has(name) || name.endsWith('.localhost') ? origin : null;
  };
  // Nearly every request names the same host as the one before it.
  let last: { readonly site: string; readonly address: string | null } = { site: '', address: null };
  return {
    of: ({ url, headers }) => {
      const { site } = splitUrl(url);
      if (site !== last.site) last = { site, address: addressOf(site) };
      const { address } = last;
      const isOverTls = /^https\b/.test(headers.get('x-forwarded-proto') ?? '');
      return isOverTls && address !== null ? address.replace(/^http:/, 'https:') : address;
    },
  };
}
