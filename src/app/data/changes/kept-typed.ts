/**
 * What is typed into a form and not sent yet, kept on this device while that lasts: a page that closes or crashes loses
 * none of it. Each form has a place of its own in each connection. Written at once, because nothing waits when a page goes.
 * Keys and secrets are never given here.
 */
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';

export const TYPED_PREFIX = 'cliproom.typed.';
/** Nobody misses what was begun longer ago. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export interface KeptTyped<Value> {
  readonly value: Value;
  /** What the service had, or the form began with, when it was typed. */
  readonly base: Value;
  readonly atMs: number;
}

const keyOf = (connectionId: string, place: string): string => `${TYPED_PREFIX}${connectionId} ${place}`;

/** null where nothing is kept, it is too old, or it has not the shape of `saved`: another version of this program wrote it. */
export function readTyped<Value>(
  connectionId: string,
  place: string,
  saved: Value,
  nowMs = Date.now(),
): KeptTyped<Value> | null {
  const key = keyOf(connectionId, place);
  const kept = parse(localStorage.getItem(key) ?? 'null') as KeptTyped<Value> | null;
  if (kept === null || typeof kept !== 'object') return null;
  const isYoung = Math.abs(nowMs - kept.atMs) < KEPT_DAYS * DAY_MS;
  if (isYoung && fits(kept.value, saved) && fits(kept.base, saved)) return kept;
  localStorage.removeItem(key);
  return null;
}

export function keepTyped<Value>(
  connectionId: string,
  place: string,
  { value, base, atMs }: KeptTyped<Value>,
) {
  keepOnDevice(keyOf(connectionId, place), JSON.stringify({ value, base, atMs }));
}

export function forgetTyped(connectionId: string, place: string): void {
  localStorage.removeItem(keyOf(connectionId, place));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

/** A form counts on each of its own fields; what those hold may leave some out. */
function fits(kept: unknown, saved: unknown): boolean {
  if (!sameShape(kept, saved)) return false;
  if (typeof saved !== 'object' || saved === null || typeof kept !== 'object' || kept === null) return true;
  return Object.keys(saved).every((name) => name in kept);
}

/** Alike in type down to the last field; what is null, or may be, and what is in a list is left to the form. */
function sameShape(kept: unknown, saved: unknown): boolean {
  if (saved === null || saved === undefined) return kept !== undefined;
  if (typeof kept !== typeof saved || kept === null || Array.isArray(kept) !== Array.isArray(saved))
    return false;
  if (typeof saved !== 'object' || Array.isArray(saved)) return true;
  const fields = kept as Readonly<Record<string, unknown>>;
  return Object.entries(saved).every(
    ([name, value]) => fields[name] === null || fields[name] === undefined || sameShape(fields[name], value),
  );
}
