/** A time that is typed: taken on Enter or when the field is left, put back where it cannot be read. */
import { useState } from 'react';
import { readClock } from '../../base/read-clock.ts';
import { preciseClock } from '../i18n/format.ts';

export function TimeField({
  label,
  valueSec,
  onChange,
}: {
  label: string;
  valueSec: number;
  onChange: (timeSec: number) => void;
}) {
  /** null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? valueSec : readClock(typed);
  const take = (): void => {
    if (typed !== null && read !== null) onChange(read);
    setTyped(null);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={read === null}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      className="min-h-9 w-24 rounded-control border border-line-strong/70 bg-surface px-2 text-center font-mono text-sm aria-invalid:border-bad"
      value={typed ?? preciseClock(valueSec)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        else if (event.key === 'Escape') setTyped(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
