/** A language model of one's own that judges clips beside the built-in rules: where it is, its key, and a trial. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/account.ts';
import {
  languageModelQuery,
  useChooseLanguageModel,
  useTryLanguageModel,
} from '../../data/language-model.ts';
import { useClient } from '../../data/session.tsx';
import { toldText } from '../../i18n/told-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LanguageModelForm } from './language-model-form.tsx';

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
        <LanguageModelForm
          key={`${known.address} ${known.model} ${known.hasKey}`}
          known={known}
          busy={choose.isPending || trial.isPending}
          onChoose={(choice) => {
            trial.reset();
            choose.mutate(choice);
          }}
        >
          {known.address === null ? null : (
            <Button disabled={choose.isPending || trial.isPending} onClick={() => trial.mutate()}>
              {t('languageModel.try')}
            </Button>
          )}
        </LanguageModelForm>
      )}
      <p
        role="status"
        className={`mt-3 max-w-prose text-sm wrap-anywhere ${trial.data?.errorMessage ? 'text-bad' : ''}`}
      >
        {trial.isPending ? t('languageModel.trying', { model: known?.model ?? '' }) : null}
        {trial.data === undefined
          ? null
          : trial.data.errorMessage === null
            ? t('languageModel.works', { model: trial.data.languageModel.model ?? '' })
            : toldText(t, trial.data.told, trial.data.errorMessage)}
      </p>
    </Section>
  );
}
