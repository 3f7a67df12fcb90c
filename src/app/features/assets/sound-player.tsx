/** A sound as it was brought: its waveform, where it stands in it, and the buttons of every player. */
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, RefObject } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { peaksQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { SeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import { useMediaPlayer } from '../../parts/player/use-media-player.ts';
import { Waveform } from '../../parts/waveform.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What the step buttons move by, in steps a second. */
const STEPS_PER_SEC = 25;

export function SoundPlayer({
  asset,
  address,
  media,
}: {
  asset: Asset;
  address: string | null;
  media: RefObject<HTMLAudioElement | null>;
}) {
  const player = useMediaPlayer(media, address, STEPS_PER_SEC);
  return (
    <div className="dark-room flex flex-col gap-1 rounded-card p-2">
      <SoundPicture asset={asset} timeSec={player.timeSec} onSeek={player.seek} />
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands beside the player */}
      <audio ref={media} src={address ?? undefined} preload="metadata" aria-label={asset.title} />
      <Transport player={player} bar={<SeekBar {...player} onSeek={player.seek} pictures={null} />} />
    </div>
  );
}

/** Nothing where the service keeps no peaks of it. */
function SoundPicture({
  asset: { links, durationSec },
  timeSec,
  onSeek,
}: {
  asset: Asset;
  timeSec: number;
  onSeek: (timeSec: number) => void;
}) {
  const peaksUrl = links?.peaksUrl ?? null;
  const peaks = useQuery({ ...peaksQuery(useClient(), peaksUrl ?? ''), enabled: peaksUrl !== null });
  if (peaksUrl === null || durationSec === null) return null;
  if (peaks.isError) return <ErrorNote error={peaks.error} onRetry={() => void peaks.refetch()} />;
  const seek = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(((clientX - left) / width) * durationSec);
  };
  return (
    // As wide as the bar below without the halves of its thumb.
    <div className="relative mx-[7px] h-32">
      {peaks.data === undefined ? (
        <Skeleton what="waveform" className="h-full" />
      ) : (
        <>
          <Waveform data={peaks.data} startSec={0} endSec={durationSec} />
          {/* For the pointer; keys have the bar. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            onClick={seek}
            className="absolute inset-0 cursor-pointer"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-px bg-accent"
            style={{ left: `${Math.min(1, timeSec / durationSec) * 100}%` }}
          />
        </>
      )}
    </div>
  );
}
