/** `/projects/new`: what to make. */
import { KindCards } from '../features/make/kind-cards.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page.tsx';

export default function ChooseKindRoute() {
  const { t } = useTranslate();
  useBreadcrumb([{ label: t('nav.projects'), to: PATHS.projects.to() }, { label: t('projects.new') }]);
  return (
    <Page title={t('choose.title')} lead={t('choose.lead')} wide>
      <KindCards />
    </Page>
  );
}
