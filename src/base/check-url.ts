/** What an address given by a user shows by itself, before any name is looked up. Pure. */

import { parseIpv4, parseIpv6 } from './ip-address.ts';
import { isPublicAddress } from './public-address.ts';
import { sayTold } from './told.ts';

export type UrlFault = 'not_http' | 'credentials' | 'port' | 'private_address';

export interface UrlRules {
  /** True lets loopback and private networks pass, and any port: an operator's choice. */
  readonly allowPrivate: boolean;
}

const SENTENCES: Readonly<Record<UrlFault, string>> = {
  not_http: sayTold('address_not_http'),
  credentials: sayTold('address_credentials'),
  port: sayTold('address_port'),
  private_address: sayTold('address_private'),
};

/**
 * null where nothing speaks against it. The URL parser has turned decimal, octal and hexadecimal spellings of
 * IPv4 addresses into dotted quads by now (WHATWG URL, "IPv4 parser").
 */
export function urlFault(url: URL, { allowPrivate }: UrlRules): UrlFault | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not_http';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (allowPrivate) return null;
  if (url.port !== '' && Number(url.port) < 1024 && url.port !== '80' && url.port !== '443') return 'port';
  return isPrivateHost(hostOf(url)) ? 'private_address' : null;
}

export function urlFaultSentence(fault: UrlFault): string {
  return SENTENCES[fault];
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
