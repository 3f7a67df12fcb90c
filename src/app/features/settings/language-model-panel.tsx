/** A language model of one's own that judges clips beside the built-in rules: where it is, its key, and a trial. */
import { useQuery } from '@tanstack/react-query';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import {
  languageModelQuery,
  useChooseLanguageModel,
  useTryLanguageModel,
} from '../../data/language-model.ts';
import { useClient } from '../../data/session.tsx';
import { useOwnerFeature } from '../../data/use-owner-feature.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ModelServerForm } from './model-server-form.tsx';
import { OwnerSetting } from './owner-setting.tsx';
import { TrialLine } from './trial-line.tsx';

const WORDS = {
  address: 'languageModel.address',
  addressHelp: 'languageModel.addressHelp',
  model: 'languageModel.model',
  modelHelp: 'languageModel.modelHelp',
  key: 'languageModel.key',
  keyHelp: 'languageModel.keyHelp',
  keyKnown: 'languageModel.keyKnown',
  save: 'languageModel.save',
  try: 'languageModel.try',
  forget: 'languageModel.forget',
} as const;

export function LanguageModelPanel() {
  const { t } = useTranslate();
  const offered = useOwnerFeature('owner_language_model');
  const read = useQuery({ ...languageModelQuery(useClient()), enabled: offered });
  const choose = useChooseLanguageModel();
  const trial = useTryLanguageModel();
  if (!offered) return null;
  const save = (choice: OwnerBodyOf<'update_language_model'>): void => {
    trial.reset();
    choose.mutate(choice);
  };
  const known = read.data?.languageModel;
  return (
    <OwnerSetting
      title={t('languageModel.title')}
      lead={`${t('languageModel.lead')} ${t('languageModel.sent')}`}
      read={read}
    >
      {choose.isError ? <ErrorNote error={choose.error} /> : null}
      {trial.isError ? <ErrorNote error={trial.error} /> : null}
      {known === undefined ? null : (
        <ModelServerForm
          key={`${known.address} ${known.model} ${known.hasKey}`}
          known={known}
          words={WORDS}
          placeholder="http://localhost:11434/v1"
          busy={choose.isPending || trial.isPending}
          onSave={save}
          onTry={() => trial.mutate()}
          onForget={() => save({ address: null, model: null, key: null })}
        />
      )}
      <TrialLine
        trying={trial.isPending ? t('languageModel.trying', { model: known?.model ?? '' }) : null}
        works={t('languageModel.works', { model: trial.data?.languageModel.model ?? '' })}
        result={trial.data}
      />
    </OwnerSetting>
  );
}
