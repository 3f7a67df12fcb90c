/** Address, name and key of a language model. The key is sent once and not shown again. */
import { type ReactNode, useState } from 'react';
import type { LanguageModel } from '../../../contract/owner/language-model-operations.ts';
import type { OwnerBodyOf } from '../../../contract/owner-operations.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

interface FormProps {
  readonly known: LanguageModel;
  readonly busy: boolean;
  readonly onChoose: (choice: OwnerBodyOf<'update_language_model'>) => void;
  /** What else can be done with the model that is saved. */
  readonly children: ReactNode;
}

export function LanguageModelForm({ known, busy, onChoose, children }: FormProps) {
  const { t } = useTranslate();
  const [address, setAddress] = useState(known.address ?? '');
  const [model, setModel] = useState(known.model ?? '');
  const [key, setKey] = useState('');
  const wanted = { address: address.trim(), model: model.trim(), key: key.trim() };
  const isNew =
    wanted.address !== (known.address ?? '') || wanted.model !== (known.model ?? '') || wanted.key !== '';
  return (
    <form
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { address: at, model: name, key: secret } = wanted;
        onChoose({ address: at, model: name, ...(secret === '' ? {} : { key: secret }) });
      }}
    >
      <TextField
        label={t('languageModel.address')}
        help={t('languageModel.addressHelp')}
        type="url"
        inputMode="url"
        placeholder="http://localhost:11434/v1"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={t('languageModel.model')}
        help={t('languageModel.modelHelp')}
        autoCapitalize="none"
        spellCheck={false}
        value={model}
        onChange={(event) => setModel(event.target.value)}
      />
      <TextField
        label={t('languageModel.key')}
        help={known.hasKey ? t('languageModel.keyKnown') : t('languageModel.keyHelp')}
        type="password"
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          tone="primary"
          disabled={busy || !isNew || wanted.address === '' || wanted.model === ''}
        >
          {t('languageModel.save')}
        </Button>
        {children}
        {known.address === null ? null : (
          <Button
            tone="plain"
            disabled={busy}
            onClick={() => onChoose({ address: null, model: null, key: null })}
          >
            {t('languageModel.forget')}
          </Button>
        )}
      </div>
    </form>
  );
}
