/** Asks, once for all of them, for the films that the browser lets nobody read again after a reload. */
import { Film } from 'lucide-react';
import { useState } from 'react';
import { useAllowOriginals, useWaitingOriginals } from '../../data/assets/originals.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FrameLine } from './frame-line.tsx';

export function OriginalsLine() {
  const { t } = useTranslate();
  const count = useWaitingOriginals();
  const allow = useAllowOriginals();
  const [isLater, setLater] = useState(false);
  const isRefused = allow.isError || (allow.isSuccess && allow.data > 0);
  return (
    <div role="status">
      {count === 0 || isLater ? null : (
        <FrameLine
          icon={<Film size={16} className="shrink-0 text-accent-text" aria-hidden />}
          text={t(isRefused ? 'originals.refused' : 'originals.ask', { count })}
        >
          <p className="flex flex-wrap gap-2">
            <Button className="max-md:min-h-11" disabled={allow.isPending} onClick={() => allow.mutate()}>
              {t('originals.allow')}
            </Button>
            <Button tone="plain" className="max-md:min-h-11" onClick={() => setLater(true)}>
              {t('update.later')}
            </Button>
          </p>
        </FrameLine>
      )}
    </div>
  );
}
