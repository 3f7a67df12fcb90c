/** Addresses events are sent to. Where the service sends none, that is said instead. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { meQuery } from '../../data/account/account.ts';
import { useCreateWebhook, webhooksQuery } from '../../data/account/webhooks.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Section } from '../../ui/page/card.tsx';
import { SecretOnce } from './secret-once.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

export function Webhooks() {
  const { t } = useTranslate();
  const client = useClient();
  const me = useQuery(meQuery(client));
  if (me.isError) return <QueryErrors of={[me]} />;
  if (me.data === undefined) return <Skeleton what="account" className="h-40" />;
  if (me.data.features?.includes('owner_webhooks')) return <WebhookList />;
  return (
    <EmptyState
      icon={<WebhookIcon size={32} />}
      title={t('webhooks.notHereTitle')}
      text={t(client.connection.kind === 'browser' ? 'webhooks.notInBrowser' : 'webhooks.notHere')}
    />
  );
}

function WebhookList() {
  const { t } = useTranslate();
  const webhooks = useInfiniteQuery(webhooksQuery(useClient()));
  const create = useCreateWebhook();
  const [making, setMaking] = useState(false);
  const leave = (): void => {
    setMaking(false);
    // What was refused is over; what is on its way brings a secret, which is shown once.
    if (create.isError) create.reset();
  };
  const all = webhooks.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Section
      title={t('webhooks.title')}
      action={
        <Button tone="primary" onClick={() => setMaking(true)}>
          <Plus size={18} aria-hidden />
          {t('webhooks.add')}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('webhooks.lead')}</p>
      <QueryErrors of={[webhooks]} />
      {webhooks.isPending ? <Skeleton what="webhooks" className="h-40" /> : null}
      {webhooks.isSuccess && all.length === 0 ? (
        <EmptyState
          icon={<WebhookIcon size={28} />}
          title={t('webhooks.emptyTitle')}
          text={t('webhooks.emptyText')}
        />
      ) : null}
      <ul className="flex flex-col gap-3" aria-label={t('webhooks.title')}>
        {all.map((webhook) => (
          <li key={webhook.id}>
            <WebhookCard webhook={webhook} />
          </li>
        ))}
      </ul>
      {webhooks.hasNextPage ? (
        <div className="mt-4 text-center">
          <Button disabled={webhooks.isFetchingNextPage} onClick={() => void webhooks.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
      {making ? (
        <Dialog title={t('webhooks.add')} closeLabel={t('keys.close')} onClose={leave}>
          <WebhookForm
            pending={create.isPending}
            error={create.error}
            submitLabel={t('webhooks.add')}
            onSubmit={(body, onSaved) =>
              create.mutate(body, {
                onSuccess: () => {
                  onSaved();
                  setMaking(false);
                },
              })
            }
          />
        </Dialog>
      ) : null}
      {create.data === undefined ? null : (
        <SecretOnce
          title={t('secret.webhookTitle')}
          text={t('secret.webhook')}
          secret={create.data.secret}
          onClose={create.reset}
        />
      )}
    </Section>
  );
}
