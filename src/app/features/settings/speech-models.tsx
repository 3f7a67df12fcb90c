/** Which model finds the words of videos without subtitles: chosen, fetched, deleted, and where it comes from. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/account.ts';
import { useClient } from '../../data/session.tsx';
import { speechQuery, useChangeSpeech } from '../../data/speech.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Section } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ModelAddress } from './model-address.tsx';
import { SpeechModelCard } from './speech-model-card.tsx';

export function SpeechModels() {
  const { t } = useTranslate();
  const client = useClient();
  const me = useQuery(meQuery(client)).data;
  const offered = client.connection.ownerToken !== null && me?.features?.includes('owner_speech') === true;
  const read = useQuery({ ...speechQuery(client), enabled: offered });
  const change = useChangeSpeech();
  if (!offered) return null;
  const speech = read.data?.speech;
  return (
    <Section title={t('speech.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('speech.lead')}</p>
      {read.isError ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <div className="skeleton h-64" /> : null}
      {change.isError ? <ErrorNote error={change.error} /> : null}
      {speech === undefined ? null : (
        <div className="flex flex-col gap-6">
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="sr-only">{t('speech.choose')}</legend>
            {speech.models.map((model) => (
              <SpeechModelCard
                key={model.id}
                model={model}
                chosen={model.id === speech.modelId}
                busy={change.isPending}
                onChange={change.mutate}
              />
            ))}
          </fieldset>
          <ModelAddress
            key={speech.address ?? ''}
            address={speech.address}
            busy={change.isPending}
            onSave={(address) => change.mutate({ kind: 'address', address })}
          />
        </div>
      )}
    </Section>
  );
}
