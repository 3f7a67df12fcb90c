/** What operations on an edit need to know of its videos: lengths, words, pauses, and new ids. */
import { once } from '../../../base/work/once.ts';
import { newId } from '../../../contract/ids.ts';
import type { EditContext } from '../../../timeline/model/apply-operations.ts';
import type { Edit } from '../../../timeline/model/edit.ts';
import type { SourceWord } from '../../../timeline/model/edit-words.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { findAssets } from '../assets/asset-rows.ts';
import { readSilences } from '../assets/asset-tracks.ts';
import { transcriptsMadeFrom, wordsOf } from '../assets/transcript-rows.ts';
import { vocabularyOf } from '../projects/project-rows.ts';
import { usableClips } from './timeline-clips.ts';
import type { TimelineRow } from './timeline-rows.ts';

export interface EditMaterial extends EditContext {
  /** Every id given out so far. */
  readonly newIds: readonly string[];
}

const ID_KINDS = {
  segment: 'segment',
  text: 'timelineText',
  broll: 'broll',
  audio: 'timelineAudio',
} as const;

/**
 * @param about the edit and what is to be done with it: what they name is looked up
 * @param knownIds ids to give out first, when operations are applied that were applied before
 */
export async function editMaterial(
  database: Queries,
  row: TimelineRow,
  about: unknown,
  knownIds: readonly string[] = [],
): Promise<EditMaterial> {
  const newIds: string[] = [];
  const assetIds = assetsNamedIn(about);
  const assets = await findAssets(database, row.account_id, assetIds);
  const usable = await usableClips(database, row, assets);
  const silences = await readSilences(database, [...usable.keys()]);
  return {
    newIds,
    newId: (kind) => {
      const id = knownIds[newIds.length] ?? newId(ID_KINDS[kind]);
      newIds.push(id);
      return id;
    },
    usableSec: (assetId) => usable.get(assetId)?.duration_sec ?? null,
    heardSec: (assetId) => {
      const asset = assets.get(assetId);
      const isHeard = asset?.kind === 'audio' || asset?.has_audio === 1;
      return isHeard ? (asset?.duration_sec ?? null) : null;
    },
    silencesOf: silences,
    wordsOf: await sourceWords(database, row.project_id, assetIds),
  };
}

/** Of operations, edits and lists of both. */
function assetsNamedIn(about: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(about, (key, value: unknown) => {
    if (key === 'assetId' && typeof value === 'string') found.add(value);
    return value;
  });
  return found;
}

/** The videos whose words an edit speaks. */
export const assetsShown = (edit: Edit): string[] => edit.segments.map(({ assetId }) => assetId);

/** The words of the transcripts of some assets as the project spells them; none where one has no transcript. */
export async function sourceWords(
  database: Queries,
  projectId: string,
  assetIds: Iterable<string>,
): Promise<(assetId: string) => readonly SourceWord[]> {
  const vocabulary = await vocabularyOf(database, projectId);
  const made = await transcriptsMadeFrom(database, projectId, [...new Set(assetIds)]);
  const words = new Map(made.map((row) => [row.asset_id, once(() => wordsOf(row, vocabulary))]));
  return (assetId) => words.get(assetId)?.() ?? [];
}
