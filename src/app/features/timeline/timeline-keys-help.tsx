/** The keys of the timeline, and the switch that turns single letters off. */
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const ROWS: readonly (readonly [string, MessageId])[] = [
  ['Space / K', 'timeline.key.play'],
  ['J / L', 'timeline.key.rate'],
  ['← →', 'timeline.key.frame'],
  ['Shift ← →', 'timeline.key.second'],
  ['↑ ↓', 'timeline.key.cut'],
  ['Home / End', 'timeline.key.ends'],
  ['Page ↑ ↓', 'timeline.key.select'],
  ['Shift Page ↑ ↓', 'timeline.key.selectMore'],
  ['Ctrl A / Esc', 'timeline.key.selectAll'],
  ['S', 'timeline.split'],
  ['Q / W', 'timeline.key.trimTo'],
  [', / .', 'timeline.key.trimEnd'],
  ['Shift , / .', 'timeline.key.trimStart'],
  ['Alt , / .', 'timeline.key.slip'],
  ['R', 'timeline.key.roll'],
  ['Alt ← →', 'timeline.key.nudge'],
  ['Del', 'timeline.remove'],
  ['Ctrl C / X / V', 'timeline.key.copy'],
  ['Ctrl Z / Y', 'timeline.key.undo'],
  ['+ / - / 0', 'timeline.key.zoom'],
  ['N', 'timeline.snapping'],
  ['?', 'timeline.keys'],
];

export function TimelineKeysHelp({
  lettersOn,
  onLetters,
  onClose,
}: {
  lettersOn: boolean;
  onLetters: (on: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  return (
    <Dialog title={t('timeline.keys')} closeLabel={t('keys.close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
        {ROWS.map(([key, label]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border bg-raised px-2 py-0.5 font-mono text-xs whitespace-nowrap">
                {key}
              </kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{t('timeline.dragHelp')}</p>
      <label className="mt-5 flex min-h-9 items-center gap-3 border-t pt-4 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={lettersOn}
          onChange={(event) => onLetters(event.target.checked)}
        />
        {t('keys.letters')}
      </label>
    </Dialog>
  );
}
