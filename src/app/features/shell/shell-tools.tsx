/** What the frame of every page offers once a service is there: finding, running work, and dropping files anywhere. */

import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../data/session.tsx';
import { useSilence } from '../../data/use-silence.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { WorkingMark } from '../../ui/working-mark.tsx';
import { ActivityTray } from './activity-tray.tsx';
import { CommandBar } from './command-bar.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import type { FramedPage } from './framed-page.ts';

export default function ShellTools({ pages }: { pages: readonly FramedPage[] }) {
  useTellFinished();
  return (
    <>
      <SilenceLine />
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        <CommandBar pages={pages} />
        <ActivityTray />
      </div>
      <DropAnywhere />
    </>
  );
}

/** Says what was made of what pages that are gone left undone. */
function useTellFinished(): void {
  const { finished } = useSession();
  const { t } = useTranslate();
  const toast = useToast();
  // Once a session, in the words of that moment.
  const tell = useEffectEvent(({ done, errors }: NonNullable<typeof finished>) => {
    if (done > 0) toast({ text: t('unsent.done', { count: done }) });
    for (const error of errors) toast({ text: t('unsent.failed', { why: errorText(t, error) }) });
  });
  useEffect(() => {
    if (finished !== null) tell(finished);
  }, [finished]);
}

/**
 * Says in the bar at the top that the service does not answer, from the first try that found nobody. It moves nothing
 * and covers nothing but the way back on narrow screens.
 */
function SilenceLine() {
  const { t } = useTranslate();
  const { isSilent, tryNow } = useSilence();
  return (
    <div
      role="status"
      className={
        isSilent
          ? 'flex items-center justify-center gap-2 text-sm max-lg:absolute max-lg:inset-0 max-lg:justify-between max-lg:bg-background max-lg:px-4 sm:gap-3'
          : 'sr-only'
      }
    >
      {isSilent ? (
        <>
          <WorkingMark size={16} className="shrink-0" />
          <span className="min-w-0 max-lg:flex-1">{t('silence.text')}</span>
          <Button className="max-lg:min-h-11" onClick={tryNow}>
            {t('silence.tryNow')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
