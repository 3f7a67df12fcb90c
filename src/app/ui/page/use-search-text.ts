/** A search or a switch of a page, in its address. */
import { useCallback } from 'react';
import { useAddress } from './use-address.ts';

/** Empty where the address says nothing of it, and as it was typed, spaces at its ends kept. */
export function useSearchText(name: string): readonly [string, (words: string) => void] {
  const [search, change] = useAddress();
  return [search.get(name) ?? '', useCallback((words: string) => change({ [name]: words }), [name, change])];
}

/** False where the address says nothing of it. */
export function useSwitch(name: string): readonly [boolean, (on: boolean) => void] {
  const [words, change] = useSearchText(name);
  return [words === 'yes', useCallback((on: boolean) => change(on ? 'yes' : ''), [change])];
}
