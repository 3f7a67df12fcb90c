/** What is to listen this time: as Settings say, a server of one's own, or any model that runs here, each with its time. */
import type { Speech, SpeechModel } from '../../../contract/owner/speech-operations.ts';
import { fileSize, roughDuration } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { speechModelName } from './speech-model-name.ts';

/** How the service calls the server of an account among what may listen. */
const SERVER = 'server';

export function ListenWithField({
  speech,
  durationSec,
  value,
  onChange,
}: {
  speech: Speech;
  durationSec: number;
  /** null for what Settings say. */
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { t, locale } = useTranslate();
  const { server, models } = speech;
  const serverName = t('listening.server', { model: server?.model ?? '' });
  const used = models.find(({ id }) => id === speech.used);
  const usual = used === undefined ? serverName : speechModelName(t, used);
  const nameOf = (model: SpeechModel): string =>
    t(model.state === 'ready' ? 'listening.optionReady' : 'listening.optionFetch', {
      model: speechModelName(t, model),
      time: roughDuration(durationSec / model.timesRealTime, locale),
      size: fileSize(model.downloadBytes, locale),
    });
  return (
    <SelectField
      label={t('listening.with')}
      value={value ?? ''}
      options={[
        { id: '', name: t('listening.auto', { model: usual }) },
        ...(server === null ? [] : [{ id: SERVER, name: serverName }]),
        ...models
          .filter(({ lacks }) => lacks === null)
          .map((model) => ({ id: model.id, name: nameOf(model) })),
      ]}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

/** What listens where `wanted` is asked for; null for a server. */
export function listeningModel({ models, used, server }: Speech, wanted: string | null): SpeechModel | null {
  if (wanted === SERVER && server !== null) return null;
  return models.find(({ id }) => id === wanted) ?? models.find(({ id }) => id === used) ?? null;
}
