/**
 * Makes the filmstrips somebody looks at, each once: what nobody looks at costs nothing. One sheet at a time, the
 * coarsest of every asset first, which is there in a second; all others wait while jobs run. What is made is in rows
 * and files, so a stop or a crash loses one sheet at most.
 */
import { mapInTurn } from '../../../base/work/map-in-turn.ts';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import { oneAtATime } from '../../kernel/one-at-a-time.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { OriginalAwayError, StorageFullError } from '../../kernel/ports/file-store.ts';
import type { Log } from '../../kernel/ports/log.ts';
import type { StorageRoom } from '../../kernel/ports/storage-room.ts';
import type { AssetRow } from './asset-rows.ts';
import { findFilmstrip, insertFilmstrip, setSheetsMade, sheetFile } from './filmstrip-rows.ts';

type FilmedAsset = Pick<AssetRow, 'id' | 'file'>;

export interface FilmstripManager {
  /** Somebody looks: begins, or goes on where jobs made it wait. */
  demand(asset: FilmedAsset): void;
  /** What is made of it is all there will be: until there is room, or until the service starts again. */
  hasGivenUp(assetId: string): boolean;
  /** Resolves once nothing of it is written any more. */
  forget(assetId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Of one film, each once there was room again: where writing fails all the same, it is not for want of it. */
const MOST_TRIES_FOR_ROOM = 3;

interface Making {
  readonly assetId: string;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

export function createFilmstripManager(parts: {
  readonly database: Queries;
  readonly media: MediaEngine;
  readonly log: Log;
  readonly room: Pick<StorageRoom, 'failed' | 'wasFull'>;
}): FilmstripManager {
  const { database, media, log, room } = parts;
  const wanted = new Map<string, FilmedAsset>();
  const givenUp = new Set<string>();
  /** How often each film could not be written for want of room. */
  const lackedRoom = new Map<string, number>();
  let making: Making | null = null;
  let isStopped = false;

  /** The next asset to make a step for: the one with the fewest sheets. null where all is made or has to wait. */
  const next = async (): Promise<FilmedAsset | null> => {
    const made = await mapInTurn(wanted.values(), async (asset) => ({
      asset,
      made: (await findFilmstrip(database, asset.id))?.made ?? -1,
    }));
    const open = made.sort((a, b) => a.made - b.made);
    const [first] = open;
    return first === undefined || (first.made > 0 && (await areJobsRunning(database))) ? null : first.asset;
  };

  const step = async ({ id, file }: FilmedAsset, signal: AbortSignal): Promise<void> => {
    const call = { signal, onProgress: () => undefined };
    const known = await findFilmstrip(database, id);
    if (known === null) {
      const plan = await media.run('planFilmstrip', { file }, call);
      signal.throwIfAborted();
      await insertFilmstrip(database, id, plan);
      if (plan.sheets.length === 0) wanted.delete(id);
      return;
    }
    const { sheets, ...size } = known.plan;
    const sheet = sheets[known.made];
    if (sheet !== undefined) {
      const outputFile = sheetFile(id, known.made);
      await media.run('filmstripSheet', { file, sheet, size, outputFile }, call);
      signal.throwIfAborted();
      await setSheetsMade(database, id, known.made + 1);
    }
    if (known.made + 1 >= sheets.length) wanted.delete(id);
  };

  const afterFailure = async (assetId: string, error: unknown, signal: AbortSignal): Promise<void> => {
    wanted.delete(assetId);
    // An original may come back, and is looked for before it is asked for again.
    if (signal.aborted || error instanceof OriginalAwayError) return;
    if (error instanceof StorageFullError) return putOff(assetId);
    // Deleted meanwhile, here after it was forgotten or by another process.
    if ((await database.get('SELECT 1 FROM asset WHERE id = ?', [assetId])) === undefined) return;
    givenUp.add(assetId);
    log.error('A filmstrip could not be made.', error, { assetId });
  };

  const begin = async (): Promise<void> => {
    const asset = isStopped || making !== null ? null : await next();
    if (asset === null || isStopped) return;
    const controller = new AbortController();
    const ended = step(asset, controller.signal)
      .catch((error: unknown) => afterFailure(asset.id, error, controller.signal))
      .catch((error: unknown) =>
        log.error('A filmstrip could not be given up.', error, { assetId: asset.id }),
      )
      .finally(() => {
        making = null;
        beginning.ask();
      });
    making = { assetId: asset.id, controller, ended };
  };

  /** Want of room is no fault of the film: it is told as that of the whole service. */
  const putOff = (assetId: string): void => {
    const times = (lackedRoom.get(assetId) ?? 0) + 1;
    lackedRoom.set(assetId, times);
    if (times === MOST_TRIES_FOR_ROOM) givenUp.add(assetId);
    room.failed();
  };

  const hasGivenUp = (assetId: string): boolean =>
    givenUp.has(assetId) || (lackedRoom.has(assetId) && room.wasFull());

  const beginning = oneAtATime(begin, (error) => log.error('Filmstrips could not be looked up.', error, {}));

  const abort = async (): Promise<void> => {
    making?.controller.abort(new Error('This filmstrip is not wanted any more.'));
    await making?.ended;
  };

  return {
    demand: (asset) => {
      if (hasGivenUp(asset.id)) return;
      wanted.set(asset.id, asset);
      beginning.ask();
    },
    hasGivenUp,
    forget: async (assetId) => {
      wanted.delete(assetId);
      // The step that begins now may be its.
      await beginning.idle();
      if (making?.assetId === assetId) await abort();
    },
    stop: async () => {
      isStopped = true;
      await beginning.idle();
      await abort();
      await beginning.idle();
    },
  };
}

async function areJobsRunning(database: Queries): Promise<boolean> {
  return (await database.get("SELECT 1 FROM job WHERE status = 'running' LIMIT 1")) !== undefined;
}
