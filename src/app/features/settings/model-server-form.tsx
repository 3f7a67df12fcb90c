/** Address, name and key of a server of one's own, whatever it is asked for. The key is sent once and not shown again. */
import { type ReactNode, useState } from 'react';
import { mayAsk } from '../../../base/web/content-security-policy.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';

export interface GivenServer {
  readonly address: string;
  readonly model: string;
  /** Missing where the known one stays. */
  readonly key?: string;
}

type Word =
  | 'address'
  | 'addressHelp'
  | 'model'
  | 'modelHelp'
  | 'key'
  | 'keyHelp'
  | 'keyKnown'
  | 'save'
  | 'try'
  | 'forget';

interface FormProps {
  readonly known: {
    readonly address: string | null;
    readonly model: string | null;
    readonly hasKey: boolean;
  };
  readonly words: Readonly<Record<Word, MessageId>>;
  readonly placeholder: string;
  readonly busy: boolean;
  /** Fields of this server alone, what they still lack, and whether they were changed. */
  readonly more?: { readonly fields: ReactNode; readonly isWhole: boolean; readonly isNew: boolean };
  readonly onSave: (server: GivenServer) => void;
  /** The server that is saved is asked. */
  readonly onTry: () => void;
  readonly onForget: () => void;
}

export function ModelServerForm(props: FormProps) {
  const { known, words, placeholder, busy, more, onSave, onTry, onForget } = props;
  const { t } = useTranslate();
  // The key is not kept anywhere.
  const typed = useTyped(`server ${words.address}`, {
    address: known.address ?? '',
    model: known.model ?? '',
  });
  const { address, model } = typed.value;
  const [key, setKey] = useState('');
  const wanted = { address: address.trim(), model: model.trim(), key: key.trim() };
  const isNew =
    wanted.address !== (known.address ?? '') ||
    wanted.model !== (known.model ?? '') ||
    wanted.key !== '' ||
    more?.isNew === true;
  const isAskedByPage = useClient().connection.kind === 'browser';
  const isOutOfReach =
    isAskedByPage && URL.canParse(wanted.address) && !mayAsk(new URL(wanted.address), location.origin);
  const isWhole = wanted.address !== '' && wanted.model !== '' && more?.isWhole !== false && !isOutOfReach;
  return (
    <form
      className="flex max-w-xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { address: at, model: name, key: secret } = wanted;
        onSave({ address: at, model: name, ...(secret === '' ? {} : { key: secret }) });
      }}
    >
      <TypedNote typed={typed} isSaved={known.address !== null} />
      <TextField
        label={t(words.address)}
        help={t(words.addressHelp)}
        type="url"
        inputMode="url"
        placeholder={placeholder}
        error={isOutOfReach ? t('server.outOfReach') : undefined}
        value={address}
        onChange={(event) => typed.set((now) => ({ ...now, address: event.target.value }))}
      />
      <TextField
        label={t(words.model)}
        help={t(words.modelHelp)}
        autoCapitalize="none"
        spellCheck={false}
        value={model}
        onChange={(event) => typed.set((now) => ({ ...now, model: event.target.value }))}
      />
      {more?.fields}
      <TextField
        label={t(words.key)}
        help={t(known.hasKey ? words.keyKnown : words.keyHelp)}
        type="password"
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={busy || !isNew || !isWhole}>
          {t(words.save)}
        </Button>
        {known.address === null ? null : (
          <>
            <Button disabled={busy} onClick={onTry}>
              {t(words.try)}
            </Button>
            <Button tone="plain" disabled={busy} onClick={onForget}>
              {t(words.forget)}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
