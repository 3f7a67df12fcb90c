/** `/bin`: what was deleted and can still be restored. */
import { Trash2 } from 'lucide-react';
import { BIN_KEPT_DAYS } from '../../contract/limits.ts';
import { useBin } from '../data/assets/bin.ts';
import { BinList, EmptyBin } from '../features/bin/bin-list.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';

export default function BinRoute() {
  const { t } = useTranslate();
  const { isOffered, isKnown } = useBin();
  useBreadcrumb([{ label: t('nav.assets'), to: PATHS.assets.to() }, { label: t('bin.title') }]);
  if (!isKnown || !isOffered)
    return (
      <Page>
        {isKnown ? (
          <EmptyState icon={<Trash2 size={32} />} title={t('bin.notHereTitle')} text={t('bin.notHereText')} />
        ) : (
          <Skeleton what="files" className="h-64" />
        )}
      </Page>
    );
  return (
    <Page lead={t('bin.lead', { days: BIN_KEPT_DAYS })} action={<EmptyBin />}>
      <BinList />
    </Page>
  );
}
