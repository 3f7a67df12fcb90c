/** `/projects/new`: what to make. An idea that names its kind goes straight to that form. */
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useReadsVideo } from '../data/device/this-browser.ts';
import { KindCards } from '../features/make/kind-cards.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { kindOf } from '../kinds/kinds.ts';
import { NoCodecs } from '../parts/exports/no-codecs.tsx';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page/page.tsx';

export default function ChooseKindRoute() {
  const { t } = useTranslate();
  useBreadcrumb([{ label: t('nav.projects'), to: PATHS.projects.to() }, { label: t('projects.new') }]);
  const { search } = useLocation();
  const makesVideo = useReadsVideo();
  const wanted = kindOf(useSearchParams()[0].get('kind') ?? '');
  if (wanted !== undefined) return <Navigate to={PATHS.newProjectOf.to(wanted.address) + search} replace />;
  return (
    <Page lead={t('choose.lead')} wide>
      {makesVideo ? <KindCards /> : <NoCodecs />}
    </Page>
  );
}
