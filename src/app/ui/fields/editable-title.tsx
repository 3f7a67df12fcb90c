/** The title of a page that can be renamed in its place: Enter or leaving the field saves, Escape leaves it as it was. */
import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/button.tsx';
import { PAGE_TITLE } from '../page/page.tsx';
import { isComposing } from './is-composing.ts';

export interface RenameWords {
  readonly rename: string;
  readonly field: string;
  readonly save: string;
  readonly cancel: string;
}

/** What is being typed. */
interface TitleDraft {
  /** null while nobody types. */
  readonly typed: string | null;
  readonly setTyped: (typed: string | null) => void;
}

export function EditableTitle({
  title,
  draft: { typed, setTyped },
  maxLength,
  words,
  onRename,
}: {
  title: string;
  draft: TitleDraft;
  maxLength: number;
  words: RenameWords;
  onRename: (title: string) => void;
}) {
  /** Not where it was left open: a page that opens begins elsewhere. */
  const [isPressed, setPressed] = useState(false);
  const pencil = useRef<HTMLSpanElement>(null);
  const left = useRef(false);
  const isTyping = typed !== null;
  useEffect(() => {
    // The keyboard goes back to where it came from.
    if (!isTyping && left.current) pencil.current?.querySelector('button')?.focus();
    left.current = isTyping;
  }, [isTyping]);
  const save = (): void => {
    const wanted = (typed ?? '').trim();
    if (wanted !== '' && wanted !== title) onRename(wanted);
    setTyped(null);
  };
  if (typed === null)
    return (
      <div className="flex min-w-0 items-start gap-1">
        <h1 dir="auto" className={PAGE_TITLE}>
          {title}
        </h1>
        <span ref={pencil}>
          <IconButton
            label={words.rename}
            icon={<Pencil size={16} />}
            className="-my-0.5"
            onClick={() => {
              setPressed(true);
              setTyped(title);
            }}
          />
        </span>
      </div>
    );
  return (
    <form
      className="flex min-w-0 items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) save();
      }}
    >
      <h1 className="sr-only">{title}</h1>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus={isPressed}
        dir="auto"
        aria-label={words.field}
        maxLength={maxLength}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return;
          event.preventDefault();
          event.stopPropagation();
          setTyped(null);
        }}
        className="min-h-10 w-full min-w-0 max-w-xl rounded-control border border-line-strong bg-surface px-2 text-xl font-semibold tracking-tight sm:text-2xl"
      />
      <IconButton type="submit" label={words.save} icon={<Check size={18} />} />
      <IconButton label={words.cancel} icon={<X size={18} />} onClick={() => setTyped(null)} />
    </form>
  );
}
