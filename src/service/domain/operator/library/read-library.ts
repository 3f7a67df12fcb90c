/**
 * Reads a library file into the store and the staging table, and verifies all of it. Nothing it writes is seen
 * by anybody; the caller either makes it visible or removes it.
 */
import type { z } from 'zod';
import { crc32 } from '../../../../base/bytes/crc32.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { type ApiError, conflict, invalid } from '../../../kernel/api-error.ts';
import { StorageFullError } from '../../../kernel/ports/file-store.ts';
import { requireStorage } from '../../assets/storage-limit.ts';
import type { OperatorContext } from '../operator-context.ts';
import {
  CHECKS_NAME,
  checksSchema,
  fileEntry,
  LIBRARY_VERSION,
  type LibraryManifest,
  MANIFEST_NAME,
  manifestHeadSchema,
  manifestSchema,
  rowsEntry,
} from './library-manifest.ts';
import { LIBRARY_TABLES } from './library-tables.ts';
import type { TarReader } from './read-tar.ts';
import { stageRow } from './staged-rows.ts';

/** Manifest and checks name every file once. */
const JSON_MAX_BYTES = 64 * 1024 * 1024;
const ROW_MAX_CHARS = 256 * 1024 * 1024;

export interface LibraryArrival {
  readonly batch: string;
  /** Names of files written so far, to be removed should anything go wrong. */
  readonly written: string[];
}

/** @throws ApiError VALIDATION_FAILED, CONFLICT storage_limit, DamagedArchiveError, StorageFullError */
export async function readLibrary(
  context: OperatorContext,
  accountId: string,
  tar: TarReader,
  { batch, written }: LibraryArrival,
): Promise<LibraryManifest> {
  const checks: Record<string, number> = {};
  /** The content of the next entry, which must have this name. */
  async function* next(name: string, sizeBytes?: number): AsyncGenerator<Uint8Array> {
    const entry = await tar.next();
    if (entry?.name !== name || (sizeBytes !== undefined && entry.sizeBytes !== sizeBytes))
      throw name === MANIFEST_NAME ? foreign() : damaged(problem('library_entry_missing', { name }));
    let check = 0;
    for await (const part of tar.content()) {
      check = crc32(part, check);
      yield part;
    }
    checks[name] = check;
  }

  const manifest = readManifest(await wholeJson(next(MANIFEST_NAME)), context);
  await requireRoom(context, accountId, manifest);
  for (const { name, rows } of manifest.tables) {
    const found = await stageLines(context, batch, name, next(rowsEntry(name)));
    if (found !== rows) throw damaged(problem('library_rows', { name: rowsEntry(name), found, rows }));
  }
  for (const { name, sizeBytes } of manifest.files) {
    if ((await context.files.sizeBytes(name)) !== null)
      throw conflict(problem('file_exists', { file: name }), { file: name });
    written.push(name);
    await context.files.put(name, next(fileEntry(name), sizeBytes));
  }
  const seen = { ...checks };
  const noted = parsed(checksSchema, await wholeJson(next(CHECKS_NAME)));
  const wrong = Object.entries(seen).find(([name, check]) => noted?.[name] !== check);
  if (noted === null || wrong !== undefined)
    throw damaged(problem('library_changed', { name: wrong?.[0] ?? CHECKS_NAME }));
  if ((await tar.next()) !== null) throw damaged(problem('library_more'));
  return manifest;
}

export function damaged(why: Problem): ApiError {
  return invalid('', 'damaged_library', problem('library_damaged', { why }));
}

function foreign(): ApiError {
  return invalid('', 'not_a_library', problem('library_foreign'));
}

function readManifest(json: unknown, { schema }: OperatorContext): LibraryManifest {
  const head = parsed(manifestHeadSchema, json);
  if (head === null) throw foreign();
  if (head.version > LIBRARY_VERSION || head.schema > schema.version)
    throw invalid('', 'newer_library', problem('library_newer'));
  const manifest = parsed(manifestSchema, json);
  if (manifest === null) throw damaged(problem('library_contents'));
  const known = new Set(LIBRARY_TABLES.map(({ name }) => name));
  const unknown = manifest.tables.find(({ name }) => !known.has(name));
  if (unknown !== undefined) throw damaged(problem('library_kind', { name: unknown.name }));
  const names = [...manifest.files, ...manifest.tables].map(({ name }) => name);
  if (new Set(names).size !== names.length) throw damaged(problem('library_twice'));
  return manifest;
}

async function requireRoom(
  { database, files }: OperatorContext,
  accountId: string,
  manifest: LibraryManifest,
): Promise<void> {
  const needed = manifest.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  await requireStorage(database, accountId, needed);
  const free = await files.freeBytes();
  if (free !== null && needed > free) throw new StorageFullError(problem('no_room_for_library'));
}

async function stageLines(
  { database }: OperatorContext,
  batch: string,
  table: string,
  content: AsyncGenerator<Uint8Array>,
): Promise<number> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let rows = 0;
  const stage = async (lines: readonly string[]): Promise<void> => {
    rows += lines.length;
    await database.transaction(async (tx) => {
      for (const line of lines) await stageRow(tx, batch, table, line);
    });
  };
  try {
    for await (const part of content) {
      const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > ROW_MAX_CHARS) throw damaged(problem('library_row_long', { name: rowsEntry(table) }));
      if (lines.length > 0) await stage(lines);
    }
    rest += decoder.decode();
  } catch (error) {
    // What the decoder throws for bytes that are no UTF-8.
    throw error instanceof TypeError
      ? damaged(problem('library_no_text', { name: rowsEntry(table) }))
      : error;
  }
  if (rest !== '') throw damaged(problem('library_row_cut', { name: rowsEntry(table) }));
  return rows;
}

/** undefined for what is no JSON. */
async function wholeJson(content: AsyncGenerator<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of content) {
    sizeBytes += part.byteLength;
    if (sizeBytes > JSON_MAX_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(await new Blob(parts as BlobPart[]).text()) as unknown;
  } catch {
    return undefined;
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, json: unknown): z.infer<Schema> | null {
  const result = schema.safeParse(json);
  return result.success ? result.data : null;
}
