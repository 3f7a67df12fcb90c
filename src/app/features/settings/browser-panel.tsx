/** What this browser can do for the program, and what happens where it cannot. */
import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useOfflineProgram } from '../../data/device/offline-program.ts';
import { capabilitiesQuery } from '../../data/device/this-browser.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Section } from '../../ui/page/card.tsx';

export function BrowserPanel() {
  const { t } = useTranslate();
  const { state } = useOfflineProgram();
  const rows = (useQuery(capabilitiesQuery).data ?? []).map(({ id, has }) =>
    id === 'serviceWorker' ? { id, has: has && state !== 'unavailable' } : { id, has },
  );
  return (
    <Section
      title={t('browser.title')}
      action={<ButtonLink to={PATHS.check.to()}>{t('connect.check')}</ButtonLink>}
    >
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('browser.lead')}</p>
      <Card>
        <ul className="divide-y">
          {rows.map(({ id, has }) => (
            <li key={id} className="flex gap-3 px-4 py-3 text-sm">
              {has ? (
                <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-good" />
              ) : (
                <Minus size={18} aria-hidden className="mt-0.5 shrink-0 text-ink-soft" />
              )}
              <div className="min-w-0">
                <p className="font-medium">{t(`browser.${id}`)}</p>
                <p className="text-ink-soft">
                  {!has
                    ? t(`browser.${id}.without`)
                    : id === 'serviceWorker'
                      ? t(
                          state === 'ready'
                            ? 'browser.serviceWorker.ready'
                            : 'browser.serviceWorker.preparing',
                        )
                      : t('browser.there')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
