/** Which of several parts of a page is open, in its address. */
import { useCallback } from 'react';
import { useAddress } from './use-address.ts';

/** @param ids the first is open where the address names none of them, and leaves no mark on it */
export function useTab<Id extends string>(
  name: string,
  ids: readonly [Id, ...Id[]],
): readonly [Id, (id: Id) => void] {
  const [search, change] = useAddress();
  const [first] = ids;
  const open = useCallback((id: Id) => change({ [name]: id === first ? null : id }), [name, first, change]);
  return [ids.find((id) => id === search.get(name)) ?? first, open];
}
