/** What a use of a daily allowance costs, who pays and what is left of today: said before anything is used. */
import { useQuery } from '@tanstack/react-query';
import type { Credits } from '../../contract/schemas/account.ts';
import { creditsQuery, meQuery } from '../data/account.ts';
import { useIsMetered } from '../data/metered.ts';
import { useClient } from '../data/session.tsx';
import { wholeNumber } from '../i18n/format.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { QueryErrors } from '../ui/query-errors.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Allowance = 'toolRuns' | 'assistantTurns';

/** Whether it can be used, as far as is known here; the service has the last word. */
export function useMayUse(allowance: Allowance): boolean {
  const client = useClient();
  const credits = useQuery(creditsQuery(client)).data;
  const scopes = useQuery(meQuery(client)).data?.key.scopes;
  if (scopes !== undefined && !scopes.includes('spend')) return false;
  return credits === undefined || credits.dailyLimits[allowance].remaining > 0;
}

export function AllowanceCost({
  allowance,
  noScope,
  costText,
  isSmall = false,
}: {
  allowance: Allowance;
  /** Said where the key may not spend. */
  noScope: string;
  costText: (left: string, bonus: Credits['bonus']) => string;
  isSmall?: boolean;
}) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const credits = useQuery(creditsQuery(client));
  const me = useQuery(meQuery(client));
  const isMetered = useIsMetered();
  if (credits.isError || me.isError) return <QueryErrors of={[credits, me]} />;
  if (credits.data === undefined || me.data === undefined)
    return isMetered ? <Skeleton what="price" className={isSmall ? 'h-5' : 'h-10'} /> : null;
  const { bonus, dailyLimits } = credits.data;
  const { limit, remaining } = dailyLimits[allowance];
  const size = isSmall ? 'text-xs' : 'text-sm';
  const used = remaining === 0 ? t(limit === 0 ? 'error.planRequired' : 'error.dailyLimit') : null;
  const mayNot = me.data.key.scopes.includes('spend') ? used : noScope;
  if (mayNot !== null) return <p className={`${size} font-medium text-bad`}>{mayNot}</p>;
  if (!isMetered) return null;
  return <p className={`${size} text-ink-soft`}>{costText(wholeNumber(remaining, locale), bonus)}</p>;
}
