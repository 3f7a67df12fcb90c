/** Whether transcripts say who speaks, and the models for it: what they are, whether they are here. */
import { SPEAKER_MODELS_ID, type Speakers } from '../../../contract/owner/speech-operations.ts';
import type { SpeechChange } from '../../data/models/speech.ts';
import { fileSize } from '../../i18n/format.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ModelFolder } from './model-folder.tsx';

export function SpeakersSetting({
  speakers,
  mayChange,
  busy,
  onChange,
}: {
  speakers: Speakers;
  /** Whether this account keeps the models of its service. */
  mayChange: boolean;
  busy: boolean;
  onChange: (change: SpeechChange) => void;
}) {
  const { t, locale } = useTranslate();
  const failure = failureText(t, speakers);
  const size = (bytes: number): string => fileSize(bytes, locale);
  const name = t('speakers.models');
  const { state } = speakers;
  const kind = state === 'ready' ? 'delete' : state === 'downloading' ? 'cancel' : 'download';
  return (
    <Card className="flex flex-col gap-3 p-4">
      <CheckField
        label={t('speakers.tell')}
        help={t('speakers.help', { download: size(speakers.downloadBytes) })}
        checked={speakers.isOn}
        onChange={(isOn) => onChange({ kind: 'speakers', isOn })}
      />
      <div className="flex flex-wrap items-center gap-2">
        {state === 'ready' ? <Badge tone="good">{t('speech.ready')}</Badge> : null}
        {mayChange && kind === 'download' ? (
          <ModelFolder
            name={name}
            needed={speakers.models.flatMap(({ id: modelId, repository, files }) =>
              files.map((path) => ({ modelId, folder: repository.split('/').at(-1) ?? repository, path })),
            )}
            busy={busy}
            onChoose={(files) => onChange({ kind: 'folder', files })}
          />
        ) : null}
        {mayChange ? (
          <Button
            className="max-sm:w-full"
            disabled={busy}
            aria-label={t(`speech.${kind}.name`, { name })}
            onClick={() => onChange({ kind, modelId: SPEAKER_MODELS_ID })}
          >
            {t(`speech.${kind}`)}
          </Button>
        ) : null}
      </div>
      {state === 'downloading' ? (
        <div className="flex flex-col gap-1.5" role="status">
          <ProgressBar
            value={speakers.receivedBytes / speakers.downloadBytes}
            label={t('speech.downloading', { name })}
          />
          <p className="text-xs text-ink-soft tabular-nums">
            {t('speech.received', {
              received: size(speakers.receivedBytes),
              total: size(speakers.downloadBytes),
            })}
          </p>
        </div>
      ) : null}
      {failure === null ? null : (
        <p className="max-w-prose text-sm wrap-anywhere text-bad" role="alert">
          {failure}
        </p>
      )}
      {speakers.models.map((model) => (
        <p key={model.id} className="text-xs text-ink-soft">
          {t('speech.licence', { licence: model.licence })}{' '}
          <a className="underline" href={model.sourceUrl} target="_blank" rel="noreferrer">
            {t('speech.source', { name: model.name })}
          </a>
        </p>
      ))}
    </Card>
  );
}
