/** Shows a page once there is a service behind it, and says why where there is none. */
import { Outlet } from 'react-router';
import { ApiError } from '../../client/api-error.ts';
import type { LACKING_PROBLEMS } from '../../contract/problems/lacking-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';
import { useSessionState } from '../data/connection/session.tsx';
import { useIsAway } from '../data/connection/use-away.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { errorText } from '../i18n/error-words.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { NothingComes, Skeleton } from '../ui/notices/skeleton.tsx';
import { usePageTitle } from '../ui/page/page-title.ts';

/** Problems of this device that another try does not change. */
const LACKING: readonly string[] = [
  'address_insecure',
  'browser_lacks',
  'window_private',
  'site_data_blocked',
  'web_assembly_missing',
] satisfies (keyof typeof LACKING_PROBLEMS)[];

export function Connected() {
  const { state } = useSessionState();
  if (state.status === 'ready') return <ConnectedPage />;
  if (state.status === 'failed') return <ServiceFailed error={state.error} />;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8" aria-busy>
      <Skeleton className="mb-6 h-9 w-72 max-w-full" />
      <Skeleton what="service" className="h-64" />
    </div>
  );
}

function ConnectedPage() {
  return (
    <NothingComes value={useIsAway()}>
      <Outlet />
    </NothingComes>
  );
}

function ServiceFailed({ error }: { error: unknown }) {
  const { t } = useTranslate();
  const { connect, retry } = useSessionState();
  const title = t('connect.failedTitle');
  usePageTitle(title);
  useBreadcrumb([{ label: title }]);
  // Errors of the client come from a service elsewhere; the one of this browser fails in its own words.
  const isElsewhere = error instanceof ApiError;
  // What this browser lacks it will lack again; an account elsewhere works in any.
  const isHopeless = error instanceof DeviceError && LACKING.includes(error.problem.code);
  return (
    <div className="mx-auto flex max-w-lg flex-1 flex-col items-start justify-center gap-4 p-8" role="alert">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="break-words text-ink-soft">{errorText(t, error)}</p>
      <div className="flex flex-wrap gap-3">
        {isHopeless ? (
          <ButtonLink tone="primary" to={PATHS.settings.to()}>
            {t('connect.useAccount')}
          </ButtonLink>
        ) : null}
        <Button tone={isHopeless ? 'plain' : 'primary'} onClick={retry}>
          {t('error.retry')}
        </Button>
        {isElsewhere ? <Button onClick={() => connect(null, false)}>{t('connect.useBrowser')}</Button> : null}
        <ButtonLink tone="plain" to={isHopeless ? PATHS.check.to() : PATHS.settings.to()}>
          {t(isHopeless ? 'connect.check' : 'nav.settings')}
        </ButtonLink>
      </div>
    </div>
  );
}
