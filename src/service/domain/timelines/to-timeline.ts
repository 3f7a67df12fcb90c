/** A timeline as the API shows it, with what is wrong with it. Specification, section 2, Timeline. */
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import { audioOf, durationOf, type Edit, placeSegments } from '../../../timeline/model/edit.ts';
import { wordsOfEdit } from '../../../timeline/model/edit-words.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { findAssets } from '../assets/asset-rows.ts';
import { assetsShown, sourceWords } from './edit-material.ts';
import { toClips } from './timeline-clips.ts';
import { editOf, type TimelineRow } from './timeline-rows.ts';

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly assetId: string | null;
}

export async function toTimeline(database: Queries, row: TimelineRow): Promise<Timeline> {
  const edit = editOf(row);
  return {
    id: row.id,
    projectId: row.project_id,
    compositionId: row.composition_id,
    revision: row.revision,
    durationSec: durationOf(edit),
    aspect: edit.aspect,
    reframe: edit.reframe,
    captions: { ...edit.captions },
    music: edit.music,
    fadeInSec: edit.fadeInSec,
    fadeOutSec: edit.fadeOutSec,
    clips: await toClips(database, row),
    segments: [...placeSegments(edit)],
    texts: edit.texts.map((text) => ({ ...text })),
    broll: edit.broll.map((broll) => ({ ...broll })),
    ...(edit.audio === undefined ? {} : { audio: edit.audio.map((one) => ({ ...one })) }),
    shots: (edit.shots ?? []).map((shot) => ({ ...shot })),
    ...(edit.wordMarks === undefined ? {} : { wordMarks: edit.wordMarks.map((mark) => ({ ...mark })) }),
    ...(edit.mutedLanes === undefined ? {} : { mutedLanes: [...edit.mutedLanes] }),
    diagnostics: (await diagnose(database, row, edit)).map((found) => ({ ...found })),
  };
}

/** What a person should know before exporting; nothing here stops them. */
async function diagnose(database: Queries, row: TimelineRow, edit: Edit): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const hasWords = async () =>
    wordsOfEdit(edit, await sourceWords(database, row.project_id, assetsShown(edit))).length > 0;
  if (edit.captions.enabled && !(await hasWords()))
    found.push({
      code: 'no_words',
      message: 'Captions are on, but no words are known in this edit.',
      assetId: null,
    });
  for (const { assetId, state, title } of await toClips(database, row))
    if (state === 'failed')
      found.push({ code: 'clip_failed', message: `The video ${title} could not be prepared.`, assetId });
  const { music } = edit;
  const heard = new Set(audioOf(edit).map(({ assetId }) => assetId));
  const there = await findAssets(
    database,
    row.account_id,
    new Set([...heard, ...(music === null ? [] : [music.assetId])]),
  );
  if (music !== null && !there.has(music.assetId))
    found.push({ code: 'music_gone', message: 'The music file no longer exists.', assetId: music.assetId });
  for (const assetId of heard)
    if (!there.has(assetId))
      found.push({ code: 'sound_gone', message: 'A sound file no longer exists.', assetId });
  return found;
}
