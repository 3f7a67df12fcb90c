/** Keys of the review. Letters can be turned off (WCAG 2.1.4); typing in a field is never taken for a command. */
import { useLayoutEffect } from 'react';
import { type ChosenKeys, KEYED_COMMANDS, useChosenKeys } from '../../parts/chosen-keys.ts';

export interface ReviewCommands {
  readonly accept: () => void;
  readonly reject: () => void;
  readonly undo: () => void;
  /** Chooses the clip that is shown, or no longer. */
  readonly choose: () => void;
  readonly chooseAll: () => void;
  readonly stretchNext: () => void;
  readonly stretchPrevious: () => void;
  /** Ends choosing. */
  readonly leave: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly togglePlay: () => void;
  readonly slower: () => void;
  readonly faster: () => void;
  readonly frameBack: () => void;
  readonly frameForward: () => void;
  /** The clip begins, or ends, where its picture is. */
  readonly trimStart: () => void;
  readonly trimEnd: () => void;
  readonly help: () => void;
}

/** Not letters: they stay when single-letter keys are off. */
const ALWAYS: Readonly<Record<string, keyof ReviewCommands>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ' ': 'togglePlay',
};
const WITH_SHIFT: Readonly<Record<string, keyof ReviewCommands>> = {
  ArrowDown: 'stretchNext',
  ArrowUp: 'stretchPrevious',
};

interface KeysOn {
  /** Single letters. */
  readonly letters: boolean;
  /** Several clips are being chosen: Escape ends it. */
  readonly choosing: boolean;
}

export function useReviewKeys(commands: ReviewCommands, { letters, choosing }: KeysOn): void {
  const keys = useChosenKeys();
  // Before the paint, so that a key pressed on what is seen never meets the commands of what was.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.defaultPrevented || takesKeys(event.target, event.key)) return;
      const name = commandOf(event, keys, { letters, choosing });
      if (name === undefined) return;
      event.preventDefault();
      commands[name]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [commands, letters, choosing, keys]);
}

function commandOf(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  keys: ChosenKeys,
  { letters, choosing }: KeysOn,
): keyof ReviewCommands | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey ? 'chooseAll' : undefined;
  const fixed = (shiftKey ? WITH_SHIFT[key] : undefined) ?? ALWAYS[key];
  if (fixed !== undefined) return fixed;
  if (key === 'Escape') return choosing ? 'leave' : undefined;
  if (!letters) return undefined;
  return key === '?' ? 'help' : KEYED_COMMANDS.find((command) => keys[command] === key.toLowerCase());
}

/** True where the key already means something to the focused control. */
function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement) {
    if (target.type === 'checkbox') return key === ' ';
    return !['radio', 'range', 'button'].includes(target.type) || key === ' ' || key.startsWith('Arrow');
  }
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
