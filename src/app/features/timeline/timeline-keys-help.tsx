/** The keys of the timeline, and what keys do while something is dragged. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { KeyMapList, KeysDialog } from '../../parts/keys-dialog.tsx';
import { TIMELINE_KEYS } from '../../parts/timeline-keys.ts';

export function TimelineKeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslate();
  return (
    <KeysDialog title={t('timeline.keys')} onClose={onClose}>
      <KeyMapList keys={TIMELINE_KEYS} />
      <p className="mt-4 text-sm text-ink-soft">{t('timeline.dragHelp')}</p>
    </KeysDialog>
  );
}
