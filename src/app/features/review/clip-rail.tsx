/** All clips of a review in one list: rank, score, length, title and decision. */
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { clock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ScoreDial } from '../../parts/score-dial.tsx';

export function ClipRail({
  clips,
  selectedId,
  onSelect,
}: {
  clips: readonly Clip[];
  selectedId: string | null;
  onSelect: (clip: Clip) => void;
}) {
  const { t } = useTranslate();
  const selected = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another clip is selected
  useEffect(() => {
    selected.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedId]);
  return (
    <ol
      aria-label={t('review.clips')}
      className="flex gap-1 overflow-x-auto p-2 scroll-px-2 lg:min-h-0 lg:flex-1 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {clips.map((clip) => (
        <li key={clip.id} className="shrink-0">
          <button
            type="button"
            ref={clip.id === selectedId ? selected : null}
            aria-current={clip.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(clip)}
            className="flex w-52 items-center gap-3 rounded-control px-2.5 py-1.5 text-left hover:bg-raised aria-[current=true]:bg-raised aria-[current=true]:outline aria-[current=true]:outline-line-strong lg:w-full lg:py-2"
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
      ))}
    </ol>
  );
}

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
