/** The shape of what is being read, and after a while what that is: nobody waits long without knowing for what. */
import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.tsx';

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

export function Skeleton({
  what,
  className = '',
}: {
  /** Left out where another one beside it says it. */
  what?: Awaited;
  className?: string;
}) {
  const { t } = useTranslate();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
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
