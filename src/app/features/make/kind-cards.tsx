/** The six kinds of video as cards: what each makes, what it needs and what it costs. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { creditsQuery } from '../../data/account.ts';
import { useIsMetered } from '../../data/metered.ts';
import { useClient } from '../../data/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { KindPicture } from '../../kinds/picture-parts.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { KIND_PAGES } from './kind-pages.ts';

interface KindCard {
  readonly kind: keyof typeof KIND_PAGES;
  readonly name: MessageId;
  readonly makes: MessageId;
  readonly needs: MessageId;
  readonly cost: MessageId;
}

const CARDS: readonly KindCard[] = [
  {
    kind: 'autoclip',
    name: 'kind.autoclip',
    makes: 'choose.autoclip',
    needs: 'choose.needsLong',
    cost: 'choose.costVideo',
  },
  {
    kind: 'splitscreen',
    name: 'kind.splitscreen',
    makes: 'choose.splitscreen',
    needs: 'choose.needsTwo',
    cost: 'choose.costBoth',
  },
  {
    kind: 'streamer',
    name: 'kind.streamer',
    makes: 'choose.streamer',
    needs: 'choose.needsOne',
    cost: 'choose.costVideo',
  },
  {
    kind: 'forumstory',
    name: 'kind.forumstory',
    makes: 'choose.forumstory',
    needs: 'choose.needsPost',
    cost: 'choose.costSpoken',
  },
  {
    kind: 'faketext',
    name: 'kind.faketext',
    makes: 'choose.faketext',
    needs: 'choose.needsNothing',
    cost: 'choose.costScripts',
  },
  {
    kind: 'vibeedit',
    name: 'kind.vibeedit',
    makes: 'choose.vibeedit',
    needs: 'choose.needsOne',
    cost: 'choose.costOnce',
  },
];

export function KindCards() {
  const { t, locale } = useTranslate();
  // An idea on its way to a video travels with the choice.
  const { search } = useLocation();
  const isMetered = useIsMetered();
  const credits = useQuery(creditsQuery(useClient())).data;
  const scripts = credits?.dailyLimits.fakeTextScripts;
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map(({ kind, name, makes, needs, cost }) => (
          <li key={kind}>
            <Link
              to={PATHS.newProjectOf.to(KIND_PAGES[kind]) + search}
              className="group flex h-full flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-line-strong"
            >
              <span className="dark-room block py-5">
                <KindPicture kind={kind} />
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
                        {kind !== 'faketext' ? null : (
                          // Keeps its place until it is known, so that nothing below moves.
                          <span className={scripts === undefined ? 'invisible' : ''}>
                            {' '}
                            {t('choose.scriptsLeft', { left: wholeNumber(scripts?.remaining ?? 0, locale) })}
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
