/** Connecting to a service account by address and key, and coming back to the service of this browser. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isStorageBlocked } from '../../../base/browser/without-storage.ts';
import { mayAsk } from '../../../base/web/content-security-policy.ts';
import { serviceHereQuery } from '../../data/connection/service-here.ts';
import { useSessionState } from '../../data/connection/session.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';

const ADDRESS = /^https?:\/\/[^\s/]+(\/[^\s]*)?$/;

/** null where a service may be there. */
function wrongIn(address: string): MessageId | null {
  if (!ADDRESS.test(address) || !URL.canParse(address)) return 'connect.badAddress';
  return mayAsk(new URL(address), location.origin) ? null : 'connect.plainAddress';
}

export function ConnectionForm() {
  const { t } = useTranslate();
  const { state, connect } = useSessionState();
  const here = useQuery(serviceHereQuery).data ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed ?? here ?? '';
  const [apiKey, setApiKey] = useState('');
  const [ownerToken, setOwnerToken] = useState('');
  const [keep, setKeep] = useState(false);
  // Offered while a service elsewhere is waited for, too: one that never answers need not be waited for.
  const isElsewhere =
    (state.status === 'ready' ? state.session.client.connection.kind : state.to) === 'remote';
  const baseUrl = address.trim().replace(/\/+$/, '').replace(/\/v1$/, '');
  const wrong = wrongIn(baseUrl);
  const valid = wrong === null && apiKey.trim() !== '';

  return (
    <div className="flex flex-col gap-6">
      {isElsewhere ? (
        <div>
          <Button onClick={() => connect(null, false)}>{t('connect.useBrowser')}</Button>
        </div>
      ) : null}
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!valid) return;
          connect({ baseUrl, apiKey: apiKey.trim(), ownerToken: ownerToken.trim() }, keep);
          setApiKey('');
          setOwnerToken('');
          // What comes of it is told above the form.
          window.scrollTo(0, 0);
        }}
      >
        <p className="max-w-prose text-sm text-ink-soft">{t('connect.lead')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('connect.address')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            value={address}
            help={here !== null && baseUrl === here ? t('connect.here') : undefined}
            error={address !== '' && wrong !== null ? t(wrong) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <TextField
            label={t('connect.key')}
            type="password"
            autoComplete="current-password"
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
          />
          <TextField
            label={t('connect.ownerToken')}
            help={t('connect.ownerHelp')}
            type="password"
            autoComplete="off"
            value={ownerToken}
            onChange={(event) => setOwnerToken(event.target.value)}
          />
        </div>
        {isStorageBlocked() ? (
          <p className="max-w-prose text-sm text-ink-soft">{t('connect.blocked')}</p>
        ) : (
          <CheckField label={t('connect.keep')} checked={keep} onChange={setKeep} />
        )}
        <div>
          <Button type="submit" tone="primary" disabled={!valid}>
            {t('connect.connect')}
          </Button>
        </div>
      </form>
    </div>
  );
}
