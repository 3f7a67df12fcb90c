/** The title of the tab: the page, and before it how far the work is that is running, or that it ended unseen. */
import { createContext, use, useEffect, useId } from 'react';

const PROGRAM = 'Cliproom';
const running = new Map<string, number>();
let page = '';
let endedUnseen = false;

/** `42 % · Page · Cliproom`; the slowest of several counts. `✓ · Page · Cliproom` once all of it ended. */
export function tabTitle(title: string, progress: readonly number[], hasEnded = false): string {
  const slowest = progress.length === 0 ? null : Math.floor(Math.min(...progress) * 100);
  return [slowest === null ? (hasEnded ? '✓' : '') : `${slowest} %`, title, PROGRAM]
    .filter((part) => part !== '')
    .join(' · ');
}

function show(): void {
  document.title = tabTitle(page, [...running.values()], endedUnseen);
}

/** The name of the page that is open, as the list of pages has it; '' where it is called after what it shows. */
export const PageName = createContext('');

/** @param title in the place of the page's name. @returns what the page is called. */
export function usePageTitle(title?: string): string {
  const name = use(PageName);
  const shown = title ?? name;
  useEffect(() => {
    page = shown;
    show();
  }, [shown]);
  return shown;
}

/** @param progress 0 to 1; null while nothing runs. */
export function useTitleProgress(progress: number | null): void {
  const id = useId();
  useEffect(() => {
    if (progress !== null) running.set(id, progress);
    show();
    return () => {
      running.delete(id);
      show();
    };
  }, [id, progress]);
}

/** Until somebody looks. @param onChange told that it is unseen, and that it was seen. */
export function showEnd(onChange: (isUnseen: boolean) => void): void {
  if (document.visibilityState === 'visible') return;
  endedUnseen = true;
  show();
  onChange(true);
  document.addEventListener(
    'visibilitychange',
    () => {
      endedUnseen = false;
      show();
      onChange(false);
    },
    { once: true },
  );
}
