/**
 * What the address says of a page: its tabs, searches and switches, and which row is open. A link leads to what is
 * shown, and a reload stays there.
 */
import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { type createBrowserRouter, useSearchParams } from 'react-router';

/** The router itself knows what is on its way before React has drawn it. */
export const RouterOfPages = createContext<Pick<ReturnType<typeof createBrowserRouter>, 'state'> | null>(
  null,
);

/** Empty or null takes a name out. Nothing is changed of a page that is being left: that would call back who leaves it. */
export type ChangeAddress = (changes: Readonly<Record<string, string | null>>) => void;

/** @returns what it says, and a function to change it, which is always the same. */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const router = useContext(RouterOfPages);
  const latest = useRef(setSearch);
  useLayoutEffect(() => {
    latest.current = setSearch;
  }, [setSearch]);
  const change = useCallback<ChangeAddress>(
    (changes) => {
      const goingTo = router?.state.navigation.location?.pathname;
      if (goingTo !== undefined && goingTo !== router?.state.location.pathname) return;
      latest.current(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        // At once, not as a transition: what is typed or pressed next must meet it, however busy the page is.
        { replace: true, preventScrollReset: true, flushSync: true },
      );
    },
    [router],
  );
  return [search, change];
}
