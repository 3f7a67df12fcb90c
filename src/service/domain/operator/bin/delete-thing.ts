/** Deleting: into the bin where there is room to keep it, else for good with its files. */
import { mapInTurn } from '../../../../base/work/map-in-turn.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type FileStore, StorageFullError } from '../../../kernel/ports/file-store.ts';
import type { Schema } from '../../../kernel/ports/schema.ts';
import { sheetFilesOf } from '../../assets/filmstrip-rows.ts';
import { isReference } from '../../assets/require-original.ts';
import type { OperatorContext } from '../operator-context.ts';
import { keepInBin, type Thing } from './bin-rows.ts';
import { dropFromBin } from './drop-from-bin.ts';
import { type ThingType, tablesOfThing } from './tables-of-thing.ts';

/** `skip`: for good in any case. `only`: into the bin, or not at all. */
type UseOfBin = 'skip' | 'only' | undefined;

type Parts = Pick<OperatorContext, 'database' | 'files' | 'clock' | 'room' | 'schema'>;

/**
 * On a full disk a deletion has to free space, and the bin would not.
 * @param remove the transaction: looks whether it may go, calls `keep` with it, and deletes the row. May run twice.
 * @throws StorageFullError where it is to be kept and cannot be; what `remove` throws
 */
export async function deleteThing<Answer>(
  context: Parts,
  thing: Thing,
  use: UseOfBin,
  remove: (keep: (tx: Queries) => Promise<void>, inBin: boolean) => Promise<Answer>,
): Promise<Answer> {
  const { database, files, clock, room, schema } = context;
  const { id, type } = thing;
  const isFull = await room.isFull();
  if (isFull && use === 'only') throw new StorageFullError(problem('storage_full'));
  if (use !== 'skip' && !isFull) {
    const sizes = await sizesOf(files, await filesOfThing(schema, database, type, id));
    const keep = async (tx: Queries): Promise<void> => {
      const kept = (await filesOfThing(schema, tx, type, id)).map((name) => ({
        name,
        sizeBytes: sizes.get(name) ?? 0,
      }));
      await keepInBin(schema, tx, thing, kept, clock.nowMs());
    };
    try {
      return await remove(keep, true);
    } catch (error) {
      if (use === 'only' || !(error instanceof StorageFullError)) throw error;
    }
  }
  let names: string[] = [];
  const note = async (tx: Queries): Promise<void> => {
    names = await filesOfThing(schema, tx, type, id);
  };
  const answer = await remove(note, false);
  for (const name of names) await files.remove(name);
  await dropFromBin(context, thing.accountId, [id]);
  return answer;
}

async function filesOfThing(
  schema: Schema,
  database: Queries,
  type: ThingType,
  id: string,
): Promise<string[]> {
  const columns = tablesOfThing(schema, type).flatMap(({ name, own, files }) =>
    files.map((column) => ({ name, own, column })),
  );
  const named = await mapInTurn(columns, ({ name, own, column }) =>
    database.all<{ file: string }>(
      `SELECT ${column} AS file FROM ${name} WHERE (${own}) AND ${column} IS NOT NULL`,
      [id],
    ),
  );
  const sheets = type === 'asset' ? await sheetFilesOf(database, id) : [];
  return [...named.flat().map(({ file }) => file), ...sheets];
}

async function sizesOf(files: FileStore, names: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of names) {
    const takesRoom = !(await isReference(files, name));
    sizes.set(name, takesRoom ? ((await files.sizeBytes(name)) ?? 0) : 0);
  }
  return sizes;
}
