/**
 * The shape of what is being read, and after a while what that is: nobody waits long without knowing for what. While a
 * service is out of reach nothing is being read: what this device does not have says so.
 */
import { createContext, use, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';

const SAID_AFTER_MS = 3000;

export type Awaited =
  | 'account'
  | 'clips'
  | 'credits'
  | 'deliveries'
  | 'files'
  | 'keys'
  | 'options'
  | 'page'
  | 'pauses'
  | 'price'
  | 'project'
  | 'projects'
  | 'runs'
  | 'service'
  | 'settings'
  | 'storage'
  | 'story'
  | 'timeline'
  | 'transcript'
  | 'video'
  | 'voices'
  | 'waveform'
  | 'webhooks';

/** Whether nothing can be read now. */
export const NothingComes = createContext(false);

export function Skeleton({
  what,
  className = '',
}: {
  /** Left out where another one beside it says it. */
  what?: Awaited;
  className?: string;
}) {
  const { t } = useTranslate();
  const nothingComes = use(NothingComes);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (nothingComes)
    return (
      <p
        className={`grid place-items-center overflow-hidden rounded-control border border-dashed px-2 text-xs text-ink-soft ${className}`}
      >
        {what === undefined ? null : <span className="max-w-full truncate">{t('waiting.notRead')}</span>}
      </p>
    );
  return (
    <div className={`skeleton grid place-items-center overflow-hidden ${className}`}>
      {what === undefined ? null : (
        // Empty at first: what comes into a status later is read out, once.
        <p role="status" className="max-w-full truncate px-2 text-xs text-ink-soft">
          {isLong ? t(`waiting.${what}`) : null}
        </p>
      )}
    </div>
  );
}
