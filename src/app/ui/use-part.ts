/** Which of several parts of a page is open. It stands in the address: a link leads there, and a reload stays there. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** @param ids the first is open where the address names none of them, and leaves no mark on it */
export function usePart<Id extends string>(
  name: string,
  ids: readonly [Id, ...Id[]],
): readonly [Id, (id: Id) => void] {
  const [search, setSearch] = useSearchParams();
  const [first] = ids;
  const open = useCallback(
    (id: Id) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === first) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, first, setSearch],
  );
  return [ids.find((id) => id === search.get(name)) ?? first, open];
}
