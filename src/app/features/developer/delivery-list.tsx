/** What was sent to an address in the last thirty days, try by try, and sending it again. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Delivery } from '../../../contract/owner/webhook-operations.ts';
import { deliveriesQuery, useResendDelivery } from '../../data/account/webhooks.ts';
import { useClient } from '../../data/connection/session.tsx';
import { dateTime, wholeNumber } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CodeBlock } from '../../ui/controls/code-block.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Badge, type BadgeTone } from '../../ui/page/badge.tsx';

const STATES: Readonly<Record<string, readonly [MessageId, BadgeTone]>> = {
  pending: ['deliveries.pending', 'accent'],
  delivered: ['deliveries.delivered', 'good'],
  failed: ['deliveries.failed', 'bad'],
};

export function DeliveryList({ webhookId }: { webhookId: string }) {
  const { t } = useTranslate();
  const deliveries = useInfiniteQuery(deliveriesQuery(useClient(), webhookId));
  const all = deliveries.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div className="border-t">
      {deliveries.isError ? (
        <div className="p-4">
          <ErrorNote error={deliveries.error} onRetry={() => void deliveries.refetch()} />
        </div>
      ) : null}
      {deliveries.isPending ? <Skeleton what="deliveries" className="m-4 h-16" /> : null}
      {deliveries.isSuccess && all.length === 0 ? (
        <p className="px-5 py-6 text-center text-sm text-ink-soft">{t('deliveries.none')}</p>
      ) : null}
      <ul aria-label={t('deliveries.title')} className="divide-y">
        {all.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow delivery={delivery} />
          </li>
        ))}
      </ul>
      {deliveries.hasNextPage ? (
        <div className="p-4 text-center">
          <Button disabled={deliveries.isFetchingNextPage} onClick={() => void deliveries.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t, locale } = useTranslate();
  const resend = useResendDelivery();
  const [word, tone] = STATES[delivery.status] ?? [null, 'neutral' as const];
  return (
    <div className="flex flex-col gap-2 px-4 py-3 text-sm sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono font-medium">{delivery.type}</span>
        <Badge tone={tone}>{word === null ? delivery.status : t(word)}</Badge>
        <span className="text-ink-soft">{dateTime(delivery.createdAt, locale)}</span>
        <Button className="ml-auto" disabled={resend.isPending} onClick={() => resend.mutate(delivery.id)}>
          {t('deliveries.resend')}
        </Button>
      </div>
      <ol className="flex flex-col gap-0.5 text-ink-soft">
        {delivery.attempts.map((attempt) => (
          <li key={attempt.at} className="flex flex-wrap gap-x-3">
            <span>{dateTime(attempt.at, locale)}</span>
            <span className={attempt.error === null ? 'text-good' : 'text-bad'}>
              {attempt.httpStatus === null ? '' : `${attempt.httpStatus} `}
              {attempt.error === null ? null : problemText(t, attempt.problem, attempt.error)}
            </span>
            <span>{`${wholeNumber(attempt.durationMs, locale)} ms`}</span>
          </li>
        ))}
      </ol>
      {delivery.nextAttemptAt === null ? null : (
        <p className="text-ink-soft">
          {t('deliveries.next', { date: dateTime(delivery.nextAttemptAt, locale) })}
        </p>
      )}
      {resend.isError ? <ErrorNote error={resend.error} /> : null}
      <details>
        <summary className="cursor-pointer pointer-coarse:min-h-11 pointer-coarse:content-center py-1 text-ink-soft hover:text-ink">
          {t('deliveries.body')}
        </summary>
        <p className="my-1 font-mono text-xs break-all text-ink-soft">{delivery.eventId}</p>
        <CodeBlock label={t('deliveries.body')} text={delivery.body} />
      </details>
    </div>
  );
}
