/**
 * The end of work: said to screen readers on whatever page it comes, and where nobody looks at the tab, in its title, on the
 * icon of the installed program, and by a notification where that is chosen.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import { useClient } from '../../data/connection/session.tsx';
import { notify } from '../../data/device/done-notices.ts';
import { readJob, readProjectKind } from '../../data/jobs/jobs.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { jobKindId } from '../../parts/work/job-labels.ts';
import { badgeEnd } from '../../ui/page/app-badge.ts';
import { showEnd } from '../../ui/page/page-title.ts';

/**
 * @param running undefined while it is not known
 * @returns what is to be said; empty before the first end, and for a moment before the next
 */
export function useTellEnd(running: readonly Job[] | undefined): string {
  const client = useClient();
  const queries = useQueryClient();
  const { t } = useTranslate();
  const before = useRef<readonly Job[]>([]);
  const [said, setSaid] = useState('');
  const tell = useEffectEvent(async (ended: readonly Job[]): Promise<void> => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen) setSaid('');
    else showEnd(badgeEnd);
    const ends: string[] = [];
    for (const { id } of ended) {
      // What cannot be asked any more is not told of; the page shows it.
      const job = await readJob(client, id).catch(() => null);
      const what = t(jobKindId(job?.kind ?? '', job && (await readProjectKind(client, queries, job))));
      if (job?.status === 'done') ends.push(t('tray.done', { what }));
      else if (job?.status === 'failed') ends.push(t('tray.failed', { what }));
    }
    if (isSeen) setSaid(ends.join('. '));
    else ends.forEach(notify);
  });
  useEffect(() => {
    if (running === undefined) return;
    const left = new Set(running.map(({ id }) => id));
    const ended = before.current.filter(({ id }) => !left.has(id));
    before.current = running;
    if (ended.length > 0) void tell(ended);
  }, [running]);
  return said;
}
