/** Everything known about a file, as a list. */
import type { ReactNode } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { clock } from '../../i18n/clock.ts';
import { dateTime, fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { kindName, originName } from '../../parts/assets/asset-labels.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';

export function AssetFacts({ asset }: { asset: Asset }) {
  const { t, locale } = useTranslate();
  const yesNo = (value: boolean): string => t(value ? 'fact.yes' : 'fact.no');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('fact.filename'), asset.filename],
    [t('fact.kind'), kindName(t, asset.kind)],
    [t('fact.origin'), originName(t, asset)],
    [t('fact.type'), asset.mimeType],
    [t('fact.size'), fileSize(asset.sizeBytes, locale)],
    [
      t('fact.duration'),
      asset.durationSec === null ? null : <ClockText key="length">{clock(asset.durationSec)}</ClockText>,
    ],
    [t('fact.picture'), asset.width === null ? null : `${asset.width} × ${asset.height}`],
    [t('fact.fps'), asset.fps === null ? null : String(Math.round(asset.fps * 100) / 100)],
    [t('fact.sound'), asset.hasAudio === null ? null : yesNo(asset.hasAudio)],
    [t('fact.added'), dateTime(asset.createdAt, locale)],
    [t('fact.deletes'), asset.deletesAt === null ? null : dateTime(asset.deletesAt, locale)],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ),
      )}
      <div className="contents">
        <dt className="text-ink-soft">{t('fact.id')}</dt>
        <dd className="font-mono text-xs break-all">{asset.id}</dd>
      </div>
    </dl>
  );
}
