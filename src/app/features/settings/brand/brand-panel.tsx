/** How the creator's captions look: named kits, one of them for new clips, put on all accepted clips at once. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandKit } from '../../../../contract/schemas/brand.ts';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import {
  brandKitsQuery,
  useApplyBrandKit,
  useCreateBrandKit,
  useDeleteBrandKit,
  useUndoBrandKit,
  useUpdateBrandKit,
} from '../../../data/compositions/brand-kits.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { useToast } from '../../../ui/notices/toasts.tsx';
import { OwnerSetting } from '../owner-setting.tsx';
import { BrandForm, type KitDraft } from './brand-form.tsx';

const NEW = 'new';

export function BrandPanel() {
  const { t } = useTranslate();
  const toast = useToast();
  const offered = useOwnerFeature('brand_kits');
  const read = useQuery({ ...brandKitsQuery(useClient()), enabled: offered });
  const create = useCreateBrandKit();
  const update = useUpdateBrandKit();
  const remove = useDeleteBrandKit();
  const apply = useApplyBrandKit();
  const undo = useUndoBrandKit();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!offered) return null;
  const kits = read.data ?? [];
  const standing = kits.find(({ isDefault }) => isDefault) ?? kits[0] ?? null;
  const kit = chosen === NEW ? null : (kits.find(({ id }) => id === chosen) ?? standing);
  const changes = [create, update, remove, apply, undo];

  const save = (draft: KitDraft, onSaved: () => void): void => {
    if (kit === null)
      create.mutate(draft, {
        onSuccess: ({ brandKit }) => {
          // The form of the next new kit begins empty.
          onSaved();
          setChosen(brandKit.id);
        },
      });
    else update.mutate({ brandKitId: kit.id, expectedRevision: kit.revision, ...draft });
  };
  const putOn = ({ id, name }: BrandKit): void =>
    apply.mutate(id, {
      onSuccess: (done) =>
        toast({
          text: t('brand.applied', { count: done.changed.length, name }),
          ...(done.changed.length === 0
            ? {}
            : { action: { label: t('brand.undo'), run: () => undo.mutate(done) } }),
        }),
    });
  const forget = ({ id, name, look, isDefault }: BrandKit): void =>
    remove.mutate(id, {
      onSuccess: () => {
        setChosen(null);
        const run = (): void => create.mutate({ name, look, isDefault });
        toast({ text: t('brand.deleted', { name }), action: { label: t('brand.undo'), run } });
      },
    });
  return (
    <OwnerSetting title={t('brand.title')} lead={t('brand.lead')} read={read}>
      {read.data === undefined ? null : (
        <div className="flex flex-col gap-4">
          {changes.map(({ isError, error }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same five, in this order
            isError ? <ErrorNote key={index} error={error} /> : null,
          )}
          {kits.length === 0 ? null : (
            <div className="max-w-sm">
              <SelectField
                label={t('brand.kit')}
                options={[
                  ...kits.map(({ id, name, isDefault }) => ({
                    id,
                    name: isDefault ? t('brand.defaultKit', { name }) : name,
                  })),
                  { id: NEW, name: t('brand.new') },
                ]}
                value={kit?.id ?? NEW}
                onChange={(event) => setChosen(event.target.value)}
              />
            </div>
          )}
          <BrandForm
            key={kit === null ? NEW : `${kit.id} ${kit.revision} ${kit.isDefault}`}
            kit={kit}
            busy={changes.some(({ isPending }) => isPending)}
            onSave={save}
            onApply={putOn}
            onDelete={forget}
          />
        </div>
      )}
    </OwnerSetting>
  );
}
