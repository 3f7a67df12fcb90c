/** Kinds and origins of files in words; what a newer service names in others stays as it says it. */
import { ASSET_KINDS, ASSET_ORIGINS, type Asset } from '../../../contract/schemas/asset.ts';
import type { Translate } from '../../i18n/translate.ts';

export function kindName(t: Translate, kind: string): string {
  const known = ASSET_KINDS.find((one) => one === kind);
  return known === undefined ? kind : t(`assets.kind.${known}`);
}

export function originName(t: Translate, { origin, reference }: Pick<Asset, 'origin' | 'reference'>): string {
  // It never was: it stays where a person has it.
  if (origin === 'upload' && typeof reference === 'string') return t('assets.origin.reference');
  const known = ASSET_ORIGINS.find((one) => one === origin);
  return known === undefined ? origin : t(`assets.origin.${known}`);
}
