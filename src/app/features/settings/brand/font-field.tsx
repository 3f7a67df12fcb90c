/** The font of a look: one that comes with the program, or a file of one's own. */
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { FONTS } from './look-words.ts';
import { OwnFileButton } from './own-file-button.tsx';
import { useOwnFiles } from './use-own-files.ts';

type FontOfLook = Pick<CaptionLook, 'font' | 'ownFont'>;

export function FontField({ look, onChange }: { look: FontOfLook; onChange: (font: FontOfLook) => void }) {
  const { t } = useTranslate();
  const { offered, read, options } = useOwnFiles('font', look.ownFont?.brandFileId);
  const choose = (id: string): void => {
    if (options.some((file) => file.id === id)) onChange({ font: undefined, ownFont: { brandFileId: id } });
    else onChange({ font: FONTS[id]?.change.font, ownFont: undefined });
  };
  return (
    <div className="flex max-w-sm flex-col gap-3">
      <SelectField
        label={t('brand.font')}
        options={[...Object.entries(FONTS).map(([id, { name }]) => ({ id, name: t(name) })), ...options]}
        value={look.ownFont?.brandFileId ?? look.font ?? 'style'}
        onChange={({ target }) => choose(target.value)}
      />
      {read.isError ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
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
