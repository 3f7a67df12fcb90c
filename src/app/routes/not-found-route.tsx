/** An address that leads nowhere. */
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Page } from '../ui/page/page.tsx';

export default function NotFoundRoute() {
  const { t } = useTranslate();
  useBreadcrumb([{ label: t('page.notFound') }]);
  return (
    <Page title={t('page.notFound')} lead={t('page.notFoundText')}>
      <ButtonLink to={PATHS.home.to()}>{t('nav.home')}</ButtonLink>
    </Page>
  );
}
