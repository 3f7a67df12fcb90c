/** The videos that may be used in an edit: its source, and those added and paid for since. */
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type AssetRow, findAsset, findAssets } from '../assets/asset-rows.ts';
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

/** Those of the videos that may be used now, by their ids: not what was never added, is still being prepared or failed. */
export async function usableClips(
  database: Queries,
  row: TimelineRow,
  assets: ReadonlyMap<string, AssetRow>,
): Promise<ReadonlyMap<string, AssetRow>> {
  const usable = new Map<string, AssetRow>();
  for (const { asset_id: id, state } of await clipsOf(database, row.id)) {
    const asset = assets.get(id);
    if (state === 'ready' && asset !== undefined) usable.set(id, asset);
  }
  return usable;
}

export async function toClips(database: Queries, row: TimelineRow): Promise<Timeline['clips']> {
  const clips = await clipsOf(database, row.id);
  const ids = clips.map(({ asset_id }) => asset_id);
  const assets = await findAssets(database, row.account_id, ids);
  return clips.map(({ asset_id: assetId, state, job_id }) => ({
    assetId,
    title: assets.get(assetId)?.title ?? '',
    durationSec: assets.get(assetId)?.duration_sec ?? 0,
    state,
    jobId: state === 'preparing' ? job_id : null,
  }));
}
