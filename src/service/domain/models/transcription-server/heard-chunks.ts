/** Pieces of a source that a server has heard, kept as they come: nothing is asked twice, also after a kill. */
import type { HeardChunk } from '../../../../media/transcription/join-chunks.ts';
import type { Queries } from '../../../kernel/ports/database.ts';

/** In order. @param wish what was asked of whom: other questions have other answers */
export async function readHeardChunks(
  database: Queries,
  assetId: string,
  wish: string,
): Promise<HeardChunk[]> {
  return (
    await database.all<{ heard: string }>(
      'SELECT heard FROM heard_window WHERE asset_id = ? AND wish = ? ORDER BY place',
      [assetId, wish],
    )
  ).map(({ heard }) => JSON.parse(heard) as HeardChunk);
}

/** Placed by their start in milliseconds, because pieces may get smaller on the way. */
export async function keepHeardChunk(
  database: Queries,
  assetId: string,
  wish: string,
  chunk: HeardChunk,
): Promise<void> {
  await database.run(
    `INSERT INTO heard_window (asset_id, wish, place, heard) VALUES (?, ?, ?, ?)
     ON CONFLICT (asset_id, wish, place) DO UPDATE SET heard = excluded.heard`,
    [assetId, wish, Math.round(1000 * chunk.startSec), JSON.stringify(chunk)],
  );
}
