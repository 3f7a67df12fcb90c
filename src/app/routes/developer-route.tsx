/** `/developer/:part`: keys, webhooks, verifier, API reference and request inspector. */
import { Navigate, useParams } from 'react-router';
import { DeveloperNav, PARTS } from '../features/developer/developer-nav.tsx';
import { OwnerOnly } from '../features/developer/owner-only.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { lazyComponent } from '../ui/browser/lazy-component.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';

const MEANWHILE = { waiting: <Skeleton what="page" className="h-64" /> };

const ApiKeys = lazyComponent(
  async () => ({ default: (await import('../features/developer/api-keys.tsx')).ApiKeys }),
  MEANWHILE,
);
const Webhooks = lazyComponent(
  async () => ({ default: (await import('../features/developer/webhooks.tsx')).Webhooks }),
  MEANWHILE,
);
const DeliveryVerifier = lazyComponent(
  async () => ({ default: (await import('../features/developer/delivery-verifier.tsx')).DeliveryVerifier }),
  MEANWHILE,
);
const ApiReference = lazyComponent(
  async () => ({ default: (await import('../features/developer/api-reference.tsx')).ApiReference }),
  MEANWHILE,
);
const RequestInspector = lazyComponent(
  async () => ({ default: (await import('../features/developer/request-inspector.tsx')).RequestInspector }),
  MEANWHILE,
);

export default function DeveloperRoute() {
  const { t } = useTranslate();
  const wanted = useParams()['part'];
  const part = PARTS.find((known) => known === wanted);
  useBreadcrumb([
    { label: t('nav.developer'), to: PATHS.developer.to() },
    { label: part === undefined ? '' : t(`developer.part.${part}`) },
  ]);
  if (part === undefined) return <Navigate to={PATHS.developer.to('keys')} replace />;
  return (
    <Page lead={t('developer.lead')} wide>
      <DeveloperNav />
      {part === 'keys' ? (
        <OwnerOnly>
          <ApiKeys />
        </OwnerOnly>
      ) : null}
      {part === 'webhooks' ? (
        <OwnerOnly>
          <Webhooks />
        </OwnerOnly>
      ) : null}
      {part === 'verify' ? <DeliveryVerifier /> : null}
      {part === 'reference' ? <ApiReference /> : null}
      {part === 'requests' ? <RequestInspector /> : null}
    </Page>
  );
}
