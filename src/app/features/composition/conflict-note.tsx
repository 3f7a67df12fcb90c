/** Both sides of an edit that met another one: what is there now, and what was meant. */
import { joinWords } from '../../../base/text/word-joining.ts';
import type { HeldChange } from '../../data/changes/held-changes.ts';
import type { CompositionChange, FieldEdit } from '../../data/compositions/edit-composition.ts';
import { clock } from '../../i18n/clock.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';

export function ConflictNote({
  conflict,
  revision,
  onMine,
  onTheirs,
}: {
  conflict: HeldChange;
  /** The current one, which is the other side. */
  revision: number;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-bad-edge bg-bad-wash p-4">
      <p className="font-medium">{t('conflict.title', { revision })}</p>
      <p className="text-sm">
        {t('conflict.mine', { revision: conflict.revision, text: mineOf(t, conflict.change) })}
      </p>
      <div className="flex gap-2">
        <Button onClick={onTheirs}>{t('conflict.keepTheirs')}</Button>
        <Button onClick={onMine}>{t('conflict.useMine')}</Button>
      </div>
    </div>
  );
}

function mineOf(t: Translate, change: CompositionChange): string {
  switch (change.kind) {
    case 'fields':
      return (Object.keys(change.edit) as (keyof FieldEdit)[])
        .map((field) => fieldText(t, change.edit, field))
        .join(', ');
    case 'words':
      return joinWords(change.replacements.map((one) => one.text));
    case 'find':
      return `${change.find} → ${change.replaceWith}`;
  }
}

function fieldText(t: Translate, edit: FieldEdit, field: keyof FieldEdit): string {
  switch (field) {
    case 'startSec':
    case 'endSec':
      return clock(edit[field] ?? 0);
    case 'captionStyle':
      return edit.captionStyle == null ? t('option.caption.none') : t(`option.caption.${edit.captionStyle}`);
    case 'speakerColors':
      return t(edit.speakerColors === true ? 'captions.speakersOn' : 'captions.speakersOff');
    case 'brandKitId':
      return t('history.change.brand');
    case 'captionDetails':
      return t('history.change.captionStyle');
    case 'wordMarks':
    case 'captionFile':
      return t('history.change.words');
    case 'framing':
      return (edit.framing ?? []).map(({ view }) => t(`framing.view.${view}`)).join(', ');
    case 'restoreRevision':
      return t('history.restored', { revision: edit.restoreRevision ?? 0 });
    case 'title':
    case 'hook':
      return edit[field] ?? '';
  }
}
