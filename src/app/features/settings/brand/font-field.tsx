/** The font of a look: one that comes with the program, or a file of one's own. */
import { useQuery } from '@tanstack/react-query';
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import { brandFilesQuery } from '../../../data/brand-files.ts';
import { useClient } from '../../../data/session.tsx';
import { useOwnerFeature } from '../../../data/use-owner-feature.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { FONTS } from './look-words.ts';
import { OwnFileButton } from './own-file-button.tsx';

type FontOfLook = Pick<CaptionLook, 'font' | 'ownFont'>;

export function FontField({ look, onChange }: { look: FontOfLook; onChange: (font: FontOfLook) => void }) {
  const { t } = useTranslate();
  const offered = useOwnerFeature('brand_files');
  const files = useQuery({ ...brandFilesQuery(useClient()), enabled: offered }).data ?? [];
  const own = files.filter(({ kind }) => kind === 'font');
  const choose = (id: string): void => {
    if (own.some((file) => file.id === id)) onChange({ font: undefined, ownFont: { brandFileId: id } });
    else onChange({ font: FONTS[id]?.change.font, ownFont: undefined });
  };
  return (
    <div className="flex max-w-sm flex-col gap-3">
      <SelectField
        label={t('brand.font')}
        options={[
          ...Object.entries(FONTS).map(([id, { name }]) => ({ id, name: t(name) })),
          ...own.map(({ id, name }) => ({ id, name })),
        ]}
        value={look.ownFont?.brandFileId ?? look.font ?? 'style'}
        onChange={({ target }) => choose(target.value)}
      />
      {offered ? (
        <OwnFileButton
          kind="font"
          label={t('brand.ownFont')}
          help={t('brand.ownFontHelp')}
          accept=".ttf,.otf,font/ttf,font/otf"
          bytesOf={async (file) => file}
          unreadable={t('brand.fontUnread')}
          onChosen={({ id }) => onChange({ font: undefined, ownFont: { brandFileId: id } })}
        />
      ) : null}
    </div>
  );
}
