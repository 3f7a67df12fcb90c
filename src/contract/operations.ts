/**
 * The table of all 66 operations of the API. The client's methods, the service's routes, the OpenAPI
 * document and the conformance suite are derived from it; adding an operation starts here and nowhere else.
 */
import type { z } from 'zod';
import type { Operation } from './operation.ts';
import { ACCOUNT_OPERATIONS } from './operations/account-operations.ts';
import { ASSET_OPERATIONS } from './operations/asset-operations.ts';
import { AUTOCLIP_OPERATIONS } from './operations/autoclip-operations.ts';
import { BUILD_OPERATIONS } from './operations/build-operations.ts';
import { COMPOSITION_OPERATIONS } from './operations/composition-operations.ts';
import { TIMELINE_OPERATIONS } from './operations/timeline-operations.ts';
import { TOOL_OPERATIONS } from './operations/tool-operations.ts';

export const OPERATIONS = {
  ...ACCOUNT_OPERATIONS,
  ...ASSET_OPERATIONS,
  ...AUTOCLIP_OPERATIONS,
  ...COMPOSITION_OPERATIONS,
  ...BUILD_OPERATIONS,
  ...TIMELINE_OPERATIONS,
  ...TOOL_OPERATIONS,
} satisfies Record<string, Operation>;

export type OperationTable = typeof OPERATIONS;
export type OperationId = keyof OperationTable;
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

export type ParamsOf<Id extends OperationId> = z.infer<OperationTable[Id]['params']>;
export type QueryOf<Id extends OperationId> = z.infer<OperationTable[Id]['query']>;
/** `undefined` where no body is taken, a Blob for raw octets. */
export type BodyOf<Id extends OperationId> =
  OperationTable[Id]['body'] extends z.ZodType<infer Body>
    ? Body
    : OperationTable[Id]['body'] extends 'bytes'
      ? Blob
      : undefined;
export type AnswerOf<Id extends OperationId> = z.infer<OperationTable[Id]['answer']>;
