/** Credits by source. */
import type { Credits } from '../../../contract/schemas/account.ts';
import { dateOnly, wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

export function Balance({ credits }: { credits: Credits }) {
  const { t, locale } = useTranslate();
  const { remaining, included, remainingFromPlan, topUp, periodEndsAt } = credits.credits;
  return (
    <Card className="grid gap-6 p-5 sm:grid-cols-3">
      <div>
        <p className="text-sm text-ink-soft">{t('credits.remaining')}</p>
        <p className="text-4xl font-semibold tracking-tight">{wholeNumber(remaining, locale)}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {t('credits.plan')} <Badge>{credits.plan}</Badge>
        </p>
      </div>
      <div>
        <p className="text-sm text-ink-soft">{t('credits.fromPlan')}</p>
        <p className="text-xl font-semibold">
          {wholeNumber(remainingFromPlan, locale)} / {wholeNumber(included, locale)}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {t('credits.resets', { date: dateOnly(periodEndsAt, locale) })}
        </p>
      </div>
      <div>
        <p className="text-sm text-ink-soft">{t('credits.topUp')}</p>
        <p className="text-xl font-semibold">{wholeNumber(topUp, locale)}</p>
        {credits.bonus === null ? null : (
          <p className="mt-1 text-sm text-ink-soft">
            {t('credits.bonus', { count: credits.bonus.remaining })} <Badge>{credits.bonus.status}</Badge>
          </p>
        )}
      </div>
    </Card>
  );
}
