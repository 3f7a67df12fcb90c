/** A button that starts what is paid for: off, and saying why, where the key may not, and while the service cannot be reached. Nothing waits to be sent. */
import { type ComponentProps, useId } from 'react';
import { useIsAway } from '../data/use-away.ts';
import { useMay } from '../data/use-may.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from '../ui/button.tsx';

export function SpendButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const { t } = useTranslate();
  const isAway = useIsAway();
  const mayPay = useMay('spend');
  const why = isAway ? t('away.nothingPaid') : mayPay ? null : t('scope.lacks', { scope: 'spend' });
  const whyId = useId();
  return (
    <span className={why !== null ? 'flex max-w-48 shrink-0 flex-col gap-1' : 'contents'}>
      <Button
        {...rest}
        disabled={disabled || why !== null}
        {...(why === null ? {} : { 'aria-describedby': whyId })}
      />
      {why === null ? null : (
        <span id={whyId} className="text-xs text-balance text-ink-soft">
          {why}
        </span>
      )}
    </span>
  );
}
