/** What was found to cut, to be looked at before it is: each on its own, all or some, and what they save together. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { clock, preciseClock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { useStepPx } from '../../../ui/theme/use-step-px.ts';

export interface Candidate {
  readonly id: string;
  readonly startSec: number;
  readonly savesSec: number;
  /** What is said before, what would go, what is said after. */
  readonly before: string;
  readonly cut: string;
  readonly after: string;
}

const ROW_STEPS = 12;

export function CutReview({
  title,
  candidates,
  languages,
  checked,
  onCheck,
  onSeek,
  onCut,
  onLeave,
}: {
  title: string;
  candidates: readonly Candidate[];
  /** Of what is said, by video: told where it is one. */
  languages: ReadonlyMap<string, string>;
  checked: ReadonlySet<string>;
  onCheck: (checked: ReadonlySet<string>) => void;
  onSeek: (sec: number) => void;
  onCut: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslate();
  const spoken = [...new Set(languages.values())];
  const language = spoken.length === 1 ? spoken[0] : undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useVirtualizer({
    count: candidates.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
  });
  const wanted = candidates.filter(({ id }) => checked.has(id));
  const savesSec = wanted.reduce((sum, one) => sum + one.savesSec, 0);
  const toggle = (id: string, isOn: boolean): void => {
    const next = new Set(checked);
    if (isOn) next.add(id);
    else next.delete(id);
    onCheck(next);
  };
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField
          label={t('words.all', { count: candidates.length })}
          checked={candidates.length > 0 && wanted.length === candidates.length}
          onChange={(isOn) => onCheck(new Set(isOn ? candidates.map(({ id }) => id) : []))}
        />
        <p role="status" className="text-sm text-ink-soft">
          {t('words.saves', { count: wanted.length, sec: savesSec.toFixed(1) })}
        </p>
      </div>
      <div
        ref={scroller}
        className="max-h-[30dvh] min-h-24 lg:max-h-[19dvh] overflow-y-auto rounded-control border"
      >
        <ul aria-label={title} className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const one = candidates[index];
            if (one === undefined) return null;
            return (
              <li
                key={one.id}
                className="absolute inset-x-0 top-0 flex items-center gap-2 border-b px-3"
                style={{ height: rowPx, transform: `translateY(${start}px)` }}
              >
                <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    className="size-[1.25rem] shrink-0 accent-(--accent)"
                    checked={checked.has(one.id)}
                    onChange={(event) => toggle(one.id, event.target.checked)}
                  />
                  <span lang={language} className="min-w-0 flex-1 truncate">
                    {one.before} <span className="text-bad line-through">{one.cut}</span> {one.after}
                  </span>
                  <span className="shrink-0 font-mono text-xs text-ink-soft">
                    {t('words.seconds', { sec: one.savesSec.toFixed(2) })}
                  </span>
                </label>
                <Button
                  tone="plain"
                  className="px-2 font-mono text-xs"
                  aria-label={t('words.goTo', { at: preciseClock(one.startSec) })}
                  onClick={() => onSeek(Math.max(0, one.startSec - 1))}
                >
                  {clock(one.startSec)}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" disabled={wanted.length === 0} onClick={onCut}>
          {t('words.cutThese', { count: wanted.length })}
        </Button>
        <Button onClick={onLeave}>{t('words.back')}</Button>
      </div>
    </section>
  );
}
