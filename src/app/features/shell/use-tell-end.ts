/**
 * The end of work: said to screen readers on whatever page it comes, and where nobody looks at the tab, in its title, on the
 * icon of the installed program, and by a notification where that is chosen.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import { useClient } from '../../data/connection/session.tsx';
import { notify } from '../../data/device/done-notices.ts';
import { readJob, readProjectKind } from '../../data/jobs/jobs.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { jobKindId } from '../../parts/work/job-labels.ts';
import { badgeEnd } from '../../ui/page/app-badge.ts';
import { showEnd } from '../../ui/page/page-title.ts';

export interface TellEnd {
  /** To screen readers; empty before the first end, and for a moment before the next. */
  readonly said: string;
  readonly tell: (ended: readonly Job[]) => Promise<void>;
}

export function useTellEnd(): TellEnd {
  const client = useClient();
  const queries = useQueryClient();
  const { t } = useTranslate();
  const [said, setSaid] = useState('');
  const tell = async (ended: readonly Job[]): Promise<void> => {
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
  };
  return { said, tell };
}
