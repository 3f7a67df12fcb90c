/** Short notices that leave by themselves, with an undo where there is one. How they are shown loads after the first paint. */
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { lazyComponent } from '../browser/lazy-component.tsx';

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Notice extends Toast {
  readonly id: number;
}

interface Shelf {
  /** Oldest first. */
  readonly notices: readonly Notice[];
  readonly onGone: (id: number) => void;
}

const NoticeShelf = lazyComponent<Shelf>(() => import('./notice-shelf.tsx'), { Frame: NotLoadedShelf });

type ShowToast = (toast: Toast) => void;
const Context = createContext<ShowToast | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const nextId = useRef(1);
  const show = useCallback<ShowToast>((toast) => {
    const id = nextId.current++;
    setNotices((before) => [...before, { ...toast, id }]);
  }, []);
  const onGone = useCallback((id: number) => {
    setNotices((before) => before.filter((notice) => notice.id !== id));
  }, []);
  return (
    <Context value={show}>
      {children}
      <NoticeShelf notices={notices} onGone={onGone} />
    </Context>
  );
}

/** Nothing is missed until there is something to tell. */
function NotLoadedShelf({ notices, children }: Shelf & { children: ReactNode }) {
  if (notices.length === 0) return null;
  return (
    <div className="toasts fixed inset-x-4 z-40 mx-auto max-w-md rounded-card border bg-surface p-4">
      {children}
    </div>
  );
}

export function useToast(): ShowToast {
  const show = use(Context);
  if (show === null) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
