/** The words of the clip under its picture: the one being spoken stands out, a click goes there. */
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

export function Excerpt({
  plan,
  fallback,
  timeSec,
  onSeek,
}: {
  plan: CompositionPlan | null;
  fallback: string;
  timeSec: number;
  onSeek: (timeSec: number) => void;
}) {
  const { t } = useTranslate();
  const words = plan?.captions?.words ?? [];
  if (words.length === 0) return <p className="text-sm text-ink-soft">{fallback || t('review.noWords')}</p>;
  return (
    <p className="text-[0.95rem] leading-7">
      {words.map((word) => (
        <button
          key={word.index}
          type="button"
          tabIndex={-1}
          onClick={() => onSeek(word.startSec)}
          className={`rounded px-0.5 text-left hover:bg-raised ${timeSec >= word.startSec && timeSec < word.endSec ? 'bg-accent text-on-accent' : ''}`}
        >
          {word.text}
        </button>
      ))}
    </p>
  );
}
