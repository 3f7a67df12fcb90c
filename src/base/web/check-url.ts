/** What an address given by a user shows by itself, before any name is looked up. Pure. */
import { parseIpv4, parseIpv6 } from './ip-address.ts';
import { isPublicAddress } from './public-address.ts';

/** Each is the code of a problem (contract/problems). */
export type UrlFault = 'address_not_http' | 'address_credentials' | 'address_port' | 'address_private';

export interface UrlRules {
  /** True lets loopback and private networks pass, and any port: an operator's choice. */
  readonly allowPrivate: boolean;
}

/**
 * null where nothing speaks against it. The URL parser has turned decimal, octal and hexadecimal spellings of
 * IPv4 addresses into dotted quads by now (WHATWG URL, "IPv4 parser").
 */
export function urlFault(url: URL, { allowPrivate }: UrlRules): UrlFault | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'address_not_http';
  if (url.username !== '' || url.password !== '') return 'address_credentials';
  if (allowPrivate) return null;
  if (url.port !== '' && Number(url.port) < 1024 && url.port !== '80' && url.port !== '443')
    return 'address_port';
  return isPrivateHost(hostOf(url)) ? 'address_private' : null;
}

/** The host as resolvers and sockets take it: IPv6 without brackets, no dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** True for the text of an IP address. */
export function isIpAddress(host: string): boolean {
  return parseIpv4(host) !== null || parseIpv6(host) !== null;
}

/** Ends of names that no public server has: loopback (RFC 6761), link-local (RFC 6762), home (RFC 8375), in-house. */
const PRIVATE_ENDS =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/i;
/** What systems call themselves in their own table of names. */
const OWN_NAMES = /^(localhost\d*|ip6-(localhost|loopback))(\.|$)/i;

/** Addresses of names are checked once more when they are looked up; these need not be. */
function isPrivateHost(host: string): boolean {
  if (isIpAddress(host)) return !isPublicAddress(host);
  return !host.includes('.') || PRIVATE_ENDS.test(host) || OWN_NAMES.test(host);
}
