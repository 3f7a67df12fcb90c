/** A name and the scopes a new key is given. */
import { useState } from 'react';
import type { Scope } from '../../../contract/operation.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextField } from '../../ui/field.tsx';

const SCOPES: readonly Scope[] = ['clips:read', 'clips:write', 'spend'];
const NAMES = { 'clips:read': 'read', 'clips:write': 'write', spend: 'spend' } as const;

export function KeyForm({
  onCreate,
  pending,
  error,
}: {
  onCreate: (body: { name: string; scopes: Scope[] }) => void;
  pending: boolean;
  error: unknown;
}) {
  const { t } = useTranslate();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['clips:read']);
  const ready = name.trim() !== '' && scopes.length > 0;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onCreate({ name: name.trim(), scopes: SCOPES.filter((scope) => scopes.includes(scope)) });
      }}
    >
      <TextField
        label={t('apikey.name')}
        help={t('apikey.nameHelp')}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1.5 text-sm font-medium">{t('apikey.scopes')}</legend>
        {SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={scope}
            help={t(`apikey.scope.${NAMES[scope]}`)}
            checked={scopes.includes(scope)}
            onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((given) => given !== scope))}
          />
        ))}
      </fieldset>
      {error === null ? null : <ErrorNote error={error} />}
      <div>
        <Button type="submit" tone="primary" disabled={!ready || pending}>
          {t('apikey.create')}
        </Button>
      </div>
    </form>
  );
}
