/** What of a service elsewhere is kept on the device for when it cannot be reached: what kinds, how much, how long. Pure. */
import type { ListName } from '../../../client/api-client.ts';
import type { UnreadItem } from '../../../client/unread-items.ts';
import { KEYS } from './query-keys.ts';

/** One read as the query cache names it. */
export interface KeptRead {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly readAtMs: number;
  /** What its lists lack because it could not be read; absent where that is nothing. */
  readonly leftOut?: readonly LeftOutOfRead[];
}

export interface LeftOutOfRead {
  readonly list: ListName;
  readonly unread: readonly UnreadItem[];
}

export interface KeptReads {
  /** Of the service and account; no key stands in it. */
  readonly connectionId: string;
  readonly reads: readonly KeptRead[];
}

const DAY_MS = 86_400_000;
export const KEPT_FOR_MS = 7 * DAY_MS;
/** As JSON. A library of a hundred projects with their clips and transcripts is about half of it. */
export const MOST_CHARS = 8_000_000;

/** Nothing of the owner's, whose answers may hold secrets; no files, no work that runs. */
const KEPT: ReadonlySet<unknown> = new Set(
  [
    ...[KEYS.me, KEYS.credits, KEYS.options, KEYS.voices, KEYS.assets, KEYS.allTranscripts, KEYS.projects],
    ...[
      KEYS.allClips,
      KEYS.clip(''),
      KEYS.allCompositions,
      KEYS.allCaptions,
      KEYS.timeline(''),
      KEYS.allExports,
    ],
    ...[KEYS.story(''), KEYS.assistantTurns(''), KEYS.toolRuns],
  ].map(([first]) => first),
);

export const isKept = ({ key: [first] }: Pick<KeptRead, 'key'>): boolean => KEPT.has(first);

/**
 * The newest of what was kept before and what was read since, within both bounds.
 * @param charsOf how long one is as JSON
 */
export function withinBounds(
  before: readonly KeptRead[],
  since: readonly KeptRead[],
  nowMs: number,
  charsOf: (read: KeptRead) => number = (read) => JSON.stringify(read.data).length,
): KeptRead[] {
  const newest = new Map<string, KeptRead>();
  for (const read of [...before, ...since]) {
    const name = JSON.stringify(read.key);
    const known = newest.get(name);
    if (isKept(read) && (known === undefined || known.readAtMs <= read.readAtMs)) newest.set(name, read);
  }
  let left = MOST_CHARS;
  return [...newest.values()]
    .filter(({ readAtMs }) => readAtMs > nowMs - KEPT_FOR_MS)
    .toSorted((a, b) => b.readAtMs - a.readAtMs)
    .filter((read) => {
      const chars = charsOf(read);
      if (chars > left) return false;
      left -= chars;
      return true;
    });
}
