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
    <span className={isAway ? 'flex max-w-48 shrink-0 flex-col gap-1' : 'contents'}>
      <Button {...rest} disabled={disabled || isAway} {...(isAway ? { 'aria-describedby': whyId } : {})} />
      {isAway ? (
        <span id={whyId} className="text-xs text-balance text-ink-soft">
          {t('away.nothingPaid')}
        </span>
      ) : null}
    </span>
  );
}
