/** The revisions of a composition, newest first: any of them can be looked at, and made the current one again. */
import type { Composition, CompositionRevision } from '../../../contract/schemas/composition.ts';
import { dateTime } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { wordsOfCode } from '../../i18n/words-of-code.ts';
import { focusViewed, RevisionList } from '../../parts/changes/revision-list.tsx';
import { Button } from '../../ui/controls/button.tsx';

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
    <RevisionList
      revisions={(composition.revisions ?? []).map((one) => ({
        revision: one.revision,
        text: changesText(t, one),
        detail: dateTime(one.createdAt, locale),
      }))}
      current={composition.revision}
      viewed={viewed}
      onView={onView}
      onRestore={onRestore}
      isBusy={busy}
    />
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
      <Button
        onClick={({ detail }) => {
          if (detail === 0) focusViewed(revision);
          onBack();
        }}
      >
        {t('history.back')}
      </Button>
    </div>
  );
}

/** A change that only a newer service knows is told as an edit. */
function changeText(t: Translate, change: string): string {
  return wordsOfCode(t, `history.change.${change}`) ?? t('history.change.edited');
}

function changesText(t: Translate, { changes, restores }: CompositionRevision): string {
  if (restores !== null) return t('history.restored', { revision: restores });
  if (changes.length === 0) return t('history.change.edited');
  const [first = '', ...rest] = new Set(changes.map((change) => changeText(t, change)));
  return [first, ...rest.map((text) => text.toLocaleLowerCase())].join(', ');
}
