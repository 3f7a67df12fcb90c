/** A modal dialog on the platform's own element: focus stays inside, Escape closes, focus returns. */
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { keepTold } from '../assistive/keep-told.ts';
import { IconButton } from './button.tsx';

export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it leaves the page: closed later, it could not give focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    keepTold(dialog);
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto max-h-[85dvh] w-[min(92vw,34rem)] overflow-auto rounded-card border bg-surface p-0 text-ink backdrop:bg-black/50"
    >
      <div className="flex items-center justify-between gap-4 border-b py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
