/** Short notices that leave by themselves, with an undo where there is one. Announced politely. */
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
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

  const show = useCallback<ShowToast>((next) => {
    clearTimeout(timer.current);
    const id = nextId.current++;
    setToast({ ...next, id });
    timer.current = setTimeout(() => setToast((now) => (now?.id === id ? null : now)), VISIBLE_MS);
  }, []);
  const hold = useMemo(() => () => clearTimeout(timer.current), []);

  return (
    <Context value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:bottom-6"
      >
        {toast === null ? null : (
          // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the notice on screen
          <div
            key={toast.id}
            onMouseEnter={hold}
            className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-card border bg-ink pl-4 text-sm text-desk shadow-lg ${toast.action === undefined ? 'py-3 pr-4' : 'py-2 pr-2'}`}
          >
            <span className="min-w-0 break-words">{toast.text}</span>
            {toast.action === undefined ? null : (
              <Button
                tone="plain"
                className="text-desk! underline underline-offset-4 hover:bg-transparent"
                onClick={() => {
                  toast.action?.run();
                  setToast(null);
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
