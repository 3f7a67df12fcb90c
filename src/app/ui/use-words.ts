/** A search or a switch of a page that stands in its address: a link leads to what is shown, and a reload stays there. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Empty where the address says nothing of it, and as it was typed, spaces at its ends kept. */
export function useWords(name: string): readonly [string, (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (words: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (words === '') next.delete(name);
          else next.set(name, words);
          return next;
        },
        // At once, not as a transition: what is typed next must meet what stands in the field.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [name, setSearch],
  );
  return [search.get(name) ?? '', change];
}

/** False where the address says nothing of it. */
export function useSwitch(name: string): readonly [boolean, (on: boolean) => void] {
  const [words, change] = useWords(name);
  return [words === 'yes', useCallback((on: boolean) => change(on ? 'yes' : ''), [change])];
}
