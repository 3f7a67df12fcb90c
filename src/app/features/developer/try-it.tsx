/** Sends an operation as it was filled in and shows the answer as it came. What spends or deletes asks first. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { randomId } from '../../../base/random-id.ts';
import type { RawAnswer } from '../../../client/raw-request.ts';
import { useClient } from '../../data/connection/session.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CodeBlock } from '../../ui/controls/code-block.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields/field.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { curlOf } from './curl-of.ts';
import { type FieldDoc, type OperationDoc, pathWith } from './describe-operation.ts';

export function TryIt({ doc }: { doc: OperationDoc }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const { connection } = client;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(doc.bodyExample);
  const [part, setPart] = useState<File | null>(null);
  const [key, setKey] = useState(() => (doc.idempotency === 'required' ? randomId() : ''));
  const [asking, setAsking] = useState(false);
  const pick = (fields: readonly FieldDoc[]): Record<string, string> =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
  const path = pathWith(doc.path, pick(doc.params), pick(doc.query));
  const complete =
    doc.params.every(({ name }) => (values[name] ?? '') !== '') && (doc.body !== 'bytes' || part !== null);
  const given = doc.body === null ? null : doc.body === 'bytes' ? part : body.trim() === '' ? null : body;
  const send = useMutation({
    mutationFn: () =>
      client.raw({
        operation: doc.id,
        method: doc.method,
        path,
        rateClass: doc.rateClass,
        as: doc.as,
        body: given,
        idempotencyKey: key === '' ? null : key,
      }),
    // Whatever it did may show on other pages.
    onSettled: () => (doc.method === 'GET' ? undefined : queries.invalidateQueries()),
  });
  const asks = doc.rateClass === 'spend' || doc.method === 'DELETE';
  if (doc.as === 'owner' && connection.ownerToken === null)
    return (
      <Card className="p-4 text-sm text-ink-soft" role="note">
        {t('developer.ownerText')}
      </Card>
    );
  const curl = curlOf({
    method: doc.method,
    path,
    baseUrl: connection.baseUrl,
    as: doc.as,
    idempotencyKey: key === '' ? null : key,
    body: given === null ? null : typeof given === 'string' ? { json: given } : 'bytes-file',
  });
  return (
    <Card className="overflow-hidden">
      <form
        aria-label={t('try.title')}
        className="flex flex-col gap-4 p-4 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (asks && !asking) setAsking(true);
          else {
            setAsking(false);
            send.mutate();
          }
        }}
      >
        <h4 className="text-sm font-semibold">{t('try.title')}</h4>
        {doc.params.length + doc.query.length === 0 ? null : (
          <div className="grid gap-4 sm:grid-cols-2">
            {[...doc.params, ...doc.query].map((field) => (
              <Value
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                onChange={(value) => setValues({ ...values, [field.name]: value })}
              />
            ))}
          </div>
        )}
        {doc.body === null ? null : doc.body === 'bytes' ? (
          <TextField
            label={t('try.part')}
            type="file"
            onChange={(event) => setPart(event.target.files?.[0] ?? null)}
          />
        ) : (
          <TextArea
            label={t('try.body')}
            rows={Math.min(14, Math.max(3, body.split('\n').length))}
            spellCheck={false}
            className="font-mono text-xs!"
            value={body}
            help={isJson(body) ? undefined : t('try.notJson')}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
        {doc.idempotency === 'none' ? null : (
          <TextField
            label="Idempotency-Key"
            help={t('try.keyHelp')}
            className="font-mono text-xs!"
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
        {asking ? (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded-control bg-accent-wash px-4 py-3"
          >
            <p className="min-w-0 flex-1 basis-60 text-sm">
              {t(doc.rateClass === 'spend' ? 'try.askSpend' : 'try.askDelete')}
            </p>
            <Button onClick={() => setAsking(false)}>{t('developer.cancel')}</Button>
            <Button type="submit" tone={doc.rateClass === 'spend' ? 'primary' : 'danger'}>
              {t('try.sendAnyway')}
            </Button>
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" tone="primary" disabled={!complete || send.isPending}>
              <Send size={16} aria-hidden />
              {t('try.send')}
            </Button>
            <CopyButton text={curl} label={t('requests.copyCurl')} />
          </div>
        )}
        {send.isError ? <ErrorNote error={send.error} /> : null}
      </form>
      {send.data === undefined ? null : <Answer answer={send.data} />}
    </Card>
  );
}

function Value({
  field,
  value,
  onChange,
}: {
  field: FieldDoc;
  value: string;
  onChange: (value: string) => void;
}) {
  if (field.values.length > 0)
    return (
      <SelectField
        label={field.name}
        value={value}
        options={[{ id: '', name: '—' }, ...field.values.map((id) => ({ id, name: id }))]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      label={field.name}
      placeholder={field.rules.join(' · ')}
      className="font-mono text-xs!"
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}

function Answer({ answer }: { answer: RawAnswer }) {
  const { t, locale } = useTranslate();
  const good = answer.status < 400;
  return (
    <section aria-label={t('try.answer')} className="flex flex-col gap-3 border-t bg-background p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-3 text-sm" role="status">
        <Badge tone={good ? 'good' : 'bad'}>{answer.status}</Badge>
        <span className="text-ink-soft">{`${wholeNumber(answer.durationMs, locale)} ms`}</span>
      </p>
      <details>
        <summary className="cursor-pointer pointer-coarse:min-h-11 pointer-coarse:content-center py-1 text-sm text-ink-soft hover:text-ink">
          {t('try.headers', { count: answer.headers.length })}
        </summary>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 font-mono text-xs">
          {answer.headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <CodeBlock label={t('try.answerBody')} text={pretty(answer.text)} />
      <div>
        <CopyButton text={answer.text} label={t('developer.copy')} />
      </div>
    </section>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trim() === '';
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
