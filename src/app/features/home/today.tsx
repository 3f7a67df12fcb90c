/** Credits and what today still allows, in short; the page of credits tells the rest. */
import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../data/account/account.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useServiceNow } from '../../data/connection/use-service-now.ts';
import { timeLeft, wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Card, Section } from '../../ui/page/card.tsx';

const SHOWN = ['exports', 'toolRuns', 'assistantTurns', 'fakeTextScripts'] as const;

export function Today() {
  const { t, locale } = useTranslate();
  const credits = useQuery(creditsQuery(useClient()));
  const nowMs = useServiceNow();
  return (
    <Section
      title={t('today.title')}
      action={
        <Link to={PATHS.credits.to()} className="text-sm text-ink-soft underline-offset-4 hover:underline">
          {t('today.all')}
        </Link>
      }
    >
      {credits.isError ? <ErrorNote error={credits.error} onRetry={() => void credits.refetch()} /> : null}
      {credits.isPending ? <Skeleton what="credits" className="h-72" /> : null}
      {credits.data === undefined ? null : (
        <Card className="flex flex-col gap-4 p-4">
          <p className="text-sm text-ink-soft">
            <span className="block text-3xl font-semibold tracking-tight text-ink">
              {wholeNumber(credits.data.credits.remaining, locale)}
            </span>
            {t('today.credits', { count: credits.data.credits.remaining })}
          </p>
          <dl className="flex flex-col gap-3 border-t pt-4 text-sm">
            {SHOWN.map((name) => {
              const { used, limit, remaining } = credits.data.dailyLimits[name];
              return (
                <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
                  <dt>{t(`today.${name}`)}</dt>
                  <dd className="text-ink-soft">
                    {t('today.left', {
                      left: wholeNumber(remaining, locale),
                      limit: wholeNumber(limit, locale),
                    })}
                  </dd>
                  <dd className="col-span-2">
                    <ProgressBar
                      value={limit === 0 ? 0 : used / limit}
                      label={t('today.used', { what: t(`today.${name}`) })}
                    />
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className="text-xs text-ink-soft">
            {t('today.resets', {
              left: timeLeft(Date.parse(credits.data.dailyLimits.resetsAt) - nowMs, locale),
            })}
          </p>
        </Card>
      )}
    </Section>
  );
}
