/** A button for what cannot be undone: it asks once, in words that name what goes. */
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../notices/error-note.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DeleteQuestion {
  readonly question: string;
  readonly consequence: string;
  readonly pending: boolean;
  /** Why it was refused; null while it was not. */
  readonly error: unknown;
  /** What stands in the way, where that can be said. */
  readonly detail?: ReactNode;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

export function ConfirmDelete({ label, onKeep, ...asked }: DeleteQuestion & { readonly label: string }) {
  const [asking, setAsking] = useState(false);
  const keep = (): void => {
    setAsking(false);
    onKeep();
  };
  return (
    <>
      <DeleteButton label={label} asks onClick={() => setAsking(true)} />
      {asking ? <DeleteDialog {...asked} onKeep={keep} /> : null}
    </>
  );
}

export function DeleteButton({
  label,
  asks = false,
  disabled = false,
  onClick,
}: {
  label: string;
  /** A question comes before it is done. */
  asks?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      tone="danger"
      className="max-md:min-h-11"
      disabled={disabled}
      {...(asks ? { 'aria-haspopup': 'dialog' } : {})}
      onClick={onClick}
    >
      <Trash2 size={16} aria-hidden />
      {label}
    </Button>
  );
}

export function DeleteDialog({
  question,
  consequence,
  pending,
  error,
  detail,
  onDelete,
  onKeep,
}: DeleteQuestion) {
  const { t } = useTranslate();
  return (
    <Dialog title={question} closeLabel={t('keys.close')} onClose={onKeep}>
      <div className="flex flex-col gap-4">
        <p className="break-words">{consequence}</p>
        {error === null ? null : <ErrorNote error={error} />}
        {detail}
        <div className="flex flex-wrap gap-3">
          <Button tone="danger" className="min-h-11" disabled={pending} onClick={onDelete}>
            {t('confirm.delete')}
          </Button>
          <Button className="min-h-11" onClick={onKeep}>
            {t('confirm.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
