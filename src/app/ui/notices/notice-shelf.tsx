/**
 * The notices on screen, newest at the edge, announced politely one by one. Their time stands still while one of them is
 * pointed at or has focus; F8 goes to the newest, Escape back to where one was.
 */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { shownNotices } from './shown-notices.ts';
import type { Notice } from './toasts.tsx';

const VISIBLE_MS = 6000;
/** What was looked at until now does not leave at once. */
const LEAST_MS = 1500;

interface NoticeShelfProps {
  readonly notices: readonly Notice[];
  readonly onGone: (id: number) => void;
}

export default function NoticeShelf({ notices, onGone }: NoticeShelfProps) {
  const shelf = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const shown = useMemo(() => shownNotices(notices), [notices]);
  useEffect(() => {
    for (const notice of notices) if (!shown.includes(notice)) onGone(notice.id);
    // What leaves from under a pointer, or with focus, tells nobody that it was left.
    setPointedAt((before) => before && shown.length > 0);
    setHasFocus(shelf.current?.contains(document.activeElement) === true);
  }, [notices, shown, onGone]);
  const goBack = useWayByKey(shelf);
  return (
    <div
      ref={shelf}
      role="status"
      aria-live="polite"
      aria-atomic={false}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className="toasts pointer-events-none fixed inset-x-0 z-40 flex flex-col items-center gap-2 px-4"
    >
      {shown.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          isHeld={isPointedAt || hasFocus}
          onGone={onGone}
          onDone={goBack}
        />
      ))}
    </div>
  );
}

interface NoticeCardProps {
  readonly notice: Notice;
  readonly isHeld: boolean;
  readonly onGone: (id: number) => void;
  /** Its action was chosen. */
  readonly onDone: () => void;
}

function NoticeCard({ notice: { id, text, action }, isHeld, onGone, onDone }: NoticeCardProps) {
  const leftMs = useRef(VISIBLE_MS);
  useEffect(() => {
    if (isHeld) return;
    const fromMs = performance.now();
    const timer = setTimeout(() => onGone(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(LEAST_MS, leftMs.current - (performance.now() - fromMs));
    };
  }, [isHeld, id, onGone]);
  return (
    <div
      data-notice
      tabIndex={-1}
      className={`pointer-events-auto flex max-w-[min(100%,40rem)] items-center gap-3 rounded-card border bg-ink pl-4 text-sm text-background shadow-lg ${action === undefined ? 'py-3 pr-4' : 'py-2 pr-2'}`}
    >
      <span dir="auto" className="min-w-0 break-words">
        {text}
      </span>
      {action === undefined ? null : (
        <Button
          tone="plain"
          className="text-background! underline underline-offset-4 outline-current! hover:bg-transparent"
          onClick={() => {
            onDone();
            // Before it runs: what it does may be told by a notice of its own.
            onGone(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Notices stand last on every page: a key leads there, and back. Returns the way back. */
function useWayByKey(shelf: RefObject<HTMLDivElement | null>): () => void {
  const cameFrom = useRef<Element | null>(null);
  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isInside = shelf.current?.contains(document.activeElement) === true;
      if (event.key === 'Escape' && isInside) {
        event.preventDefault();
        goBack();
      }
      if (event.key !== 'F8') return;
      const newest = [...(shelf.current?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])].at(-1);
      if (newest === undefined) return;
      event.preventDefault();
      if (!isInside) cameFrom.current = document.activeElement;
      (newest.querySelector('button') ?? newest).focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shelf, goBack]);
  return goBack;
}
