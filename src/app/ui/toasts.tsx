/** Short notices that leave by themselves, with an undo where there is one. Announced politely. */
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { Button } from './button.tsx';

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type ShowToast = (toast: Toast) => void;

const VISIBLE_MS = 6000;
const Context = createContext<ShowToast | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { id: number }) | null>(null);
  const nextId = useRef(1);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const hold = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    hold();
    timer.current = setTimeout(() => setToast(null), VISIBLE_MS);
  }, [hold]);
  const show = useCallback<ShowToast>(
    (next) => {
      setToast({ ...next, id: nextId.current++ });
      leave();
    },
    [leave],
  );

  return (
    <Context value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="toasts pointer-events-none fixed inset-x-0 z-40 flex justify-center px-4"
      >
        {toast === null ? null : (
          // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the notice on screen
          <div
            key={toast.id}
            onMouseEnter={hold}
            onMouseLeave={leave}
            className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-card border bg-ink pl-4 text-sm text-desk shadow-lg ${toast.action === undefined ? 'py-3 pr-4' : 'py-2 pr-2'}`}
          >
            <span className="min-w-0 break-words">{toast.text}</span>
            {toast.action === undefined ? null : (
              <Button
                tone="plain"
                className="text-desk! underline underline-offset-4 hover:bg-transparent"
                onClick={() => {
                  // Before it runs: what it does may be told by a notice of its own.
                  setToast(null);
                  toast.action?.run();
                }}
              >
                {toast.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </Context>
  );
}

export function useToast(): ShowToast {
  const show = use(Context);
  if (show === null) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
