/**
 * The button that deletes something: at once and with an undo where it goes to the bin, after a question where it goes for
 * good, which is where the service has no bin or no room for it.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../client/api-error.ts';
import { STORAGE_FULL } from '../../../contract/errors.ts';
import {
  type Deletable,
  deleteThing,
  pageOf,
  type UseOfBin,
  useBin,
  useRestoreFromBin,
} from '../../data/assets/bin.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DeleteButton, DeleteDialog } from '../../ui/controls/confirm-delete.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';

interface DeleteThingProps {
  readonly thing: Deletable;
  readonly label: string;
  readonly question: string;
  /** What goes with it for good. */
  readonly consequence: string;
  /** Told before it goes for good, so that nobody reads it then, and where it stays after all. */
  readonly onGoing?: (isGoing: boolean) => void;
  /** Leaves the page of what is gone. */
  readonly onGone: () => Promise<void> | void;
  /** What stands in the way, by the refusal. */
  readonly detailOf?: (error: unknown) => ReactNode;
}

export function DeleteThing(props: DeleteThingProps) {
  const { thing, label, question, consequence, onGoing, onGone, detailOf = () => null } = props;
  const { t } = useTranslate();
  const client = useClient();
  const { isOffered, isFull } = useBin();
  const queries = useQueryClient();
  const toast = useToast();
  const undo = useUndo(thing);
  const [dialog, setDialog] = useState<'ask' | 'refused' | null>(null);
  const deletion = useMutation({
    mutationFn: (bin: UseOfBin) => deleteThing(client, thing, bin),
    onMutate: (bin) => {
      if (bin !== 'only') onGoing?.(true);
    },
    onSuccess: async ({ inBin }) => {
      await onGone();
      if (inBin === true)
        toast({ text: t('bin.moved', { title: thing.title }), action: { label: t('bin.undo'), run: undo } });
    },
    onError: (error, bin) => {
      if (bin !== 'only') return onGoing?.(false);
      const isOutOfRoom = error instanceof ApiError && error.reason === STORAGE_FULL;
      if (isOutOfRoom) void queries.invalidateQueries({ queryKey: KEYS.me });
      setDialog(isOutOfRoom ? 'ask' : 'refused');
    },
  });
  const close = (): void => {
    setDialog(null);
    deletion.reset();
  };
  const asks = !isOffered || isFull;
  // Why it is asked after all is what the question says.
  const error = deletion.variables === 'only' ? null : deletion.error;
  return (
    <>
      <DeleteButton
        label={label}
        asks={asks}
        disabled={deletion.isPending}
        onClick={() => (asks ? setDialog('ask') : deletion.mutate('only'))}
      />
      {dialog === 'ask' ? (
        <DeleteDialog
          question={question}
          consequence={isOffered ? `${consequence} ${t('bin.noRoom')}` : consequence}
          pending={deletion.isPending}
          error={error}
          detail={error === null ? null : detailOf(error)}
          onDelete={() => deletion.mutate(isOffered ? 'skip' : undefined)}
          onKeep={close}
        />
      ) : null}
      {dialog === 'refused' ? (
        <Dialog title={t('bin.refused', { title: thing.title })} closeLabel={t('keys.close')} onClose={close}>
          <div className="flex flex-col items-start gap-4">
            <ErrorNote error={deletion.error} />
            {detailOf(deletion.error)}
            <Button className="min-h-11" onClick={close}>
              {t('keys.close')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** Restores it and goes back to it, from wherever one is by then. */
function useUndo(thing: DeleteThingProps['thing']): () => void {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useRestoreFromBin(
    () => void navigate(pageOf(thing) ?? '/'),
    (error) => toast({ text: errorText(t, error) }),
  );
  return () => mutate(thing.id);
}
