/** What listening and looking found, stored once for each asset so that no analysis does it twice. */
import { once } from '../../../base/work/once.ts';
import type { SoundTrack } from '../../../media/listen/sound-track.ts';
import type { PictureTrack } from '../../../media/vision/picture-track.ts';
import { inList } from '../../kernel/in-list.ts';
import type { Queries } from '../../kernel/ports/database.ts';

interface Tracks {
  readonly sound: SoundTrack;
  readonly picture: PictureTrack;
}

export async function readTrack<Kind extends keyof Tracks>(
  database: Queries,
  assetId: string,
  kind: Kind,
): Promise<Tracks[Kind] | null> {
  const row = await database.get<{ track: string }>(
    'SELECT track FROM asset_track WHERE asset_id = ? AND kind = ?',
    [assetId, kind],
  );
  return row === undefined ? null : (JSON.parse(row.track) as Tracks[Kind]);
}

/** The pauses heard in some assets, none where nothing listened. A track is large: it is read out only when asked. */
export async function readSilences(
  database: Queries,
  assetIds: readonly string[],
): Promise<(assetId: string) => SoundTrack['silences']> {
  const rows = await database.all<{ asset_id: string; track: string }>(
    `SELECT asset_id, track FROM asset_track WHERE kind = 'sound' AND asset_id IN ${inList(assetIds)}`,
    assetIds,
  );
  const known = new Map(
    rows.map(({ asset_id, track }) => [asset_id, once(() => (JSON.parse(track) as SoundTrack).silences)]),
  );
  return (assetId) => known.get(assetId)?.() ?? [];
}

export async function hasTrack(database: Queries, assetId: string, kind: keyof Tracks): Promise<boolean> {
  return (
    (await database.get('SELECT 1 FROM asset_track WHERE asset_id = ? AND kind = ?', [assetId, kind])) !==
    undefined
  );
}

export async function writeTrack<Kind extends keyof Tracks>(
  database: Queries,
  assetId: string,
  kind: Kind,
  track: Tracks[Kind],
): Promise<void> {
  await database.run(
    `INSERT INTO asset_track (asset_id, kind, track) VALUES (?, ?, ?)
     ON CONFLICT (asset_id, kind) DO UPDATE SET track = excluded.track`,
    [assetId, kind, JSON.stringify(track)],
  );
}
