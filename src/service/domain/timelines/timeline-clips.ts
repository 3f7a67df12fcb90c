/** The videos that may be used in an edit: its source, and those added and paid for since. */
import { mapInTurn } from '../../../base/map-in-turn.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type AssetRow, findAsset } from '../assets/asset-rows.ts';
import type { TimelineRow } from './timeline-rows.ts';

type ClipState = 'preparing' | 'ready' | 'failed';

interface ClipOfTimeline {
  readonly asset_id: string;
  readonly state: ClipState;
  readonly job_id: string | null;
}

export function clipsOf(database: Queries, timelineId: string): Promise<ClipOfTimeline[]> {
  return database.all<ClipOfTimeline>(
    'SELECT * FROM timeline_clip WHERE timeline_id = ? ORDER BY place, asset_id',
    [timelineId],
  );
}

/** Adds the video, or gives one that failed another try. Inside the caller's transaction. */
export async function writeClip(
  database: Queries,
  timelineId: string,
  assetId: string,
  state: ClipState,
  jobId: string | null,
): Promise<void> {
  await database.run(
    `INSERT INTO timeline_clip (timeline_id, asset_id, state, job_id, place) VALUES (?1, ?2, ?3, ?4,
       (SELECT COALESCE(MAX(place), 0) + 1 FROM timeline_clip WHERE timeline_id = ?1))
     ON CONFLICT (timeline_id, asset_id) DO UPDATE SET state = excluded.state, job_id = excluded.job_id`,
    [timelineId, assetId, state, jobId],
  );
}

/** The asset where it may be used now; null where it was not added, is still being prepared or failed. */
export async function usableClip(
  database: Queries,
  row: TimelineRow,
  assetId: string,
): Promise<AssetRow | null> {
  const clip = await database.get(
    'SELECT 1 FROM timeline_clip WHERE timeline_id = ? AND asset_id = ? AND state = ?',
    [row.id, assetId, 'ready'],
  );
  return clip === undefined ? null : ((await findAsset(database, row.account_id, assetId)) ?? null);
}

export async function toClips(database: Queries, row: TimelineRow): Promise<Timeline['clips']> {
  return await mapInTurn(await clipsOf(database, row.id), async ({ asset_id: assetId, state, job_id }) => {
    const asset = await findAsset(database, row.account_id, assetId);
    return {
      assetId,
      title: asset?.title ?? '',
      durationSec: asset?.duration_sec ?? 0,
      state,
      jobId: state === 'preparing' ? job_id : null,
    };
  });
}
