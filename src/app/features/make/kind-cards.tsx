/** The kinds of video as cards: what each makes, what it needs and what it costs. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { creditsQuery } from '../../data/account/account.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { useClient } from '../../data/connection/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';

export function KindCards() {
  const { t, locale } = useTranslate();
  // An idea on its way to a video travels with the choice.
  const { search } = useLocation();
  const isMetered = useIsMetered();
  const credits = useQuery(creditsQuery(useClient())).data;
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {KINDS.map(({ id, address, name, makes, needs, cost, dailyLimit, Picture }) => (
          <li key={id}>
            <Link
              to={PATHS.newProjectOf.to(address) + search}
              className="group flex h-full flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-line-strong"
            >
              <span className="dark-room block py-5">
                <svg viewBox="0 0 180 112" aria-hidden className="mx-auto h-28 w-full">
                  <title> </title>
                  <Picture />
                </svg>
              </span>
              <span className="flex flex-1 flex-col gap-1 p-4">
                <span className="text-base font-semibold group-hover:underline">{t(name)}</span>
                <span className="text-sm text-ink-soft">{t(makes)}</span>
                <span className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-3 text-sm">
                  <span className="text-ink-soft">{t('choose.needs')}</span>
                  <span>{t(needs)}</span>
                  {isMetered ? (
                    <>
                      <span className="text-ink-soft">{t('choose.costs')}</span>
                      <span>
                        {t(cost)}
                        {dailyLimit === undefined ? null : (
                          // Keeps its place until it is known, so that nothing below moves.
                          <span className={credits === undefined ? 'invisible' : ''}>
                            {' '}
                            {t('choose.scriptsLeft', {
                              left: wholeNumber(credits?.dailyLimits[dailyLimit].remaining ?? 0, locale),
                            })}
                          </span>
                        )}
                      </span>
                    </>
                  ) : null}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isMetered ? (
        <p className="text-sm text-ink-soft">
          {t('choose.priceFirst')}{' '}
          {credits === undefined
            ? null
            : t('choose.balance', {
                count: wholeNumber(credits.credits.remaining, locale),
              })}
        </p>
      ) : null}
    </div>
  );
}
