/** The end of a review: what was decided, what can still be changed, and everything exported in one go. */
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, RotateCcw, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { compositionsQuery, exportsQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clipsList } from '../../data/projects/clips.ts';
import { useIsWhole } from '../../data/reads/use-left-out.ts';
import { clock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Changing } from '../../parts/changes/changing.tsx';
import { AcceptedList, acceptedClips } from '../../parts/clips/accepted-list.tsx';
import { SpendButton } from '../../parts/work/spend-button.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { useExportClips } from './use-export-clips.ts';

export function ReviewSummary({
  projectId,
  clips,
  sourceSec,
  onRestore,
  onUndo,
}: {
  projectId: string;
  clips: readonly Clip[];
  /** Length of the source; null while not known. */
  sourceSec: number | null;
  onRestore: (clip: Clip) => void;
  /** null where nothing can be undone. */
  onUndo: (() => void) | null;
}) {
  const { t } = useTranslate();
  const accepted = clips.filter((clip) => clip.status === 'accepted');
  const rejected = clips.filter((clip) => clip.status === 'rejected');
  const client = useClient();
  const compositions = useQuery(compositionsQuery(client, projectId));
  const exports = useQuery(exportsQuery(client, projectId));
  const shelf = useMemo(
    () => acceptedClips(compositions.data ?? [], clips, exports.data),
    [compositions.data, clips, exports.data],
  );
  // A decision that only a newer service knows is neither.
  const areAllKnown =
    useIsWhole()(clipsList(projectId)) && accepted.length + rejected.length === clips.length;
  const keptSec = accepted.reduce((sum, clip) => sum + clip.durationSec, 0);
  return (
    <div className="m-auto flex w-full max-w-xl flex-col gap-6 py-6">
      <div role="status">
        <h2 className="text-2xl font-semibold tracking-tight">
          {t(areAllKnown ? 'review.allDecided' : 'review.allReadableDecided')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t('review.summary', { accepted: accepted.length, rejected: rejected.length })}{' '}
          {sourceSec === null || accepted.length === 0 ? null : (
            <ClockText>
              {t('review.summaryTime', { kept: clock(keptSec), source: clock(sourceSec) })}
            </ClockText>
          )}
        </p>
      </div>
      <NextStep projectId={projectId} accepted={accepted} onUndo={onUndo} />
      <QueryErrors of={[compositions]} />
      {shelf.length === 0 ? null : (
        <AcceptedList label={t('review.show.accepted')} accepted={shelf} onBack={onRestore} />
      )}
      {rejected.length === 0 ? null : (
        <details>
          <summary className="cursor-pointer pointer-coarse:min-h-11 pointer-coarse:content-center text-sm text-ink-soft">
            {t('review.rejectedOnes', { count: rejected.length })}
          </summary>
          <ul className="mt-2 flex flex-col divide-y rounded-card border">
            {rejected.map((clip) => (
              <li key={clip.id} className="flex items-center gap-3 py-1.5 pr-2 pl-4 text-sm">
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {clip.title}
                </span>
                <Changing>
                  <Button
                    tone="plain"
                    aria-label={t('review.restoreOne', { title: clip.title })}
                    onClick={() => onRestore(clip)}
                  >
                    <RotateCcw size={16} aria-hidden />
                    {t('review.restore')}
                  </Button>
                </Changing>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function NextStep({
  projectId,
  accepted,
  onUndo,
}: {
  projectId: string;
  accepted: readonly Clip[];
  onUndo: (() => void) | null;
}) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const exports = useExportClips(projectId, accepted);
  const exportAll = async (): Promise<void> => {
    await exports.run();
    await navigate(PATHS.project.to(projectId));
  };
  const canExport = exports.count > 0;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canExport ? (
          <SpendButton
            starts="create_export"
            uses="exports"
            tone="primary"
            className="min-h-11 px-6"
            disabled={exports.isPending}
            onClick={() => {
              // A failed start is shown below, by the mutation itself.
              exportAll().catch(() => undefined);
            }}
          >
            <Clapperboard size={18} aria-hidden />
            {t('project.exportAll', { count: exports.count })}
          </SpendButton>
        ) : null}
        <ButtonLink
          tone={canExport ? 'quiet' : 'primary'}
          className="min-h-11 px-5"
          to={PATHS.project.to(projectId)}
        >
          {t(accepted.length === 0 ? 'review.toProject' : 'review.toExport')}
        </ButtonLink>
        {onUndo === null ? null : (
          <Button tone="plain" className="min-h-11" onClick={onUndo}>
            <Undo2 size={18} aria-hidden />
            {t('review.undo')}
          </Button>
        )}
      </div>
      {exports.error === null ? null : <ErrorNote error={exports.error} />}
    </>
  );
}
