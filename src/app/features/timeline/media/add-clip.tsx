/** A video that is about to be added: what it costs and who pays, said before the button that does it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import { creditsQuery } from '../../../data/account/account.ts';
import { useIsMetered } from '../../../data/account/metered.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { addTimelineClip } from '../../../data/timeline/timeline.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { SpendButton } from '../../../parts/work/spend-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { clipCost } from './clip-cost.ts';

export function AddClip({
  projectId,
  assetId,
  onAdded,
  onLeave,
}: {
  projectId: string;
  assetId: string;
  onAdded: (timeline: Timeline, jobId: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const asset = useQuery(assetQuery(client, assetId));
  const credits = useQuery(creditsQuery(client));
  const isMetered = useIsMetered();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const error = failure ?? asset.error ?? credits.error;
  const cost =
    credits.data === undefined || asset.data === undefined
      ? null
      : clipCost(credits.data, asset.data.durationSec ?? 0);
  const add = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { timeline, job } = await addTimelineClip(client, projectId, assetId);
      void queries.invalidateQueries({ queryKey: KEYS.credits });
      onAdded(timeline, job.id);
    } catch (reason) {
      setFailure(reason);
      setBusy(false);
    }
  };
  return (
    <section aria-label={t('media.adding')} className="flex flex-col gap-3 rounded-card border p-3">
      <p className="text-sm font-medium break-words">{asset.data?.title ?? ''}</p>
      {error === null ? null : <ErrorNote error={error} />}
      {cost === null ? (
        isMetered && <Skeleton what="price" className="h-5" />
      ) : cost.paidWith === null ? (
        <p className="text-sm font-medium text-bad">
          {t('estimate.costs', { count: cost.credits })} {t('error.insufficientCredits')}
        </p>
      ) : !isMetered ? null : (
        <p className="text-sm text-ink-soft">
          {t('estimate.cost', { count: cost.credits })}{' '}
          {t(cost.paidWith === 'plan' ? 'estimate.plan' : 'estimate.bonus', { count: cost.credits })}{' '}
          {t('estimate.after', { count: cost.balanceAfter })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SpendButton
          starts="add_timeline_clip"
          tone="primary"
          disabled={busy || cost === null || cost.paidWith === null}
          onClick={() => void add()}
        >
          {t('media.addIt')}
        </SpendButton>
        <Button onClick={onLeave}>{t('media.leave')}</Button>
      </div>
    </section>
  );
}
