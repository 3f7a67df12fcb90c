/** Shows a page once there is a service behind it, and says why where there is none. */
import { Link, Outlet } from 'react-router';
import { useSessionState } from '../data/session.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Button } from '../ui/button.tsx';

export function Connected() {
  const { t } = useTranslate();
  const { state, connect } = useSessionState();
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
      <p className="text-ink-soft">{state.message}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => connect(null, false)}>
          {t('error.retry')}
        </Button>
        <Link to={PATHS.settings.to()} className="self-center text-sm underline underline-offset-4">
          {t('home.account')}
        </Link>
      </div>
    </div>
  );
}
