/**
 * Which IP addresses belong to the public internet. Everything not known to be public is refused: private,
 * loopback, link-local (cloud metadata too), shared, reserved, multicast and documentation ranges. Sources:
 * IANA special-purpose address registries for IPv4 and IPv6 (RFC 6890); RFC 6052 for NAT64. Pure.
 */
import { parseIpv4, parseIpv6 } from './ip-address.ts';

/** First address and prefix length. */
const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Inside 2000::/3, the only range handed out: protocol assignments with Teredo, documentation, 6to4. */
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Carry an IPv4 address in their last 32 bits, which decides: IPv4-mapped, NAT64. */
const CARRIERS = ['::ffff:0:0', '64:ff9b::'] as const;

/** False for text that is no IP address. */
export function isPublicAddress(text: string): boolean {
  const v4 = parseIpv4(text);
  if (v4 !== null) return isPublicV4(v4);
  const groups = parseIpv6(text);
  return groups !== null && isPublicV6(groups);
}

function isPublicV4(address: number): boolean {
  return !NOT_PUBLIC_V4.some(([start, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor((parseIpv4(start) ?? 0) / size);
  });
}

function isPublicV6(groups: readonly number[]): boolean {
  if (CARRIERS.some((carrier) => startsWith(groups, carrier, 96)))
    return isPublicV4((groups[6] ?? 0) * 65_536 + (groups[7] ?? 0));
  const isHandedOut = startsWith(groups, '2000::', 3);
  return isHandedOut && !NOT_PUBLIC_V6.some(([start, bits]) => startsWith(groups, start, bits));
}

function startsWith(groups: readonly number[], prefix: string, bits: number): boolean {
  const wanted = parseIpv6(prefix) ?? [];
  return groups.every((group, index) => {
    const compared = Math.min(16, Math.max(0, bits - index * 16));
    return group >> (16 - compared) === (wanted[index] ?? 0) >> (16 - compared);
  });
}
