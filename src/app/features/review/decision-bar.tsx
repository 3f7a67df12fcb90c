/** The three decisions as buttons, always at hand. */
import { Check, Keyboard, RotateCcw, Undo2, X } from 'lucide-react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { useBin } from '../../data/bin.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useChosenKeys } from '../../parts/chosen-keys.ts';
import { keyCap } from '../../parts/review-keys.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Key } from './key.tsx';

export interface Decisions {
  readonly accept: () => void;
  readonly reject: () => void;
  readonly restore: () => void;
  readonly undo: () => void;
  readonly help: () => void;
}

export function DecisionBar({
  clip,
  isReady,
  canUndo,
  decisions,
}: {
  clip: Clip;
  isReady: boolean;
  canUndo: boolean;
  decisions: Decisions;
}) {
  const { t } = useTranslate();
  const keys = useChosenKeys();
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
        <Button
          className="min-h-11 flex-1 sm:flex-none sm:px-6"
          disabled={!isReady}
          onClick={decisions.restore}
        >
          <RotateCcw size={18} aria-hidden />
          {t('review.restore')}
        </Button>
      ) : (
        <>
          <Button
            className="min-h-11 flex-1 sm:flex-none sm:px-6"
            disabled={!isReady}
            onClick={decisions.reject}
            aria-keyshortcuts={keyCap(keys.reject)}
          >
            <X size={18} aria-hidden />
            {t('review.reject')}
            <Key>{keyCap(keys.reject)}</Key>
          </Button>
          <Button
            tone="primary"
            className="min-h-11 flex-1 sm:flex-none sm:px-8"
            disabled={!isReady}
            onClick={decisions.accept}
            aria-keyshortcuts={keyCap(keys.accept)}
          >
            <Check size={18} aria-hidden />
            {t('review.accept')}
            <Key>{keyCap(keys.accept)}</Key>
          </Button>
        </>
      )}
      <Button
        tone="plain"
        className="min-h-11"
        disabled={!canUndo}
        onClick={decisions.undo}
        aria-keyshortcuts={keyCap(keys.undo)}
      >
        <Undo2 size={18} aria-hidden />
        <span className="sr-only sm:not-sr-only">{t('review.undo')}</span>
      </Button>
      <span className="hidden md:block">
        <IconButton label={t('keys.title')} icon={<Keyboard size={18} />} onClick={decisions.help} />
      </span>
    </div>
  );
}
