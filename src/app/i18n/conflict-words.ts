/**
 * A conflict in the reader's language: with the numbers and names its details carry, without them where a service
 * gives none, and in the service's own words where its reason is not known here.
 */
import type { ApiErrorFacts } from '../../client/api-error.ts';
import { clock } from './clock.ts';
import type { Translate } from './translate.ts';
import { wordsOfCode } from './words-of-code.ts';

type Details = Readonly<Record<string, unknown>>;

export function conflictText(t: Translate, facts: ApiErrorFacts): string {
  const { details = {} } = facts;
  const { reason = '' } = details;
  const values = VALUES[reason]?.(details, t) ?? {};
  const isTold = Object.values(values).every((value) => value !== null);
  const named = isTold
    ? wordsOfCode(t, `conflict.named.${reason}`, values as Readonly<Record<string, string | number>>)
    : null;
  return named ?? wordsOfCode(t, `conflict.${reason}`) ?? saidIn(facts);
}

/** The service's own sentence, and what it advises where it does. */
export function saidIn({ message, hint }: ApiErrorFacts): string {
  return hint === undefined ? message : `${message} ${hint}`;
}

/** What the sentence of a reason names, from its details; null where they do not carry it. */
const VALUES: Readonly<
  Record<string, (details: Details, t: Translate) => Readonly<Record<string, string | number | null>>>
> = {
  revision_mismatch: ({ currentRevision, expectedRevision }) => ({
    current: numberIn(currentRevision),
    expected: numberIn(expectedRevision),
  }),
  later_edits: ({ revision }) => ({ revision: numberIn(revision) }),
  in_use: ({ uses }) => ({ titles: namesIn(uses, ({ title }) => String(title ?? '')) }),
  work_running: ({ uses }, t) => ({
    works: namesIn(uses, ({ kind }) => wordsOfCode(t, `job.${String(kind)}`) ?? t('job.other')),
  }),
  parts_missing: ({ missingParts }) => ({ parts: namesIn(missingParts, String) }),
  file_exists: ({ file }) => ({ file: textIn(file) }),
  file_missing: ({ file }) => ({ file: textIn(file) }),
  storage_limit: ({ usedBytes, limitBytes }) => ({
    has: gigabytesIn(usedBytes),
    most: gigabytesIn(limitBytes),
  }),
  too_long: ({ durationSec, maxDurationSec }) => ({
    has: clockIn(durationSec),
    most: clockIn(maxDurationSec),
  }),
  in_use_by_brand: ({ names }) => ({ names: String(names ?? '') }),
  too_many_brand_files: ({ max }) => ({ max: numberIn(max) }),
  too_many_brand_kits: ({ max }) => ({ max: numberIn(max) }),
  too_many_webhooks: ({ max }) => ({ max: numberIn(max) }),
};

/** More than these would be a list, not a sentence. */
const MOST_NAMED = 12;

function namesIn(list: unknown, nameOf: (item: Details) => string): string | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const names = [...new Set(list.slice(0, MOST_NAMED).map(nameOf))].join(', ');
  return list.length > MOST_NAMED ? `${names} …` : names;
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** To the megabyte. */
function gigabytesIn(value: unknown): number | null {
  return typeof value === 'number' ? Math.round(value / 1e6) / 1e3 : null;
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function clockIn(value: unknown): string | null {
  return typeof value === 'number' ? clock(value) : null;
}
