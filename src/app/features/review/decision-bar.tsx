/** The three decisions as buttons, always at hand. */
import { Check, Keyboard, RotateCcw, Undo2, X } from 'lucide-react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { REVIEW_COMMANDS, type ReviewContext } from '../../commands/review-set.ts';
import { useBin } from '../../data/bin.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CommandButton } from './command-button.tsx';

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
  const decided = clip.status !== 'proposed';
  return (
    // A decision changes the buttons: the group stays, and keeps the keyboard's place.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out so
    <div
      role="group"
      aria-label={t('review.decision')}
      tabIndex={-1}
      data-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-center gap-2 border-t bg-surface px-3 py-2 -outline-offset-2 sm:py-2.5"
    >
      {clip.status === 'accepted' && !keepsDeleted ? (
        <p className="w-full text-center text-xs text-ink-soft">{t('review.restoreConsequence')}</p>
      ) : null}
      {decided ? (
        <CommandButton
          command={REVIEW_COMMANDS.restore}
          context={context}
          className="min-h-11 flex-1 sm:flex-none sm:px-6"
          disabled={!isReady}
        >
          <RotateCcw size={18} aria-hidden />
          {t('review.restore')}
        </CommandButton>
      ) : (
        <>
          <CommandButton
            command={REVIEW_COMMANDS.reject}
            context={context}
            className="min-h-11 flex-1 sm:flex-none sm:px-6"
            disabled={!isReady}
            showsKey
          >
            <X size={18} aria-hidden />
            {t('review.reject')}
          </CommandButton>
          <CommandButton
            command={REVIEW_COMMANDS.accept}
            context={context}
            tone="primary"
            className="min-h-11 flex-1 sm:flex-none sm:px-8"
            disabled={!isReady}
            showsKey
          >
            <Check size={18} aria-hidden />
            {t('review.accept')}
          </CommandButton>
        </>
      )}
      <CommandButton
        command={REVIEW_COMMANDS.undo}
        context={context}
        tone="plain"
        className="min-h-11"
        disabled={!context.canUndo}
      >
        <Undo2 size={18} aria-hidden />
        <span className="sr-only sm:not-sr-only">{t('review.undo')}</span>
      </CommandButton>
      <span className="hidden md:block">
        <IconButton label={t('keys.title')} icon={<Keyboard size={18} />} onClick={context.showHelp} />
      </span>
    </div>
  );
}
