/** Shows a page once there is a service behind it, and says why where there is none. */
import { Outlet } from 'react-router';
import { ApiError } from '../../client/api-error.ts';
import { useSessionState } from '../data/session.tsx';
import { errorText } from '../i18n/error-words.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

export function Connected() {
  const { t } = useTranslate();
  const { state, connect, retry } = useSessionState();
  if (state.status === 'ready') return <Outlet />;
  if (state.status === 'connecting') {
    return (
      <div className="mx-auto w-full max-w-5xl p-8" role="status" aria-label={t('connect.connecting')}>
        <div className="skeleton mb-6 h-9 w-72" />
        <div className="skeleton h-64" />
      </div>
    );
  }
  return (
    <div className="mx-auto flex max-w-lg flex-1 flex-col items-start justify-center gap-4 p-8" role="alert">
      <h1 className="text-2xl font-semibold">{t('connect.failedTitle')}</h1>
      <p className="break-words text-ink-soft">{errorText(t, state.error)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
        {state.error instanceof ApiError ? (
          <Button onClick={() => connect(null, false)}>{t('connect.useBrowser')}</Button>
        ) : null}
        <ButtonLink tone="plain" to={PATHS.settings.to()}>
          {t('nav.settings')}
        </ButtonLink>
      </div>
    </div>
  );
}
