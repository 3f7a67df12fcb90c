/** Keys of the review. Letters can be turned off (WCAG 2.1.4); typing in a field is never taken for a command. */
import { useLayoutEffect } from 'react';
import { type ChosenKeys, KEYED_COMMANDS, useChosenKeys } from '../../parts/chosen-keys.ts';

export interface ReviewCommands {
  readonly accept: () => void;
  readonly reject: () => void;
  readonly undo: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly togglePlay: () => void;
  readonly slower: () => void;
  readonly faster: () => void;
  readonly frameBack: () => void;
  readonly frameForward: () => void;
  readonly help: () => void;
}

/** Not letters: they stay when single-letter keys are off. */
const ALWAYS: Readonly<Record<string, keyof ReviewCommands>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ' ': 'togglePlay',
};

export function useReviewKeys(commands: ReviewCommands, lettersOn: boolean): void {
  const keys = useChosenKeys();
  // Before the paint, so that a key pressed on what is seen never meets the commands of what was.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesKeys(event.target, event.key)) return;
      const name = ALWAYS[event.key] ?? (lettersOn ? commandOf(keys, event.key) : undefined);
      if (name === undefined) return;
      event.preventDefault();
      commands[name]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [commands, lettersOn, keys]);
}

function commandOf(keys: ChosenKeys, pressed: string): keyof ReviewCommands | undefined {
  return pressed === '?' ? 'help' : KEYED_COMMANDS.find((command) => keys[command] === pressed.toLowerCase());
}

/** True where the key already means something to the focused control. */
function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement) {
    return (
      !['radio', 'checkbox', 'range', 'button'].includes(target.type) ||
      key === ' ' ||
      key.startsWith('Arrow')
    );
  }
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
