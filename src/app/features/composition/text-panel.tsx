/** Title and opening text of a composition: saved when sent, when their fields are left, or by the next start of the program. */
import { useRef, useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { useKeepUnsentChange } from '../../data/changes/use-keep-unsent.ts';
import type { FieldEdit } from '../../data/compositions/edit-composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { useOnLeave } from '../../ui/page/use-on-leave.ts';
import { hasHook } from './tabs-of.ts';
import type { EditOutcome } from './use-composition-edits.ts';

interface Typed {
  /** null where nobody typed since it was saved: what others change is shown then. */
  readonly title: string | null;
  readonly hook: string | null;
}

const NOTHING_TYPED: Typed = { title: null, hook: null };

export function TextPanel({
  composition,
  isSaving,
  onEdit,
}: {
  composition: Composition;
  isSaving: boolean;
  onEdit: (edit: FieldEdit) => Promise<EditOutcome>;
}) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const sent = useRef<Typed | null>(null);
  const title = typed.title ?? composition.title;
  const hook = typed.hook ?? composition.hook ?? '';
  const edit: FieldEdit = {
    ...(title.trim() !== '' && title !== composition.title ? { title } : {}),
    ...(hook === (composition.hook ?? '') ? {} : { hook: hook.trim() === '' ? null : hook }),
  };
  const changed = Object.keys(edit).length > 0;
  useKeepUnsentChange(composition, changed ? { kind: 'fields', edit } : null);
  const save = (): void => {
    if (!changed || sent.current === typed) return;
    sent.current = typed;
    void onEdit(edit).then((outcome) => {
      if (outcome === 'saved') setTyped((now) => (now === typed ? NOTHING_TYPED : now));
      // Whoever leaves the fields, or the page, tries again.
      if (outcome === 'failed' && sent.current === typed) sent.current = null;
    });
  };
  useOnLeave(save);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // Who presses again after an answer that refused means it.
        if (!isSaving) sent.current = null;
        save();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is exported next is what is seen.
        if (!currentTarget.contains(relatedTarget)) save();
      }}
    >
      <TextField
        label={t('text.title')}
        value={title}
        maxLength={200}
        required
        onChange={(event) => setTyped({ ...typed, title: event.target.value })}
      />
      {hasHook(composition) ? (
        <TextField
          label={t('text.hook')}
          help={t('text.hookHelp')}
          value={hook}
          maxLength={200}
          onChange={(event) => setTyped({ ...typed, hook: event.target.value })}
        />
      ) : null}
      <div>
        <Button type="submit" tone={changed ? 'primary' : 'quiet'} disabled={!changed}>
          {t('text.save')}
        </Button>
      </div>
    </form>
  );
}
