/** The end of work that nobody looks at: in the title of the tab, on the icon of the installed program, and by a notification where that is chosen. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import { notify } from '../../data/done-notices.ts';
import { readJob } from '../../data/jobs.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { jobKindId } from '../../parts/job-labels.ts';
import { badgeEnd } from '../../ui/app-badge.ts';
import { showEnd } from '../../ui/page-title.ts';

/** @param running undefined while it is not known */
export function useTellEnd(running: readonly Job[] | undefined): void {
  const client = useClient();
  const { t } = useTranslate();
  const before = useRef<readonly Job[]>([]);
  const tell = useEffectEvent(async (ended: readonly Job[]): Promise<void> => {
    showEnd(badgeEnd);
    for (const { id } of ended) {
      // What cannot be asked any more is not told of; the page shows it.
      const job = await readJob(client, id).catch(() => null);
      const what = t(jobKindId(job?.kind ?? ''));
      if (job?.status === 'done') notify(t('tray.done', { what }));
      else if (job?.status === 'failed') notify(t('tray.failed', { what }));
    }
  });
  useEffect(() => {
    if (running === undefined) return;
    const left = new Set(running.map(({ id }) => id));
    const ended = before.current.filter(({ id }) => !left.has(id));
    before.current = running;
    if (ended.length > 0 && document.visibilityState !== 'visible') void tell(ended);
  }, [running]);
}
