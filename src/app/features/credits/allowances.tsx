/** What today still allows, and when today ends: in the reader's time and in UTC. */
import type { Credits } from '../../../contract/schemas/account.ts';
import { wholeNumber } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

const ALLOWANCES = ['exports', 'assistantTurns', 'toolRuns', 'fakeTextScripts'] as const;

export function Allowances({ credits }: { credits: Credits }) {
  const { t, locale } = useTranslate();
  const resets = new Date(credits.dailyLimits.resetsAt);
  const local = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(resets);
  return (
    <Section title={t('allowances.title')}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ALLOWANCES.map((name) => {
          const { limit, used, remaining } = credits.dailyLimits[name];
          const label = t(`allowances.${name}` satisfies MessageId);
          return (
            <Card key={name} className="flex flex-col gap-2 p-4">
              <p className="text-sm font-medium">{label}</p>
              <ProgressBar value={limit === 0 ? 0 : used / limit} label={label} />
              <p className="text-sm text-ink-soft">
                {t('allowances.left', {
                  left: wholeNumber(remaining, locale),
                  limit: wholeNumber(limit, locale),
                })}
              </p>
            </Card>
          );
        })}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('allowances.resets', { local })}</p>
    </Section>
  );
}
