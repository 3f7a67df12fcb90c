/** An address and the events it wants; none named means all, those that come later too. */
import { WEBHOOK_EVENTS, type Webhook } from '../../../contract/owner/webhook-operations.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';

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
  /** @param onSaved the service has it */
  onSubmit: (body: { url: string; events: EventName[] | null }, onSaved: () => void) => void;
  pending: boolean;
  error: unknown;
}) {
  const { t } = useTranslate();
  const typed = useTyped(`webhook ${webhook?.id ?? ''}`, {
    url: webhook?.url ?? '',
    all: (webhook?.events ?? null) === null,
    events: (webhook?.events ?? []) as readonly string[],
  });
  const { url, all, events } = typed.value;
  const set = (change: Partial<typeof typed.value>): void => typed.set((now) => ({ ...now, ...change }));
  const valid = /^https?:\/\/[^\s/]+/.test(url.trim());
  const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  const ready = valid && (all || chosen.length > 0);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit({ url: url.trim(), events: all ? null : chosen }, typed.taken);
      }}
    >
      <TypedNote typed={typed} isSaved={webhook !== undefined} />
      <TextField
        label={t('webhooks.url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        help={t('webhooks.urlHelp')}
        error={url !== '' && !valid ? t('connect.badAddress') : undefined}
        value={url}
        onChange={(event) => set({ url: event.target.value })}
      />
      <fieldset className="flex flex-col">
        <legend className="mb-1.5 text-sm font-medium">{t('webhooks.events')}</legend>
        <CheckField label={t('webhooks.allEvents')} checked={all} onChange={(on) => set({ all: on })} />
        {all
          ? null
          : WEBHOOK_EVENTS.map((event) => (
              <CheckField
                key={event}
                label={event}
                checked={events.includes(event)}
                onChange={(on) =>
                  set({ events: on ? [...events, event] : events.filter((one) => one !== event) })
                }
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
