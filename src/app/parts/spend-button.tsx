/** A button that starts what is paid for: off, and saying why, while the service cannot be reached. Nothing waits to be sent. */
import { type ComponentProps, useId } from 'react';
import { useIsAway } from '../data/use-away.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from '../ui/button.tsx';

export function SpendButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const { t } = useTranslate();
  const isAway = useIsAway();
  const whyId = useId();
  return (
    <>
      <Button {...rest} disabled={disabled || isAway} {...(isAway ? { 'aria-describedby': whyId } : {})} />
      {isAway ? (
        <span id={whyId} className="max-w-60 text-xs text-ink-soft">
          {t('away.nothingPaid')}
        </span>
      ) : null}
    </>
  );
}
