/** The state of a form that outlives its page (`kept-typed.ts`), and both sides where what it was made on has changed since. */
import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../connection/session.tsx';
import { forgetTyped, keepTyped, readTyped } from './kept-typed.ts';

export interface Typed<Value> {
  readonly value: Value;
  readonly set: (next: Value | ((now: Value) => Value)) => void;
  /** It is as it was left unsent earlier, and nothing was typed since. */
  readonly isFromBefore: boolean;
  /** What is saved was changed since it was typed. */
  readonly isOutdated: boolean;
  /** What was typed, while what is saved is shown instead of it; else null. */
  readonly aside: Value | null;
  /** Shows what is saved instead of what was typed, or back. */
  readonly swap: () => void;
  /** It was sent: nothing is left to be kept. */
  readonly forget: () => void;
  /** The same for what was typed when this was read, on an answer that took a while: what was typed since stays kept. */
  readonly taken: () => void;
}

export type TypedState<Value> = Pick<Typed<Value>, 'value' | 'aside' | 'isFromBefore' | 'isOutdated'> & {
  /** What it was typed on. */
  readonly base: Value;
  /** False where there is nothing to keep. */
  readonly isKept: boolean;
};

/**
 * @param place of the form among all of a connection
 * @param saved what the service has, or what an empty form begins with
 */
export function useTyped<Value>(place: string, saved: Value): Typed<Value> {
  const { id } = useClient().connection;
  const [state, setState] = useState<TypedState<Value>>(() => begin(id, place, saved));
  const { base, isKept, aside, value, ...rest } = state;
  const kept = !isKept ? null : JSON.stringify({ value: aside ?? value, base });
  const savedText = textOf(saved);

  useEffect(() => {
    const typed = kept === null ? null : (JSON.parse(kept) as { value: Value; base: Value });
    // Sent from here, or changed back by hand: there is nothing left that could be lost.
    if (typed === null || textOf(typed.value) === savedText) forgetTyped(id, place);
    else keepTyped(id, place, { ...typed, atMs: Date.now() });
  }, [id, place, kept, savedText]);

  const forget = useCallback(() => {
    // At once: who sends a form may close it in the same moment.
    forgetTyped(id, place);
    setState(untouched);
  }, [id, place]);
  const latest = useRef(value);
  latest.current = value;
  const taken = (): void => {
    if (textOf(latest.current) === textOf(value)) forgetTyped(id, place);
    setState((now) => afterTaken(now, value));
  };
  return {
    ...rest,
    value,
    aside,
    set: (next) =>
      setState((now) => ({
        ...UNTOUCHED,
        value: next instanceof Function ? next(now.value) : next,
        base: saved,
        isKept: true,
      })),
    swap: () =>
      setState((now) =>
        now.aside === null
          ? { ...now, value: saved, aside: now.value }
          : { ...now, value: now.aside, aside: null },
      ),
    forget,
    taken,
  };
}

const UNTOUCHED = { aside: null, isFromBefore: false, isOutdated: false } as const;

function untouched<Value>(now: TypedState<Value>): TypedState<Value> {
  return { ...now, ...UNTOUCHED, isKept: false };
}

/** @param value as it was sent */
export function afterTaken<Value>(now: TypedState<Value>, value: Value): TypedState<Value> {
  return textOf(now.value) === textOf(value) ? untouched(now) : now;
}

function begin<Value>(connectionId: string, place: string, saved: Value): TypedState<Value> {
  const kept = readTyped(connectionId, place, saved);
  const text = textOf(saved);
  if (kept === null || textOf(kept.value) === text)
    return { ...UNTOUCHED, value: saved, base: saved, isKept: false };
  const isOutdated = textOf(kept.base) !== text;
  return { value: kept.value, base: kept.base, isKept: true, aside: null, isFromBefore: true, isOutdated };
}

/** Alike whatever order a service gives its fields in. */
const textOf = (value: unknown): string => hashKey([value]);
