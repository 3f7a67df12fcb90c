/** What a browser keeps while its pages come and go: rows, what is unsent, and pages that may end at any moment. */
import { type ApiClient, createApiClient } from '../../../client/api-client.ts';
import type { IntentStore } from '../../../client/intents.ts';
import { createPace } from '../../../client/pace/create-pace.ts';
import type { Pause } from '../../../client/pause.ts';
import { memoryUploadRecords } from '../../../client/uploads/upload-records.ts';
import { createUploadSession, type UploadSession } from '../../../client/uploads/upload-session.ts';
import type { UploadState } from '../../../client/uploads/upload-state.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { UnsteadyNetwork } from './unsteady-network.ts';

/** One visit to the program: its client and its uploads, until it ends. */
export interface Visit {
  readonly client: ApiClient;
  readonly uploads: UploadSession;
  readonly uploadOf: (localId: string) => UploadState | undefined;
  readonly isOver: () => boolean;
  /** Resolves when it ends. */
  readonly over: Promise<'over'>;
  readonly pause: Pause;
  /** Everything of it stops where it stands, without a word. */
  end(): void;
}

export interface Device {
  open(): Visit;
}

/** Answers what a page never hears, because it is gone. */
const never = <Value>(): Promise<Value> => new Promise(() => undefined);

export function createDevice(
  account: { readonly apiKey: string; readonly ownerToken: string },
  network: UnsteadyNetwork,
  time: SimulatedTime,
  intents: IntentStore,
): Device {
  const records = memoryUploadRecords();
  return {
    open() {
      let isOver = false;
      let tellOver: (over: 'over') => void = () => undefined;
      const over = new Promise<'over'>((resolve) => {
        tellOver = resolve;
      });
      const end = (): void => {
        isOver = true;
        tellOver('over');
      };
      /** What comes when the page is gone reaches nobody. */
      const whileOpen = async <Value>(work: Promise<Value>): Promise<Value> => {
        try {
          const value = await work;
          return isOver ? never() : value;
        } catch (error) {
          if (isOver) return never();
          throw error;
        }
      };
      const page = { isOver: () => isOver, crash: end };
      const pause: Pause = (durationMs, signal) => whileOpen(time.pause(durationMs, signal));
      const client = createApiClient(
        {
          id: 'the service',
          kind: 'remote',
          baseUrl: '',
          fetch: (input, init) => (isOver ? never() : whileOpen(network.send(page, input, init))),
          ...account,
        },
        { intents, nowMs: time.deviceMs, pause, pace: createPace({ nowMs: time.steadyMs, wait: pause }) },
      );
      const states = new Map<string, UploadState>();
      const uploads = createUploadSession({
        api: client.api,
        connectionId: 'the service',
        records,
        nowMs: time.steadyMs,
        pause,
        connectivity: client.connectivity,
        onChange: (state) => void states.set(state.localId, state),
      });
      const uploadOf = (localId: string): UploadState | undefined => states.get(localId);
      return { client, uploads, uploadOf, isOver: page.isOver, over, pause, end };
    },
  };
}
