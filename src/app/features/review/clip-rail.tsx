/** All clips of a review in one list: rank, score, length, title and decision. */
import { Check, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { clock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ScoreDial } from '../../parts/score-dial.tsx';

interface RailProps {
  readonly clips: readonly Clip[];
  readonly selectedId: string | null;
  readonly onSelect: (clip: Clip) => void;
}

/** Drawn again only when the list or the selection changes: the player beside it moves many times a second. */
export const ClipRail = memo(function ClipRail({ clips, selectedId, onSelect }: RailProps) {
  const { t } = useTranslate();
  return (
    <ol
      aria-label={t('review.clips')}
      className="flex gap-1 overflow-x-auto p-2 scroll-px-2 lg:min-h-0 lg:flex-1 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {clips.map((clip) => (
        <ClipRow key={clip.id} clip={clip} isSelected={clip.id === selectedId} onSelect={onSelect} />
      ))}
    </ol>
  );
});

interface RowProps {
  readonly clip: Clip;
  readonly isSelected: boolean;
  readonly onSelect: (clip: Clip) => void;
}

const ClipRow = memo(function ClipRow({ clip, isSelected, onSelect }: RowProps) {
  const { t } = useTranslate();
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isSelected]);
  return (
    <li className="shrink-0">
      <button
        type="button"
        ref={row}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(clip)}
        className="flex w-[13rem] items-center gap-3 rounded-control px-2.5 py-1.5 text-left hover:bg-raised aria-[current=true]:bg-raised aria-[current=true]:outline aria-[current=true]:outline-line-strong lg:w-full lg:py-2"
      >
        <ScoreDial
          score={clip.score}
          size={38}
          label={t('review.score', { score: Math.round(clip.score) })}
        />
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            className={`line-clamp-1 text-sm leading-snug break-words lg:line-clamp-2 font-medium ${clip.status === 'rejected' ? 'text-ink-soft line-through' : ''}`}
          >
            {clip.title}
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-xs text-ink-soft">
            <span className="font-mono">{clock(clip.durationSec)}</span>
            <Decision status={clip.status} />
          </span>
        </span>
      </button>
    </li>
  );
});

function Decision({ status }: { status: Clip['status'] }) {
  const { t } = useTranslate();
  if (status === 'accepted') {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-good">
        <Check size={13} aria-hidden />
        {t('review.accepted')}
      </span>
    );
  }
  if (status === 'rejected') {
    return (
      <span className="inline-flex items-center gap-1">
        <X size={13} aria-hidden />
        {t('review.rejected')}
      </span>
    );
  }
  return null;
}
