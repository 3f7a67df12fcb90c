/** Which model finds the words of videos without subtitles: chosen, fetched, deleted, and where it comes from. */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/session.tsx';
import { speechQuery, useChangeSpeech } from '../../data/speech.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ModelAddress } from './model-address.tsx';
import { OwnerSetting } from './owner-setting.tsx';
import { SpeechModelCard } from './speech-model-card.tsx';
import { useOwnerFeature } from './use-owner-feature.ts';

export function SpeechModels() {
  const { t } = useTranslate();
  const offered = useOwnerFeature('owner_speech');
  const read = useQuery({ ...speechQuery(useClient()), enabled: offered });
  const change = useChangeSpeech();
  if (!offered) return null;
  const speech = read.data?.speech;
  return (
    <OwnerSetting title={t('speech.title')} lead={t('speech.lead')} read={read}>
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
    </OwnerSetting>
  );
}
