/** A transcription while it runs: the words as they are heard, how far it is and how long the rest takes, and a pause. */
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useClient } from '../../data/connection/session.tsx';
import { listeningQuery, usePauseListening } from '../../data/jobs/listening.ts';
import { clock } from '../../i18n/clock.ts';
import { roughDuration } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';

export function ListeningNow({ assetId }: { assetId: string }) {
  const { t, locale } = useTranslate();
  const offered = useOwnerFeature('owner_transcript');
  const now = useQuery({ ...listeningQuery(useClient(), assetId), enabled: offered }).data?.listening;
  const pause = usePauseListening(assetId);
  if (now == null) return null;
  const { text, untilSec, durationSec, remainingSec, isPaused } = now;
  return (
    <section aria-label={t('listening.now')} className="flex flex-col gap-3 rounded-control bg-raised p-4">
      {/* The end of what was heard is what is read, so that is the end that is kept in view. */}
      <p className="flex max-h-[4.5rem] min-h-6 flex-col justify-end overflow-hidden text-sm leading-6 wrap-anywhere">
        <span>
          {text === '' ? <span className="text-ink-soft">{t('listening.noWordsYet')}</span> : `… ${text}`}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft tabular-nums">
          {t('listening.heard', { heard: clock(untilSec), all: clock(durationSec) })}
          {isPaused
            ? ` · ${t('listening.paused')}`
            : remainingSec === null
              ? null
              : ` · ${t('upload.left', { time: roughDuration(remainingSec, locale) })}`}
        </p>
        <Button disabled={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
          {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          {t(isPaused ? 'listening.resume' : 'listening.pause')}
        </Button>
      </div>
      {pause.isError ? <ErrorNote error={pause.error} /> : null}
    </section>
  );
}
