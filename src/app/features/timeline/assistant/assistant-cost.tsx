/** What a request to the assistant uses and who pays it: said before it is sent. */
import { useQuery } from '@tanstack/react-query';
import { creditsQuery, meQuery } from '../../../data/account.ts';
import { useIsMetered } from '../../../data/metered.ts';
import { useClient } from '../../../data/session.tsx';
import { wholeNumber } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { QueryErrors } from '../../../ui/query-errors.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Whether a request can be sent, as far as is known here; the service has the last word. */
export function useMayAsk(): boolean {
  const client = useClient();
  const credits = useQuery(creditsQuery(client)).data;
  const scopes = useQuery(meQuery(client)).data?.key.scopes;
  if (scopes !== undefined && !scopes.includes('spend')) return false;
  return credits === undefined || credits.dailyLimits.assistantTurns.remaining > 0;
}

export function AssistantCost() {
  const { t, locale } = useTranslate();
  const client = useClient();
  const credits = useQuery(creditsQuery(client));
  const me = useQuery(meQuery(client));
  const isMetered = useIsMetered();
  if (credits.isError || me.isError) return <QueryErrors of={[credits, me]} />;
  if (credits.data === undefined || me.data === undefined)
    return isMetered ? <Skeleton what="price" className="h-5" /> : null;
  const { bonus, dailyLimits } = credits.data;
  const { limit, remaining } = dailyLimits.assistantTurns;
  if (!me.data.key.scopes.includes('spend'))
    return <p className="text-xs font-medium text-bad">{t('assistant.noScope')}</p>;
  if (remaining === 0)
    return (
      <p className="text-xs font-medium text-bad">
        {t(limit === 0 ? 'error.planRequired' : 'error.dailyLimit')}
      </p>
    );
  if (!isMetered) return null;
  const payer = bonus?.status === 'active' ? 'assistant.costBonus' : 'assistant.costPlan';
  return <p className="text-xs text-ink-soft">{t(payer, { left: wholeNumber(remaining, locale) })}</p>;
}
