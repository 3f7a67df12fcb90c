/** The still picture of an asset, filling its box, or the sign of a sound; nothing where there is none, or no asset (''). */
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useFileAddress } from '../../data/assets/use-file-address.ts';
import { useClient } from '../../data/connection/session.tsx';

interface PosterProps {
  readonly assetId: string;
  /** As a list gave it: asking again for each row would use up the service's reads for a minute. */
  readonly listed?: Asset;
  readonly className?: string;
}

export function AssetPoster({ assetId, listed, className = '' }: PosterProps) {
  const client = useClient();
  const known = listed !== undefined && areLinksLive(listed, client.clock.nowMs()) ? listed : null;
  const { data } = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' && known === null });
  const asset = listed ?? data;
  const address = useFileAddress((known ?? data)?.links?.posterUrl);
  if (asset?.kind === 'audio')
    return <AudioLines size={24} aria-hidden className="absolute inset-0 m-auto text-ink-soft" />;
  if (address === null) return null;
  return <img src={address} alt="" className={`absolute inset-0 size-full object-cover ${className}`} />;
}

function areLinksLive({ links }: Asset, nowMs: number): boolean {
  return links ? Date.parse(links.expiresAt) > nowMs : false;
}
