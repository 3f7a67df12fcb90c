/** Credits by source, and the API bonus with its state and the time it has left. */
import type { Credits } from '../../../contract/schemas/account.ts';
import { useServiceNow } from '../../data/connection/use-service-now.ts';
import { dateOnly, dateTime, timeLeft, wholeNumber } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Badge, type BadgeTone } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';

export function Balance({ credits }: { credits: Credits }) {
  const { t, locale } = useTranslate();
  const { remaining, included, remainingFromPlan, topUp, periodEndsAt } = credits.credits;
  const { bonus } = credits;
  return (
    <div className="flex flex-col gap-3">
      {credits.planRequired ? (
        <p className="rounded-card border border-accent-edge bg-accent-wash px-4 py-3">
          {t('credits.planRequired')}
        </p>
      ) : null}
      <Card
        className={`grid gap-px overflow-hidden bg-line ${bonus === null ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
      >
        <Cell name={t('credits.remaining')}>
          <p className="text-4xl font-semibold tracking-tight">{wholeNumber(remaining, locale)}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('credits.planIs', { plan: credits.plan })}</p>
        </Cell>
        <Cell name={t('credits.fromPlan')}>
          <p className="text-xl font-semibold">
            {wholeNumber(remainingFromPlan, locale)}{' '}
            <span className="text-base font-normal text-ink-soft">/ {wholeNumber(included, locale)}</span>
          </p>
          <ProgressBar
            className="my-2"
            value={included === 0 ? 0 : remainingFromPlan / included}
            label={t('credits.fromPlan')}
          />
          <p className="text-sm text-ink-soft">
            {t('credits.resets', { date: dateOnly(periodEndsAt, locale) })}
          </p>
        </Cell>
        <Cell name={t('credits.topUp')}>
          <p className="text-xl font-semibold">{wholeNumber(topUp, locale)}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('credits.topUpHelp')}</p>
        </Cell>
        {bonus === null ? null : <Bonus bonus={bonus} />}
      </Card>
    </div>
  );
}

function Cell({ name, children }: { name: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="bg-surface p-5">
      <div className="mb-1 flex items-center gap-2 text-sm text-ink-soft">{name}</div>
      {children}
    </div>
  );
}

const STATES: Readonly<Record<string, readonly [MessageId, BadgeTone]>> = {
  active: ['bonus.active', 'good'],
  used_up: ['bonus.usedUp', 'neutral'],
  expired: ['bonus.expired', 'neutral'],
  paused: ['bonus.paused', 'accent'],
  cancelled: ['bonus.cancelled', 'bad'],
};

function Bonus({ bonus }: { bonus: NonNullable<Credits['bonus']> }) {
  const { t, locale } = useTranslate();
  const [word, tone] = STATES[bonus.status] ?? [null, 'neutral' as const];
  return (
    <Cell
      name={
        <>
          {t('credits.bonus')} <Badge tone={tone}>{word === null ? bonus.status : t(word)}</Badge>
        </>
      }
    >
      <p className="text-xl font-semibold">
        {wholeNumber(bonus.remaining, locale)}{' '}
        <span className="text-base font-normal text-ink-soft">/ {wholeNumber(bonus.granted, locale)}</span>
      </p>
      <ProgressBar
        className="my-2"
        value={bonus.granted === 0 ? 0 : bonus.remaining / bonus.granted}
        label={t('credits.bonus')}
      />
      <p className="text-sm text-ink-soft">
        <BonusTime bonus={bonus} />
      </p>
    </Cell>
  );
}

function BonusTime({ bonus }: { bonus: NonNullable<Credits['bonus']> }) {
  const { t, locale } = useTranslate();
  const nowMs = useServiceNow();
  const until = (iso: string): string => timeLeft(Date.parse(iso) - nowMs, locale);
  if (bonus.status === 'paused')
    return bonus.resumesAt === null
      ? t('bonus.pausedOpen')
      : t('bonus.resumes', { left: until(bonus.resumesAt), date: dateTime(bonus.resumesAt, locale) });
  if (bonus.status === 'active')
    return t('bonus.expires', { left: until(bonus.expiresAt), date: dateTime(bonus.expiresAt, locale) });
  if (bonus.status === 'expired') return t('bonus.expiredOn', { date: dateOnly(bonus.expiresAt, locale) });
  return t('bonus.grantedOn', { date: dateOnly(bonus.grantedAt, locale) });
}
