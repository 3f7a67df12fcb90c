/** What a revision changed, in the reader's language where the service says it as data; else its own summary. */
import type { TimelineRevision } from '../../../../contract/schemas/timeline.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { wordsOfCode } from '../../../i18n/words-of-code.ts';

/** Shorter differences are not worth a word. */
const LEAST_DELTA_SEC = 0.05;

type Described = Pick<TimelineRevision, 'revision' | 'origin' | 'summary' | 'change'>;

/** @param read the revisions that were read: going back is told by its neighbours where they are among them. */
export function revisionText(t: Translate, told: Described, read: readonly Described[]): string {
  const { origin, summary, change } = told;
  if (origin === 'prepared') return t('timeline.change.prepared');
  // What the assistant did is told in the language it was asked in.
  if (change == null || origin === 'assistant') return summary;
  if (change.restores !== null) return wayBack(t, change.restores, read);
  if (change.undoes !== null) return t('timeline.change.undone', { revision: change.undoes });
  const parts: string[] = [];
  for (const { type, count } of change.operations) {
    const what = wordsOfCode(t, `timeline.did.${type}`);
    // An operation of a newer service.
    if (what === null) return summary;
    parts.push(count === 1 ? what : t('timeline.change.times', { what, count }));
  }
  const deltaSec = change.durationDeltaSec ?? 0;
  if (Math.abs(deltaSec) >= LEAST_DELTA_SEC)
    parts.push(
      t(deltaSec < 0 ? 'timeline.change.shorter' : 'timeline.change.longer', {
        sec: Math.round(Math.abs(deltaSec) * 10) / 10,
      }),
    );
  return parts.join(', ');
}

/** What made it; what a newer service names in other words stays as it says it. */
export function originText(t: Translate, origin: string): string {
  return wordsOfCode(t, `timeline.origin.${origin}`) ?? origin;
}

/** Going back by one step is called by what it undoes, and doing it again by what is done. */
function wayBack(t: Translate, revision: number, read: readonly Described[]): string {
  const named = (wanted: number) => read.find((one) => one.revision === wanted);
  const [there, next] = [named(revision), named(revision + 1)];
  if (next !== undefined && next.origin !== 'restore')
    return t('timeline.change.before', { revision, what: revisionText(t, next, read) });
  if (next !== undefined && there !== undefined)
    return t('timeline.change.after', { revision, what: revisionText(t, there, read) });
  return t('timeline.change.restored', { revision });
}
