/** An address and the events it wants; none named means all, those that come later too. */
import { useState } from 'react';
import { WEBHOOK_EVENTS, type Webhook } from '../../../contract/owner/webhook-operations.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextField } from '../../ui/field.tsx';

type EventName = (typeof WEBHOOK_EVENTS)[number];

export function WebhookForm({
  webhook,
  submitLabel,
  onSubmit,
  pending,
  error,
}: {
  webhook?: Webhook;
  submitLabel: string;
  onSubmit: (body: { url: string; events: EventName[] | null }) => void;
  pending: boolean;
  error: unknown;
}) {
  const { t } = useTranslate();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [all, setAll] = useState((webhook?.events ?? null) === null);
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? []);
  const valid = /^https?:\/\/[^\s/]+/.test(url.trim());
  const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  const ready = valid && (all || chosen.length > 0);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit({ url: url.trim(), events: all ? null : chosen });
      }}
    >
      <TextField
        label={t('webhooks.url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        help={t('webhooks.urlHelp')}
        error={url !== '' && !valid ? t('connect.badAddress') : undefined}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset className="flex flex-col">
        <legend className="mb-1.5 text-sm font-medium">{t('webhooks.events')}</legend>
        <CheckField label={t('webhooks.allEvents')} checked={all} onChange={setAll} />
        {all
          ? null
          : WEBHOOK_EVENTS.map((event) => (
              <CheckField
                key={event}
                label={event}
                checked={events.includes(event)}
                onChange={(on) => setEvents(on ? [...events, event] : events.filter((one) => one !== event))}
              />
            ))}
      </fieldset>
      {error === null ? null : <ErrorNote error={error} />}
      <div>
        <Button type="submit" tone="primary" disabled={!ready || pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
