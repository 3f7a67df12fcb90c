/** Choosing words: by pointer or keys, from an anchor to where the choice has been drawn. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { rangeOf, type WordRange } from '../../../../timeline/words/word-range.ts';

export interface WordChoice {
  readonly chosen: WordRange | null;
  /** The word that the next key starts from. */
  readonly active: number;
  readonly choose: (range: WordRange | null, active?: number) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Where the choice begins by keys when nothing is chosen yet. */
  readonly current: number;
  /** A tap adds to the choice, where there is no Shift to hold. */
  readonly extends_: boolean;
  readonly onSeek: (index: number) => void;
  readonly onMark: () => void;
  readonly onReveal: (index: number) => void;
}

export function useWordChoice(options: Options): WordChoice {
  const { list, count, current, extends_, onSeek, onMark, onReveal } = options;
  const [state, setState] = useState<{ anchor: number; head: number } | null>(null);
  const press = useRef<{ pointerId: number; anchor: number; isMoved: boolean } | null>(null);
  const inside = (index: number): number => Math.min(Math.max(0, index), count - 1);
  const safe = state === null || state.head >= count || state.anchor >= count ? null : state;
  const active = safe?.head ?? Math.max(0, inside(current));

  const [from, to] = [safe?.anchor ?? -1, safe?.head ?? -1];
  const chosen = useMemo(() => (from < 0 ? null : rangeOf(from, to)), [from, to]);

  const set = (anchor: number, head: number): void => {
    setState({ anchor, head });
    onReveal(head);
  };
  const wordAt = (event: PointerEvent): number | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-word]');
    return under instanceof HTMLElement && list.current?.contains(under)
      ? Number(under.dataset['word'])
      : null;
  };

  const onPointerDown = (event: PointerEvent): void => {
    const word = wordAt(event);
    if (event.button !== 0 || word === null) return;
    const anchor = (event.shiftKey || extends_) && safe !== null ? safe.anchor : word;
    press.current = { pointerId: event.pointerId, anchor, isMoved: false };
    // A finger scrolls; only its tap chooses.
    if (event.pointerType !== 'touch') setState({ anchor, head: word });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const now = press.current;
    if (now === null || now.pointerId !== event.pointerId || event.pointerType === 'touch') return;
    const word = wordAt(event);
    if (word === null || word === safe?.head) return;
    now.isMoved = true;
    setState({ anchor: now.anchor, head: word });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const now = press.current;
    press.current = null;
    const word = wordAt(event);
    if (now === null || word === null) return;
    setState({ anchor: now.anchor, head: word });
    if (!now.isMoved && now.anchor === word) onSeek(word);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    const go = (to: number): void => {
      const head = inside(to);
      set(event.shiftKey ? (safe?.anchor ?? active) : head, head);
    };
    const first = safe === null && !event.shiftKey;
    if (event.key === 'ArrowRight') go(first ? active : active + 1);
    else if (event.key === 'ArrowLeft') go(first ? active : active - 1);
    else if (event.key === 'ArrowDown') go(besideOf(list.current, active, 1));
    else if (event.key === 'ArrowUp') go(besideOf(list.current, active, -1));
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(count - 1);
    else if (event.key === 'Enter' || event.key === ' ') onSeek(active);
    else if (event.key === 'Delete' || event.key === 'Backspace') onMark();
    else if (event.key === 'Escape' && safe !== null) setState(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    chosen,
    active,
    choose: (range, head) => {
      if (range === null) setState(null);
      else set(range.first, head ?? range.last);
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => {
        press.current = null;
      },
      onKeyDown,
    },
  };
}

/** The word that stands nearest in the line above or below; the next or previous one where there is none drawn. */
function besideOf(list: HTMLElement | null, index: number, by: 1 | -1): number {
  const from = list?.querySelector(`[data-word="${index}"]`)?.getBoundingClientRect();
  if (from === undefined) return index + by;
  let best = { index: index + by, line: Number.POSITIVE_INFINITY, away: Number.POSITIVE_INFINITY };
  for (const element of list?.querySelectorAll<HTMLElement>('[data-word]') ?? []) {
    const box = element.getBoundingClientRect();
    const line = by * (box.top - from.top);
    if (line < from.height / 2) continue;
    const away = Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
    if (line < best.line - 2 || (line < best.line + 2 && away < best.away))
      best = { index: Number(element.dataset['word']), line, away };
  }
  return best.index;
}
