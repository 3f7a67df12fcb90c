/**
 * Puts the service together from what a host brings. The result is a fetch handler and two switches; it
 * knows nothing of workers, sockets or folders.
 */
import type { AnswerOf, OperationId } from '../contract/operations.ts';
import { problem } from '../contract/problems/problem.ts';
import type { MediaEngine } from '../media/engine/media-engine.ts';
import { assetHandlers } from './domain/assets/asset-handlers.ts';
import { engineOfOriginals } from './domain/assets/engine-of-originals.ts';
import { engineOnceReady } from './domain/assets/engine-once-ready.ts';
import { createFilmstripManager } from './domain/assets/filmstrip-manager.ts';
import { copyJob } from './domain/assets/references/copy-job.ts';
import {
  createTakeReference,
  type GivenReference,
  importReference,
} from './domain/assets/references/take-reference.ts';
import { createSoundTrackManager } from './domain/assets/sound-track-manager.ts';
import { createPreparations } from './domain/assets/uploads/preparations.ts';
import { releaseAllClaims } from './domain/assets/uploads/upload-claims.ts';
import { sweepUploads, uploadHandlers } from './domain/assets/uploads/upload-handlers.ts';
import { analysisHandlers } from './domain/clips/analysis-handlers.ts';
import { analysisJob } from './domain/clips/analysis-job.ts';
import type { ClipContext } from './domain/clips/clip-context.ts';
import { clipHandlers } from './domain/clips/clip-handlers.ts';
import { compositionHandlers } from './domain/compositions/composition-handlers.ts';
import { exportHandlers } from './domain/compositions/exports/export-handlers.ts';
import { exportJob } from './domain/compositions/exports/export-job.ts';
import { stoppedBeforeRendering } from './domain/compositions/exports/export-rows.ts';
import { framingJob } from './domain/compositions/framing-job.ts';
import { reframeHandlers } from './domain/compositions/reframe-handlers.ts';
import { buildJob } from './domain/kinds/build-job.ts';
import { storyJob, voicesJob } from './domain/kinds/fake-text/story-jobs.ts';
import { forgetVoices } from './domain/kinds/fake-text/story-rows.ts';
import { KINDS_OF_PROJECTS, kindHandlers } from './domain/kinds/project-kinds.ts';
import { createLanguageModelManager } from './domain/models/language-model/language-model-manager.ts';
import { keysInMemory, keysInRows, type ServerKeys, type ServerKind } from './domain/models/server-keys.ts';
import { askDeviceOnce } from './domain/models/speech/chosen-listener.ts';
import { createListenings, sweepListenings } from './domain/models/speech/listenings.ts';
import { retranscribeJob } from './domain/models/speech/retranscribe-job.ts';
import { takeModelFile } from './domain/models/speech/speech-handlers.ts';
import { createSpeechModelManager } from './domain/models/speech/speech-model-manager.ts';
import { createTranscriptionServerManager } from './domain/models/transcription-server/transcription-server-manager.ts';
import { voiceHandlers } from './domain/models/voice-server/voice-handlers.ts';
import { createVoiceServerManager } from './domain/models/voice-server/voice-server-manager.ts';
import { accountHandlers } from './domain/operator/account/account-handlers.ts';
import { sweepBin } from './domain/operator/bin/drop-from-bin.ts';
import { answerLibrary, takeLibrary } from './domain/operator/library/library-routes.ts';
import { dropAbandoned, dropAllStaged } from './domain/operator/library/staged-rows.ts';
import type { OperatorContext } from './domain/operator/operator-context.ts';
import { answerFile } from './domain/operator/owner/answer-file.ts';
import { deleteComposition } from './domain/operator/owner/delete-composition.ts';
import {
  advanceMark,
  requireKnownDatabase,
  requireNewestDatabase,
} from './domain/operator/owner/library-mark.ts';
import { ownerHandlers } from './domain/operator/owner/owner-handlers.ts';
import { dropSwept, sweepOwnOrphans, sweepSharedOrphans } from './domain/operator/owner/sweep-orphans.ts';
import { createDeliveries } from './domain/operator/webhooks/deliver.ts';
import { recordJobEvents } from './domain/operator/webhooks/record-events.ts';
import { sweepDeliveries } from './domain/operator/webhooks/webhook-handlers.ts';
import { importJob } from './domain/projects/import-job.ts';
import { projectHandlers } from './domain/projects/project-handlers.ts';
import { assistantHandlers } from './domain/timelines/assistant/assistant-handlers.ts';
import { assistantJob } from './domain/timelines/assistant/assistant-job.ts';
import { rememberWordEdits } from './domain/timelines/composition-of-edit.ts';
import { prepareJob } from './domain/timelines/prepare-job.ts';
import { timelineHandlers } from './domain/timelines/timeline-handlers.ts';
import { toolHandlers } from './domain/tools/tool-handlers.ts';
import { toolJob } from './domain/tools/tool-job.ts';
import { createFileLinks } from './files/file-links.ts';
import { noticeFullDatabase, noticeFullFiles } from './files/notice-full.ts';
import { createStorageRoom } from './files/storage-room.ts';
import { buildApp, type HandlerTables } from './http/build-app.ts';
import { sweepIdempotency } from './http/idempotency.ts';
import { isRead } from './http/is-read.ts';
import { createMemoryRateCounts } from './http/memory-rate-counts.ts';
import type { JobEngine } from './jobs/job-engine.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import type { Handlers } from './kernel/call.ts';
import { type ChangeSignal, createChangeSignal } from './kernel/change-signal.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from './kernel/operator-config.ts';
import { type Chores, type ChoreWork, createSoleChores } from './kernel/ports/chores.ts';
import type { Clock } from './kernel/ports/clock.ts';
import type { Database } from './kernel/ports/database.ts';
import { type FileStore, StorageFullError } from './kernel/ports/file-store.ts';
import type { Log } from './kernel/ports/log.ts';
import type { Network } from './kernel/ports/network.ts';
import { NOBODY, type Observer } from './kernel/ports/observer.ts';
import type { RateCounts } from './kernel/ports/rate-counts.ts';
import type { SchemaKeeper } from './kernel/ports/schema.ts';
import type { Sealer } from './kernel/ports/sealer.ts';
import { createWaitGate } from './kernel/wait-gate.ts';
import { upgradeRow } from './storage/migrations.ts';

const FULL_AT_START = 'The disk is full: this service reads and deletes only, until there is room.';
const SWEEP_EVERY_MS = 10 * 60_000;

/** What all its folders work with. */
type ServiceContext = OperatorContext & ClipContext;

export interface ServiceParts {
  readonly database: Database;
  /** Of the engine the database is on. */
  readonly schema: SchemaKeeper;
  readonly files: FileStore;
  readonly media: MediaEngine;
  readonly network: Network;
  readonly clock: Clock;
  readonly log: Log;
  readonly observer?: Observer;
  /** What the processes on one database share; where not given, there is this one. */
  readonly jobs?: JobEngine;
  readonly changes?: ChangeSignal;
  readonly rates?: RateCounts;
  readonly chores?: Chores;
  /** Keeps keys of chosen servers in rows, for all processes that have it; without one they stay in this process. */
  readonly sealer?: Sealer;
  readonly config?: Partial<OperatorConfig>;
  /**
   * What to do with files a new or older database does not know: `refuse` to begin, or `set_aside` for thirty days,
   * which is also what is meant where nobody could answer; there, what is set aside gives way to new files.
   */
  readonly lostDatabase?: 'refuse' | 'set_aside' | 'set_aside_and_give_way';
}

export interface Service {
  /** Answers with an X-Sendfile header where the host is to send a file; rejects only where the start failed. */
  fetch(request: Request): Promise<Response>;
  /** Makes an asset of a film the platform keeps by reference, where there is none yet. @throws ApiError, OriginalAwayError */
  importReference(accountId: string, given: GivenReference): Promise<'new' | 'known'>;
  /** Cleans up after a crash, then goes on with queued jobs. Meanwhile reads are answered, and what changes anything waits. */
  start(): Promise<void>;
  /** Puts running jobs back into the queue. The database stays open; it belongs to the host. */
  stop(): Promise<void>;
}

/** Brings the database to the newest schema first. @throws LostDatabaseError before it changes anything */
export async function createService({
  database: rows,
  schema: keeper,
  files: store,
  media: engine,
  network,
  clock,
  log,
  observer = NOBODY,
  jobs: jobEngine,
  changes = createChangeSignal(),
  rates = createMemoryRateCounts(),
  chores = createSoleChores(),
  sealer,
  config,
  lostDatabase = 'refuse',
}: ServiceParts): Promise<Service> {
  const room = createStorageRoom(store, log);
  const database = noticeFullDatabase(rows, room);
  const files = noticeFullFiles(store, room);
  if (lostDatabase === 'refuse') await requireKnownDatabase(await keeper.version(database), files);
  const schema = await keeper.open(database);
  if (lostDatabase === 'refuse') await requireNewestDatabase(database, files);
  const settled = { ...DEFAULT_CONFIG, ...config };
  const deliveries = createDeliveries({ database, network, changes, clock, log });
  const jobs = createJobRunner(
    {
      ...{ database, clock, log, observer, changes, config: settled, deliveries, room },
      recordEvents: (tx, job) => recordJobEvents(tx, clock.nowMs(), job),
    },
    jobEngine,
  );
  let started: Promise<void> = Promise.resolve();
  const media = engineOfOriginals(
    engineOnceReady(engine, () => started),
    files,
  );
  const keysOf = (kind: ServerKind): ServerKeys =>
    sealer === undefined ? keysInMemory() : keysInRows(database, sealer, kind);
  const context: ServiceContext = {
    database,
    files,
    media,
    filmstrips: createFilmstripManager({ database, media, log, room }),
    sounds: createSoundTrackManager({ database, media, log }),
    speech: createSpeechModelManager({ files, network }),
    speechDevice: askDeviceOnce(media),
    listenings: createListenings({ database, changes }),
    languageModels: createLanguageModelManager({ database, network, keys: keysOf('language_model') }),
    voiceServers: createVoiceServerManager({ database, network, keys: keysOf('voices') }),
    transcriptionServers: createTranscriptionServerManager({
      database,
      network,
      keys: keysOf('transcription'),
    }),
    network,
    clock,
    log,
    changes,
    jobs,
    kinds: KINDS_OF_PROJECTS,
    deliveries,
    room,
    config: settled,
    upgradeRow,
    schema,
    links: await createFileLinks(database, clock),
    preparations: createPreparations({ database, media, files, clock, log, changes }),
    takeReference: createTakeReference({ database, media, files, clock, log }),
  };
  const answer = buildApp({ ...context, observer, rates }, handlerTables(context));
  const sweep = async (): Promise<void> => {
    await sweepIdempotency(database, clock.nowMs());
    await rates.sweep(clock.nowMs());
    await sweepDeliveries(context);
    await sweepUploads(context);
    await sweepListenings(database);
    await sweepBin(context);
    await dropAbandoned(database, clock.nowMs());
    await dropSwept(context, lostDatabase === 'set_aside_and_give_way');
    await advanceMark(database, files);
  };
  const sweepAtFirst = async (): Promise<void> => {
    // A full disk may refuse any of this; people must still come in, to look and to delete.
    await unlessFull(log, sweep);
    if (chores.isSole) await unlessFull(log, () => dropAllStaged(database));
    await unlessFull(log, () => sweepSharedOrphans(context));
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const work: ChoreWork = {
    begin: async () => {
      deliveries.start();
      timer = setInterval(() => {
        sweeping = sweep().catch((error: unknown) => log.error('Cleaning up failed.', error, {}));
      }, SWEEP_EVERY_MS);
      sweeping = sweepAtFirst();
      await sweeping;
    },
    end: async () => {
      clearInterval(timer);
      await deliveries.stop();
      await sweeping.catch(() => undefined);
    },
  };
  const startAll = async (): Promise<void> => {
    if (chores.isSole) await unlessFull(log, () => releaseAllClaims(database));
    await chores.start(work);
    await unlessFull(log, () => sweepOwnOrphans(context));
    if (await room.isFull()) log.error(FULL_AT_START, new StorageFullError(problem('storage_full')), {});
    await jobs.start({
      analysis: analysisJob(context, prepareJob(context)),
      export: exportJob(context, forgetVoices),
      assistant_turn: assistantJob(context),
      build: buildJob(context),
      story: storyJob(context),
      voices: voicesJob(context),
      framing: framingJob(context),
      tool: toolJob(context),
      import: importJob(context),
      transcription: retranscribeJob(context),
      copy: copyJob(context),
    });
  };
  return {
    fetch: async (request) => {
      if (!isRead(request)) await started;
      return answer(request);
    },
    importReference: (accountId, given) => importReference(context, accountId, given),
    start: () => {
      started = startAll();
      return started;
    },
    stop: async () => {
      room.stop();
      await jobs.stop();
      await context.preparations.stop();
      await context.filmstrips.stop();
      await context.sounds.stop();
      await context.speech.stop();
      await chores.stop();
    },
  };
}

/** Any other fault ends the start. */
async function unlessFull(log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error;
    log.error('There was no room to clean up.', error, {});
  }
}

function handlerTables(context: ServiceContext): HandlerTables {
  const waits = createWaitGate(context.changes);
  const api: Handlers<OperationId> = {
    ...accountHandlers(context),
    ...voiceHandlers(context),
    ...uploadHandlers(context),
    ...assetHandlers(context),
    ...projectHandlers(context),
    ...analysisHandlers(context),
    ...jobHandlers(context, waits),
    ...kindHandlers(context),
    ...timelineHandlers(context),
    ...assistantHandlers(context),
    ...clipHandlers(context),
    ...compositionHandlers(context, rememberWordEdits),
    delete_composition: (call) => deleteComposition(context, call),
    ...reframeHandlers(context),
    ...exportHandlers(context, waits, forgetVoices),
    ...toolHandlers(context, waits),
  };
  return {
    api,
    owner: ownerHandlers(context),
    outdated: {
      create_export: (stored) =>
        stoppedBeforeRendering(context.database, (stored as AnswerOf<'create_export'>).export.id),
    },
    streams: {
      answerFile: (token, origin) => answerFile(context, token, origin),
      answerLibrary: (account) => answerLibrary(context, account),
      takeLibrary: (account, request) => takeLibrary(context, account, request),
      takeModelFile: (account, request, params) => takeModelFile(context, account, request, params),
    },
  };
}
