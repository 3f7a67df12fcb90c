/** Addresses that events are sent to, and what was sent, for the owner of the account. */
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import type { OwnerBodyOf } from '../../contract/owner-operations.ts';
import { KEYS } from './query-keys.ts';
import { useClient } from './session.tsx';

const pageOf = (cursor: string | null) => ({ limit: 50, ...(cursor === null ? {} : { cursor }) });

/** Deliveries, and with them what was sent last, change by themselves while they are tried. */
const DELIVERIES_EVERY_MS = 5_000;

export const webhooksQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: KEYS.webhooks,
    queryFn: ({ pageParam, signal }) => client.owner.list_webhooks({ query: pageOf(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: client.connection.ownerToken !== null,
    refetchInterval: DELIVERIES_EVERY_MS,
  });

export const deliveriesQuery = (client: ApiClient, webhookId: string) =>
  infiniteQueryOptions({
    queryKey: KEYS.deliveries(webhookId),
    queryFn: ({ pageParam, signal }) =>
      client.owner.list_webhook_deliveries({ params: { webhookId }, query: pageOf(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: DELIVERIES_EVERY_MS,
  });

/** One change of an address, after which lists are read again. */
function useWebhookChange<Input, Answer>(change: (client: ApiClient, input: Input) => Promise<Answer>) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(client, input),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: KEYS.webhooks }),
        queries.invalidateQueries({ queryKey: KEYS.allDeliveries }),
      ]),
    // Answers may hold a secret: they go with what shows them.
    gcTime: 0,
  });
}

export const useCreateWebhook = () =>
  useWebhookChange((client, body: OwnerBodyOf<'create_webhook'>) => client.owner.create_webhook({ body }));

export const useUpdateWebhook = (webhookId: string) =>
  useWebhookChange((client, body: OwnerBodyOf<'update_webhook'>) =>
    client.owner.update_webhook({ params: { webhookId }, body }),
  );

export const useDeleteWebhook = (webhookId: string) =>
  useWebhookChange((client, _: undefined) => client.owner.delete_webhook({ params: { webhookId } }));

export const useTestWebhook = (webhookId: string) =>
  useWebhookChange((client, _: undefined) => client.owner.test_webhook({ params: { webhookId } }));

export const useRotateSecret = (webhookId: string) =>
  useWebhookChange((client, _: undefined) => client.owner.rotate_webhook_secret({ params: { webhookId } }));

export const useResendDelivery = () =>
  useWebhookChange((client, deliveryId: string) => client.owner.resend_delivery({ params: { deliveryId } }));
