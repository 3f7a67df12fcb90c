/** A whole service in this process for tests: real SQLite file, real folder, ffmpeg, and a clock in hand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediately } from 'node:timers/promises';
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { sendFileByReference } from '../../hosts/browser/send-file-by-reference.ts';
import { createFolderFileStore } from '../../hosts/node/folder-file-store.ts';
import { createNodeNetwork } from '../../hosts/node/network/node-network.ts';
import type { Resolver } from '../../hosts/node/network/resolve-host.ts';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import { createService, type Service, type ServiceParts } from '../../service/create-service.ts';
import { type AccountAdmin, createAccountAdmin } from '../../service/domain/operator/account-admin.ts';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../service/kernel/operator-config.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { FileStore } from '../../service/kernel/ports/file-store.ts';
import { MIGRATIONS } from '../../service/storage/migrations.ts';
import type { NestingWatch } from '../../service/storage/sqlite-database.ts';
import { sqliteSchema } from '../../service/storage/sqlite-schema.ts';
import { keptFile } from '../media/kept-work.ts';
import { createFfmpegMediaEngine } from './ffmpeg-media-engine.ts';
import { engineOf, type PlainEngine } from './plain-engine.ts';

/** Nothing that is tested leaves the machine, whatever names are made up for it. */
const onThisMachine: Resolver = async (host) => {
  if (host !== 'localhost') throw new Error(`The name ${host} is not looked up in tests.`);
  return [{ address: '127.0.0.1', family: 4 }];
};

const TEST_ORIGIN = 'https://studio.test';
const LIBRARY = 'studio.db';

export interface TestStudioOptions {
  readonly config?: Partial<OperatorConfig>;
  /** Wraps the media engine, to hold, break or count calls. */
  readonly media?: (engine: PlainEngine) => PlainEngine;
  /** Receivers and links on this machine are reached unless this says no. */
  readonly allowPrivateAddresses?: boolean;
  /** A folder kept from an earlier studio, to start again on the same data. */
  readonly folder?: string;
  /** Where rows are, instead of a file of SQLite in the folder; the caller drops them. */
  readonly rows?: Pick<ServiceParts, 'database' | 'schema' | 'changes' | 'rates' | 'chores' | 'jobs'>;
  /** Wraps the database and the free space of the store, to make a full disk. */
  readonly database?: (database: Database) => Database;
  readonly freeBytes?: FileStore['freeBytes'];
  /** Wraps the file store. */
  readonly files?: (files: FileStore, folder: string) => FileStore;
  /** Called when the account is there and nothing runs yet. */
  readonly beforeStart?: () => void;
  /** How far the clock is ahead when it starts. */
  readonly startsInMs?: number;
  readonly lostDatabase?: ServiceParts['lostDatabase'];
  readonly sealer?: ServiceParts['sealer'];
  /** Has work throw that would wait for itself, where it else never ends. */
  readonly nesting?: NestingWatch;
}

export interface TestStudio {
  readonly fetch: FetchLike;
  readonly handle: (request: Request) => Promise<Response>;
  readonly apiKey: string;
  readonly ownerToken: string;
  /** Keys of the same account that lack scopes. */
  readonly readOnlyKey: string;
  readonly noSpendKey: string;
  /** Of another account. */
  readonly strangerKey: string;
  readonly folder: string;
  readonly database: Database;
  readonly files: FileStore;
  readonly service: Service;
  readonly logged: string[];
  /** Plans, top-up and bonus, as an operator sets them. */
  readonly admin: AccountAdmin;
  readonly clock: { nowMs(): number; advance(milliseconds: number): void };
  /** Ends the process's part without any goodbye, as a kill would; the folder stays. */
  crash(): Promise<void>;
  /** Stops cleanly and removes the folder. */
  dispose(): Promise<void>;
}

/** Tests do not pace themselves; the rate limits have tests of their own. */
const UNHURRIED: Partial<OperatorConfig> = { rateFactor: 1000 };

export async function startTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'cliproom-studio-'));
  if (options.folder === undefined && options.rows === undefined)
    await copyFile(await emptyLibrary(), join(folder, LIBRARY));
  const rows = options.rows ?? {
    database: await openNodeDatabase(join(folder, LIBRARY), options.nesting),
    schema: sqliteSchema,
  };
  const database = options.database?.(rows.database) ?? rows.database;
  const folderFiles = createFolderFileStore(folder);
  const withRoom = { ...folderFiles, freeBytes: options.freeBytes ?? folderFiles.freeBytes };
  const files: FileStore = options.files?.(withRoom, folder) ?? withRoom;
  const engine = createFfmpegMediaEngine(folder);
  const logged: string[] = [];
  let offsetMs = options.startsInMs ?? 0;
  const clock = {
    nowMs: () => Date.now() + offsetMs,
    advance: (milliseconds: number) => {
      offsetMs += milliseconds;
    },
  };
  const service = await createService({
    ...rows,
    database,
    files,
    media: engineOf(options.media?.(engine) ?? engine),
    network: createNodeNetwork({
      allowPrivateAddresses: options.allowPrivateAddresses ?? true,
      resolve: onThisMachine,
    }),
    clock,
    log: {
      error: (message, cause) =>
        logged.push(`${message} ${cause instanceof Error ? (cause.stack ?? '') : String(cause)}`),
    },
    config: { ...UNHURRIED, ...options.config },
    ...(options.sealer !== undefined && { sealer: options.sealer }),
    ...(options.lostDatabase !== undefined && { lostDatabase: options.lostDatabase }),
  });
  const credentials = await issueCredentials(database, clock, {
    plan: options.config?.plan ?? 'studio',
    name: 'all',
  });
  const plan = options.config?.plan ?? 'studio';
  const readOnly = await issueCredentials(database, clock, {
    plan,
    name: 'read only',
    scopes: ['clips:read'],
  });
  const noSpend = await issueCredentials(database, clock, {
    plan,
    name: 'no spend',
    scopes: ['clips:read', 'clips:write'],
  });
  const stranger = await issueCredentials(database, clock, { plan, name: 'stranger', accountId: 'stranger' });
  options.beforeStart?.();
  await service.start();

  const handle = async (request: Request): Promise<Response> =>
    sendFileByReference(files, await service.fetch(request));
  return {
    ...credentials,
    readOnlyKey: readOnly.apiKey,
    noSpendKey: noSpend.apiKey,
    strangerKey: stranger.apiKey,
    folder,
    database,
    files,
    service,
    logged,
    admin: createAccountAdmin({
      database,
      clock,
      config: { ...DEFAULT_CONFIG, ...UNHURRIED, ...options.config },
    }),
    clock,
    handle,
    // As on every transport, timers and files get their turn between two calls.
    fetch: async (input, init) => {
      await immediately();
      return handle(new Request(new URL(input, TEST_ORIGIN), init));
    },
    crash: async () => {
      await database.close();
    },
    dispose: async () => {
      await service.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its schema is made once a run: the steps to it would be a third of what it takes to start a studio. */
function emptyLibrary(): Promise<string> {
  const steps = MIGRATIONS.map((step) => step.map(String));
  return keptFile(['an empty library', steps], LIBRARY, async (path) => {
    const database = await openNodeDatabase(path);
    await sqliteSchema.open(database);
    await database.close();
  });
}
