/** What operations on an edit need to know of its videos: lengths, words, pauses, and new ids. */
import { newId } from '../../../contract/ids.ts';
import type { EditContext } from '../../../timeline/model/apply-operations.ts';
import type { SourceWord } from '../../../timeline/model/edit-words.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { findAsset } from '../assets/asset-rows.ts';
import { readTrack } from '../assets/asset-tracks.ts';
import { transcriptMadeFrom, wordsOf } from '../assets/transcript-rows.ts';
import { vocabularyOf } from '../projects/project-rows.ts';
import { usableClip } from './timeline-clips.ts';
import type { TimelineRow } from './timeline-rows.ts';

export interface EditMaterial extends EditContext {
  /** Every id given out so far. */
  readonly newIds: readonly string[];
}

const ID_KINDS = { segment: 'segment', text: 'timelineText', broll: 'broll' } as const;

/** @param knownIds ids to give out first, when operations are applied that were applied before */
export function editMaterial(
  database: Queries,
  row: TimelineRow,
  knownIds: readonly string[] = [],
): EditMaterial {
  const newIds: string[] = [];
  return {
    newIds,
    newId: (kind) => {
      const id = knownIds[newIds.length] ?? newId(ID_KINDS[kind]);
      newIds.push(id);
      return id;
    },
    usableSec: (assetId) => usableClip(database, row, assetId)?.duration_sec ?? null,
    musicSec: (assetId) => {
      const asset = findAsset(database, row.account_id, assetId);
      const isHeard = asset?.kind === 'audio' || asset?.has_audio === 1;
      return isHeard ? (asset?.duration_sec ?? null) : null;
    },
    silencesOf: once((assetId) => readTrack(database, assetId, 'sound')?.silences ?? []),
    wordsOf: sourceWords(database, row.project_id),
  };
}

/** What the edit was made from, where words were made again since; null for the words there are now. */
function transcriptOfEdit(database: Queries, projectId: string, assetId: string): string | null {
  const row = database.get<{ transcript_id: string | null }>(
    'SELECT transcript_id FROM project_asset WHERE project_id = ? AND asset_id = ?',
    [projectId, assetId],
  );
  return row?.transcript_id ?? null;
}

/** The words of an asset's transcript as the project spells them, none where it has no transcript. */
export function sourceWords(
  database: Queries,
  projectId: string,
): (assetId: string) => readonly SourceWord[] {
  const vocabulary = vocabularyOf(database, projectId);
  return once((assetId) => {
    const transcript = transcriptMadeFrom(database, assetId, transcriptOfEdit(database, projectId, assetId));
    return transcript === undefined ? [] : wordsOf(transcript, vocabulary);
  });
}

function once<Value>(read: (assetId: string) => Value): (assetId: string) => Value {
  const known = new Map<string, Value>();
  return (assetId) => {
    const value = known.get(assetId) ?? read(assetId);
    known.set(assetId, value);
    return value;
  };
}
