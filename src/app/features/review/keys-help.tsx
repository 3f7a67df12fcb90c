/** The keys of the review, and the switch that turns single letters off. */
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const ROWS: readonly (readonly [string, MessageId])[] = [
  ['A', 'keys.accept'],
  ['R', 'keys.reject'],
  ['U', 'keys.undo'],
  ['↑ ↓', 'keys.neighbours'],
  ['Space / K', 'keys.play'],
  ['J / L', 'keys.speed'],
  [', / .', 'keys.frame'],
  ['?', 'keys.help'],
];

export function KeysHelp({
  lettersOn,
  onLetters,
  onClose,
}: {
  lettersOn: boolean;
  onLetters: (on: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
        {ROWS.map(([key, label]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border bg-raised px-2 py-0.5 font-mono text-xs">{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t pt-4">
        <CheckField label={t('keys.letters')} checked={lettersOn} onChange={onLetters} />
      </div>
    </Dialog>
  );
}
