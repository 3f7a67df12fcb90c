/** A language model of one's own that judges clips beside the built-in rules: where it is, its key, and a trial. */
import { useQuery } from '@tanstack/react-query';
import { BROWSER_MODEL_ADDRESS } from '../../../base/browser/browser-model.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useClient } from '../../data/connection/session.tsx';
import {
  languageModelQuery,
  useChooseLanguageModel,
  useTryLanguageModel,
} from '../../data/models/language-model.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { BrowserModelChoice, BrowserModelUsed } from './browser-model-choice.tsx';
import { ModelServerForm } from './model-server-form.tsx';
import { ModelServerPanel } from './model-server-panel.tsx';

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
  const known = read.data?.languageModel;
  return (
    <ModelServerPanel
      title={t('languageModel.title')}
      lead={`${t('languageModel.lead')} ${t('languageModel.sent')}`}
      read={read}
      choose={choose}
      trial={trial}
      trying={t('languageModel.trying', { model: known?.model ?? '' })}
      works={t('languageModel.works', { model: trial.data?.languageModel.model ?? '' })}
      form={
        known === undefined
          ? null
          : ({ onSave, ...actions }) => {
              const onForget = (): void => onSave({ address: null, model: null, key: null });
              if (known.address === BROWSER_MODEL_ADDRESS)
                return <BrowserModelUsed {...actions} onForget={onForget} />;
              return (
                <div className="flex flex-col gap-6">
                  <BrowserModelChoice busy={actions.busy} />
                  <ModelServerForm
                    key={`${known.address} ${known.model} ${known.hasKey}`}
                    known={known}
                    words={WORDS}
                    placeholder="http://localhost:11434/v1"
                    {...actions}
                    onSave={onSave}
                    onForget={onForget}
                  />
                </div>
              );
            }
      }
    />
  );
}
