/**
 * Settings of a project that are open here while the project is changed elsewhere, as by the field of its name or in another
 * tab: what nobody touched here follows, so that saving the rest does not take that change back.
 */
import { useEffect, useEffectEvent, useRef } from 'react';

/** @param before what the service had, and `now` has */
export function following<Draft>(draft: Draft, before: Draft, now: Draft): Draft {
  const fields = Object.keys(now as object) as (keyof Draft)[];
  const taken = fields.filter(
    (name) => !isSame(before[name], now[name]) && isSame(draft[name], before[name]),
  );
  return taken.length === 0
    ? draft
    : { ...draft, ...Object.fromEntries(taken.map((name) => [name, now[name]])) };
}

/** @param take called with what follows a change of `now`, to be done to every copy of the settings */
export function useFollowing<Draft>(now: Draft, take: (follow: (draft: Draft) => Draft) => void): void {
  const known = useRef(now);
  const tell = useEffectEvent(take);
  useEffect(() => {
    const before = known.current;
    if (isSame(before, now)) return;
    known.current = now;
    tell((draft) => following(draft, before, now));
  });
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
