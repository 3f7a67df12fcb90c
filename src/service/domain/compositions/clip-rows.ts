/** Clips as rows and as the API shows them. */
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { FactorScore, FoundClip, ScoreFactor } from '../../../media/find-clips/found-clip.ts';
import { roundSec } from '../../../timeline/model/edit.ts';
import { notFound } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';

export interface ClipRow {
  readonly seq: number;
  readonly id: string;
  readonly project_id: string;
  readonly source_asset_id: string;
  readonly status: 'proposed' | 'accepted' | 'rejected';
  readonly rank: number;
  readonly start_sec: number;
  readonly end_sec: number;
  readonly score: number;
  /** The FoundClip it came from, kept whole. */
  readonly found: string;
  readonly composition_id: string | null;
  readonly created_ms: number;
}

type ScorePart = Clip['scoreBreakdown'][number];

const FACTOR_LABELS: Readonly<Record<ScoreFactor, string>> = {
  hook: 'Hook',
  payoff: 'Payoff',
  clarity: 'Clarity',
  emotion: 'Emotion',
  novelty: 'Novelty',
  selfContained: 'Stands alone',
  quotability: 'Quotable',
  dialogue: 'Dialogue',
};

/** @throws ApiError NOT_FOUND */
export async function requireClip(database: Queries, accountId: string, id: string): Promise<ClipRow> {
  const row = await database.get<ClipRow>(
    'SELECT c.* FROM clip c JOIN project p ON p.id = c.project_id WHERE c.id = ? AND p.account_id = ?',
    [id, accountId],
  );
  if (row === undefined) throw notFound('clip');
  return row;
}

export function foundClipOf(row: Pick<ClipRow, 'found'>): FoundClip {
  return JSON.parse(row.found) as FoundClip;
}

/** A page has a hundred of them, each with dozens of parts: these are literals of few shapes, and none is a copy by spread. */
export function toClip(row: ClipRow): Clip {
  const found = foundClipOf(row);
  const { social } = found;
  return {
    id: row.id,
    projectId: row.project_id,
    sourceAssetId: row.source_asset_id,
    status: row.status,
    rank: row.rank,
    startSec: row.start_sec,
    endSec: row.end_sec,
    // A difference of decimals may fall a trillionth short of the shortest clip that was asked for.
    durationSec: roundSec(row.end_sec - row.start_sec),
    title: found.title,
    hook: found.hook,
    summary: found.summary,
    reason: found.reason,
    score: row.score,
    ...(found.taste === undefined ? {} : { movedByDecisions: found.taste > 0 ? 'up' : 'down' }),
    scoreBreakdown: found.factors.map(toPart),
    tags: [...found.tags],
    transcriptExcerpt: found.transcriptExcerpt,
    social: { title: social.title, caption: social.caption, hashtags: [...social.hashtags] },
    compositionId: row.composition_id,
    createdAt: isoTime(row.created_ms),
  };
}

function toPart({ factor, score, judged, note, evidence: pieces }: FactorScore): ScorePart {
  const label = FACTOR_LABELS[factor];
  const evidence = [...pieces];
  return judged === undefined
    ? { factor, label, score, note, evidence }
    : { factor, label, score, judged, note, evidence };
}
