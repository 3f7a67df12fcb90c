/** `/check`: this browser, tried. Works without a service, and where there can be none. */
import { BrowserCheck } from '../features/check/browser-check.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Page } from '../ui/page/page.tsx';

export default function CheckRoute() {
  const { t } = useTranslate();
  useBreadcrumb([{ label: t('nav.settings'), to: PATHS.settings.to() }, { label: t('check.title') }]);
  return (
    <Page lead={t('check.lead')}>
      <BrowserCheck />
    </Page>
  );
}
