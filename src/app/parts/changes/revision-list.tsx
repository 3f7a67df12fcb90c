/**
 * Revisions, newest first: each can be looked at, and made the newest again. Tab stops at one of them, and arrow keys go to
 * the same button of the next (a roving tab index).
 */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Changing } from './changing.tsx';

interface ListedRevision {
  readonly revision: number;
  readonly text: string;
  readonly detail: ReactNode;
}

/** Back to where somebody who works by keyboard asked to see it; what leads away from it goes itself. */
export function focusViewed(revision: number): void {
  document.querySelector<HTMLElement>(`[data-revision="${revision}"] [data-action="view"]`)?.focus();
}

export function RevisionList({
  revisions,
  current,
  viewed,
  onView,
  onRestore,
  isBusy,
  className = '',
}: {
  revisions: readonly ListedRevision[];
  current: number;
  /** The one on the screen; null for the current one. */
  viewed: number | null;
  /** Without it only the newest can be seen. */
  onView?: ((revision: number | null) => void) | undefined;
  onRestore: (revision: number) => void;
  isBusy: boolean;
  className?: string;
}) {
  const { t } = useTranslate();
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [reached, setReached] = useState<number | null>(null);
  const old = revisions.filter(({ revision }) => revision !== current);
  const stop = (old.find(({ revision }) => revision === reached) ?? old[0])?.revision;
  const onKeyDown = (event: KeyboardEvent): void => {
    const [at, last] = [old.findIndex(({ revision }) => revision === stop), old.length - 1];
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const revision = old[Math.min(Math.max(0, to), last)]?.revision;
    const { action } = (event.target as HTMLElement).dataset;
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-revision="${revision}"] button`) ?? [];
    ([...buttons].find(({ dataset }) => dataset['action'] === action) ?? buttons[0])?.focus();
  };

  return (
    <div className="group flex flex-col gap-2">
      <ol
        ref={list}
        aria-label={t('history.list')}
        onKeyDown={onKeyDown}
        className={`divide-y rounded-control border ${className}`}
      >
        {revisions.map(({ revision, text, detail }) => (
          <li
            key={revision}
            data-revision={revision}
            onFocus={() => setReached(revision)}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 text-sm"
          >
            <span className="w-9 shrink-0 font-mono text-xs text-ink-soft">{revision}</span>
            <span className="min-w-40 flex-1">
              <span className="block break-words">{text}</span>
              <span className="block text-xs text-ink-soft">{detail}</span>
            </span>
            {revision === current ? (
              <span className="text-xs text-ink-soft">{t('history.current')}</span>
            ) : (
              <span className="flex gap-1">
                {onView === undefined ? null : (
                  <Button
                    className="px-2.5 aria-pressed:bg-raised"
                    data-action="view"
                    tabIndex={revision === stop ? 0 : -1}
                    aria-describedby={hintId}
                    aria-pressed={revision === viewed}
                    aria-label={t('history.viewOne', { revision })}
                    onClick={() => onView(revision === viewed ? null : revision)}
                  >
                    {t('history.view')}
                  </Button>
                )}
                <Changing>
                  <Button
                    className="px-2.5"
                    data-action="restore"
                    tabIndex={revision === stop ? 0 : -1}
                    aria-describedby={hintId}
                    disabled={isBusy}
                    aria-label={t('history.restoreOne', { revision })}
                    onClick={() => onRestore(revision)}
                  >
                    {t('history.restore')}
                  </Button>
                </Changing>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p id={hintId} className="hidden text-xs text-ink-soft group-has-focus-visible:block">
        {t('history.hint')}
      </p>
    </div>
  );
}
