/** Every operation of the contract, in the groups it is written in. */

import { ACCOUNT_OPERATIONS } from '../../../contract/operations/account-operations.ts';
import { ASSET_OPERATIONS } from '../../../contract/operations/asset-operations.ts';
import { AUTOCLIP_OPERATIONS } from '../../../contract/operations/autoclip-operations.ts';
import { BUILD_OPERATIONS } from '../../../contract/operations/build-operations.ts';
import { COMPOSITION_OPERATIONS } from '../../../contract/operations/composition-operations.ts';
import { TIMELINE_OPERATIONS } from '../../../contract/operations/timeline-operations.ts';
import { TOOL_OPERATIONS } from '../../../contract/operations/tool-operations.ts';
import { OPERATION_IDS, type OperationId } from '../../../contract/operations.ts';
import { OWNER_OPERATIONS, type OwnerOperationId } from '../../../contract/owner-operations.ts';
import { describeOperation, describeOwnerOperation, type OperationDoc } from './describe-operation.ts';

const TABLES = {
  account: ACCOUNT_OPERATIONS,
  assets: ASSET_OPERATIONS,
  autoclip: AUTOCLIP_OPERATIONS,
  compositions: COMPOSITION_OPERATIONS,
  builds: BUILD_OPERATIONS,
  timeline: TIMELINE_OPERATIONS,
  tools: TOOL_OPERATIONS,
} as const;

export type GroupId = keyof typeof TABLES | 'owner';

export interface OperationGroup {
  readonly id: GroupId;
  readonly operations: readonly { readonly id: string; readonly method: string; readonly path: string }[];
}

export const OPERATION_GROUPS: readonly OperationGroup[] = [
  ...Object.entries(TABLES).map(([id, table]) => ({ id: id as GroupId, operations: rowsOf(table) })),
  { id: 'owner' as const, operations: rowsOf(OWNER_OPERATIONS) },
];

/** null where there is no such operation. */
export function operationDoc(id: string): OperationDoc | null {
  if ((OPERATION_IDS as readonly string[]).includes(id)) return describeOperation(id as OperationId);
  return Object.hasOwn(OWNER_OPERATIONS, id) ? describeOwnerOperation(id as OwnerOperationId) : null;
}

function rowsOf(table: Readonly<Record<string, { readonly method: string; readonly path: string }>>) {
  return Object.entries(table).map(([id, { method, path }]) => ({ id, method, path }));
}
