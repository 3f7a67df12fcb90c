/** Title and opening text of a composition, saved when left or sent. */
import { useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { FieldEdit } from '../../data/edit-composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

export function TextPanel({
  composition,
  onEdit,
}: {
  composition: Composition;
  onEdit: (edit: FieldEdit) => void;
}) {
  const { t } = useTranslate();
  const [title, setTitle] = useState(composition.title);
  const [hook, setHook] = useState(composition.hook ?? '');
  const edit: FieldEdit = {
    ...(title.trim() !== '' && title !== composition.title ? { title } : {}),
    ...(hook === (composition.hook ?? '') ? {} : { hook: hook.trim() === '' ? null : hook }),
  };
  const changed = Object.keys(edit).length > 0;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) onEdit(edit);
      }}
    >
      <TextField
        label={t('text.title')}
        value={title}
        maxLength={200}
        required
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t('text.hook')}
        help={t('text.hookHelp')}
        value={hook}
        maxLength={200}
        onChange={(event) => setHook(event.target.value)}
      />
      <div>
        <Button type="submit" tone={changed ? 'primary' : 'quiet'} disabled={!changed}>
          {t('text.save')}
        </Button>
      </div>
    </form>
  );
}
