/** A read through the query cache, for somebody who does not watch its query. */
import { CancelledError } from '@tanstack/react-query';

/**
 * The cache gives a read up when the last who watches it goes, and takes it from everybody who waits: whoever wants it all
 * the same asks again. A query that is made of another one would else stand still for good, neither answered nor failed.
 * Throws as the read does.
 * @param read by `fetchQuery` or `ensureQueryData`
 * @param signal of the work it is for, such as a query that is made of it: where that is given up, so is this
 */
export async function readAnyway<Data>(read: () => Promise<Data>, signal?: AbortSignal): Promise<Data> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof CancelledError) || signal?.aborted === true) throw error;
    }
  }
}
