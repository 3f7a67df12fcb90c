/** Offers the chat that a generated one took the place of. */
import { History } from 'lucide-react';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { PreviousChat } from './use-previous-chat.ts';

export function PreviousChatNote({ previous }: { previous: PreviousChat }) {
  const { t } = useTranslate();
  if (!previous.isOffered) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed border-line-strong px-3 py-2 text-sm text-ink-soft"
    >
      <History size={16} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{t('chat.rewritten')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={previous.restore}>{t('chat.bringBack')}</Button>
        <Button tone="plain" onClick={previous.forget}>
          {t('chat.keepNew')}
        </Button>
      </div>
    </div>
  );
}
