/** `/projects/new`: what to make. An idea that names its kind goes straight to that form. */
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { KindCards } from '../features/make/kind-cards.tsx';
import { KIND_PAGES } from '../features/make/kind-pages.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page.tsx';

export default function ChooseKindRoute() {
  const { t } = useTranslate();
  useBreadcrumb([{ label: t('nav.projects'), to: PATHS.projects.to() }, { label: t('projects.new') }]);
  const { search } = useLocation();
  const kind = useSearchParams()[0].get('kind') ?? '';
  const page = Object.entries(KIND_PAGES).find(([known]) => known === kind)?.[1];
  if (page !== undefined) return <Navigate to={PATHS.newProjectOf.to(page) + search} replace />;
  return (
    <Page lead={t('choose.lead')} wide>
      <KindCards />
    </Page>
  );
}
