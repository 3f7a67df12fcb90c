/** A language model of one's own that judges clips beside the built-in rules: where it is, its key, and a trial. */
import { useQuery } from '@tanstack/react-query';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { meQuery } from '../../data/account.ts';
import {
  languageModelQuery,
  useChooseLanguageModel,
  useTryLanguageModel,
} from '../../data/language-model.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ModelServerForm } from './model-server-form.tsx';
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
  forget: 'languageModel.forget',
} as const;

export function LanguageModelPanel() {
  const { t } = useTranslate();
  const client = useClient();
  const me = useQuery(meQuery(client)).data;
  const offered =
    client.connection.ownerToken !== null && me?.features?.includes('owner_language_model') === true;
  const read = useQuery({ ...languageModelQuery(client), enabled: offered });
  const choose = useChooseLanguageModel();
  const trial = useTryLanguageModel();
  if (!offered) return null;
  const save = (choice: OwnerBodyOf<'update_language_model'>): void => {
    trial.reset();
    choose.mutate(choice);
  };
  const known = read.data?.languageModel;
  return (
    <Section title={t('languageModel.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        {t('languageModel.lead')} {t('languageModel.sent')}
      </p>
      {read.isError ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <div className="skeleton h-64" /> : null}
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
          onForget={() => save({ address: null, model: null, key: null })}
        >
          {known.address === null ? null : (
            <Button disabled={choose.isPending || trial.isPending} onClick={() => trial.mutate()}>
              {t('languageModel.try')}
            </Button>
          )}
        </ModelServerForm>
      )}
      <TrialLine
        trying={trial.isPending ? t('languageModel.trying', { model: known?.model ?? '' }) : null}
        works={t('languageModel.works', { model: trial.data?.languageModel.model ?? '' })}
        result={trial.data}
      />
    </Section>
  );
}
