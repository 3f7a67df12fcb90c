/** Looks a name up once and lets only addresses through that may be reached; what it gives is what is connected to. */
import { lookup } from 'node:dns/promises';
import { hostOf, isIpAddress } from '../../../base/web/check-url.ts';
import { isPublicAddress } from '../../../base/web/public-address.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { AddressRefusedError, NetworkError } from '../../../service/kernel/ports/network.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Every address of a name, in the system's order. */
export type Resolver = (host: string) => Promise<readonly ResolvedAddress[]>;

export const systemResolver: Resolver = async (host) =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/**
 * A name with one address that must not be reached is refused whole: whoever answers for it cannot be trusted
 * to be asked for the others. Throws AddressRefusedError, NetworkError.
 */
export async function resolveHost(
  url: URL,
  resolve: Resolver,
  allowPrivate: boolean,
): Promise<readonly ResolvedAddress[]> {
  const host = hostOf(url);
  const found = isIpAddress(host)
    ? [{ address: host, family: host.includes(':') ? 6 : 4 } as const]
    : await resolve(host).catch((error: unknown) => {
        throw new NetworkError(problem('host_not_looked_up', { host }), { cause: error });
      });
  if (found.length === 0) throw new NetworkError(problem('host_without_address', { host }));
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefusedError(problem('host_not_public', { host }));
  return found;
}
