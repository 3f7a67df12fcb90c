/** Assets in a table of any length: only the rows on screen exist. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { clock, dateOnly, fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useStepPx } from '../../ui/use-step-px.ts';
import { kindName, originName } from './asset-words.ts';

const ROW_STEPS = 19;

/** Of a column, as wide as what stands in it; the later ones only where there is room. */
const COLUMNS = {
  kind: 'hidden w-[6.5rem] px-3 lg:table-cell',
  origin: 'hidden w-[9rem] px-3 lg:table-cell',
  length: 'hidden w-[5.5rem] px-3 text-right sm:table-cell',
  size: 'w-[6rem] pr-4 pl-2 text-right sm:px-3',
  added: 'hidden w-[8rem] pr-4 pl-3 text-right md:table-cell',
} as const;
const COLUMN_COUNT = 1 + Object.keys(COLUMNS).length;

export function AssetTable({ assets, onNearEnd }: { assets: readonly Asset[]; onNearEnd: () => void }) {
  const { t } = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useWindowVirtualizer({
    count: assets.length,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: offset,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= assets.length - 10) onNearEnd();
    },
  });
  const items = rows.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <div className="overflow-hidden rounded-card border bg-surface">
      <table className="w-full table-fixed text-sm" aria-rowcount={assets.length + 1}>
        <caption className="sr-only">{t('nav.assets')}</caption>
        <thead className="text-left text-ink-soft">
          <tr className="border-b">
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t('fact.filename')}
            </th>
            {(['kind', 'origin'] as const).map((column) => (
              <th key={column} scope="col" className={`${COLUMNS[column]} py-2.5 font-medium`}>
                {t(`fact.${column}`)}
              </th>
            ))}
            <th scope="col" className={`${COLUMNS.length} py-2.5 font-medium`}>
              {t('fact.duration')}
            </th>
            {(['size', 'added'] as const).map((column) => (
              <th key={column} scope="col" className={`${COLUMNS[column]} py-2.5 font-medium`}>
                {t(`fact.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Spacer heightPx={before} />
          {items.map(({ index, size }) => {
            const asset = assets[index];
            return asset === undefined ? null : (
              <AssetRow key={asset.id} asset={asset} index={index} heightPx={size} />
            );
          })}
          <Spacer heightPx={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not on screen. */
function Spacer({ heightPx }: { heightPx: number }) {
  return heightPx <= 0 ? null : (
    <tr aria-hidden>
      <td colSpan={COLUMN_COUNT} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}

/** All of it can be pressed; its link is the title. */
function AssetRow({ asset, index, heightPx }: { asset: Asset; index: number; heightPx: number }) {
  const { t, locale } = useTranslate();
  return (
    <tr
      aria-rowindex={index + 2}
      className="relative border-b text-ink-soft last:border-b-0 hover:bg-raised"
      style={{ height: heightPx }}
    >
      <th scope="row" className="px-4 text-left font-normal">
        <span className="flex items-center gap-4">
          <span className="dark-room relative aspect-video w-24 shrink-0 overflow-hidden rounded-control max-sm:w-16">
            <AssetPoster assetId={asset.id} listed={asset} />
          </span>
          <span className="min-w-0 flex-1">
            <Link
              to={PATHS.asset.to(asset.id)}
              dir="auto"
              className="block truncate text-base font-medium text-ink after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
            >
              {asset.title}
            </Link>
            <span className="block truncate">{asset.filename}</span>
          </span>
        </span>
      </th>
      <td className={COLUMNS.kind}>{kindName(t, asset.kind)}</td>
      <td className={`${COLUMNS.origin} truncate`}>{originName(t, asset.origin)}</td>
      <td className={`${COLUMNS.length} font-mono`}>
        {asset.durationSec === null ? '' : clock(asset.durationSec)}
      </td>
      <td className={COLUMNS.size}>{fileSize(asset.sizeBytes, locale)}</td>
      <td className={COLUMNS.added}>{dateOnly(asset.createdAt, locale)}</td>
    </tr>
  );
}
