/** One operation: what it does, what it takes, what it answers, and a way to try it. */
import { ERROR_CODES } from '../../../contract/errors.ts';
import { RATE_LIMITS } from '../../../contract/limits.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import type { FieldDoc, OperationDoc } from './describe-operation.ts';
import { TryIt } from './try-it.tsx';

export function OperationDetail({ doc }: { doc: OperationDoc }) {
  const { t } = useTranslate();
  return (
    <article className="flex min-w-0 flex-col gap-6" aria-label={doc.id}>
      <header className="flex flex-col gap-2">
        <h3 className="font-mono text-lg font-semibold break-words">{doc.id}</h3>
        <p className="text-ink-soft" lang="en">
          {doc.summary}
        </p>
        <p className="flex items-baseline gap-3 rounded-control border bg-surface px-3 py-2.5 font-mono text-sm">
          <span className="font-semibold">{doc.method}</span>
          <span className="min-w-0 break-all">{doc.path}</span>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>
            {doc.scope === null ? t('reference.ownerToken') : t('reference.scope', { scope: doc.scope })}
          </Badge>
          <Badge>
            {t('reference.rate', { rate: doc.rateClass, count: RATE_LIMITS[doc.rateClass].perKey })}
          </Badge>
          {doc.idempotency === 'none' ? null : (
            <Badge tone={doc.idempotency === 'required' ? 'accent' : 'neutral'}>
              {t(`reference.key.${doc.idempotency}`)}
            </Badge>
          )}
          {doc.paged ? <Badge>{t('reference.paged')}</Badge> : null}
        </p>
      </header>
      <TryIt doc={doc} />
      {doc.params.length === 0 ? null : <Fields title={t('reference.params')} fields={doc.params} />}
      {doc.query.length === 0 ? null : <Fields title={t('reference.query')} fields={doc.query} />}
      {doc.body === null ? null : doc.body === 'bytes' ? (
        <Part title={t('reference.body')}>
          <p className="text-sm text-ink-soft">{t('reference.bytes')}</p>
        </Part>
      ) : doc.body.length === 0 ? null : (
        <Fields title={t(doc.bodyOptional ? 'reference.bodyOptional' : 'reference.body')} fields={doc.body} />
      )}
      <Fields title={t('reference.answer', { status: doc.status })} fields={doc.answer} answer />
      <Part title={t('reference.errors')}>
        {doc.errors.length === 0 ? null : (
          <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
            {doc.errors.map((code) => (
              <div key={code} className="contents">
                <dt className="font-mono text-xs leading-5">
                  {ERROR_CODES[code].status} {code}
                </dt>
                <dd className="text-ink-soft" lang="en">
                  {ERROR_CODES[code].meaning}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-2 text-sm text-ink-soft">{t('reference.alwaysErrors')}</p>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h4 className="mb-2 text-sm font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function Fields({
  title,
  fields,
  answer = false,
}: {
  title: string;
  fields: readonly FieldDoc[];
  answer?: boolean;
}) {
  const { t } = useTranslate();
  return (
    <Part title={title}>
      <dl className="divide-y rounded-card border bg-surface">
        {fields.map((field) => (
          <div
            key={field.name}
            className="grid gap-x-4 px-3 py-2 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-mono text-[13px] break-all">
              {field.name}
              {field.required && !answer ? (
                <span className="ml-2 font-sans text-xs font-medium text-accent-text">
                  {t('reference.required')}
                </span>
              ) : null}
            </dt>
            <dd className="min-w-0 text-ink-soft">
              <span className="font-mono text-xs break-all">{field.type}</span>
              {field.rules.length === 0 ? null : (
                <span className="font-mono text-xs break-all"> · {field.rules.join(' · ')}</span>
              )}
              {field.values.length === 0 ? null : (
                <span className="block font-mono text-xs break-words">{field.values.join(' | ')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
