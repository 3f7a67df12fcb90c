/** Under the picture: the trim that accepting the clip will make, and the sound to make it on. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { useEffect } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { peaksQuery } from '../../data/assets.ts';
import { KEYS } from '../../data/query-keys.ts';
import { useClient } from '../../data/session.tsx';
import { preciseClock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TrimBar } from '../../parts/trim/trim-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { Trimming } from './use-trimming.ts';

interface TrimPanelProps {
  readonly clip: Clip;
  /** The same clip as it will be accepted. */
  readonly trimmed: Clip;
  readonly asset: Asset;
  readonly trimming: Trimming;
  /** On the clock of the trimmed clip. */
  readonly timeSec: number;
}

export function TrimPanel({ clip, trimmed, asset, trimming, timeSec }: TrimPanelProps) {
  const { t } = useTranslate();
  const peaksUrl = asset.links?.peaksUrl ?? null;
  const peaks = useQuery({
    ...peaksQuery(useClient(), peaksUrl ?? ''),
    enabled: peaksUrl !== null && trimming.isOpen,
  });
  const queries = useQueryClient();
  const isBehind = trimming.isOpen && asset.hasAudio === true && peaksUrl === null;
  useEffect(() => {
    // The analysis makes the loudness: what was read of the video before does not say where that is.
    if (isBehind) void queries.invalidateQueries({ queryKey: KEYS.asset(asset.id) });
  }, [isBehind, asset.id, queries]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button tone="plain" aria-expanded={trimming.isOpen} onClick={trimming.toggle}>
          <Scissors size={16} aria-hidden />
          {t('review.trim')}
        </Button>
        <p className="text-sm text-ink-soft" role="status">
          {trimmed === clip ? null : t('review.trimmed', { length: preciseClock(trimmed.durationSec) })}
        </p>
      </div>
      {trimming.isOpen ? (
        <TrimBar
          saved={clip}
          span={trimmed}
          sourceDurationSec={asset.durationSec ?? clip.endSec}
          words={trimming.words}
          peaks={peaks.data}
          playheadSec={trimmed.startSec + timeSec}
          onChange={trimming.set}
        />
      ) : null}
    </div>
  );
}
