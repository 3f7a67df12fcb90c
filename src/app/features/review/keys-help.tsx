/** The keys of the review: what each does, and choosing another for it. */
import { useState } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import {
  chooseKeys,
  commandKey,
  KEYED_COMMANDS,
  type KeyedCommand,
  STANDARD_KEYS,
  useChosenKeys,
  withKey,
} from '../../parts/chosen-keys.ts';
import { KeyMapList, KeysDialog } from '../../parts/keys-dialog.tsx';
import type { KeyMap } from '../../parts/letter-keys.ts';
import { CHOOSING_KEYS, keyCap } from '../../parts/review-keys.ts';
import { Button } from '../../ui/button.tsx';

const DOES: Readonly<Record<KeyedCommand, MessageId>> = {
  accept: 'keys.accept',
  reject: 'keys.reject',
  undo: 'keys.undo',
  choose: 'keys.choose',
  trimStart: 'keys.trimStart',
  trimEnd: 'keys.trimEnd',
  togglePlay: 'keys.play',
  slower: 'keys.slower',
  faster: 'keys.faster',
  frameBack: 'keys.frameBack',
  frameForward: 'keys.frameForward',
};

/** These mean the same everywhere. */
const FIXED: KeyMap = [
  ['↑ ↓', 'keys.neighbours'],
  ['Space', 'keys.play'],
  ...CHOOSING_KEYS,
  ['?', 'keys.help'],
];

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslate();
  const keys = useChosenKeys();
  const [awaited, setAwaited] = useState<KeyedCommand | null>(null);
  return (
    <KeysDialog title={t('keys.title')} onClose={onClose}>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{t('keys.chooseLead')}</p>
      <ul className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
        {KEYED_COMMANDS.map((command) => (
          <li key={command} className="contents">
            <button
              type="button"
              aria-label={
                awaited === command
                  ? t('keys.pressFor', { does: t(DOES[command]) })
                  : t('keys.change', { key: keyCap(keys[command]), does: t(DOES[command]) })
              }
              className="min-h-8 min-w-12 rounded border bg-raised px-2 font-mono text-xs hover:border-line-strong"
              onClick={() => setAwaited(command)}
              onBlur={() => setAwaited(null)}
              onKeyDown={(event) => {
                if (awaited !== command || event.key === 'Tab') return;
                // With one of these a key belongs to the browser, and in a review to nobody.
                if (event.ctrlKey || event.metaKey || event.altKey) return;
                event.preventDefault();
                event.stopPropagation();
                const key = commandKey(event.key);
                if (key !== null) chooseKeys(withKey(keys, command, key));
                if (key !== null || event.key === 'Escape') setAwaited(null);
              }}
            >
              {awaited === command ? '…' : keyCap(keys[command])}
            </button>
            <span>{t(DOES[command])}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="mb-4 min-h-5 text-sm text-ink-soft">
        {awaited === null ? null : t('keys.pressOne')}
      </p>
      <KeyMapList keys={FIXED} />
      <Button
        className="mt-5"
        disabled={KEYED_COMMANDS.every((command) => keys[command] === STANDARD_KEYS[command])}
        onClick={() => chooseKeys(STANDARD_KEYS)}
      >
        {t('keys.standard')}
      </Button>
    </KeysDialog>
  );
}
