/** Names of projects that nobody named: telling ones, and never the same twice in a list. */
import { firstCharacters } from '../../../base/text/first-characters.ts';
import { PROJECT_TITLE_MAX_CHARS } from '../../../contract/limits.ts';
import type { Queries } from '../../kernel/ports/database.ts';

export const UNTITLED = 'Untitled project';

/** A default title as it is free: the second of a name is followed by `(2)`. */
export async function freeTitle(database: Queries, accountId: string, wanted: string): Promise<string> {
  const title = firstCharacters(wanted, PROJECT_TITLE_MAX_CHARS);
  const taken = new Set(
    (
      await database.all<{ title: string }>(
        "SELECT title FROM project WHERE account_id = ?1 AND (title = ?2 OR title LIKE '%)')",
        [accountId, title],
      )
    ).map((row) => row.title),
  );
  let free = title;
  for (let number = 2; taken.has(free); number++) {
    const suffix = ` (${number})`;
    free = firstCharacters(title, PROJECT_TITLE_MAX_CHARS - suffix.length) + suffix;
  }
  return free;
}

/** Whether a project still waits for a name of its own. */
export function isUntitled(title: string): boolean {
  return title === UNTITLED || /^Untitled project \(\d+\)$/.test(title);
}
