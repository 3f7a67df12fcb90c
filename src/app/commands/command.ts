/** A command: one thing a person can do, said once for its button, menu, key, help, palette and the choosing of its key. */
import type { LucideIcon } from 'lucide-react';
import type { CatalogPart, MessageId } from '../i18n/messages.ts';
import type { Chord } from './chord.ts';

export interface Command<Context> {
  /** On its button, in menus, in the palette and beside its key. */
  readonly label: MessageId;
  /** Its standard key, which can be changed. */
  readonly key?: Chord;
  /** Keys that mean the same for everybody. */
  readonly fixedKeys?: readonly Chord[];
  /** False where it does not apply: its key is left to others and the palette does not offer it. Left out: always. */
  readonly when?: (context: Context) => boolean;
  readonly run: (context: Context) => void;
  /** The palette does not offer it. */
  readonly isOffered?: false;
  /** Also heard while somebody types. */
  readonly whileTyping?: true;
  /** It has a button in the row of tools. */
  readonly tool?: Tool<Context>;
  /** It has an entry in the menu, below the heading of its group. */
  readonly menu?: true;
}

export interface Tool<Context> {
  readonly Icon: LucideIcon;
  /** The group of buttons it stands in. */
  readonly at: 'edit' | 'history' | 'view';
  /** How much room the row needs before it shows the button; what has none is in the menu. */
  readonly room?: 'some' | 'more' | 'all';
  /** Pressed or not, where it switches something. */
  readonly isOn?: (context: Context) => boolean;
  /** The button is greyed out; the key still runs the command, which says why it cannot. */
  readonly isOff?: (context: Context) => boolean;
  /** What exactly it would do now, behind its label; null where that is nothing particular. */
  readonly detail?: (context: Context) => string | null;
}

/** Commands that are listed together. */
export interface CommandGroup<Context> {
  /** Left out where a set has but one group. */
  readonly title?: MessageId;
  /** Only in the menu of all tools. */
  readonly isRare?: true;
  readonly commands: Readonly<Record<string, Command<Context>>>;
}

/** The commands of one place. A name is given once in a set: by it a chosen key is kept. */
export interface CommandSet<Context> {
  /** Chosen keys are kept on the device as `cliproom.<id>Keys`. */
  readonly id: string;
  readonly title: MessageId;
  /** Parts of the catalog its texts are in. */
  readonly texts: readonly CatalogPart[];
  readonly groups: readonly CommandGroup<Context>[];
  /** Whether keys with Ctrl, Alt or ⌘ can be chosen; else they stay the browser's. */
  readonly modifiers?: true;
  /** Heard on every page, after the commands of the page itself. */
  readonly isEverywhere?: true;
  /** What keys do in controls of this place by themselves, for the list of keys. */
  readonly inControls?: readonly (readonly [keys: readonly Chord[], does: MessageId])[];
}

/** A set whose commands take any context: for what only lists them. */
export type AnyCommandSet = CommandSet<never>;

export function commandsOf<Context>(
  set: CommandSet<Context>,
): (readonly [name: string, command: Command<Context>])[] {
  return set.groups.flatMap(({ commands }) => Object.entries(commands));
}

/** True where a key runs it, unless it is one of those that are switched off. */
export function hasKey({ key, fixedKeys }: Command<never>): boolean {
  return key !== undefined || fixedKeys !== undefined;
}
