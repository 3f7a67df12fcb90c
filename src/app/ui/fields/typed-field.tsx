/** A value that is typed: taken on Enter, or when the field or the page is left; put back where it cannot be read. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function TypedField({
  label,
  shown,
  read,
  width,
  disabled = false,
  onTake,
}: {
  /** Its name; a visible label stands beside it. */
  label: string;
  /** The value in words. */
  shown: string;
  /** null where what is typed means nothing. */
  read: (typed: string) => number | null;
  width: string;
  /** It keeps the focus then: most are off only until what was typed has been saved. */
  disabled?: boolean;
  onTake: (value: number) => void;
}) {
  /** null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed === null ? null : read(typed);
  const take = (): void => {
    if (value !== null && typed !== shown) onTake(value);
    setTyped(null);
  };
  const latest = useRef(take);
  latest.current = take;
  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) return;
    // Nothing waits when a page goes: who keeps the value has it before this returns.
    const leave = (): void => flushSync(() => latest.current());
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isTyping]);
  return (
    <input
      aria-label={label}
      aria-disabled={disabled}
      readOnly={disabled}
      aria-invalid={typed !== null && value === null}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      className={`min-h-9 ${width} rounded-control border border-line-strong bg-surface px-2 text-center font-mono text-sm aria-invalid:border-bad aria-disabled:opacity-50 pointer-coarse:min-h-11`}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
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
