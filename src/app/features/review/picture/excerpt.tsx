/**
 * The words of the clip under its picture: the one being spoken stands out, a click goes there. They are text, not buttons:
 * screen readers read them as sentences.
 */
import { Scissors } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { TimeSpan } from '../../../../base/film/time-span.ts';
import { joinsWithSpace } from '../../../../base/text/word-joining.ts';
import type { CompositionPlan } from '../../../../media/compose/composition-plan.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { isInSpans } from '../lit-words.ts';
import { isPicked, type Picked, pickedSpan } from './picked-words.ts';

/** Four whole lines, twelve beside the picture, so that none is cut through. */
const BOX = 'max-h-28 low:max-h-56 xl:max-h-84 overflow-y-auto scroll-smooth';

export function Excerpt({
  plan,
  fallback,
  language,
  timeSec,
  lit,
  onSeek,
  onTrim,
}: {
  plan: CompositionPlan | null;
  fallback: string;
  /** Of the words, where it is known. */
  language: string | undefined;
  timeSec: number;
  /** Spans of the clip that a factor points at. */
  lit: readonly TimeSpan[];
  onSeek: (timeSec: number) => void;
  /** Keeps only that span of the clip; null where it cannot be trimmed. */
  onTrim: ((span: TimeSpan) => void) | null;
}) {
  const { t } = useTranslate();
  const box = useRef<HTMLElement>(null);
  const words = plan?.captions?.words ?? [];
  const spoken = words.findLast((word) => timeSec >= word.startSec)?.index;
  const pointedAt = words.find((word) => isInSpans(word, lit))?.index;
  const follow = pointedAt ?? spoken;
  const [picked, setPicked] = useState<Picked | null>(null);
  const span = onTrim === null ? null : pickedSpan(words, picked);
  useEffect(() => {
    const word = box.current?.querySelector<HTMLElement>(`[data-word="${follow}"]`);
    if (box.current === null || !word) return;
    const { scrollTop, clientHeight } = box.current;
    // Words that can be seen stay where they are: somebody may be pressing them.
    if (word.offsetTop >= scrollTop && word.offsetTop + word.offsetHeight <= scrollTop + clientHeight) return;
    // Only the box scrolls, never the page under the reader.
    box.current.scrollTo({ top: word.offsetTop - clientHeight / 2 + word.offsetHeight / 2 });
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keys the position of the player goes there
          <p
            dir="auto"
            lang={language}
            translate="no"
            // Drawn over, or a second press with Shift: from there to here is what is wanted of the clip.
            onPointerDown={({ target, shiftKey }) => {
              const word = wordAt(words, target);
              if (word !== undefined)
                setPicked((now) => ({
                  from: shiftKey ? (now?.from ?? word.index) : word.index,
                  to: word.index,
                }));
            }}
            onPointerOver={({ target, buttons, pointerType }) => {
              const word = wordAt(words, target);
              if (word !== undefined && buttons === 1 && pointerType === 'mouse')
                setPicked((now) => (now === null ? null : { ...now, to: word.index }));
            }}
            onClick={({ target }) => {
              const word = wordAt(words, target);
              if (word !== undefined) onSeek(word.startSec);
            }}
            className="cursor-default px-[0.15em] text-[0.95rem] leading-7 text-pretty select-none"
          >
            {words.map((word, at) => (
              <Fragment key={word.index}>
                {at > 0 && joinsWithSpace(words[at - 1]?.text ?? '', word.text) ? ' ' : null}
                <span
                  data-word={word.index}
                  className={`-mx-[0.15em] px-[0.15em] py-1 ${wordLook(
                    timeSec >= word.startSec && timeSec < word.endSec,
                    isInSpans(word, lit) || (span !== null && isPicked(word, picked)),
                  )}`}
                >
                  {word.text}
                </span>
              </Fragment>
            ))}
          </p>
        )}
      </section>
      {span === null ? null : (
        <Button
          className="mt-2"
          onClick={() => {
            setPicked(null);
            onTrim?.(span);
          }}
        >
          <Scissors size={16} aria-hidden />
          {t('review.trimToWords')}
        </Button>
      )}
    </div>
  );
}

function wordAt<Word extends { readonly index: number }>(
  words: readonly Word[],
  target: EventTarget,
): Word | undefined {
  const at = (target as Element).closest<HTMLElement>('[data-word]')?.dataset['word'];
  return words.find(({ index }) => String(index) === at);
}

function wordLook(spoken: boolean, lit: boolean): string {
  if (spoken) return 'rounded bg-accent text-on-accent';
  return lit ? 'bg-score-track text-ink high-contrast:underline' : 'rounded hover:bg-raised';
}
