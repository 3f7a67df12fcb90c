/** `/tools`: what can be made beside projects, and everything that was. */
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { RunHistory } from '../features/tools/run-history.tsx';
import { ToolCards } from '../features/tools/tool-cards.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Page } from '../ui/page/page.tsx';

export default function ToolsRoute() {
  const { t } = useTranslate();
  useBreadcrumb([{ label: t('nav.tools') }]);
  return (
    <Page lead={t('tool.lead')}>
      <div className="flex flex-col gap-10">
        <ToolCards />
        <RunHistory tool={null} current={null} />
      </div>
    </Page>
  );
}
