/**
 * A button that starts what is paid for: off, and saying why, where the key may not, where nothing is left of what it uses,
 * once the service has said that it does not offer it, and while it cannot be reached. Nothing waits to be sent.
 */
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useSyncExternalStore } from 'react';
import type { OperationId } from '../../../contract/operations.ts';
import { creditsQuery } from '../../data/account/account.ts';
import { useMay } from '../../data/account/use-may.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useIsAway } from '../../data/connection/use-away.ts';
import { notOfferedText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';

interface SpendButtonProps extends ComponentProps<typeof Button> {
  /** null where it starts nothing. */
  readonly starts: OperationId | null;
  /** The allowance of the day that it uses, where nothing else on the page says that it is used up. */
  readonly uses?: 'exports' | 'fakeTextScripts';
}

export function SpendButton({ disabled = false, starts, uses, ...rest }: SpendButtonProps) {
  const why = useWhyOff(starts, uses);
  const whyId = useId();
  return (
    <span className={why === null ? 'contents' : 'flex max-w-48 shrink-0 flex-col gap-1'}>
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

/** Why nothing that is paid for can be started; null where it can. */
export function useWhyOff(starts: OperationId | null, uses?: SpendButtonProps['uses']): string | null {
  const { t } = useTranslate();
  const client = useClient();
  const { switchedOff } = client;
  const isOff = useSyncExternalStore(switchedOff.subscribe, () => starts !== null && switchedOff.has(starts));
  const isAway = useIsAway();
  const mayPay = useMay('spend');
  const credits = useQuery({ ...creditsQuery(client), enabled: uses !== undefined }).data;
  if (isOff) return notOfferedText(t);
  if (isAway) return t('away.nothingPaid');
  if (!mayPay) return t('scope.lacks', { scope: 'spend' });
  const left = uses === undefined ? undefined : credits?.dailyLimits[uses];
  if (left?.remaining !== 0) return null;
  return t(left.limit === 0 ? 'error.planRequired' : 'error.dailyLimit');
}
