/** Credits charged a day, as bars and as a table. */
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { useServiceNow } from '../../data/connection/use-service-now.ts';
import { dates, wholeNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Card, Section } from '../../ui/page/card.tsx';
import { SPEND_KINDS, type SpendDay, type SpendKind, spendByDay } from './spend-by-day.ts';

export const CHART_DAYS = 30;

const COLOURS: Readonly<Record<SpendKind, string>> = {
  projects: 'var(--chart-first)',
  tools: 'var(--chart-second)',
  other: 'var(--chart-third)',
};

/** @param complete whether the entries reach back over all the days. */
export function SpendChart({ entries, complete }: { entries: readonly LedgerEntry[]; complete: boolean }) {
  const { t, locale } = useTranslate();
  const days = spendByDay(entries, useServiceNow(), CHART_DAYS);
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const most = Math.max(...days.map((day) => day.total));
  const top = niceTop(most);
  const used = SPEND_KINDS.filter((kind) => days.some(({ spent }) => spent[kind] > 0));
  const summary = t('spend.summary', { count: total, days: CHART_DAYS, most: wholeNumber(most, locale) });
  return (
    <Section title={t('spend.title')}>
      <Card className="p-4 sm:p-5">
        {total === 0 ? (
          <p className="py-6 text-center text-ink-soft">
            {t(complete ? 'spend.none' : 'composition.loading')}
          </p>
        ) : (
          <figure className="flex flex-col gap-3">
            <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
              <span>{summary}</span>
              <span className="flex gap-4">
                {used.map((kind) => (
                  <span key={kind} className="flex items-center gap-1.5">
                    <span
                      aria-hidden
                      className="size-2.5 rounded-[2px]"
                      style={{ backgroundColor: COLOURS[kind] }}
                    />
                    {t(`spend.${kind}`)}
                  </span>
                ))}
              </span>
            </figcaption>
            <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-soft">
              <div className="flex flex-col justify-between text-right leading-none" aria-hidden>
                <span>{wholeNumber(top, locale)}</span>
                <span>0</span>
              </div>
              <Bars days={days} top={top} label={summary} />
              <span />
              <div className="mt-1.5 flex justify-between" aria-hidden>
                <span>{dayName(days[0]?.day ?? '', locale)}</span>
                <span>{dayName(days.at(-1)?.day ?? '', locale)}</span>
              </div>
            </div>
          </figure>
        )}
        {total === 0 ? null : <SpendTable days={days} />}
      </Card>
    </Section>
  );
}

function Bars({ days, top, label }: { days: readonly SpendDay[]; top: number; label: string }) {
  const { t, locale } = useTranslate();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * 10} 100`}
      preserveAspectRatio="none"
      className="h-36 w-full border-y border-dashed"
    >
      {days.map((day, index) => {
        let bottom = 100;
        return (
          <g key={day.day}>
            <title>{`${dayName(day.day, locale)}: ${t('spend.credits', { count: day.total })}`}</title>
            <rect x={index * 10} y={0} width={10} height={100} fill="transparent" />
            {SPEND_KINDS.map((kind) => {
              const height = (100 * day.spent[kind]) / top;
              bottom -= height;
              return height === 0 ? null : (
                <rect
                  key={kind}
                  x={index * 10 + 1.5}
                  y={bottom}
                  width={7}
                  height={height}
                  fill={COLOURS[kind]}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

function SpendTable({ days }: { days: readonly SpendDay[] }) {
  const { t, locale } = useTranslate();
  const rows = days.filter(({ total, givenBack }) => total + givenBack > 0).toReversed();
  return (
    <details className="mt-4 border-t pt-2">
      <summary className="cursor-pointer pointer-coarse:min-h-11 pointer-coarse:content-center py-2 text-sm font-medium">
        {t('spend.asTable')}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('spend.title')}</caption>
          <thead className="text-ink-soft">
            <tr className="border-b">
              <th scope="col" className="py-2 pr-4 text-left font-medium">
                {t('spend.day')}
              </th>
              {SPEND_KINDS.map((kind) => (
                <th scope="col" key={kind} className="px-3 py-2 text-right font-medium">
                  {t(`spend.${kind}`)}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('spend.total')}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {t('spend.givenBack')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((day) => (
              <tr key={day.day} className="border-b last:border-b-0">
                <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                  {dayName(day.day, locale)}
                </th>
                {SPEND_KINDS.map((kind) => (
                  <td key={kind} className="px-3 py-2 text-right">
                    {wholeNumber(day.spent[kind], locale)}
                  </td>
                ))}
                <td className="px-3 py-2 text-right font-medium">{wholeNumber(day.total, locale)}</td>
                <td className="py-2 pl-3 text-right">{wholeNumber(day.givenBack, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A round number at or above the highest bar. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= most) ?? Math.max(1, most);
}

function dayName(day: string, locale: Locale): string {
  if (day === '') return '';
  return dates(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
