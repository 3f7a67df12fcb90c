/** One speech model: its facts, whether it is here, and what can be done with it. */
import { useId } from 'react';
import { MODEL_LACKS, type SpeechModel } from '../../../contract/owner/speech-operations.ts';
import type { SpeechChange } from '../../data/models/speech.ts';
import { fileSize, roughDuration } from '../../i18n/format.ts';
import { failureText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { speechModelName } from '../../parts/models/speech-model-name.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ModelFolder } from './model-folder.tsx';

export function SpeechModelCard({
  model,
  chosen,
  mayChange,
  busy,
  onChange,
}: {
  model: SpeechModel;
  chosen: boolean;
  /** Whether this account keeps the models of its service. */
  mayChange: boolean;
  busy: boolean;
  onChange: (change: SpeechChange) => void;
}) {
  const { t, locale } = useTranslate();
  const failure = failureText(t, model);
  const factsId = useId();
  const size = (bytes: number): string => fileSize(bytes, locale);
  const modelId = model.id;
  const name = speechModelName(t, model);
  return (
    <Card className={`flex flex-col gap-3 p-4 ${chosen ? 'border-accent' : ''}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3">
          <input
            type="radio"
            name="speech-model"
            className="mt-1 size-[1rem] shrink-0 accent-accent"
            aria-label={name}
            aria-describedby={factsId}
            checked={chosen}
            disabled={model.lacks !== null}
            onChange={() => onChange({ kind: 'choose', modelId })}
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              {model.state === 'ready' ? <Badge tone="good">{t('speech.ready')}</Badge> : null}
              {chosen ? <Badge tone="accent">{t('speech.used')}</Badge> : null}
            </span>
            <span id={factsId} className="block text-sm text-ink-soft tabular-nums">
              {t('speech.facts', {
                parameters: String(model.parametersMillion),
                download: size(model.downloadBytes),
                memory: size(model.memoryBytes),
              })}{' '}
              {model.lacks === null
                ? t(model.isMeasured ? 'speech.timeMeasured' : 'speech.time', {
                    time: roughDuration(3600 / model.timesRealTime, locale),
                  })
                : lackText(t, model.lacks)}
            </span>
          </span>
        </label>
        {mayChange ? <ModelActions model={model} busy={busy} onChange={onChange} /> : null}
      </div>
      {model.state === 'downloading' ? (
        <div className="flex flex-col gap-1.5" role="status">
          <ProgressBar
            value={model.receivedBytes / model.downloadBytes}
            label={t('speech.downloading', { name })}
          />
          <p className="text-xs text-ink-soft tabular-nums">
            {t('speech.received', { received: size(model.receivedBytes), total: size(model.downloadBytes) })}
          </p>
        </div>
      ) : null}
      {failure === null ? null : (
        <p className="max-w-prose text-sm wrap-anywhere text-bad" role="alert">
          {failure}
        </p>
      )}
      <p className="text-xs text-ink-soft wrap-anywhere">
        {t('speech.licence', { licence: model.licence })}{' '}
        <a className="underline" href={model.sourceUrl} target="_blank" rel="noreferrer">
          {t('speech.source', { name })}
        </a>
      </p>
    </Card>
  );
}

/** What a service of another version lacks may not be known here. */
function lackText(t: Translate, lacks: NonNullable<SpeechModel['lacks']>): string {
  const known = MODEL_LACKS.find((one) => one === lacks);
  return known === undefined ? lacks : t(`speech.lacks.${known}`);
}

function ModelActions({
  model,
  busy,
  onChange,
}: {
  model: SpeechModel;
  busy: boolean;
  onChange: (change: SpeechChange) => void;
}) {
  const { t } = useTranslate();
  const { id: modelId, state } = model;
  const name = speechModelName(t, model);
  const kind = state === 'ready' ? 'delete' : state === 'downloading' ? 'cancel' : 'download';
  // What cannot run here is of no use here.
  if (kind === 'download' && model.lacks !== null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {kind === 'download' ? (
        <ModelFolder
          name={name}
          needed={model.files.map((path) => ({ modelId, folder: null, path }))}
          busy={busy}
          onChoose={(files) => onChange({ kind: 'folder', files })}
        />
      ) : null}
      <Button
        className="max-sm:w-full"
        disabled={busy}
        aria-label={t(`speech.${kind}.name`, { name })}
        onClick={() => onChange({ kind, modelId })}
      >
        {t(`speech.${kind}`)}
      </Button>
    </div>
  );
}
