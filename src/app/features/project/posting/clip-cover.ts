/** The cover of an accepted clip, drawn from its video as it is cut, framed and titled now. */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../../client/api-client.ts';
import { planComposition } from '../../../../media/compose/plans/plan-composition.ts';
import { assetQuery, fileQuery } from '../../../data/assets/assets.ts';
import { giveBack } from '../../../data/assets/use-file-address.ts';
import { compositionQuery } from '../../../data/compositions/compositions.ts';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import { framingOf } from '../../../parts/player/framing-of.ts';
import { coverMoment, drawCover } from '../../../parts/posting/draw-cover.ts';
import { drawnComposition } from '../../../parts/preview/drawn-brand.ts';

/** @param coverSec null for the usual moment. Rejects where its video is gone or cannot be shown. */
export async function clipCover(
  client: ApiClient,
  queries: QueryClient,
  compositionId: string,
  coverSec: number | null,
  signal: AbortSignal,
): Promise<Blob> {
  // Lists know neither the words nor where the crop goes.
  const saved = await readAnyway(() => queries.fetchQuery(compositionQuery(client, compositionId)), signal);
  const composition = await drawnComposition(client, queries, saved);
  const { source } = composition;
  const assetId = source?.assetId ?? '';
  const asset = await readAnyway(() => queries.fetchQuery(assetQuery(client, assetId)), signal);
  const link = asset.links?.fileUrl;
  if (source === null || typeof link !== 'string') throw new Error('The video of this clip is not there.');
  const plan = planComposition(
    { ...composition, source, words: composition.words ?? [] },
    asset,
    framingOf(composition, asset.id),
  );
  const file = await readAnyway(() => queries.fetchQuery(fileQuery(client, link)), signal);
  const address = typeof file === 'string' ? file : URL.createObjectURL(file);
  try {
    const momentSec = coverMoment(coverSec, plan.durationSec);
    return await drawCover(plan, momentSec, { [asset.id]: address }, signal);
  } finally {
    if (typeof file !== 'string') giveBack(address);
  }
}
