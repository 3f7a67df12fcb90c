/** `/developer/:part`: keys, webhooks, verifier, API reference and request inspector. */
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { DeveloperNav, PARTS } from '../features/developer/developer-nav.tsx';
import { OwnerOnly } from '../features/developer/owner-only.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page.tsx';

const ApiKeys = lazy(async () => ({
  default: (await import('../features/developer/api-keys.tsx')).ApiKeys,
}));
const Webhooks = lazy(async () => ({
  default: (await import('../features/developer/webhooks.tsx')).Webhooks,
}));
const DeliveryVerifier = lazy(async () => ({
  default: (await import('../features/developer/delivery-verifier.tsx')).DeliveryVerifier,
}));
const ApiReference = lazy(async () => ({
  default: (await import('../features/developer/api-reference.tsx')).ApiReference,
}));
const RequestInspector = lazy(async () => ({
  default: (await import('../features/developer/request-inspector.tsx')).RequestInspector,
}));

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
    <Page title={t('nav.developer')} lead={t('developer.lead')} wide>
      <DeveloperNav />
      <Suspense fallback={<div className="skeleton h-64" />}>
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
      </Suspense>
    </Page>
  );
}
