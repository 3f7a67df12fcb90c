/** What can be done with the chosen clips, each with how many of them it is for; only what applies is offered. */
import { Clapperboard } from 'lucide-react';
import { useNavigate } from 'react-router';
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import type { ReviewContext } from '../../../commands/review-set.ts';
import { useBin } from '../../../data/assets/bin.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { WhyUnchanging } from '../../../parts/changes/changing.tsx';
import { ExportCodec } from '../../../parts/exports/export-codec.tsx';
import { SpendButton } from '../../../parts/work/spend-button.tsx';
import { PATHS } from '../../../paths.ts';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { useToast } from '../../../ui/notices/toasts.tsx';
import { usePageFoot } from '../../../ui/page/page-foot.ts';
import { applies } from '../list/choose-clips.ts';
import type { Choosing } from '../list/use-choosing.ts';
import { useExportClips } from '../use-export-clips.ts';
import { DecisionButton } from './decision-button.tsx';

const WIDE = 'min-h-11 flex-1 basis-24 max-sm:px-2! sm:flex-none sm:basis-auto sm:px-6';

interface GroupBarProps {
  readonly projectId: string;
  readonly choosing: Choosing;
  readonly isReady: boolean;
  readonly context: ReviewContext;
}

export function GroupBar({ projectId, choosing, isReady, context }: GroupBarProps) {
  const { t } = useTranslate();
  const exports = useExportClips(projectId, choosing.clips);
  const startExports = useStartExports(projectId, exports);
  const toDecide = choosing.clips.filter((clip) => applies('accept', clip)).length;
  const decided = choosing.clips.length - toDecide;
  const { keepsDeleted } = useBin();
  usePageFoot('bar');
  const losesWork = !keepsDeleted && choosing.clips.some(({ status }) => status === 'accepted');
  return (
    // The buttons change with what is chosen: the group stays, and keeps the keyboard's place.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out so
    <div
      role="group"
      aria-label={t('choose.what')}
      tabIndex={-1}
      className="sticky bottom-0 z-10 flex flex-col gap-2 border-t bg-surface px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] -outline-offset-2 sm:py-2.5 sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      {exports.error === null ? null : <ErrorNote error={exports.error} onRetry={startExports} />}
      <WhyUnchanging />
      {losesWork ? (
        <p className="text-center text-xs text-ink-soft">{t('choose.restoreConsequence')}</p>
      ) : null}
      {exports.count === 0 ? null : (
        <ExportCodec format={verticalFormat(null)} className="text-center text-xs!" />
      )}
      <div className="flex flex-wrap items-center justify-center gap-2">
        {choosing.clips.length > 0 ? null : (
          <p className="flex min-h-11 items-center text-sm text-ink-soft">{t('choose.hint')}</p>
        )}
        {toDecide === 0 ? null : (
          <>
            <DecisionButton does="reject" context={context} className={WIDE} disabled={!isReady}>
              {t('choose.reject', { count: toDecide })}
            </DecisionButton>
            <DecisionButton does="accept" context={context} className={WIDE} disabled={!isReady}>
              {t('choose.accept', { count: toDecide })}
            </DecisionButton>
          </>
        )}
        {decided === 0 ? null : (
          <DecisionButton does="restore" context={context} className={WIDE} disabled={!isReady}>
            {t('choose.restore', { count: decided })}
          </DecisionButton>
        )}
        {exports.count === 0 ? null : (
          <SpendButton
            starts="create_export"
            uses="exports"
            tone={toDecide === 0 ? 'primary' : 'quiet'}
            className={WIDE}
            disabled={!isReady || exports.isPending}
            onClick={startExports}
          >
            <Clapperboard size={18} aria-hidden />
            {t('choose.export', { count: exports.count })}
          </SpendButton>
        )}
        <DecisionButton does="undo" context={context} className="min-h-11" disabled={!context.canUndo}>
          <span className="sr-only sm:not-sr-only">{t('review.undo')}</span>
        </DecisionButton>
      </div>
    </div>
  );
}

/** Starts them, says so, and offers the page that shows them. */
function useStartExports(projectId: string, exports: ReturnType<typeof useExportClips>): () => void {
  const { t } = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { run, count } = exports;
  return () => {
    const show = { label: t('choose.show'), run: () => void navigate(PATHS.project.to(projectId)) };
    const told = (): void => toast({ text: t('choose.exporting', { count }), action: show });
    // A failed start is shown in the bar, by the mutation itself.
    run().then(told, () => undefined);
  };
}
