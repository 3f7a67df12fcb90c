/**
 * The sets of commands that are open: those of the page, and those that are heard everywhere. One listener turns a key
 * press into a command; the palette offers what applies.
 */
import { useLayoutEffect, useRef } from 'react';
import { isPressed, isPressedWithShift, isSingleCharacter, type KeyPress } from './chord.ts';
import { type ChosenKeys, chosenKeys } from './chosen-keys.ts';
import { type Command, type CommandSet, commandsOf } from './command.ts';
import { areLettersOn } from './letter-keys.ts';
import { belongsToPage } from './page-keys.ts';

interface Opened<Context> {
  readonly set: CommandSet<Context>;
  readonly context: () => Context;
}

/** What stands in the list knows its own context. */
const opened: Opened<unknown>[] = [];

function open<Context>(one: Opened<Context>): () => void {
  const entry = one as Opened<unknown>;
  if (opened.length === 0) window.addEventListener('keydown', onKey);
  opened.push(entry);
  return () => {
    opened.splice(opened.indexOf(entry), 1);
    if (opened.length === 0) window.removeEventListener('keydown', onKey);
  };
}

/** Called by a part of a page: the keys of its commands are heard, and the palette offers them, while it is shown. */
export function useCommands<Context>(set: CommandSet<Context>, context: Context): void {
  const latest = useRef(context);
  // Before the paint, so that a key pressed on what is seen never meets what was there before.
  useLayoutEffect(() => {
    latest.current = context;
  });
  useLayoutEffect(() => open({ set, context: () => latest.current }), [set]);
}

/** Those of the page first, the last opened before the others. */
function inOrder(): Opened<unknown>[] {
  const last = opened.toReversed();
  return [...last.filter(({ set }) => !set.isEverywhere), ...last.filter(({ set }) => set.isEverywhere)];
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const isPages = belongsToPage(event);
  for (const { set, context } of inOrder()) {
    const command = commandOf(set, event, {
      isTyping: !isPages,
      keys: chosenKeys(set),
      lettersOn: areLettersOn(),
    });
    if (command === null || command.when?.(context()) === false) continue;
    event.preventDefault();
    command.run(context());
    return;
  }
}

interface Heard {
  readonly keys: ChosenKeys;
  readonly lettersOn: boolean;
  readonly isTyping: boolean;
}

/** The command a press means; null where it means none. */
export function commandOf<Context>(
  set: CommandSet<Context>,
  press: KeyPress,
  { keys, lettersOn, isTyping }: Heard,
): Command<Context> | null {
  const heard = commandsOf(set).flatMap(([name, command]) =>
    isTyping && command.whileTyping !== true
      ? []
      : chordsOf(name, command, keys)
          .filter((chord) => lettersOn || !isSingleCharacter(chord))
          .map((chord) => ({ chord, command })),
  );
  const exact = heard.find(({ chord }) => isPressed(press, chord, isTyping));
  return (exact ?? heard.find(({ chord }) => isPressedWithShift(press, chord)))?.command ?? null;
}

/** All keys of a command: first the one that can be changed. */
export function chordsOf(name: string, { fixedKeys = [] }: Command<never>, keys: ChosenKeys): string[] {
  const own = keys[name];
  return own === undefined ? [...fixedKeys] : [own, ...fixedKeys];
}

interface Offered {
  readonly label: Command<unknown>['label'];
  readonly chord: string | undefined;
  readonly run: () => void;
}

/** What can be done now: on this page, or everywhere. */
export function offeredCommands(where: 'page' | 'everywhere'): Offered[] {
  return inOrder()
    .filter(({ set }) => (set.isEverywhere === true) === (where === 'everywhere'))
    .flatMap(({ set, context }) => {
      const now = context();
      return commandsOf(set)
        .filter(([, { isOffered }]) => isOffered !== false)
        .filter(([, { when, tool }]) => when?.(now) !== false && tool?.isOff?.(now) !== true)
        .map(([name, command]) => ({
          label: command.label,
          chord: chordsOf(name, command, chosenKeys(set))[0],
          run: () => command.run(context()),
        }));
    });
}
