/** The still picture of an asset, filling its box; nothing where there is none, or no asset (''). */
import { useQuery } from '@tanstack/react-query';
import { assetQuery } from '../data/assets.ts';
import { useClient } from '../data/session.tsx';
import { useFileAddress } from '../data/use-file-address.ts';

export function AssetPoster({ assetId, className = '' }: { assetId: string; className?: string }) {
  const client = useClient();
  const { data: asset } = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' });
  const address = useFileAddress(asset?.links?.posterUrl);
  if (address === null) return null;
  return <img src={address} alt="" className={`absolute inset-0 size-full object-cover ${className}`} />;
}
