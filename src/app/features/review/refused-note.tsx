/** Which clips of a group could not be decided, by why. They are as they were, and can be tried again. */
import { X } from 'lucide-react';
import type { Refusal } from '../../data/decide-clips.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import type { GroupDecisions } from './use-group-decisions.ts';

export function RefusedNote({ group: { refused, retry, putAway } }: { group: GroupDecisions }) {
  const { t } = useTranslate();
  const title = t('choose.refused', { count: refused.length });
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-card border border-bad/50 bg-bad-wash p-2 pl-4"
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        className="max-h-40 min-w-0 flex-1 overflow-y-auto py-1.5 text-sm"
      >
        <p className="font-medium">{title}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {reasonsOf(refused, (error) => errorText(t, error)).map(([why, titles]) => (
            <li key={why} className="wrap-anywhere">
              {why}
              <ul className="list-disc pl-5 text-ink-soft">
                {titles.map(({ clip }) => (
                  <li key={clip.id} dir="auto">
                    {clip.title}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <Button onClick={retry}>{t('error.retry')}</Button>
      <IconButton label={t('keys.close')} icon={<X size={18} />} onClick={putAway} />
    </div>
  );
}

function reasonsOf(
  refused: readonly Refusal[],
  textOf: (error: unknown) => string,
): (readonly [string, readonly Refusal[]])[] {
  const reasons = [...new Set(refused.map(({ error }) => textOf(error)))];
  return reasons.map((why) => [why, refused.filter(({ error }) => textOf(error) === why)]);
}
