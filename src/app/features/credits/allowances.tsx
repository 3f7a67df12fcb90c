/** What today still allows, and when today ends: in the reader's time and in UTC. */
import type { Allowance, Credits } from '../../../contract/schemas/account.ts';
import { useServiceNow } from '../../data/connection/use-service-now.ts';
import { timeLeft, timeOfDay, wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Card, Section } from '../../ui/page/card.tsx';

const ALLOWANCES = [
  'exports',
  'assistantTurns',
  'assistantTurnsThroughApi',
  'toolRuns',
  'fakeTextScripts',
] as const;

export function Allowances({ credits }: { credits: Credits }) {
  const { t, locale } = useTranslate();
  const { resetsAt } = credits.dailyLimits;
  const left = Date.parse(resetsAt) - useServiceNow();
  return (
    <Section title={t('allowances.title')}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {ALLOWANCES.map((name) => {
          const allowance = credits.dailyLimits[name];
          return allowance === null ? null : (
            <OneAllowance key={name} label={t(`allowances.${name}`)} allowance={allowance} />
          );
        })}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {t('allowances.resets', {
          left: timeLeft(left, locale),
          local: timeOfDay(resetsAt, locale),
          utc: timeOfDay(resetsAt, locale, 'UTC'),
        })}
      </p>
    </Section>
  );
}

function OneAllowance({ label, allowance }: { label: string; allowance: Allowance }) {
  const { t, locale } = useTranslate();
  const { limit, used, remaining } = allowance;
  return (
    <Card className="flex min-w-0 flex-col gap-2 p-4">
      <p className="text-sm font-medium wrap-anywhere hyphens-auto">{label}</p>
      <p className="text-2xl font-semibold tracking-tight">
        {wholeNumber(remaining, locale)}{' '}
        <span className="text-sm font-normal tracking-normal text-ink-soft">{t('allowances.leftNow')}</span>
      </p>
      <ProgressBar value={limit === 0 ? 0 : used / limit} label={t('allowances.usedOf', { label })} />
      <p className="text-xs text-ink-soft">
        {limit === 0
          ? t('allowances.notInPlan')
          : t('allowances.left', { used: wholeNumber(used, locale), limit: wholeNumber(limit, locale) })}
      </p>
    </Card>
  );
}
