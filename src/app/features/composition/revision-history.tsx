/** The revisions of a composition, newest first: any of them can be looked at, and made the current one again. */
import type { Composition, CompositionRevision } from '../../../contract/schemas/composition.ts';
import { dateTime } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';

export function RevisionHistory({
  composition,
  viewed,
  onView,
  onRestore,
  busy,
}: {
  composition: Composition;
  /** The revision on the screen; null for the current one. */
  viewed: number | null;
  onView: (revision: number | null) => void;
  onRestore: (revision: number) => void;
  busy: boolean;
}) {
  const { t, locale } = useTranslate();
  return (
    <ol aria-label={t('history.list')} className="divide-y rounded-control border">
      {(composition.revisions ?? []).map((one) => (
        <li key={one.revision} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 text-sm">
          <span className="w-9 shrink-0 font-mono text-xs text-ink-soft">{one.revision}</span>
          <span className="min-w-40 flex-1">
            <span className="block">{changesText(t, one)}</span>
            <span className="block text-xs text-ink-soft">{dateTime(one.createdAt, locale)}</span>
          </span>
          {one.revision === composition.revision ? (
            <span className="text-xs text-ink-soft">{t('history.current')}</span>
          ) : (
            <span className="flex gap-1">
              <Button
                className="px-2.5 aria-pressed:bg-raised"
                aria-pressed={one.revision === viewed}
                aria-label={t('history.viewOne', { revision: one.revision })}
                onClick={() => onView(one.revision === viewed ? null : one.revision)}
              >
                {t('history.view')}
              </Button>
              <Button
                className="px-2.5"
                disabled={busy}
                aria-label={t('history.restoreOne', { revision: one.revision })}
                onClick={() => onRestore(one.revision)}
              >
                {t('history.restore')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Above the picture while an old revision is on the screen. */
export function ViewedNote({ revision, onBack }: { revision: number; onBack: () => void }) {
  const { t } = useTranslate();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-card border bg-raised px-4 py-2 text-sm"
    >
      <p className="min-w-0 flex-1 basis-48">{t('history.viewing', { revision })}</p>
      <Button onClick={onBack}>{t('history.back')}</Button>
    </div>
  );
}

function changesText(t: Translate, { changes, restores }: CompositionRevision): string {
  if (restores !== null) return t('history.restored', { revision: restores });
  if (changes.length === 0) return t('history.change.edited');
  const [first = '', ...rest] = changes.map((change) => t(`history.change.${change as 'words'}`));
  return [first, ...rest.map((text) => text.toLocaleLowerCase())].join(', ');
}
