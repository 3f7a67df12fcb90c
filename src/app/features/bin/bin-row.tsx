/** One thing in the bin: what it is, since when, until when, and the two ways out. */
import { Film, FolderOpen, RotateCcw, Scissors, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BinItem } from '../../../contract/owner/bin-operations.ts';
import { dateOnly, dateTime, fileSize, timeLeft } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { kindOf } from '../../kinds/kinds.ts';
import { kindName } from '../../parts/assets/asset-labels.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { DeleteDialog } from '../../ui/controls/confirm-delete.tsx';
import { Card } from '../../ui/page/card.tsx';

const ICONS: Readonly<Record<string, ReactNode>> = {
  asset: <FolderOpen size={20} />,
  project: <Film size={20} />,
  composition: <Scissors size={20} />,
};

function typeText(t: Translate, { type, kind }: BinItem): string {
  if (type === 'asset') return kindName(t, kind);
  if (type === 'composition') return t('bin.clip');
  const known = kindOf(kind);
  return known === undefined ? kind : t(known.name);
}

interface Deletion {
  readonly isAsking: boolean;
  readonly error: unknown;
  readonly onAsk: () => void;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

interface BinRowProps {
  readonly item: BinItem;
  readonly nowMs: number;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly deletion: Deletion;
}

export function BinRow({ item, nowMs, isBusy, onRestore, deletion }: BinRowProps) {
  const { t, locale } = useTranslate();
  const { title, sizeBytes, deletedAt, expiresAt } = item;
  const size = fileSize(sizeBytes, locale);
  const left = timeLeft(Date.parse(expiresAt) - nowMs, locale);
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
          <span className="shrink-0 text-ink-soft" aria-hidden>
            {ICONS[item.type] ?? <Trash2 size={20} />}
          </span>
          <div className="min-w-0">
            <h2 dir="auto" className="truncate text-sm font-medium" title={title}>
              {title}
            </h2>
            <p className="text-xs text-ink-soft">
              {[typeText(t, item), ...(sizeBytes === 0 ? [] : [size])].join(' · ')}
            </p>
          </div>
        </div>
        <p className="flex-1 basis-32 text-xs text-ink-soft tabular-nums sm:max-w-44">
          <span className="block">
            <time dateTime={deletedAt} title={dateTime(deletedAt, locale)}>
              {t('bin.deleted', { date: dateOnly(deletedAt, locale) })}
            </time>
          </span>
          <span className="block">
            <time dateTime={expiresAt} title={t('bin.expires', { date: dateTime(expiresAt, locale) })}>
              {t('bin.left', { left })}
            </time>
          </span>
        </p>
        <div className="ml-auto flex items-center gap-2">
          <Button
            className="max-md:min-h-11"
            aria-label={t('bin.restoreOne', { title })}
            disabled={isBusy}
            onClick={onRestore}
          >
            <RotateCcw size={16} aria-hidden />
            {t('bin.restore')}
          </Button>
          <IconButton
            label={t('bin.deleteOne', { title })}
            icon={<Trash2 size={16} />}
            className="max-md:size-11"
            aria-haspopup="dialog"
            disabled={isBusy}
            onClick={deletion.onAsk}
          />
        </div>
      </Card>
      {deletion.isAsking ? (
        <DeleteDialog
          question={t('bin.deleteAsk', { title })}
          consequence={t(sizeBytes === 0 ? 'bin.deleteConsequenceEmpty' : 'bin.deleteConsequence', { size })}
          pending={isBusy}
          error={deletion.error}
          onDelete={deletion.onDelete}
          onKeep={deletion.onKeep}
        />
      ) : null}
    </li>
  );
}
