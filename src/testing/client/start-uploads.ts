/** Upload sessions on a real service: the states they tell of, and a later visit to the same page. */
import { onTestFinished } from 'vitest';
import type { ClientParts } from '../../client/api-client.ts';
import type { Decodes } from '../../client/uploads/refused-file.ts';
import { memoryUploadRecords, type UploadRecords } from '../../client/uploads/upload-records.ts';
import {
  createUploadSession,
  type SessionParts,
  type UploadSession,
} from '../../client/uploads/upload-session.ts';
import type { UploadPhase, UploadState } from '../../client/uploads/upload-state.ts';
import type { TestStudioOptions } from '../conformance/test-studio.ts';
import { type ClientBench, startClient } from './start-client.ts';

export interface UploadBench extends ClientBench {
  readonly session: UploadSession;
  readonly records: UploadRecords;
  /** Every state told, in order. */
  readonly told: readonly UploadState[];
  last(localId?: string): UploadState;
  phases(): readonly UploadPhase[];
  /** Another visit: what was in memory is gone, what was written down is there. */
  revisit(more?: Partial<SessionParts>): UploadSession;
  /** A session that knows whether the service answers, and waits in no time. */
  connected(): UploadSession;
}

export async function startUploads(
  parts: Partial<ClientParts> & { readonly records?: UploadRecords; readonly decodes?: Decodes } = {},
  options: TestStudioOptions = {},
): Promise<UploadBench> {
  const { records = memoryUploadRecords(), decodes, ...clientParts } = parts;
  const bench = await startClient(clientParts, options);
  const told: UploadState[] = [];
  const revisit = (more: Partial<SessionParts> = {}): UploadSession =>
    createUploadSession({
      api: bench.nextPage().api,
      connectionId: 'test',
      records,
      ...(decodes === undefined ? {} : { decodes }),
      onChange: (state) => void told.push(state),
      ...more,
    });
  const connected = (): UploadSession => {
    const { api, connectivity } = bench.nextPage();
    const session = revisit({
      ...{ api, connectivity },
      pause: (_, signal) =>
        new Promise((resolve, reject) => {
          setImmediate(() => (signal?.aborted ? reject(signal.reason) : resolve()));
        }),
    });
    onTestFinished(session.close);
    return session;
  };
  return {
    ...bench,
    session: revisit(),
    records,
    told,
    revisit,
    connected,
    last: (localId) => {
      const state = told.findLast((one) => localId === undefined || one.localId === localId);
      if (state === undefined) throw new Error('No upload was told of.');
      return state;
    },
    phases: () => told.map((state) => state.phase).filter((phase, at, all) => phase !== all[at - 1]),
  };
}
