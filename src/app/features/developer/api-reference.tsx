/** Every operation, drawn from the contract. Which one is read stands in the address (`?op=`). */
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_OPERATIONS } from '../../../contract/operations/account-operations.ts';
import { ASSET_OPERATIONS } from '../../../contract/operations/asset-operations.ts';
import { AUTOCLIP_OPERATIONS } from '../../../contract/operations/autoclip-operations.ts';
import { BUILD_OPERATIONS } from '../../../contract/operations/build-operations.ts';
import { COMPOSITION_OPERATIONS } from '../../../contract/operations/composition-operations.ts';
import { TIMELINE_OPERATIONS } from '../../../contract/operations/timeline-operations.ts';
import { TOOL_OPERATIONS } from '../../../contract/operations/tool-operations.ts';
import { OPERATION_IDS, type OperationId } from '../../../contract/operations.ts';
import { OWNER_OPERATIONS, type OwnerOperationId } from '../../../contract/owner-operations.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { SelectField, TextField } from '../../ui/fields/field.tsx';
import { Section } from '../../ui/page/card.tsx';
import { describeOperation, describeOwnerOperation, type OperationDoc } from './describe-operation.ts';
import { OperationDetail } from './operation-detail.tsx';

const FIRST = 'get_me';

export function ApiReference() {
  const { t } = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState('');
  const chosen = search.get('op') ?? FIRST;
  const doc = useMemo(() => operationDoc(chosen) ?? operationDoc(FIRST), [chosen]);
  const needle = wanted.trim().toLowerCase();
  const groups = OPERATION_GROUPS.map((group) => ({
    ...group,
    operations: group.operations.filter(({ id, path }) => `${id} ${path}`.toLowerCase().includes(needle)),
  })).filter(({ operations }) => operations.length > 0);
  return (
    <Section title={t('reference.title')}>
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="lg:hidden">
          <SelectField
            label={t('reference.operation')}
            value={doc?.id ?? FIRST}
            options={OPERATION_GROUPS.flatMap(({ operations }) =>
              operations.map(({ id }) => ({ id, name: id })),
            )}
            onChange={(event) => setSearch({ op: event.target.value })}
          />
        </div>
        <div className="sticky top-16 hidden max-h-[calc(100dvh-5rem)] flex-col gap-3 lg:flex">
          <TextField
            label={t('reference.search')}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <nav aria-label={t('reference.title')} className="-ml-2 overflow-y-auto pr-2 pb-6">
            {groups.length === 0 ? <p className="px-2 text-sm text-ink-soft">{t('reference.none')}</p> : null}
            {groups.map((group) => (
              <div key={group.id}>
                <h3 className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-soft">
                  {t(`reference.group.${group.id}`)}
                </h3>
                <ul>
                  {group.operations.map(({ id, method }) => (
                    <li key={id}>
                      <Link
                        to={{ search: `?op=${id}` }}
                        aria-current={id === doc?.id ? 'true' : undefined}
                        className="flex min-h-8 items-center gap-2 rounded-control px-2 text-[13px] hover:bg-raised focus-visible:-outline-offset-2 aria-[current=true]:bg-raised aria-[current=true]:font-semibold"
                      >
                        <span className="w-[2.75rem] shrink-0 font-mono text-[10px] text-ink-soft">
                          {method}
                        </span>
                        <span className="min-w-0 break-words">{id}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {doc === null ? null : <OperationDetail key={doc.id} doc={doc} />}
      </div>
    </Section>
  );
}

const TABLES = {
  account: ACCOUNT_OPERATIONS,
  assets: ASSET_OPERATIONS,
  autoclip: AUTOCLIP_OPERATIONS,
  compositions: COMPOSITION_OPERATIONS,
  builds: BUILD_OPERATIONS,
  timeline: TIMELINE_OPERATIONS,
  tools: TOOL_OPERATIONS,
} as const;

type GroupId = keyof typeof TABLES | 'owner';

interface OperationGroup {
  readonly id: GroupId;
  readonly operations: readonly { readonly id: string; readonly method: string; readonly path: string }[];
}

/** Every operation of the contract, in the groups it is written in. */
const OPERATION_GROUPS: readonly OperationGroup[] = [
  ...Object.entries(TABLES).map(([id, table]) => ({ id: id as GroupId, operations: rowsOf(table) })),
  { id: 'owner' as const, operations: rowsOf(OWNER_OPERATIONS) },
];

/** null where there is no such operation. */
function operationDoc(id: string): OperationDoc | null {
  if ((OPERATION_IDS as readonly string[]).includes(id)) return describeOperation(id as OperationId);
  return Object.hasOwn(OWNER_OPERATIONS, id) ? describeOwnerOperation(id as OwnerOperationId) : null;
}

function rowsOf(table: Readonly<Record<string, { readonly method: string; readonly path: string }>>) {
  return Object.entries(table).map(([id, { method, path }]) => ({ id, method, path }));
}
