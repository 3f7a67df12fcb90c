/** The way to the bin from elsewhere, where the connection has one. */
import { useBin } from '../../data/assets/bin.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';

export function BinLink() {
  const { t } = useTranslate();
  if (!useBin().isOffered) return null;
  return (
    <Link
      className="inline-flex min-h-6 items-center self-start text-sm underline underline-offset-4 max-md:min-h-11"
      to={PATHS.bin.to()}
    >
      {t('bin.show')}
    </Link>
  );
}
