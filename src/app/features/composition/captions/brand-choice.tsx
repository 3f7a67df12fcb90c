/** Which brand is on a composition: another, none, or the same as its kit is by now. */
import { useQuery } from '@tanstack/react-query';
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import type { Composition } from '../../../../contract/schemas/composition.ts';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import { brandKitsQuery } from '../../../data/compositions/brand-kits.ts';
import { useClient } from '../../../data/connection/session.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';

const NONE = 'none';

export function BrandChoice({
  brand,
  onChoose,
}: {
  brand: Composition['captions']['brand'];
  onChoose: (brandKitId: string | null) => void;
}) {
  const { t } = useTranslate();
  const offered = useOwnerFeature('brand_kits');
  const kits = useQuery({ ...brandKitsQuery(useClient()), enabled: offered }).data;
  if (!offered || kits === undefined || (kits.length === 0 && !brand)) return null;
  const kit = kits.find(({ id }) => id === brand?.brandKitId);
  const gone = brand && kit === undefined ? [{ id: brand.brandKitId, name: brand.name }] : [];
  const isOlder = brand && kit !== undefined && JSON.stringify(kit.look) !== JSON.stringify(brand.look);
  const films = filmsText(brand?.look);
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <SelectField
        label={t('composition.brand')}
        help={t('composition.brandHelp')}
        options={[
          { id: NONE, name: t('composition.brandNone') },
          ...kits.map(({ id, name }) => ({ id, name })),
          ...gone,
        ]}
        value={brand?.brandKitId ?? NONE}
        onChange={({ target }) => onChoose(target.value === NONE ? null : target.value)}
      />
      {films === null ? null : <p className="text-sm text-ink-soft">{t(films)}</p>}
      {isOlder ? (
        <div>
          <Button onClick={() => onChoose(kit.id)}>{t('composition.brandUpdate', { name: kit.name })}</Button>
        </div>
      ) : null}
    </div>
  );
}

/** The player shows the clip alone, which is what is edited here. */
function filmsText(look: CaptionLook | undefined): MessageId | null {
  if (look?.intro === undefined && look?.outro === undefined) return null;
  if (look.outro === undefined) return 'composition.brandIntro';
  return look.intro === undefined ? 'composition.brandOutro' : 'composition.brandFilms';
}
