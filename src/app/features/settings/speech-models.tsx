/** Which model finds the words of videos without subtitles: chosen, fetched, deleted, and where it comes from. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Speech, SpeechModel } from '../../../contract/owner/speech-operations.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useClient } from '../../data/connection/session.tsx';
import { speechQuery, useChangeSpeech } from '../../data/models/speech.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { speechModelName } from '../../parts/models/speech-model-name.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';
import { OwnerSetting } from './owner-setting.tsx';
import { SpeakersSetting } from './speakers-setting.tsx';
import { SpeechModelCard } from './speech-model-card.tsx';

export function SpeechModels() {
  const { t } = useTranslate();
  const offered = useOwnerFeature('owner_speech');
  const client = useClient();
  const read = useQuery({ ...speechQuery(client), enabled: offered });
  const change = useChangeSpeech();
  if (!offered) return null;
  const speech = read.data?.speech;
  const mayChange = speech?.mayChangeModels !== false;
  return (
    <OwnerSetting title={t('speech.title')} lead={t('speech.lead')} read={read}>
      {change.isError ? <ErrorNote error={change.error} /> : null}
      {speech === undefined ? null : (
        <div className="flex flex-col gap-6">
          {speech.isIsolated ? null : (
            <p className="max-w-prose text-sm text-ink-soft">{t('speech.oneCore')}</p>
          )}
          {mayChange ? null : <p className="max-w-prose text-sm text-ink-soft">{t('speech.kept')}</p>}
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="sr-only">{t('speech.choose')}</legend>
            <AutomaticModel
              speech={speech}
              onChoose={() => change.mutate({ kind: 'choose', modelId: null })}
            />
            {runnableFirst(speech.models).map((model) => (
              <SpeechModelCard
                key={model.id}
                model={model}
                chosen={model.id === speech.modelId}
                mayChange={mayChange}
                busy={change.isPending}
                onChange={change.mutate}
              />
            ))}
          </fieldset>
          {speech.speakers === undefined ? null : (
            <SpeakersSetting
              speakers={speech.speakers}
              mayChange={mayChange}
              busy={change.isPending}
              onChange={change.mutate}
            />
          )}
          {mayChange ? (
            <ModelAddress
              key={speech.address ?? ''}
              address={speech.address}
              busy={change.isPending}
              onSave={(address) => change.mutate({ kind: 'address', address })}
            />
          ) : null}
        </div>
      )}
    </OwnerSetting>
  );
}

function runnableFirst(models: readonly SpeechModel[]): SpeechModel[] {
  return models.toSorted((a, b) => Number(a.lacks !== null) - Number(b.lacks !== null));
}

/** The device decides: said with what it would be now. */
function AutomaticModel({ speech, onChoose }: { speech: Speech; onChoose: () => void }) {
  const { t } = useTranslate();
  const factsId = useId();
  const isChosen = speech.modelId === null;
  const used = speech.models.find(({ id }) => id === speech.used);
  return (
    <Card className={`p-4 ${isChosen ? 'border-accent' : ''}`}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="radio"
          name="speech-model"
          className="mt-1 size-[1rem] shrink-0 accent-accent"
          aria-label={t('speech.auto')}
          aria-describedby={factsId}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="min-w-0">
          <span className="block font-medium">{t('speech.auto')}</span>
          <span id={factsId} className="block text-sm text-ink-soft">
            {speech.server !== null
              ? t('speech.autoServer', { model: speech.server.model })
              : isChosen && used !== undefined
                ? t('speech.autoFacts', { model: speechModelName(t, used) })
                : t('speech.autoLead')}
          </span>
        </span>
      </label>
    </Card>
  );
}

/** Where speech models come from: the hub they are published on, or an address of one's own. */
function ModelAddress({
  address,
  busy,
  onSave,
}: {
  address: string | null;
  busy: boolean;
  onSave: (address: string | null) => void;
}) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState(address ?? '');
  const wanted = typed.trim();
  return (
    <form
      className="flex max-w-xl flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(wanted === '' ? null : wanted);
      }}
    >
      <TextField
        label={t('speech.address')}
        help={t('speech.addressHelp')}
        type="url"
        inputMode="url"
        placeholder="https://huggingface.co"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={busy || wanted === (address ?? '')}>
          {t('speech.saveAddress')}
        </Button>
      </div>
    </form>
  );
}
