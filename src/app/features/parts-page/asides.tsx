/** What lies over a page: dialogs, a question before deleting, toasts. */
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDelete } from '../../ui/controls/confirm-delete.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { LONG_TEXT, Specimen } from './specimen.tsx';

export function Asides() {
  const toast = useToast();
  const [open, setOpen] = useState<'dialog' | 'delete' | 'refused' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Specimen name="Dialog, ConfirmDelete, Toast">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('delete')}>Question</Button>
      <Button onClick={() => setOpen('refused')}>Question, refused</Button>
      <Button onClick={() => toast({ text: 'Done.' })}>Toast</Button>
      <Button onClick={() => toast({ text: LONG_TEXT, action: { label: 'Undo', run: () => undefined } })}>
        Toast with undo
      </Button>
      {open === 'dialog' ? (
        <Dialog title={LONG_TEXT} closeLabel="Close" onClose={close}>
          <p>{LONG_TEXT}</p>
        </Dialog>
      ) : null}
      {open === 'delete' || open === 'refused' ? (
        <ConfirmDelete
          label="Delete"
          question="Delete this video?"
          consequence={LONG_TEXT}
          pending={false}
          error={open === 'refused' ? new Error('A project uses it.') : null}
          onDelete={close}
          onKeep={close}
        />
      ) : null}
    </Specimen>
  );
}
