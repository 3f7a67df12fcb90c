/** What an account decided on its clips, and whether its rankings learn from it. */
import { z } from 'zod';
import type { ClipTaste } from '../../../contract/schemas/clip-taste.ts';
import { type ClipDecision, learnTaste, type Taste } from '../../../media/find-clips/clip-taste.ts';
import { SCORE_FACTORS } from '../../../media/find-clips/found-clip.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import { foundClipOf } from '../compositions/clip-rows.ts';
import { type CompositionState, isClip } from '../compositions/composition-state.ts';

const DECISIONS_MAX = 200;
/** A leaning smaller than this is chance, and not worth a line. */
const SHOWN_LEANING = 0.02;

const choiceSchema = z.object({ enabled: z.boolean(), sinceMs: z.number().nullable() });
export type TasteChoice = z.infer<typeof choiceSchema>;
const AT_FIRST: TasteChoice = { enabled: true, sinceMs: null };

export async function tasteChoice(database: Queries, accountId: string): Promise<TasteChoice> {
  const row = await database.get<{ taste: string | null }>('SELECT taste FROM account WHERE id = ?', [
    accountId,
  ]);
  return row?.taste == null ? AT_FIRST : choiceSchema.parse(JSON.parse(row.taste));
}

export async function chooseTaste(tx: Queries, accountId: string, choice: TasteChoice): Promise<void> {
  await tx.run('UPDATE account SET taste = ? WHERE id = ?', [JSON.stringify(choice), accountId]);
}

interface DecidedRow {
  readonly status: 'accepted' | 'rejected';
  readonly found: string;
  readonly start_sec: number;
  readonly end_sec: number;
  readonly state: string | null;
}

/** The newest 200, of clips found since the choice says. */
async function decisionsOf(
  database: Queries,
  accountId: string,
  { sinceMs }: TasteChoice,
): Promise<ClipDecision[]> {
  const rows = await database.all<DecidedRow>(
    `SELECT c.status, c.found, c.start_sec, c.end_sec, o.state
     FROM clip c JOIN project p ON p.id = c.project_id LEFT JOIN composition o ON o.id = c.composition_id
     WHERE p.account_id = ? AND c.status <> 'proposed' AND c.created_ms >= ? ORDER BY c.seq DESC LIMIT ?`,
    [accountId, sinceMs ?? 0, DECISIONS_MAX],
  );
  return rows.map((row) => ({
    accepted: row.status === 'accepted',
    factors: foundClipOf(row).factors,
    durationSec: lengthOf(row),
  }));
}

/** As it was cut; one that was made a timeline counts as it was found. */
function lengthOf({ state, start_sec, end_sec }: DecidedRow): number {
  const cut = state === null ? null : (JSON.parse(state) as CompositionState);
  return cut !== null && isClip(cut) ? cut.endSec - cut.startSec : end_sec - start_sec;
}

/** For a ranking; null where nothing was learned, or it is not to be used. */
export async function tasteFor(database: Queries, accountId: string): Promise<Taste | null> {
  const choice = await tasteChoice(database, accountId);
  return choice.enabled ? learnTaste(await decisionsOf(database, accountId, choice)) : null;
}

/** For people. */
export async function shownTaste(database: Queries, accountId: string): Promise<ClipTaste> {
  const choice = await tasteChoice(database, accountId);
  const decisions = await decisionsOf(database, accountId, choice);
  const taste = learnTaste(decisions);
  const accepted = decisions.filter((one) => one.accepted).length;
  return {
    enabled: choice.enabled,
    accepted,
    rejected: decisions.length - accepted,
    leanings: SCORE_FACTORS.map((factor) => ({ factor, leaning: taste?.leanings[factor] ?? 0 }))
      .filter(({ leaning }) => Math.abs(leaning) >= SHOWN_LEANING)
      .sort((a, b) => Math.abs(b.leaning) - Math.abs(a.leaning)),
    usualSec: taste?.length?.usualSec ?? null,
    since: choice.sinceMs === null ? null : isoTime(choice.sinceMs),
  };
}
