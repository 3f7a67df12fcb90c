/** One address: what it wants, how it stands, and what its owner can do with it. */
import { useState } from 'react';
import type { Webhook } from '../../../contract/owner/webhook-operations.ts';
import {
  useDeleteWebhook,
  useRotateSecret,
  useTestWebhook,
  useUpdateWebhook,
} from '../../data/account/webhooks.ts';
import { dateTime } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { SecretOnce } from './secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';

type Asking = 'rotate' | 'delete';

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { t, locale } = useTranslate();
  const update = useUpdateWebhook(webhook.id);
  const test = useTestWebhook(webhook.id);
  const rotate = useRotateSecret(webhook.id);
  const remove = useDeleteWebhook(webhook.id);
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [open, setOpen] = useState(false);
  const active = webhook.status === 'active';
  const disabled = webhook.status === 'disabled';
  const ask = { rotate: rotate.mutate, delete: remove.mutate };
  return (
    <Card>
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 basis-60 font-mono text-sm font-medium break-all">{webhook.url}</p>
          <Badge tone={active ? 'good' : 'bad'}>
            {active || disabled ? t(active ? 'webhooks.active' : 'webhooks.disabled') : webhook.status}
          </Badge>
        </div>
        <p className="flex flex-wrap gap-1.5">
          {(webhook.events ?? [t('webhooks.allEvents')]).map((event) => (
            <Badge key={event}>{event}</Badge>
          ))}
        </p>
        <p className="text-sm text-ink-soft">
          {webhook.lastDeliveryAt === null
            ? t('webhooks.noDelivery')
            : t('webhooks.lastDelivery', { date: dateTime(webhook.lastDeliveryAt, locale) })}
        </p>
        {active ? null : <p className="text-sm text-bad">{t('webhooks.disabledHelp')}</p>}
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={test.isPending}
            onClick={() => test.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >
            {t('webhooks.test')}
          </Button>
          <Button onClick={() => setEditing(true)}>{t('webhooks.edit')}</Button>
          <Button onClick={() => setAsking('rotate')}>{t('webhooks.rotate')}</Button>
          <Button
            disabled={update.isPending}
            onClick={() => update.mutate({ status: active ? 'disabled' : 'active' })}
          >
            {t(active ? 'webhooks.disable' : 'webhooks.enable')}
          </Button>
          <Button tone="danger" onClick={() => setAsking('delete')}>
            {t('webhooks.delete')}
          </Button>
        </div>
        {asking === null ? null : (
          <div role="alert" className="flex flex-wrap items-center gap-3 border-t pt-3">
            <p className="min-w-0 flex-1 basis-60 text-sm">{t(`webhooks.ask.${asking}`)}</p>
            <Button onClick={() => setAsking(null)}>{t('developer.cancel')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                ask[asking](undefined);
                setAsking(null);
              }}
            >
              {t(`webhooks.${asking}`)}
            </Button>
          </div>
        )}
        {[test, rotate, remove, update].map(({ error }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the four actions stand in a fixed order
          error === null || editing ? null : <ErrorNote key={at} error={error} />,
        )}
      </div>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-t">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm font-medium sm:px-5">
          {t('deliveries.title')}
        </summary>
        {open ? <DeliveryList webhookId={webhook.id} /> : null}
      </details>
      {editing ? (
        <Dialog title={t('webhooks.edit')} closeLabel={t('keys.close')} onClose={() => setEditing(false)}>
          <WebhookForm
            webhook={webhook}
            submitLabel={t('webhooks.save')}
            pending={update.isPending}
            error={update.error}
            onSubmit={(body, onSaved) =>
              update.mutate(body, {
                onSuccess: () => {
                  onSaved();
                  setEditing(false);
                },
              })
            }
          />
        </Dialog>
      ) : null}
      {rotate.data === undefined ? null : (
        <SecretOnce
          title={t('secret.webhookTitle')}
          text={t('secret.rotated')}
          secret={rotate.data.secret}
          onClose={rotate.reset}
        />
      )}
    </Card>
  );
}
