/** Where a tab keeps what it has not sent (`unsent.ts`). Apart, because the start asks before anything else is loaded. */

export const UNSENT_PREFIX = 'cliproom.unsent.';

/** Of this tab, others, or ones that are gone. */
export function unsentKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(UNSENT_PREFIX));
}
