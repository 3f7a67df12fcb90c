/** The key of a command as a button says it: on its face, and to assistive technology. */
import { useCallback } from 'react';
import { ariaKeys, isSingleCharacter, keyCap } from './chord.ts';
import { useChosenKeys } from './chosen-keys.ts';
import { type AnyCommandSet, type Command, commandsOf } from './command.ts';
import { useLettersOn } from './letter-keys.ts';
import { chordsOf } from './open-commands.ts';

interface ShownKey {
  /** As it is printed on a keyboard; null where no key runs the command. */
  readonly cap: string | null;
  readonly aria: { readonly 'aria-keyshortcuts'?: string };
}

/** Single characters are left out while they are switched off. */
export function useKeyOf(set: AnyCommandSet): (command: Command<never>) => ShownKey {
  const keys = useChosenKeys(set);
  const lettersOn = useLettersOn();
  return useCallback(
    (command) => {
      const name = commandsOf(set).find(([, one]) => one === command)?.[0] ?? '';
      const chords = chordsOf(name, command, keys).filter((chord) => lettersOn || !isSingleCharacter(chord));
      const [first] = chords;
      return first === undefined
        ? { cap: null, aria: {} }
        : { cap: keyCap(first), aria: { 'aria-keyshortcuts': chords.map(ariaKeys).join(' ') } };
    },
    [set, keys, lettersOn],
  );
}
