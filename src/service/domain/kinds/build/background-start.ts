/** Where the background of a video begins: inside it, as it was asked for, or chosen here. */
import { problem } from '../../../../contract/problems/problem.ts';
import { invalid } from '../../../kernel/api-error.ts';
import { type AssetRow, requireAsset } from '../../assets/asset-rows.ts';
import type { ProjectContext } from '../../projects/project-context.ts';

/** The end itself is none past it: there the video begins anew. @throws ApiError VALIDATION_FAILED */
export function requireInside(background: AssetRow, startSec: number | null | undefined): void {
  const lengthSec = background.duration_sec ?? 0;
  if (startSec != null && startSec > lengthSec)
    throw invalid(
      '/backgroundStartSec',
      'outside_source',
      problem('background_ends', { seconds: lengthSec }),
    );
}

/**
 * A start that does not lie in a background that was just exchanged is left to the service again.
 * @throws ApiError VALIDATION_FAILED for one that was given
 */
export async function startInside<
  Block extends { backgroundAssetId: string | null; backgroundStartSec?: number | null | undefined },
>(
  { database }: Pick<ProjectContext, 'database'>,
  accountId: string,
  block: Block,
  given: number | null | undefined,
): Promise<Block> {
  if (block.backgroundAssetId === null) return { ...block, backgroundStartSec: null };
  const background = await requireAsset(database, accountId, block.backgroundAssetId);
  requireInside(background, given);
  const { backgroundStartSec: startSec } = block;
  return startSec != null && startSec > (background.duration_sec ?? 0)
    ? { ...block, backgroundStartSec: null }
    : block;
}
