/** Fields that several kinds of project have. */
import { PROJECT_TITLE_MAX_CHARS, VOCABULARY_MAX_CHARS } from '../../../contract/limits.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { namedOptions } from '../../parts/choices/option-labels.ts';
import { SelectField } from '../../ui/fields/field.tsx';
import { LimitedField } from '../../ui/fields/limited-field.tsx';

interface CommonDraft {
  readonly title: string;
  readonly vocabulary: string;
}

export function MoreFields({
  draft,
  set,
  titleHelp,
  isHeard = true,
}: {
  draft: CommonDraft;
  set: (patch: Partial<CommonDraft>) => void;
  titleHelp: string;
  /** False where words are written and none are heard: names to listen for would do nothing. */
  isHeard?: boolean;
}) {
  const { t } = useTranslate();
  return (
    <details className="rounded-card border bg-surface">
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t('form.more')}</summary>
      <div className="flex flex-col gap-4 border-t p-4">
        <LimitedField
          label={t('make.title')}
          help={titleHelp}
          limit={PROJECT_TITLE_MAX_CHARS}
          value={draft.title}
          onChange={(title) => set({ title })}
        />
        {isHeard ? (
          <LimitedField
            label={t('form.vocabulary')}
            help={t('form.vocabularyHelp')}
            limit={VOCABULARY_MAX_CHARS}
            value={draft.vocabulary}
            onChange={(vocabulary) => set({ vocabulary })}
          />
        ) : null}
      </div>
    </details>
  );
}

export function areCommonInLimits({ title, vocabulary }: CommonDraft): boolean {
  return title.length <= PROJECT_TITLE_MAX_CHARS && vocabulary.length <= VOCABULARY_MAX_CHARS;
}

/** Optional text as a request has it: left out while empty. */
export function titleOf({ title }: { readonly title: string }): { title?: string } {
  return title.trim() === '' ? {} : { title: title.trim() };
}

export function ChoiceField({
  label,
  list,
  options,
  value,
  onChange,
  locked,
}: {
  label: string;
  /** The field of the service, for the names of its options. */
  list: string;
  options: readonly { readonly id: string; readonly name: string }[];
  value: string;
  onChange: (id: string) => void;
  locked?: string | undefined;
}) {
  const { t } = useTranslate();
  return (
    <SelectField
      label={label}
      options={namedOptions(t, list, options)}
      value={value}
      disabled={locked !== undefined}
      help={locked}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
