/** A page that broke: what is known of why, and the way back. What is stored is not touched by this. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from '../ui/button.tsx';

export function RouteFailed() {
  const { t } = useTranslate();
  const error = useRouteError();
  const detail = isRouteErrorResponse(error) ? error.statusText : error instanceof Error ? error.message : '';
  return (
    <div
      className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-8"
      role="alert"
    >
      <h1 className="text-2xl font-semibold">{t('page.brokeTitle')}</h1>
      <p className="text-ink-soft">{t('page.brokeText')}</p>
      <p className="font-mono text-xs break-words text-ink-soft">{detail}</p>
      <Button tone="primary" onClick={() => location.reload()}>
        {t('page.reload')}
      </Button>
    </div>
  );
}
