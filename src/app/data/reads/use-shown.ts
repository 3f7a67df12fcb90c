/** What a page is about: it stays on the screen through a fault that passes, and is asked again while one lasts. */
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { failureOf, isPassing } from '../connection/use-silence.ts';

const ASK_AGAIN_MS = 2000;

export interface Shown<Data> {
  /** undefined until it was read, and where it is not to be had any more. */
  readonly known: Data | undefined;
  readonly failure: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** @param isMoving whether it changes without anybody's doing here, and is looked at again for that */
export function useShown<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  isMoving: (data: Data | undefined) => boolean = () => false,
): Shown<Data> {
  const query = useQuery({
    ...options,
    refetchInterval: ({ state: { data, error } }) =>
      isMoving(data) || isPassing(error) ? ASK_AGAIN_MS : false,
  });
  const failure = failureOf(query);
  return {
    known: failure === null || isPassing(failure) ? query.data : undefined,
    failure,
    refetch: query.refetch,
  };
}
