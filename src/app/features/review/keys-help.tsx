/** The keys of the review. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { KeyMapList, KeysDialog } from '../../parts/keys-dialog.tsx';
import { REVIEW_KEYS } from '../../parts/review-keys.ts';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslate();
  return (
    <KeysDialog title={t('keys.title')} onClose={onClose}>
      <KeyMapList keys={REVIEW_KEYS} />
    </KeysDialog>
  );
}
