/**
 * Says in the bar at the top that the service does not answer, from the first try that found nobody. It moves nothing
 * and covers nothing but the way back on narrow screens.
 */
import { useSilence } from '../../data/use-silence.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { WorkingMark } from '../../ui/working-mark.tsx';

export function SilenceLine() {
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
