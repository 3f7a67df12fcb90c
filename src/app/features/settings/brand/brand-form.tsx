/** One brand kit: its name and look beside a preview, and what can be done with it. */
import { BRAND_NAME_MAX_CHARS } from '../../../../contract/limits.ts';
import type { BrandKit, CaptionLook } from '../../../../contract/schemas/brand.ts';
import { useTyped } from '../../../data/changes/use-typed.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { TypedNote } from '../../../parts/changes/typed-note.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { LookFields } from './look-fields.tsx';
import { LookPreview } from './look-preview.tsx';
import { PLAIN_LOOK } from './look-words.ts';

export interface KitDraft {
  readonly name: string;
  readonly look: CaptionLook;
  readonly isDefault: boolean;
}

export function BrandForm({
  kit,
  busy,
  onSave,
  onApply,
  onDelete,
}: {
  /** null for one that is being made. */
  kit: BrandKit | null;
  busy: boolean;
  /** @param onSaved the service has it: nothing is left to be kept */
  onSave: (draft: KitDraft, onSaved: () => void) => void;
  onApply: (kit: BrandKit) => void;
  onDelete: (kit: BrandKit) => void;
}) {
  const { t } = useTranslate();
  const saved: KitDraft =
    kit === null
      ? { name: '', look: PLAIN_LOOK, isDefault: true }
      : { name: kit.name, look: kit.look, isDefault: kit.isDefault };
  const typed = useTyped<KitDraft>(`brand ${kit?.id ?? ''}`, saved);
  const draft = typed.value;
  const { name, look, isDefault } = draft;
  const changed =
    kit === null ||
    name !== saved.name ||
    isDefault !== saved.isDefault ||
    JSON.stringify(look) !== JSON.stringify(saved.look);
  return (
    <form
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name, look, isDefault }, typed.taken);
      }}
    >
      {/* First where the columns are one: nobody sets what cannot be seen. */}
      <div className="lg:sticky lg:top-20 lg:col-start-2">
        <LookPreview look={look} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-1">
        <TypedNote typed={typed} isSaved={kit !== null} />
        <TextField
          label={t('brand.name')}
          value={name}
          maxLength={BRAND_NAME_MAX_CHARS}
          required
          onChange={(event) => typed.set({ ...draft, name: event.target.value })}
        />
        <LookFields look={look} onChange={(next) => typed.set((now) => ({ ...now, look: next }))} />
        <CheckField
          label={t('brand.default')}
          help={t('brand.defaultHelp')}
          checked={isDefault}
          onChange={(wanted) => typed.set({ ...draft, isDefault: wanted })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            tone={changed ? 'primary' : 'quiet'}
            disabled={busy || !changed || name.trim() === ''}
          >
            {t('brand.save')}
          </Button>
          {kit === null ? null : (
            <>
              <Button disabled={busy || changed} onClick={() => onApply(kit)}>
                {t('brand.apply')}
              </Button>
              <Button tone="quiet" disabled={busy} onClick={() => onDelete(kit)}>
                {t('brand.delete')}
              </Button>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
