/** Every key of the program in one place, and the switch that turns single letters off. */
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { type KeyMap, LETTERS_KEY } from '../../parts/letter-keys.ts';
import { REVIEW_KEYS } from '../../parts/review-keys.ts';
import { TIMELINE_KEYS } from '../../parts/timeline-keys.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

const EVERYWHERE: KeyMap = [
  ['Ctrl K / ⌘ K', 'map.palette'],
  ['?', 'map.this'],
  ['Tab', 'map.tab'],
  ['Enter / Space', 'map.press'],
  ['← → ↑ ↓', 'map.arrows'],
  ['Esc', 'map.escape'],
];

const CAPTIONS: KeyMap = [
  ['← →', 'map.words'],
  ['Enter', 'map.wordHear'],
];

export default function KeyMapDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslate();
  const [lettersOn, setLettersOn] = useState(() => localStorage.getItem(LETTERS_KEY) !== 'off');
  const parts: readonly (readonly [string, KeyMap])[] = [
    [t('map.everywhere'), EVERYWHERE],
    [t('map.review'), REVIEW_KEYS],
    [t('map.captions'), CAPTIONS],
    [t('map.timeline'), TIMELINE_KEYS],
  ];
  return (
    <Dialog title={t('map.title')} closeLabel={t('keys.close')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        {parts.map(([title, keys]) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-sm font-semibold">{title}</h3>
            <KeyList rows={keys.map(([key, does]) => [key, t(does)] as const)} />
          </section>
        ))}
        <div className="border-t pt-4">
          <CheckField
            label={t('keys.letters')}
            checked={lettersOn}
            onChange={(on) => {
              localStorage.setItem(LETTERS_KEY, on ? 'on' : 'off');
              setLettersOn(on);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
