/** The video a chat has become: the way to it and its exports. */
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { ApiError } from '../../../../client/api-error.ts';
import type { ConflictReason } from '../../../../contract/problems/conflict-problems.ts';
import { compositionQuery } from '../../../data/compositions/compositions.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { clock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ExportPanel } from '../../../parts/exports/export-panel.tsx';
import { PATHS } from '../../../paths.ts';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';

const VOICES_GONE: ConflictReason = 'voice_files_gone';

export function ChatResult({
  compositionId,
  onVoicesGone,
}: {
  compositionId: string;
  /** Told with what an export was refused: recorded voices vanished from the service. */
  onVoicesGone: (refusal: ApiError) => void;
}) {
  const { t } = useTranslate();
  const composition = useQuery(compositionQuery(useClient(), compositionId));
  if (composition.isError)
    return <ErrorNote error={composition.error} onRetry={() => void composition.refetch()} />;
  if (composition.data === undefined) return <Skeleton what="video" className="h-32" />;
  const { durationSec, width, height } = composition.data;
  return (
    <section aria-label={t('made.videoReady')} className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{t('made.videoReady')}</p>
        <p className="text-sm text-ink-soft">
          <ClockText>{[clock(durationSec), `${width} × ${height}`].join(' · ')}</ClockText>
        </p>
      </div>
      <ButtonLink className="min-h-11" to={PATHS.composition.to(compositionId)}>
        {t('made.open')}
        <ArrowRight size={18} aria-hidden />
      </ButtonLink>
      <ExportPanel
        composition={composition.data}
        onRefused={(error) => {
          if (error instanceof ApiError && error.reason === VOICES_GONE) onVoicesGone(error);
        }}
      />
    </section>
  );
}
