/** The picture of a sound in a grid: its waveform, and the sign of all sounds until it is there or where there is none. */
import { useQuery } from '@tanstack/react-query';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { assetQuery, peaksQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { Waveform } from '../../parts/waveform.tsx';

/** `asset` as a list gave it; its links may have run out since. */
export function SoundTile({ asset }: { asset: Asset }) {
  const client = useClient();
  const isLive = asset.links != null && Date.parse(asset.links.expiresAt) > Date.now();
  const { data } = useQuery({ ...assetQuery(client, asset.id), enabled: !isLive });
  const url = (isLive ? asset : data)?.links?.peaksUrl ?? null;
  const peaks = useQuery({ ...peaksQuery(client, url ?? ''), enabled: url !== null });
  if (peaks.data === undefined || asset.durationSec === null)
    return <AssetPoster assetId={asset.id} listed={asset} />;
  return (
    <span className="absolute inset-x-3 inset-y-[20%]">
      <Waveform data={peaks.data} startSec={0} endSec={asset.durationSec} />
    </span>
  );
}
