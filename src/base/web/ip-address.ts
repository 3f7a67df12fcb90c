/** Reads IP addresses as text into numbers, the one thing both address checks and their tests need. Pure. */

/** The 32-bit number of a dotted quad in decimal; null for any other spelling. */
export function parseIpv4(text: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  if (parts === undefined) return null;
  // A leading zero means octal to some resolvers and decimal to others, so it means nothing here.
  if (parts.some((part) => Number(part) > 255 || (part.length > 1 && part.startsWith('0')))) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** The eight 16-bit groups, high to low (RFC 4291, section 2.2); null for anything else, zones too. */
export function parseIpv6(text: string): readonly number[] | null {
  const halves = withoutDottedQuad(text)?.split('::');
  if (halves === undefined || halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  if (head === undefined || ![...head, ...(tail ?? [])].every((group) => /^[0-9a-f]{1,4}$/i.test(group)))
    return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const zeros = Array.from({ length: missing }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

/** `::ffff:1.2.3.4` as `::ffff:102:304`. */
function withoutDottedQuad(text: string): string | undefined {
  const lastColon = text.lastIndexOf(':');
  if (lastColon < 0) return undefined;
  const last = text.slice(lastColon + 1);
  if (!last.includes('.')) return text;
  const quad = parseIpv4(last);
  if (quad === null) return undefined;
  const high = Math.floor(quad / 65_536).toString(16);
  return `${text.slice(0, lastColon + 1)}${high}:${(quad % 65_536).toString(16)}`;
}
