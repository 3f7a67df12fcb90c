/** What a run costs, who pays and what is left of today: said before anything is used. */
import { useQuery } from '@tanstack/react-query';
import type { Credits } from '../../../contract/schemas/account.ts';
import { creditsQuery, meQuery } from '../../data/account.ts';
import { useIsMetered } from '../../data/metered.ts';
import { useClient } from '../../data/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { QueryErrors } from '../../ui/query-errors.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Whether a run can be started, as far as is known here; the service has the last word. */
export function useMayRun(): boolean {
  const client = useClient();
  const credits = useQuery(creditsQuery(client)).data;
  const scopes = useQuery(meQuery(client)).data?.key.scopes;
  if (scopes !== undefined && !scopes.includes('spend')) return false;
  return credits === undefined || credits.dailyLimits.toolRuns.remaining > 0;
}

export function ToolCost() {
  const { t, locale } = useTranslate();
  const client = useClient();
  const credits = useQuery(creditsQuery(client));
  const me = useQuery(meQuery(client));
  const isMetered = useIsMetered();
  if (credits.isError || me.isError) return <QueryErrors of={[credits, me]} />;
  if (credits.data === undefined || me.data === undefined)
    return isMetered ? <Skeleton what="price" className="h-10" /> : null;
  const mayNot = refusal(t, credits.data, me.data.key.scopes);
  if (mayNot !== null) return <p className="text-sm font-medium text-bad">{mayNot}</p>;
  if (!isMetered) return null;
  return <p className="text-sm text-ink-soft">{costText(t, locale, credits.data)}</p>;
}

function refusal(t: Translate, credits: Credits, scopes: readonly string[]): string | null {
  if (!scopes.includes('spend')) return t('tool.noScope');
  const { limit, remaining } = credits.dailyLimits.toolRuns;
  if (limit === 0) return t('error.planRequired');
  return remaining === 0 ? t('error.dailyLimit') : null;
}

function costText(t: Translate, locale: Locale, { bonus, dailyLimits }: Credits): string {
  const left = wholeNumber(dailyLimits.toolRuns.remaining, locale);
  return bonus?.status === 'active' && bonus.remaining > 0
    ? t('tool.costBonus', { left, count: bonus.remaining })
    : t('tool.costPlan', { left });
}
