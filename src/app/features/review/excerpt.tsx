/** The words of the clip under its picture: the one being spoken stands out, a click goes there. */
import { useEffect, useRef } from 'react';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { isInSpans, type TimeSpan } from './lit-words.ts';

/** Four whole lines, so that none is cut through. */
const BOX = 'max-h-28 overflow-y-auto scroll-smooth';

export function Excerpt({
  plan,
  fallback,
  timeSec,
  lit,
  onSeek,
}: {
  plan: CompositionPlan | null;
  fallback: string;
  timeSec: number;
  /** Spans of the clip that a factor points at. */
  lit: readonly TimeSpan[];
  onSeek: (timeSec: number) => void;
}) {
  const { t } = useTranslate();
  const box = useRef<HTMLElement>(null);
  const words = plan?.captions?.words ?? [];
  const spoken = words.findLast((word) => timeSec >= word.startSec)?.index;
  const pointedAt = words.find((word) => isInSpans(word, lit))?.index;
  const follow = pointedAt ?? spoken;
  useEffect(() => {
    const word = box.current?.querySelector<HTMLElement>(`[data-word="${follow}"]`);
    if (box.current === null || !word) return;
    // Only the box scrolls, never the page under the reader.
    const top = word.offsetTop - box.current.clientHeight / 2 + word.offsetHeight / 2;
    box.current.scrollTo({ top });
  }, [follow]);

  return (
    <div className="rounded-card border p-3">
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('review.words')}
        className={`relative ${BOX}`}
      >
        {words.length === 0 ? (
          <p dir="auto" className="text-sm text-ink-soft">
            {fallback || t('review.noWords')}
          </p>
        ) : (
          <p dir="auto" className="text-[0.95rem] leading-7 text-pretty">
            {words.map((word) => (
              <button
                key={word.index}
                type="button"
                tabIndex={-1}
                data-word={word.index}
                onClick={() => onSeek(word.startSec)}
                className={`px-[0.15em] text-start ${wordLook(
                  timeSec >= word.startSec && timeSec < word.endSec,
                  isInSpans(word, lit),
                )}`}
              >
                {word.text}
              </button>
            ))}
          </p>
        )}
      </section>
    </div>
  );
}

function wordLook(spoken: boolean, lit: boolean): string {
  if (spoken) return 'rounded bg-accent text-on-accent';
  return lit ? 'bg-score-track text-ink high-contrast:underline' : 'rounded hover:bg-raised';
}
