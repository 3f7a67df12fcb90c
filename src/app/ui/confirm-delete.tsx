/** A button for what cannot be undone: it asks once, in words that name what goes. */
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNote } from './error-note.tsx';

export function ConfirmDelete({
  label,
  question,
  consequence,
  pending,
  error,
  detail,
  onDelete,
  onKeep,
}: {
  label: string;
  question: string;
  consequence: string;
  pending: boolean;
  /** Why it was refused; null while it was not. */
  error: unknown;
  /** What stands in the way, where that can be said. */
  detail?: ReactNode;
  onDelete: () => void;
  onKeep: () => void;
}) {
  const { t } = useTranslate();
  const [asking, setAsking] = useState(false);
  const keep = (): void => {
    setAsking(false);
    onKeep();
  };
  return (
    <>
      <Button
        tone="danger"
        className="max-md:min-h-11"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} aria-hidden />
        {label}
      </Button>
      {asking ? (
        <Dialog title={question} closeLabel={t('keys.close')} onClose={keep}>
          <div className="flex flex-col gap-4">
            <p className="break-words">{consequence}</p>
            {error === null ? null : <ErrorNote error={error} />}
            {detail}
            <div className="flex flex-wrap gap-3">
              <Button tone="danger" className="min-h-11" disabled={pending} onClick={onDelete}>
                {t('confirm.delete')}
              </Button>
              <Button className="min-h-11" onClick={keep}>
                {t('confirm.keep')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
