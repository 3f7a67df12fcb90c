/** What a use of a daily allowance costs, who pays and what is left of today: said before anything is used. */
import { useQuery } from '@tanstack/react-query';
import type { Credits } from '../../../contract/schemas/account.ts';
import { creditsQuery } from '../../data/account/account.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { useMay } from '../../data/account/use-may.ts';
import { useClient } from '../../data/connection/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

type Allowance = 'toolRuns' | 'assistantTurns';

/** Whether it can be used, as far as is known here; the service has the last word. */
export function useMayUse(allowance: Allowance): boolean {
  const client = useClient();
  const credits = useQuery(creditsQuery(client)).data;
  const mayPay = useMay('spend');
  return mayPay && (credits === undefined || credits.dailyLimits[allowance].remaining > 0);
}

export function AllowanceCost({
  allowance,
  costText,
  isSmall = false,
}: {
  allowance: Allowance;
  costText: (left: string, bonus: Credits['bonus']) => string;
  isSmall?: boolean;
}) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const credits = useQuery(creditsQuery(client));
  const mayPay = useMay('spend');
  const isMetered = useIsMetered();
  if (credits.isError) return <QueryErrors of={[credits]} />;
  // The button itself says so.
  if (!mayPay) return null;
  if (credits.data === undefined)
    return isMetered ? <Skeleton what="price" className={isSmall ? 'h-5' : 'h-10'} /> : null;
  const { bonus, dailyLimits } = credits.data;
  const { limit, remaining } = dailyLimits[allowance];
  const size = isSmall ? 'text-xs' : 'text-sm';
  if (remaining === 0)
    return (
      <p className={`${size} font-medium text-bad`}>
        {t(limit === 0 ? 'error.planRequired' : 'error.dailyLimit')}
      </p>
    );
  if (!isMetered) return null;
  return <p className={`${size} text-ink-soft`}>{costText(wholeNumber(remaining, locale), bonus)}</p>;
}
