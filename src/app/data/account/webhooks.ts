/** Addresses that events are sent to, and what was sent, for the owner of the account. */
import type { ApiClient } from '../../../client/api-client.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useChange } from '../changes/use-change.ts';
import { KEYS } from '../reads/query-keys.ts';
import { pages } from '../reads/read-all.ts';

/** Deliveries, and with them what was sent last, change by themselves while they are tried. */
const DELIVERIES_EVERY_MS = 5_000;

export const webhooksQuery = (client: ApiClient) => ({
  ...pages(KEYS.webhooks, { operation: 'list_webhooks' }, 50, (page, options) =>
    client.owner.list_webhooks({ query: page }, options),
  ),
  enabled: client.connection.ownerToken !== null,
  refetchInterval: DELIVERIES_EVERY_MS,
});

export const deliveriesQuery = (client: ApiClient, webhookId: string) => ({
  ...pages(
    KEYS.deliveries(webhookId),
    { operation: 'list_webhook_deliveries', params: { webhookId } },
    50,
    (page, options) => client.owner.list_webhook_deliveries({ params: { webhookId }, query: page }, options),
  ),
  refetchInterval: DELIVERIES_EVERY_MS,
});

/** One change of an address. */
const useWebhookChange = <Answer, Input = void>(send: (client: ApiClient, input: Input) => Promise<Answer>) =>
  useChange(send, [KEYS.webhooks, KEYS.allDeliveries], { gcTime: 0 });

export const useCreateWebhook = () =>
  useWebhookChange(({ owner }, body: OwnerBodyOf<'create_webhook'>) => owner.create_webhook({ body }));

export const useUpdateWebhook = (webhookId: string) =>
  useWebhookChange(({ owner }, body: OwnerBodyOf<'update_webhook'>) =>
    owner.update_webhook({ params: { webhookId }, body }),
  );

export const useDeleteWebhook = (webhookId: string) =>
  useWebhookChange(({ owner }) => owner.delete_webhook({ params: { webhookId } }));

export const useTestWebhook = (webhookId: string) =>
  useWebhookChange(({ owner }) => owner.test_webhook({ params: { webhookId } }));

export const useRotateSecret = (webhookId: string) =>
  useWebhookChange(({ owner }) => owner.rotate_webhook_secret({ params: { webhookId } }));

export const useResendDelivery = () =>
  useWebhookChange(({ owner }, deliveryId: string) => owner.resend_delivery({ params: { deliveryId } }));
