/** The service elsewhere that this device connects to by itself, with its key: one, and only where a person asked for it. */
import { type IdbStore, idbStore } from '../../../client/idb-store.ts';
import type { RemoteAddress } from '../../host.ts';

export interface KeptConnection extends RemoteAddress {
  readonly id: 'kept';
}

export const keptConnection = (): IdbStore<KeptConnection> => idbStore('connections');
