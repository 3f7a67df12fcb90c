/** Assets as posters, in a grid of any length: only the rows on screen exist, and all of them on paper. */
import { useQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { File, Film, Image, Type } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { assetQuery, peaksQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clock } from '../../i18n/clock.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { Waveform } from '../../parts/trim/waveform.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { rangeFor } from '../../ui/lists/range-on-paper.ts';
import { useIsPrinting } from '../../ui/lists/use-is-printing.ts';
import { useScrollMargin } from '../../ui/lists/use-scroll-margin.ts';
import { useStepPx } from '../../ui/theme/use-step-px.ts';

/** In steps of all distances. */
const GAP_STEPS = 4;
const CARD_MIN_STEPS = 52;
/** Below the picture: a line of title and a line of facts. */
const CAPTION_STEPS = 17;

/** Under the poster; a sound has a sign of its own there. */
const ICONS = { video: Film, image: Image, font: Type } as const;

export function AssetGrid({ assets, onNearEnd }: { assets: readonly Asset[]; onNearEnd: () => void }) {
  const { t } = useTranslate();
  const top = useRef<HTMLUListElement>(null);
  const offset = useScrollMargin(top);
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const list = top.current;
    if (list === null) return;
    const measure = (): void => setWidthPx(list.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  const isPrinting = useIsPrinting();
  const stepPx = useStepPx();
  const gapPx = GAP_STEPS * stepPx;
  const columns = Math.max(2, Math.floor((widthPx + gapPx) / (CARD_MIN_STEPS * stepPx + gapPx)));
  const cardPx = (widthPx - (columns - 1) * gapPx) / columns;
  const rowPx = (cardPx * 9) / 16 + CAPTION_STEPS * stepPx + gapPx;
  const rowCount = Math.ceil(assets.length / columns);
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: 3,
    rangeExtractor: rangeFor(isPrinting),
    scrollMargin: offset,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= rowCount - 3) onNearEnd();
    },
  });
  // Sizes follow the width.
  useLayoutEffect(() => {
    if (rowPx > 0) rows.measure();
  }, [rowPx, rows]);
  return (
    <ul
      ref={top}
      aria-label={t('nav.assets')}
      // Places are counted from the width of the screen; paper has another.
      {...(isPrinting
        ? { className: 'grid grid-cols-3 gap-4' }
        : { className: 'relative', style: { height: rows.getTotalSize() } })}
    >
      {widthPx === 0
        ? null
        : rows.getVirtualItems().flatMap((row) =>
            assets.slice(row.index * columns, (row.index + 1) * columns).map((asset, column) => (
              <li
                key={asset.id}
                aria-posinset={row.index * columns + column + 1}
                aria-setsize={assets.length}
                {...(isPrinting
                  ? {}
                  : {
                      className: 'absolute top-0 left-0',
                      style: {
                        width: cardPx,
                        height: rowPx - gapPx,
                        transform: `translate(${column * (cardPx + gapPx)}px, ${row.start - offset}px)`,
                      },
                    })}
              >
                <AssetCard asset={asset} />
              </li>
            )),
          )}
    </ul>
  );
}

function AssetCard({ asset }: { asset: Asset }) {
  const { locale } = useTranslate();
  const Icon = ICONS[asset.kind as keyof typeof ICONS] ?? File;
  return (
    <Link
      to={PATHS.asset.to(asset.id)}
      className="group flex h-full flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-line-strong"
    >
      <span className="dark-room relative grid aspect-video w-full place-items-center">
        {asset.kind === 'audio' ? (
          <SoundTile asset={asset} />
        ) : (
          <>
            <Icon size={24} className="text-ink-soft" aria-hidden />
            <AssetPoster assetId={asset.id} listed={asset} />
          </>
        )}
      </span>
      <span className="flex min-h-0 flex-1 flex-col justify-center px-3">
        <span dir="auto" className="truncate text-sm font-medium group-hover:underline">
          {asset.title}
        </span>
        <span className="flex justify-between gap-2 text-xs text-ink-soft">
          <span className="font-mono">
            {asset.durationSec === null ? null : <ClockText>{clock(asset.durationSec)}</ClockText>}
          </span>
          <span>{fileSize(asset.sizeBytes, locale)}</span>
        </span>
      </span>
    </Link>
  );
}

/**
 * The picture of a sound: its waveform, and the sign of all sounds until it is there or where there is none.
 * @param asset as a list gave it; its links may have run out since
 */
function SoundTile({ asset }: { asset: Asset }) {
  const client = useClient();
  const isLive = asset.links != null && Date.parse(asset.links.expiresAt) > client.clock.nowMs();
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
