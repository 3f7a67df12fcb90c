/** A dialog about keys: their lists, and below them the switch that turns single letters off. */
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KeyList } from '../ui/key-list.tsx';
import { type KeyMap, switchLetters, useLettersOn } from './letter-keys.ts';

export function KeysDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslate();
  return (
    <Dialog title={title} closeLabel={t('keys.close')} onClose={onClose}>
      {children}
      <div className="mt-5 border-t pt-4">
        <CheckField label={t('keys.letters')} checked={useLettersOn()} onChange={switchLetters} />
      </div>
    </Dialog>
  );
}

export function KeyMapList({ keys }: { keys: KeyMap }) {
  const { t } = useTranslate();
  return <KeyList rows={keys.map(([key, does]) => [key, t(does)] as const)} />;
}
