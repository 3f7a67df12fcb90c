/** API keys of the account: made with the scopes they need, shown once, revoked at once. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Scope } from '../../../contract/operation.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import type { OwnedKey } from '../../../contract/owner/key-operations.ts';
import { meQuery } from '../../data/account/account.ts';
import { ownerKeysQuery, useCreateKey, useRevokeKey } from '../../data/account/owner-keys.ts';
import { useClient } from '../../data/connection/session.tsx';
import { dateTime } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card, Section } from '../../ui/page/card.tsx';
import { SecretOnce } from './secret-once.tsx';

export function ApiKeys() {
  const { t } = useTranslate();
  const client = useClient();
  const keys = useInfiniteQuery(ownerKeysQuery(client));
  const me: AnswerOf<'get_me'> | undefined = useQuery(meQuery(client)).data;
  const create = useCreateKey();
  const [making, setMaking] = useState(false);
  const leave = (): void => {
    setMaking(false);
    // What was refused is over; what is on its way brings a secret, which is shown once.
    if (create.isError) create.reset();
  };
  const all = keys.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Section
      title={t('apikey.apiTitle')}
      action={
        <Button tone="primary" onClick={() => setMaking(true)}>
          <Plus size={18} aria-hidden />
          {t('apikey.create')}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('apikey.lead')}</p>
      {keys.isError ? <ErrorNote error={keys.error} onRetry={() => void keys.refetch()} /> : null}
      {keys.isPending ? <Skeleton what="keys" className="h-40" /> : null}
      {keys.isSuccess && all.length === 0 ? (
        <EmptyState
          icon={<KeyRound size={28} />}
          title={t('apikey.emptyTitle')}
          text={t('apikey.emptyText')}
        />
      ) : null}
      <ul className="flex flex-col gap-2" aria-label={t('apikey.apiTitle')}>
        {all.map((key) => (
          <li key={key.id}>
            <KeyRow item={key} inUse={key.id === me?.key.id} />
          </li>
        ))}
      </ul>
      {keys.hasNextPage ? (
        <div className="mt-4 text-center">
          <Button disabled={keys.isFetchingNextPage} onClick={() => void keys.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
      {making ? (
        <Dialog title={t('apikey.create')} closeLabel={t('keys.close')} onClose={leave}>
          <KeyForm
            pending={create.isPending}
            error={create.error}
            onCreate={(body) => create.mutate(body, { onSuccess: () => setMaking(false) })}
          />
        </Dialog>
      ) : null}
      {create.data === undefined ? null : (
        <SecretOnce
          title={create.data.key.name}
          text={t('secret.key')}
          secret={create.data.secret}
          onClose={create.reset}
        />
      )}
    </Section>
  );
}

function KeyRow({ item, inUse }: { item: OwnedKey; inUse: boolean }) {
  const { t, locale } = useTranslate();
  const revoke = useRevokeKey();
  const [asking, setAsking] = useState(false);
  const revoked = item.revokedAt !== null;
  return (
    <Card className={`flex flex-wrap items-center gap-x-4 gap-y-2 p-4 ${revoked ? 'bg-transparent' : ''}`}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className={`min-w-0 break-words ${revoked ? 'text-ink-soft line-through' : ''}`}>
            {item.name}
          </span>
          {inUse ? <Badge tone="good">{t('apikey.inUse')}</Badge> : null}
          {revoked ? <Badge tone="bad">{t('apikey.revoked')}</Badge> : null}
        </p>
        <p className="mt-0.5 font-mono text-xs break-all text-ink-soft">{item.id}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {item.scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt className="text-ink-soft">{t('apikey.created')}</dt>
        <dd>{dateTime(item.createdAt, locale)}</dd>
        <dt className="text-ink-soft">{t(revoked ? 'apikey.revokedAt' : 'apikey.lastUsed')}</dt>
        <dd>
          {revoked
            ? dateTime(item.revokedAt ?? '', locale)
            : item.lastUsedAt === null
              ? t('apikey.never')
              : dateTime(item.lastUsedAt, locale)}
        </dd>
      </dl>
      {revoked || asking ? null : (
        <Button tone="danger" disabled={inUse} onClick={() => setAsking(true)}>
          {t('apikey.revoke')}
        </Button>
      )}
      {asking && !revoked ? (
        <div role="alert" className="flex basis-full flex-wrap items-center gap-3 border-t pt-3">
          <p className="min-w-0 flex-1 basis-60 text-sm">{t('apikey.revokeAsk', { name: item.name })}</p>
          <Button onClick={() => setAsking(false)}>{t('developer.cancel')}</Button>
          <Button tone="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(item.id)}>
            {t('apikey.revokeNow')}
          </Button>
        </div>
      ) : null}
      {inUse ? <p className="basis-full text-xs text-ink-soft">{t('apikey.inUseHelp')}</p> : null}
      {revoke.isError ? <ErrorNote error={revoke.error} /> : null}
    </Card>
  );
}

const SCOPES: readonly Scope[] = ['clips:read', 'clips:write', 'spend'];
const NAMES = { 'clips:read': 'read', 'clips:write': 'write', spend: 'spend' } as const;

/** A name and the scopes a new key is given. */
function KeyForm({
  onCreate,
  pending,
  error,
}: {
  onCreate: (body: { name: string; scopes: Scope[] }) => void;
  pending: boolean;
  error: unknown;
}) {
  const { t } = useTranslate();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['clips:read']);
  const ready = name.trim() !== '' && scopes.length > 0;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onCreate({ name: name.trim(), scopes: SCOPES.filter((scope) => scopes.includes(scope)) });
      }}
    >
      <TextField
        label={t('apikey.name')}
        help={t('apikey.nameHelp')}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1.5 text-sm font-medium">{t('apikey.scopes')}</legend>
        {SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={scope}
            help={t(`apikey.scope.${NAMES[scope]}`)}
            checked={scopes.includes(scope)}
            onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((given) => given !== scope))}
          />
        ))}
      </fieldset>
      {error === null ? null : <ErrorNote error={error} />}
      <div>
        <Button type="submit" tone="primary" disabled={!ready || pending}>
          {t('apikey.create')}
        </Button>
      </div>
    </form>
  );
}
