import type { NetworkAnswer } from './ports/network.ts';

/** Where an answer says to go on; null where it does not, or names no address. */
export function redirectOf(
  { status, headers }: Pick<NetworkAnswer, 'status' | 'headers'>,
  from: URL,
): URL | null {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || location === null || !URL.canParse(location, from)) return null;
  return new URL(location, from);
}
