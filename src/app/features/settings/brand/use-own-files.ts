/** Fonts or logos of one's own, as choices; what is chosen is among them whether the list has come or not. */
import { useQuery } from '@tanstack/react-query';
import type { BrandFile } from '../../../../contract/schemas/brand.ts';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import { brandFilesQuery } from '../../../data/compositions/brand-files.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';

export function useOwnFiles(kind: BrandFile['kind'], chosenId: string | undefined) {
  const { t } = useTranslate();
  const offered = useOwnerFeature('brand_files');
  const read = useQuery({ ...brandFilesQuery(useClient()), enabled: offered });
  const listed = (read.data ?? []).filter((file) => file.kind === kind).map(({ id, name }) => ({ id, name }));
  const isListed = chosenId === undefined || listed.some(({ id }) => id === chosenId);
  return {
    offered,
    read,
    options: isListed ? listed : [...listed, { id: chosenId, name: t('brand.ownFile') }],
  };
}
