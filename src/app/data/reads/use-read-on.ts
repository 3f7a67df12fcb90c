/** Looking through a list that the service cannot search: it is read on, page after page, until enough is found. */
import { useEffect } from 'react';

interface ReadOn {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** A search looks on while it has not filled a screen. */
const SCREENFUL = 24;

/** @returns whether it looks on. A page that cannot be read ends that, until it is read again. */
export function useReadOn(
  { hasNextPage, isFetchingNextPage, isError, fetchNextPage }: ReadOn,
  {
    isSearch,
    foundCount,
    enough = SCREENFUL,
  }: { readonly isSearch: boolean; readonly foundCount: number; readonly enough?: number },
): boolean {
  const looksOn = isSearch && foundCount < enough && hasNextPage && !isError;
  useEffect(() => {
    if (looksOn && !isFetchingNextPage) void fetchNextPage();
  }, [looksOn, isFetchingNextPage, fetchNextPage]);
  return looksOn;
}
