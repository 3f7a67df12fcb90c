/** Says that a form holds what was typed before its page closed, and lets both it and what is saved be looked at. */
import { History } from 'lucide-react';
import type { Typed } from '../../data/changes/use-typed.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** @param isSaved there is something at the service, not only an empty form */
export function TypedNote<Value>({ typed, isSaved = false }: { typed: Typed<Value>; isSaved?: boolean }) {
  const { t } = useTranslate();
  if (!typed.isFromBefore) return null;
  const isMine = typed.aside === null;
  const says = isMine
    ? typed.isOutdated
      ? 'typed.outdated'
      : 'typed.kept'
    : isSaved
      ? 'typed.saved'
      : 'typed.empty';
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed border-line-strong px-3 py-2 text-sm text-ink-soft"
    >
      <History size={16} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{t(says)}</p>
      <Button tone="plain" onClick={typed.swap}>
        {t(isMine ? (isSaved ? 'typed.showSaved' : 'typed.startOver') : 'typed.bringBack')}
      </Button>
    </div>
  );
}
