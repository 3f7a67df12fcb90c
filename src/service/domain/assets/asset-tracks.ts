/** What listening and looking found, stored once for each asset so that no analysis does it twice. */

import type { SoundTrack } from '../../../media/listen/sound-track.ts';
import type { PictureTrack } from '../../../media/vision/picture-track.ts';
import type { Queries } from '../../kernel/ports/database.ts';

interface Tracks {
  readonly sound: SoundTrack;
  readonly picture: PictureTrack;
}

export function readTrack<Kind extends keyof Tracks>(
  database: Queries,
  assetId: string,
  kind: Kind,
): Tracks[Kind] | null {
  const row = database.get<{ track: string }>(
    'SELECT track FROM asset_track WHERE asset_id = ? AND kind = ?',
    [assetId, kind],
  );
  return row === undefined ? null : (JSON.parse(row.track) as Tracks[Kind]);
}

export function hasTrack(database: Queries, assetId: string, kind: keyof Tracks): boolean {
  return (
    database.get('SELECT 1 FROM asset_track WHERE asset_id = ? AND kind = ?', [assetId, kind]) !== undefined
  );
}

export function writeTrack<Kind extends keyof Tracks>(
  database: Queries,
  assetId: string,
  kind: Kind,
  track: Tracks[Kind],
): void {
  database.run('INSERT OR REPLACE INTO asset_track (asset_id, kind, track) VALUES (?, ?, ?)', [
    assetId,
    kind,
    JSON.stringify(track),
  ]);
}
