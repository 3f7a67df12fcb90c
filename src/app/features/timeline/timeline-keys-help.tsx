/** The keys of the timeline, and the switch that turns single letters off. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TIMELINE_KEYS } from '../../parts/timeline-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

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
      <KeyList rows={TIMELINE_KEYS.map(([keys, does]) => [keys, t(does)] as const)} />
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
