/**
 * All uploads of one connection: start, pause, resume, cancel, and what is left from earlier visits. Lives
 * in the upload worker; the page sees copies of the state.
 */
import { PART_SIZE_BYTES } from '../../contract/limits.ts';
import { ofAnswer } from '../../contract/problems/answer-problems.ts';
import type { Asset, Upload } from '../../contract/schemas/asset.ts';
import type { ApiMethods, OwnerMethods } from '../api-client.ts';
import { ApiError, type ApiErrorFacts } from '../api-error.ts';
import type { Connectivity } from '../connectivity.ts';
import type { Locks } from '../pace/pace-messages.ts';
import { pause as onTimer, type Pause } from '../pause.ts';
import { createAskUntilBack } from './ask-until-back.ts';
import { createFileTurns } from './file-turns.ts';
import { freshKeys, recordOf, STILL, stateOf } from './first-state.ts';
import { listLeft } from './left-uploads.ts';
import { createPartTurns } from './part-turns.ts';
import { type Decodes, refusalOf, requireTaken } from './refused-file.ts';
import { idAtService, runUpload, type UploadWatcher } from './run-upload.ts';
import { createSpeedMeter, leastSec, remainingSec, type SpeedMeter } from './speed-meter.ts';
import { type KeptHandles, mayStay, takeByReference } from './take-by-reference.ts';
import { deviceFacts, failureOf } from './upload-failure.ts';
import { createUploadHolds } from './upload-holds.ts';
import type { UploadRecord, UploadRecords } from './upload-records.ts';
import { isSameFile, type UploadState } from './upload-state.ts';

interface Entry {
  record: UploadRecord;
  state: UploadState;
  file: File | null;
  /** Of a file that may stay where it is. */
  handle: FileSystemFileHandle | null;
  /** Set while it runs; `ended` never rejects. */
  running: { readonly abort: AbortController; readonly ended: Promise<void> } | null;
  readonly meter: SpeedMeter;
}

/** No method rejects: whatever goes wrong becomes the state of the upload, except in `restore`. */
export interface UploadSession {
  /**
   * Lists what earlier visits left: what is all sent goes on, the others wait for their file. What another tab has in hand
   * is listed once that tab is gone.
   */
  restore(): Promise<void>;
  /** @param handle of a file that may stay where it is, and is sent only where it may not */
  start(localId: string, file: File, handle?: FileSystemFileHandle | null): Promise<void>;
  /**
   * The file of an upload that a session before this one stopped at, begun or not. It goes on when it is told to.
   * @param title left out: as it was written down
   */
  give(
    localId: string,
    file: File,
    handle?: FileSystemFileHandle | null,
    title?: string | null,
  ): Promise<void>;
  /** Goes on with a paused or failed upload, or with one from an earlier visit once its file is given. */
  resume(localId: string, file?: File): Promise<void>;
  /** null: named after its file. Too late once all is sent. */
  setTitle(localId: string, title: string | null): Promise<void>;
  pause(localId: string): void;
  cancel(localId: string): Promise<void>;
  /** The service may answer again: what waits is sent at once, and what was given up for its silence goes on. */
  wake(): void;
  close(): void;
}

export interface SessionParts {
  readonly api: ApiMethods;
  readonly connectionId: string;
  readonly records: UploadRecords;
  readonly onChange: (state: UploadState) => void;
  /** Left out where the service cannot read this device. */
  readonly references?: KeptHandles & { readonly owner: Pick<OwnerMethods, 'reference_asset'> };
  /** Left out where the service may decode what this device does not. */
  readonly decodes?: Decodes;
  readonly nowMs?: () => number;
  /** Of the client whose `api` it is: with it, uploads that silence has stopped go on by themselves. */
  readonly connectivity?: Connectivity;
  readonly pause?: Pause;
  /** Of all tabs; left out where there are none. */
  readonly locks?: Locks | undefined;
  /** The most that may go out a minute where others pay for it; left out: no limit. */
  readonly partsPerMin?: () => number;
}

/** How far it is, is said again where nothing arrives. */
const TELL_EVERY_MS = 2000;
const MINUTE_MS = 60_000;

export function createUploadSession(parts: SessionParts): UploadSession {
  const { api, connectionId, records, onChange, nowMs = () => performance.now() } = parts;
  const { connectivity, pause = onTimer, partsPerMin, references } = parts;
  const entries = new Map<string, Entry>();
  const holds = createUploadHolds(parts.locks, pause);
  const files = createFileTurns();
  const turns = createPartTurns(nowMs);
  let partsAtMs: number[] = [];
  const closed = new AbortController();

  const change = (entry: Entry, patch: Partial<UploadState>): void => {
    entry.state = { ...entry.state, ...patch };
    onChange(entry.state);
  };

  const write = async (entry: Entry, patch: Partial<UploadRecord> = {}): Promise<void> => {
    entry.record = { ...entry.record, ...patch };
    await records.put(entry.record);
  };

  const tellSpeed = (entry: Entry): void => {
    const now = nowMs();
    const bytesPerSec = entry.meter.bytesPerSec(now);
    const leftBytes = entry.record.sizeBytes - entry.state.sentBytes;
    partsAtMs = partsAtMs.filter((atMs) => atMs > now - MINUTE_MS);
    const left = remainingSec(leftBytes, bytesPerSec);
    const least =
      partsPerMin === undefined ? 0 : leastSec(leftBytes / PART_SIZE_BYTES, partsAtMs.length, partsPerMin());
    const isSilent = connectivity?.isSilent() === true;
    const speed = { bytesPerSec, remainingSec: left === null ? null : Math.max(left, least) };
    change(entry, { ...(isSilent ? STILL : speed), isSilent });
  };

  const watcherOf = (entry: Entry): UploadWatcher => ({
    async begun(upload: Upload) {
      await write(entry, { uploadId: upload.id });
      change(entry, { uploadId: upload.id });
    },
    sent(sentBytes) {
      entry.meter.sample(sentBytes, nowMs());
      partsAtMs.push(nowMs());
      entry.state = { ...entry.state, sentBytes };
      tellSpeed(entry);
    },
    async checking() {
      change(entry, { phase: 'checking', remainingSec: null, isTitleSent: true });
      await write(entry, { isTitleSent: true });
    },
    converting: (convertedShare) => change(entry, { convertedShare }),
  });

  /** Written down before its turn comes: it may come in another visit. */
  const prepare = async (entry: Entry, file: File | null, signal: AbortSignal): Promise<void> => {
    await write(entry);
    const { handle, record } = entry;
    if (file === null || record.uploadId !== null) return;
    await requireTaken(api, file, record.filename, signal, parts.decodes);
    if (references === undefined || record.reference != null) return;
    if (handle !== null && (await mayStay(file)))
      await write(entry, { reference: await references.keep(file, handle) });
  };

  /** null where it has to be sent. */
  const leaveInPlace = async (entry: Entry): Promise<Asset | null> => {
    const { reference, filename, title = null } = entry.record;
    if (references === undefined || reference == null) return null;
    change(entry, { phase: 'checking', isTitleSent: true });
    const asset = await takeByReference(references.owner, references, { filename, title, reference });
    if (asset === null) await write(entry, { reference: null });
    return asset;
  };

  const done = async (entry: Entry, asset: Asset): Promise<void> => {
    change(entry, { phase: 'done', asset, sentBytes: entry.record.sizeBytes, ...STILL });
    await records.remove(entry.record.localId);
    holds.letGo(entry.record.localId);
  };

  const sendInTurn = async (entry: Entry, file: File | null, signal: AbortSignal): Promise<Asset> => {
    const inPlace = await leaveInPlace(entry);
    if (inPlace !== null) return inPlace;
    entry.meter.restart();
    change(entry, {
      phase: file === null ? 'checking' : 'sending',
      isTitleSent: entry.record.isTitleSent === true,
    });
    if (entry.record.uploadId === null) await write(entry, { isAsked: true });
    const watcher = watcherOf(entry);
    const attempt = () =>
      runUpload(
        api,
        { ...entry.record, title: () => entry.record.title ?? null, file },
        ...([watcher, turns, signal, pause] as const),
      );
    return attempt().catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
      // The service has let go of it (expired, or cancelled elsewhere): begin anew, once.
      await write(entry, { uploadId: null, ...freshKeys() });
      entry.meter.restart();
      change(entry, { uploadId: null, isBegunAnew: true, sentBytes: 0, ...STILL });
      return attempt();
    });
  };

  const send = async (entry: Entry, file: File | null, signal: AbortSignal): Promise<void> => {
    try {
      await prepare(entry, file, signal);
      const leftBytes = (): number => entry.record.sizeBytes - entry.state.sentBytes;
      const asset = await files.take(leftBytes, signal, () => sendInTurn(entry, file, signal));
      await done(entry, asset);
    } catch (error) {
      if (entry.state.phase === 'done' || entry.state.phase === 'cancelled') return;
      const refusal = refusalOf(error);
      if (refusal !== null) await refuse(entry, refusal);
      else {
        const failure = await failureOf(api, { ...entry.record, file: entry.file }, error);
        change(entry, { ...failure, ...STILL, isSilent: false });
        if (isStranded(entry)) void askUntilBack();
      }
    }
  };

  /** The same file gets the same answer, so nothing of it stays at the service or is listed by the next visit. */
  const refuse = async (entry: Entry, error: ApiErrorFacts): Promise<void> => {
    const { localId, uploadId } = entry.record;
    change(entry, { phase: 'refused', error, ...STILL });
    entries.delete(localId);
    // Gone already is what was wanted; what cannot be reached now, the service sweeps when the upload expires. What stays
    // written down here is refused again by the next visit.
    await Promise.allSettled([
      uploadId === null ? null : api.cancel_upload({ params: { uploadId } }),
      records.remove(localId),
    ]);
    holds.letGo(localId);
  };

  const run = async (entry: Entry): Promise<void> => {
    // A resume right after a pause waits for the pause to have taken effect; a second one has nothing to do but to wait.
    while (entry.running?.abort.signal.aborted) await entry.running.ended;
    const { file } = entry;
    if (entry.running !== null) return entry.running.ended;
    if (!canGoOn(entry) || entry.state.phase === 'done') return;
    const abort = new AbortController();
    if (![...entries.values()].some((one) => one.running !== null)) turns.restart();
    change(entry, { phase: 'waiting', error: null, ...STILL });
    const tell = setInterval(() => {
      if (entry.state.phase === 'sending') tellSpeed(entry);
    }, TELL_EVERY_MS);
    const ended = send(entry, file, abort.signal).finally(() => {
      clearInterval(tell);
      entry.running = null;
    });
    entry.running = { abort, ended };
    await ended;
  };

  const isStranded = ({ state: { phase, error } }: Entry): boolean =>
    connectivity !== undefined && phase === 'failed' && error?.kind === 'unreachable';

  const wake = (): void => {
    connectivity?.tryNow();
    // Their states tell what becomes of them.
    for (const entry of entries.values()) if (isStranded(entry)) void run(entry);
  };

  const askUntilBack = createAskUntilBack({
    api,
    connectivity,
    pause,
    signal: closed.signal,
    doesAnyWait: () => [...entries.values()].some(isStranded),
    wake,
  });
  const onConnectivity = (): void => {
    if (connectivity?.isSilent() === false) {
      turns.restart();
      for (const entry of entries.values()) entry.meter.restart();
      wake();
    }
    for (const entry of entries.values()) if (entry.state.phase === 'sending') tellSpeed(entry);
  };
  const unsubscribe = connectivity?.subscribe(onConnectivity);

  const add = (
    record: UploadRecord,
    file: File | null,
    handle: FileSystemFileHandle | null = null,
  ): Entry => {
    const state = stateOf(record, file);
    const entry: Entry = { record, file, handle, running: null, meter: createSpeedMeter(), state };
    entries.set(record.localId, entry);
    void holds.hold(record.localId);
    onChange(entry.state);
    return entry;
  };

  const readLeft = (): Promise<void> =>
    listLeft({
      holds,
      isListed: (localId) => entries.has(localId),
      writtenDown: async () =>
        (await records.list()).filter(
          (one) => one.connectionId === connectionId && !entries.has(one.localId),
        ),
      list: (record) => {
        const entry = add(record, null);
        // Its states tell what becomes of it.
        if (canGoOn(entry)) void run(entry);
      },
    });
  const take = (
    localId: string,
    file: File,
    handle: FileSystemFileHandle | null,
    title: string | null | undefined,
  ): void => {
    const entry = entries.get(localId) ?? add(recordOf(localId, connectionId, file), file, handle);
    if (entry.running !== null) return;
    Object.assign(entry, { file, handle });
    const named = title === undefined || entry.state.isTitleSent ? {} : { title };
    // Written down when it goes on.
    entry.record = { ...entry.record, ...named };
    change(entry, { phase: 'paused', ...named });
  };
  /** Whatever is said of an upload waits for it: it may be of one that is still read. */
  let left = Promise.resolve();
  const known = async (localId: string): Promise<Entry | undefined> => {
    // It fails for who restores.
    await left.catch(() => undefined);
    return entries.get(localId);
  };

  return {
    restore() {
      left = readLeft();
      return left;
    },
    async start(localId, file, handle = null) {
      if (entries.has(localId)) return;
      await run(add(recordOf(localId, connectionId, file), file, handle));
    },
    give(localId, file, handle = null, title) {
      left = known(localId).then(() => take(localId, file, handle, title));
      return left;
    },
    async resume(localId, file) {
      const entry = await known(localId);
      if (entry === undefined) return;
      if (file !== undefined && !isSameFile(entry.state, file)) {
        const said = ofAnswer('another_file', { file: file.name, wanted: entry.state.filename });
        change(entry, { error: deviceFacts(said) });
        return;
      }
      if (file !== undefined) entry.file = file;
      if (canGoOn(entry)) await run(entry);
      else change(entry, { phase: 'needs_file' });
    },
    async setTitle(localId, title) {
      const entry = await known(localId);
      if (entry === undefined || entry.state.isTitleSent) return;
      change(entry, { title });
      // Where there is no room for it here, it is still sent with the upload's completion.
      await write(entry, { title }).catch(() => undefined);
    },
    pause(localId) {
      entries.get(localId)?.running?.abort.abort();
    },
    async cancel(localId) {
      const entry = await known(localId);
      if (entry === undefined || entry.state.phase === 'done') return;
      const { running } = entry;
      change(entry, { phase: 'cancelled', error: null, ...STILL });
      running?.abort.abort();
      await running?.ended;
      // It was whole before the cancel reached it.
      if (entry.state.asset !== null) return;
      // What it was at may have told of its next step.
      if (entry.state.phase !== 'cancelled') change(entry, { phase: 'cancelled', error: null, ...STILL });
      entries.delete(localId);
      try {
        await records.remove(localId);
        holds.letGo(localId);
        // Nothing was sent; whether an asset was made of it, nobody heard.
        if (entry.record.reference != null || entry.record.isAsked === false) return;
        await api.cancel_upload({ params: { uploadId: await idAtService(api, entry.record) } });
      } catch (error) {
        // Gone already is what was asked for; anything else the service sweeps when the upload expires.
        if (!(error instanceof ApiError))
          change(entry, { error: deviceFacts(ofAnswer('upload_not_forgotten')) });
      }
    },
    wake,
    close() {
      unsubscribe?.();
      closed.abort();
    },
  };
}

/** What was all sent, or stays where it is, needs its file no more. */
function canGoOn({ file, record }: Entry): boolean {
  return (
    file !== null || record.reference != null || (record.isTitleSent === true && record.uploadId !== null)
  );
}
