/** A sound that was dropped on an edit: no video to add, but music to put under it. */
import { useQueryClient } from '@tanstack/react-query';
import { AudioLines, Music } from 'lucide-react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { KEYS } from '../../../data/query-keys.ts';
import { clock } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/button.tsx';

export function SoundRow({
  asset,
  onUse,
  onLeave,
}: {
  asset: Asset;
  onUse: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslate();
  const queries = useQueryClient();
  const use = (): void => {
    // How long it is has to be known before it can be put under the edit.
    queries.setQueryData(KEYS.asset(asset.id), asset);
    onUse();
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border bg-surface p-2.5">
      <AudioLines size={20} aria-hidden className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-sm font-medium" title={asset.title}>
          {asset.title}
        </p>
        <p className="text-xs text-ink-soft">{asset.durationSec === null ? '' : clock(asset.durationSec)}</p>
      </div>
      <Button
        className="px-2.5 pointer-coarse:min-h-11"
        aria-label={t('media.musicOne', { title: asset.title })}
        onClick={use}
      >
        <Music size={16} aria-hidden />
        {t('media.music')}
      </Button>
      <Button className="pointer-coarse:min-h-11" onClick={onLeave}>
        {t('media.leave')}
      </Button>
    </div>
  );
}
