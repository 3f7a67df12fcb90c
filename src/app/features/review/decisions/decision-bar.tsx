/** The three decisions as buttons, always at hand. */
import { Keyboard } from 'lucide-react';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { ReviewContext } from '../../../commands/review-set.ts';
import { useBin } from '../../../data/assets/bin.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { WhyUnchanging } from '../../../parts/changes/changing.tsx';
import { IconButton } from '../../../ui/controls/button.tsx';
import { usePageFoot } from '../../../ui/page/page-foot.ts';
import { DecisionButton } from './decision-button.tsx';

/** One row, also on phones whose letters are made larger. */
const BUTTON = 'min-h-11 max-[20rem]:px-2';

export function DecisionBar({
  clip,
  isReady,
  context,
}: {
  clip: Clip;
  isReady: boolean;
  context: ReviewContext;
}) {
  const { t } = useTranslate();
  const { keepsDeleted } = useBin();
  usePageFoot('bar');
  const decided = clip.status !== 'proposed';
  return (
    // A decision changes the buttons: the group stays, and keeps the keyboard's place.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out so
    <div
      role="group"
      aria-label={t('review.decision')}
      tabIndex={-1}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-center gap-2 border-t bg-surface px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] -outline-offset-2 sm:py-2.5 sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <WhyUnchanging />
      {clip.status === 'accepted' && !keepsDeleted ? (
        <p className="w-full text-center text-xs text-ink-soft">{t('review.restoreConsequence')}</p>
      ) : null}
      {decided ? (
        <DecisionButton
          does="restore"
          context={context}
          className={`${BUTTON} flex-1 sm:flex-none sm:px-6`}
          disabled={!isReady}
        >
          {t('review.restore')}
        </DecisionButton>
      ) : (
        <>
          <DecisionButton
            does="reject"
            context={context}
            className={`${BUTTON} flex-1 sm:flex-none sm:px-6`}
            disabled={!isReady}
          >
            {t('review.reject')}
          </DecisionButton>
          <DecisionButton
            does="accept"
            context={context}
            className={`${BUTTON} flex-1 sm:flex-none sm:px-8`}
            disabled={!isReady}
          >
            {t('review.accept')}
          </DecisionButton>
        </>
      )}
      <DecisionButton does="undo" context={context} className={BUTTON} disabled={!context.canUndo}>
        <span className="sr-only sm:not-sr-only">{t('review.undo')}</span>
      </DecisionButton>
      <span className="hidden md:block">
        <IconButton label={t('keys.title')} icon={<Keyboard size={18} />} onClick={context.showHelp} />
      </span>
    </div>
  );
}
