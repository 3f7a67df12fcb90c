/** Searching what is said: how often, and from one place to the next. */
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { IconButton } from '../../../ui/button.tsx';

export function WordSearch({
  typed,
  count,
  at,
  onType,
  onGo,
}: {
  typed: string;
  count: number;
  /** The match that is chosen; -1 for none yet. */
  at: number;
  onType: (typed: string) => void;
  onGo: (by: 1 | -1) => void;
}) {
  const { t } = useTranslate();
  return (
    <div className="flex items-center gap-1">
      <label className="relative min-w-0 flex-1">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
        />
        <input
          type="search"
          aria-label={t('words.search')}
          placeholder={t('words.search')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onGo(event.shiftKey ? -1 : 1);
          }}
          className="min-h-9 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 text-sm placeholder:text-ink-soft pointer-coarse:min-h-11"
        />
      </label>
      <p role="status" className="min-w-16 px-1 text-center text-xs text-ink-soft empty:min-w-0">
        {typed.trim() === ''
          ? ''
          : count === 0
            ? t('words.noMatch')
            : t('words.matches', { at: Math.max(0, at) + 1, count })}
      </p>
      <IconButton
        label={t('words.previous')}
        icon={<ChevronUp size={18} />}
        disabled={count === 0}
        onClick={() => onGo(-1)}
        className="pointer-coarse:size-11"
      />
      <IconButton
        label={t('words.next')}
        icon={<ChevronDown size={18} />}
        disabled={count === 0}
        onClick={() => onGo(1)}
        className="pointer-coarse:size-11"
      />
    </div>
  );
}
