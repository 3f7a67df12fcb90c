/** The platform's fetch to a host at another address than the one the suite writes its calls for. */
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { ORIGIN } from './api-under-test.ts';

/** @param origin where the host really listens. */
export function overNetwork(origin: string): FetchLike {
  return (input, init) => {
    const { pathname, search } = new URL(input, ORIGIN);
    return fetch(origin + pathname + search, init);
  };
}
