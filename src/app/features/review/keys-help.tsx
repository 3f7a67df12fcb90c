/** The keys of the review, and the switch that turns single letters off. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { REVIEW_KEYS } from '../../parts/review-keys.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

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
      <KeyList rows={REVIEW_KEYS.map(([keys, does]) => [keys, t(does)] as const)} />
      <div className="mt-5 border-t pt-4">
        <CheckField label={t('keys.letters')} checked={lettersOn} onChange={onLetters} />
      </div>
    </Dialog>
  );
}
