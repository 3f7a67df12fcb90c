/** Assets and their transcripts. */
import { problem } from '../../../contract/problems/problem.ts';
import { ApiError, notFound } from '../../kernel/api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import { readNewest } from '../../kernel/paging.ts';
import type { AssetContext } from './asset-context.ts';
import { requireAsset, requireShownAsset, SELECT_SHOWN, type ShownAssetRow, toAsset } from './asset-rows.ts';
import { toTranscript, transcriptFor } from './transcript-rows.ts';

type Ids = 'list_assets' | 'get_asset' | 'get_transcript';

export function assetHandlers(context: AssetContext): Handlers<Ids> {
  const { database } = context;
  return {
    list_assets: async ({ account, query, origin }) => {
      const kind = query.kind ?? null;
      const from = query.origin ?? null;
      return {
        body: await readNewest(database, query, {
          list: `assets ${kind} ${from}`,
          rows: `${SELECT_SHOWN} WHERE account_id = ?1 AND (kind = ?2 OR ?2 IS NULL) AND (origin = ?3 OR ?3 IS NULL)`,
          values: [account.id, kind, from],
          toItem: (row: ShownAssetRow) => toAsset(context, origin, row),
        }),
      };
    },
    get_asset: async ({ account, params, origin }) => ({
      body: {
        asset: await toAsset(context, origin, await requireShownAsset(database, account.id, params.assetId)),
      },
    }),
    get_transcript: async ({ account, params, query: { projectId } }) => {
      const asset = await requireAsset(database, account.id, params.assetId);
      const transcript = await transcriptFor(database, asset, projectId);
      if (transcript !== undefined) return { body: { transcript: await toTranscript(database, transcript) } };
      if (await isBeingMade(context, asset.id))
        throw new ApiError('NOT_READY', problem('words_being_found'), {
          retryAfterSec: 5,
        });
      throw notFound('transcript');
    },
  };
}

/**
 * By work on a project it is the source of, by the preparation of an edit it was added to, or by itself. Words come first
 * in each; once it listens, looks or finds clips, there will be none.
 */
async function isBeingMade({ database }: AssetContext, assetId: string): Promise<boolean> {
  const running = await database.get(
    `SELECT 1 FROM job WHERE (stage IS NULL OR stage NOT IN ('listen', 'look', 'find_clips')) AND id IN (
       SELECT analysis_job_id FROM project WHERE source_asset_id = ?1
       UNION ALL SELECT job_id FROM timeline_clip WHERE asset_id = ?1 AND state = 'preparing'
       UNION ALL SELECT id FROM job
         WHERE asset_id = ?1 AND kind = 'transcription' AND status IN ('queued', 'running'))`,
    [assetId],
  );
  return running !== undefined;
}
