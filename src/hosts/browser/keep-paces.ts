/** Keeps the budgets of keys for whoever joins, one a connection, and writes down what went out for the next one who does. */
import { createPace } from '../../client/pace/create-pace.ts';
import { type Ledger, OVER_ONE_CONNECTION, OVER_SIX_CONNECTIONS } from '../../client/pace/governor.ts';
import type { Pace } from '../../client/pace/pace.ts';
import { type Serving, servePace } from '../../client/pace/serve-pace.ts';

/** Whoever has the other end of the port sends requests over this connection. */
export interface ToPaceKeeper {
  readonly connectionId: string;
  readonly port: MessagePort;
  /** Many requests share one connection (HTTP/2, HTTP/3); else a browser opens six. */
  readonly isMultiplexed: boolean;
}

/** How long ago requests went out, as seen at a time of day: the next keeper has another clock. No key is in it. */
export interface PaceRecord {
  readonly id: string;
  readonly ledger: Ledger;
  readonly atEpochMs: number;
}

export interface PaceRecords {
  list(): Promise<readonly PaceRecord[]>;
  put(record: PaceRecord): Promise<void>;
}

export interface KeeperParts {
  readonly records: PaceRecords;
  readonly serving: Serving;
  readonly epochMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** What is not written down within it is forgotten by a browser that dies: fewer requests than people are left. */
const WRITE_EVERY_MS = 250;

export interface PaceKeeper {
  join(message: ToPaceKeeper): Promise<void>;
}

export function createPaceKeeper({ records, serving, epochMs, onError }: KeeperParts): PaceKeeper {
  const paces = new Map<string, Promise<Pace>>();

  const open = async ({ connectionId: id, isMultiplexed }: ToPaceKeeper): Promise<Pace> => {
    const known = await records.list().catch((error: unknown) => {
      // A device that keeps nothing still has a budget, which then begins with this keeper.
      onError(error);
      return [];
    });
    const record = known.find((one) => one.id === id);
    let isDue = false;
    const write = (): void => {
      isDue = false;
      records.put({ id, ledger: pace.ledger(), atEpochMs: epochMs() }).catch(onError);
    };
    const pace = createPace({
      atOnce: isMultiplexed ? OVER_ONE_CONNECTION : OVER_SIX_CONNECTIONS,
      ...(record === undefined ? {} : { before: agedLedger(record, epochMs()) }),
      onChange: () => {
        if (!isDue) setTimeout(write, WRITE_EVERY_MS);
        isDue = true;
      },
    });
    return pace;
  };

  return {
    async join(message) {
      const { connectionId, port } = message;
      const pace = paces.get(connectionId) ?? open(message);
      paces.set(connectionId, pace);
      servePace(await pace, port, serving);
    },
  };
}

/** @returns what is still within a minute; a clock that was set back makes it no older than it was. */
function agedLedger({ ledger, atEpochMs }: PaceRecord, nowEpochMs: number): Ledger {
  const sinceMs = Math.max(0, nowEpochMs - atEpochMs);
  const aged = (agesMs: readonly number[]) => agesMs.map((ageMs) => ageMs + sinceMs);
  return { read: aged(ledger.read), write: aged(ledger.write), spend: aged(ledger.spend) };
}
