/** The whole library as one file: rows as they were at one moment, then every file, streamed. */
import { crc32 } from '../../../../base/bytes/crc32.ts';
import { forEachConcurrent } from '../../../../base/work/for-each-concurrent.ts';
import { mapInTurn } from '../../../../base/work/map-in-turn.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { isoTime } from '../../../kernel/time.ts';
import { requireOriginal } from '../../assets/require-original.ts';
import type { OperatorContext } from '../operator-context.ts';
import {
  CHECKS_NAME,
  fileEntry,
  LIBRARY_FORMAT,
  LIBRARY_VERSION,
  type LibraryManifest,
  MANIFEST_NAME,
  rowsEntry,
} from './library-manifest.ts';
import { filesOfRow, LIBRARY_TABLES } from './library-tables.ts';
import { copyRows, dropStaged, measureStaged, newBatch, stagedRows } from './staged-rows.ts';
import { TAR_END, tarHeader, tarPadding } from './tar-blocks.ts';

/** Nothing is sent before the size of all is known, and a bucket is asked for each over the network. */
const FILES_AT_ONCE = 16;

/** @throws ApiError CONFLICT work_running, file_missing; OriginalAwayError */
export async function openLibraryFile(
  context: OperatorContext,
  accountId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { database, clock } = context;
  const batch = newBatch(clock.nowMs());
  const names = await database.transaction((tx) => snapshot(tx, accountId, batch), accountId);
  try {
    const manifest = await manifestOf(context, batch, names);
    return streamOf(libraryBytes(context, batch, manifest), () => dropStaged(database, batch));
  } catch (error) {
    await dropStaged(database, batch);
    throw error;
  }
}

/** Inside a transaction; gives the names of all files. */
async function snapshot(database: Queries, accountId: string, batch: string): Promise<string[]> {
  const running = await database.all<{ id: string; kind: string }>(
    "SELECT id, kind FROM job WHERE account_id = ? AND status IN ('queued', 'running') ORDER BY seq",
    [accountId],
  );
  if (running.length > 0)
    throw conflict(problem('work_running'), {
      uses: running.map(({ id, kind }) => ({ jobId: id, kind })),
    });
  const names: string[] = [];
  for (const table of LIBRARY_TABLES)
    await copyRows(database, batch, table, accountId, (row) => names.push(...filesOfRow(table, row)));
  return names;
}

async function manifestOf(
  { database, files, clock, schema }: OperatorContext,
  batch: string,
  names: readonly string[],
): Promise<LibraryManifest> {
  const sizes = new Map<string, number>();
  await forEachConcurrent(names, FILES_AT_ONCE, async (name) => {
    const sizeBytes = await files.sizeBytes(name);
    if (sizeBytes === null)
      throw conflict(problem('file_missing', { file: name }), {
        file: name,
      });
    // What cannot be read is told before anything is sent.
    await requireOriginal(files, name);
    sizes.set(name, sizeBytes);
  });
  return {
    format: LIBRARY_FORMAT,
    version: LIBRARY_VERSION,
    schema: schema.version,
    createdAt: isoTime(clock.nowMs()),
    tables: await mapInTurn(LIBRARY_TABLES, async ({ name }) => ({
      name,
      rows: (await measureStaged(database, batch, name)).rows,
    })),
    files: names.map((name) => ({ name, sizeBytes: sizes.get(name) ?? 0 })),
  };
}

async function* libraryBytes(
  { database, files }: OperatorContext,
  batch: string,
  manifest: LibraryManifest,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const checks: Record<string, number> = {};

  async function* entry(
    name: string,
    sizeBytes: number,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    yield tarHeader({ name, sizeBytes });
    let writtenBytes = 0;
    let check = 0;
    for await (const part of content) {
      writtenBytes += part.byteLength;
      check = crc32(part, check);
      yield part;
    }
    if (writtenBytes !== sizeBytes) throw new Error(`${name} changed while the library was written.`);
    checks[name] = check;
    yield tarPadding(sizeBytes);
  }

  async function* lines(table: string): AsyncGenerator<Uint8Array> {
    for await (const row of stagedRows(database, batch, table)) yield encoder.encode(`${row}\n`);
  }

  const first = encoder.encode(JSON.stringify(manifest));
  yield* entry(MANIFEST_NAME, first.byteLength, [first]);
  for (const { name } of manifest.tables)
    yield* entry(rowsEntry(name), (await measureStaged(database, batch, name)).sizeBytes, lines(name));
  for (const { name, sizeBytes } of manifest.files)
    yield* entry(fileEntry(name), sizeBytes, chunksOf((await files.read(name)).stream()));
  const last = encoder.encode(JSON.stringify(checks));
  yield* entry(CHECKS_NAME, last.byteLength, [last]);
  yield TAR_END;
}

/** Not every browser lets a stream be iterated. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel();
  }
}

/** @param onEnd runs once, when it was read to its end, given up or broken. */
function streamOf(bytes: AsyncGenerator<Uint8Array>, onEnd: () => Promise<void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const step = await bytes.next();
          if (!step.done) {
            controller.enqueue(step.value);
            return;
          }
          await onEnd();
          controller.close();
        } catch (error) {
          await onEnd();
          controller.error(error);
        }
      },
      cancel: async () => {
        await bytes.return(undefined);
        await onEnd();
      },
    },
    { highWaterMark: 0 },
  );
}
