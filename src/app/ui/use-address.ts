/**
 * What the address says of a page: its tabs, searches and switches, and which row is open. A link leads to what is
 * shown, and a reload stays there.
 */
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** Empty or null takes a name out. Nothing is changed of a page that is being left: that would call back who leaves it. */
export type ChangeAddress = (changes: Readonly<Record<string, string | null>>) => void;

/** @returns what it says, and a function to change it, which is always the same. */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next = null } = useNavigation();
  const isLeft = next !== null && next.pathname !== pathname;
  const latest = useRef({ setSearch, isLeft });
  useLayoutEffect(() => {
    latest.current = { setSearch, isLeft };
  }, [setSearch, isLeft]);
  const change = useCallback<ChangeAddress>((changes) => {
    if (latest.current.isLeft) return;
    latest.current.setSearch(
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
  }, []);
  return [search, change];
}
