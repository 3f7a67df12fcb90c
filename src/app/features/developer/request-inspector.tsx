/** What this page sent and how it was answered, newest first. Holds no keys, bodies or links. */
import { ChevronDown, Radio } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { RequestRecord } from '../../../client/request-log.ts';
import { OPERATIONS } from '../../../contract/operations.ts';
import { OWNER_OPERATIONS } from '../../../contract/owner-operations.ts';
import { useClient } from '../../data/connection/session.tsx';
import { dates, wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CodeBlock } from '../../ui/controls/code-block.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Section } from '../../ui/page/card.tsx';
import { useSearchText, useSwitch } from '../../ui/page/use-search-text.ts';
import { curlOf } from './curl-of.ts';

export function RequestInspector() {
  const { t } = useTranslate();
  const { log } = useClient();
  const records = useSyncExternalStore(log.subscribe, log.records);
  const [wanted, setWanted] = useSearchText('find');
  const [onlyFailed, setOnlyFailed] = useSwitch('failed');
  const [polls, setPolls] = useSwitch('polls');
  const needle = wanted.trim().toLowerCase();
  const shown = records.filter(
    (record) =>
      (!onlyFailed || isFailure(record)) &&
      (polls || isFailure(record) || !POLLS.has(record.operation)) &&
      `${record.operation} ${record.path} ${record.code ?? ''} ${record.requestId ?? ''}`
        .toLowerCase()
        .includes(needle),
  );
  return (
    <Section title={t('requests.title')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('requests.lead')}</p>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="w-full max-w-sm">
          <TextField
            label={t('requests.search')}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <CheckField label={t('requests.onlyFailed')} checked={onlyFailed} onChange={setOnlyFailed} />
        <CheckField label={t('requests.polls')} checked={polls} onChange={setPolls} />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<Radio size={28} />} title={t('requests.none')} text={t('requests.noneText')} />
      ) : (
        <ul aria-label={t('requests.title')} className="divide-y rounded-card border bg-surface">
          {shown.map((record) => (
            <li key={record.id}>
              <RequestRow record={record} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What the page asks again and again by itself. */
const POLLS: ReadonlySet<string> = new Set(['list_running_jobs']);

const isFailure = ({ status }: RequestRecord): boolean => status === null || status >= 400;

function RequestRow({ record }: { record: RequestRecord }) {
  const { t, locale } = useTranslate();
  const [open, setOpen] = useState(false);
  const at = dates(locale, { timeStyle: 'medium' }).format(record.startedAtMs);
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid min-h-11 w-full grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 px-4 py-2 text-left text-sm hover:bg-raised focus-visible:-outline-offset-2 sm:grid-cols-[3.5rem_1fr_auto_4.5rem_5.5rem_1rem]"
      >
        <span>
          <Badge tone={isFailure(record) ? 'bad' : 'good'}>{record.status ?? '—'}</Badge>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="truncate font-mono">{record.operation}</span>
          {record.code === null ? null : <span className="font-mono text-xs text-bad">{record.code}</span>}
        </span>
        {record.replayed ? <Badge tone="accent">{t('requests.replayed')}</Badge> : <span />}
        <span className="hidden text-right text-ink-soft sm:block">
          {`${wholeNumber(record.durationMs, locale)} ms`}
        </span>
        <span className="hidden text-right text-ink-soft sm:block">{at}</span>
        <ChevronDown
          size={16}
          aria-hidden
          className={`hidden text-ink-soft transition-transform sm:block ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open ? <RequestDetail record={record} at={at} /> : null}
    </div>
  );
}

function RequestDetail({ record, at }: { record: RequestRecord; at: string }) {
  const { t, locale } = useTranslate();
  const { connection } = useClient();
  const curl = curlOf({
    method: record.method,
    path: record.path,
    baseUrl: connection.baseUrl,
    as: record.path.startsWith('/owner') ? 'owner' : 'key',
    idempotencyKey: record.idempotencyKey,
    body: bodyOf(record.operation),
  });
  const facts: readonly (readonly [string, string | null])[] = [
    [t('requests.request'), `${record.method} ${record.path}`],
    [t('requests.id'), record.requestId],
    [t('requests.key'), record.idempotencyKey],
    [t('requests.took'), `${wholeNumber(record.durationMs, locale)} ms · ${at}`],
    [t('requests.answer'), record.status === null ? t('requests.noAnswer') : null],
  ];
  return (
    <div className="flex flex-col gap-3 border-t bg-background px-4 py-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 font-mono text-xs leading-5 break-all">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <CodeBlock label="curl" text={curl} />
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={curl} label={t('requests.copyCurl')} />
        <span className="text-xs text-ink-soft">{t('requests.curlHelp')}</span>
      </div>
    </div>
  );
}

/** Bodies are not logged: the command takes one from a file where the operation has one. */
function bodyOf(operation: string): 'json-file' | 'bytes-file' | null {
  const row =
    Object.entries(OPERATIONS).find(([id]) => id === operation)?.[1] ??
    Object.entries(OWNER_OPERATIONS).find(([id]) => id === operation)?.[1];
  if (row === undefined || row.body === null) return null;
  return row.body === 'bytes' ? 'bytes-file' : 'json-file';
}
