/** Tabs after the WAI-ARIA pattern: arrows move, the panel follows. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useOpenInSight } from '../lists/use-open-in-sight.ts';

export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  compact = false,
  children,
}: {
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** For many tabs in a narrow place: at a desk they give up some of the room around their words. */
  compact?: boolean;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  useOpenInSight(list, `[id="${base}-${value}"]`);
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // Counted from the tab that has the focus: an address takes a moment to change, keys do not wait for it.
    const at = buttons.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChange(tab.id);
    buttons[next]?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`no-scrollbar relative flex overflow-x-auto border-b ${compact ? '' : 'gap-1'}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={`-mb-px min-h-10 pointer-coarse:min-h-11 pointer-coarse:min-w-11 shrink-0 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink ${compact ? 'px-2.5 xl:flex xl:min-w-0 xl:shrink xl:items-center xl:justify-center' : 'px-3'}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" tabIndex={-1} id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
