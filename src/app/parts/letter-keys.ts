/** Keys as commands: how a screen lists its own, and where the switch for single letters is remembered. */
import type { MessageId } from '../i18n/messages.ts';

export type KeyMap = readonly (readonly [keys: string, does: MessageId])[];

/** Whether single letters are commands; shared by all screens that have some. */
export const LETTERS_KEY = 'cliproom.letterKeys';
