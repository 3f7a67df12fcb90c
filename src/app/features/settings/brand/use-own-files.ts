/** Fonts or logos of one's own, as choices; what is chosen is among them whether the list has come or not. */
import { useQuery } from '@tanstack/react-query';
import type { BrandFile } from '../../../../contract/schemas/brand.ts';
import { brandFilesQuery } from '../../../data/brand-files.ts';
import { useClient } from '../../../data/session.tsx';
import { useOwnerFeature } from '../../../data/use-owner-feature.ts';
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
