/** Every key of the program in one place. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useChosenKeys } from '../../parts/chosen-keys.ts';
import { KeyMapList, KeysDialog } from '../../parts/keys-dialog.tsx';
import type { KeyMap } from '../../parts/letter-keys.ts';
import { reviewKeyMap } from '../../parts/review-keys.ts';
import { TIMELINE_KEYS } from '../../parts/timeline-keys.ts';

const EVERYWHERE: KeyMap = [
  ['Ctrl K / ⌘ K', 'map.palette'],
  ['?', 'map.this'],
  ['Tab', 'map.tab'],
  ['Enter / Space', 'map.press'],
  ['← → ↑ ↓', 'map.arrows'],
  ['Esc', 'map.escape'],
  ['F8', 'map.notices'],
];

const CAPTIONS: KeyMap = [
  ['← →', 'map.words'],
  ['Enter', 'map.wordHear'],
];

export default function KeyMapDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslate();
  const parts: readonly (readonly [string, KeyMap])[] = [
    [t('map.everywhere'), EVERYWHERE],
    [t('map.review'), reviewKeyMap(useChosenKeys())],
    [t('map.captions'), CAPTIONS],
    [t('map.timeline'), TIMELINE_KEYS],
  ];
  return (
    <KeysDialog title={t('map.title')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        {parts.map(([title, keys]) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-sm font-semibold">{title}</h3>
            <KeyMapList keys={keys} />
          </section>
        ))}
      </div>
    </KeysDialog>
  );
}
