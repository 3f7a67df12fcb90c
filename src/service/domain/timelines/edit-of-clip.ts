/** An accepted clip as an edit of its own: its stretch, hook, captions and framing, with the words as they were corrected. */
import { newId } from '../../../contract/ids.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { SavedLook } from '../../../media/captions/brand-files.ts';
import { inLetterCase } from '../../../media/captions/letter-case.ts';
import type { Edit, EditText, TextLook } from '../../../timeline/model/edit.ts';
import { conflict, invalid } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { keepWordsOfClip, transcriptMadeFrom, wordsOf } from '../assets/transcript-rows.ts';
import type { WordEdits } from '../compositions/built-inputs.ts';
import { insertComposition, requireComposition, stateOf } from '../compositions/composition-rows.ts';
import { type ClipState, isClip } from '../compositions/composition-state.ts';
import { followWhatIsNew } from '../compositions/start-framing.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { blockOf, changeProject, type ProjectRow, requireProject } from '../projects/project-rows.ts';
import { stateOfEdit } from './composition-of-edit.ts';
import { writeClip } from './timeline-clips.ts';
import { insertTimeline } from './timeline-rows.ts';
import { withImportedWords } from './with-imported-words.ts';

/** As long as it stands over a clip. */
const HOOK_SEC = 3;
const STYLE_WHILE_OFF = 'boxed';

/** A clip that an edit begins as. */
export interface ClipToEdit {
  readonly compositionId: string;
  readonly state: ClipState;
  /** The project whose analysis was paid for, and what was heard in it. */
  readonly from: ProjectRow;
}

/** @throws ApiError NOT_FOUND; CONFLICT for a composition that is no clip; VALIDATION_FAILED for one of another video */
export async function requireClipToEdit(
  { database }: ProjectContext,
  accountId: string,
  compositionId: string,
  sourceAssetId: string,
): Promise<ClipToEdit> {
  const row = await requireComposition(database, accountId, compositionId);
  const state = stateOf(row);
  if (!isClip(state)) throw conflict(problem('not_a_clip_to_edit'));
  if (state.sourceAssetId !== sourceAssetId)
    throw invalid('/compositionId', 'other_source', problem('clip_of_other_video'));
  return { compositionId, state, from: await requireProject(database, accountId, row.project_id) };
}

/** Inside the transaction that makes the project: it is prepared, by the work that found the clip. */
export async function prepareFromClip(
  context: ProjectContext,
  project: ProjectRow,
  clip: ClipToEdit,
): Promise<void> {
  const { state, from } = clip;
  const { database, clock } = context;
  const { id: projectId, account_id: accountId } = project;
  const { transcriptId, edited } = await wordsForEdit(database, state);
  if (transcriptId !== null)
    await database.run('UPDATE project_asset SET transcript_id = ? WHERE project_id = ? AND asset_id = ?', [
      transcriptId,
      projectId,
      state.sourceAssetId,
    ]);
  const edit = editOfClip(state, edited);
  const wordEdits: WordEdits = edited.map(({ index, text, hidden }) => ({
    ...{ assetId: state.sourceAssetId, sourceIndex: index, text, hidden },
  }));
  const compositionId = await insertComposition(context, {
    accountId,
    projectId,
    clipId: null,
    kind: 'vibeedit',
    state: await stateOfEdit(context, { accountId, projectId, title: project.title }, edit, wordEdits, state),
    madeBy: { changes: ['made'] },
  });
  const first = { edit, origin: 'prepared', summary: 'The accepted clip', madeBy: null } as const;
  const timeline = await insertTimeline(database, clock.nowMs(), project, compositionId, {
    ...first,
    wordEdits,
  });
  await writeClip(database, timeline.id, state.sourceAssetId, 'ready', await preparedBy(context, from));
  await changeProject(context, project, { block: { ...blockOf(project, 'vibeedit'), prepared: true } });
  await database.run(
    `UPDATE project SET status = 'ready', composition_id = ?, words_state = ?, made_from_composition_id = ?
     WHERE id = ?`,
    [compositionId, from.words_state, clip.compositionId, projectId],
  );
  await followWhatIsNew(context, await requireComposition(database, accountId, compositionId));
}

interface WordsForEdit {
  /** The words the edit is made from; null where there are none. */
  readonly transcriptId: string | null;
  /** Changed by hand, by their places in them. */
  readonly edited: ClipState['editedWords'];
}

/** What is said in an edit of the clip: what was heard, or what somebody put on the clip in its place. */
async function wordsForEdit(database: Queries, state: ClipState): Promise<WordsForEdit> {
  const { sourceAssetId, importedWords, editedWords } = state;
  const heard = await transcriptMadeFrom(
    database,
    sourceAssetId,
    state.heardEdits?.transcriptId ?? state.transcriptId,
  );
  if (importedWords === undefined) {
    const transcriptId = heard?.id ?? null;
    // Indexes belong to the transcript they were made on.
    return { transcriptId, edited: transcriptId === state.transcriptId ? editedWords : [] };
  }
  const words = withImportedWords(heard === undefined ? [] : wordsOf(heard, null), importedWords, state);
  const places = new Map(
    words.flatMap(({ imported }, place) => (imported === null ? [] : [[imported, place]])),
  );
  return {
    transcriptId: await keepWordsOfClip(
      database,
      sourceAssetId,
      words.map(({ imported: _, ...word }) => word),
    ),
    edited: editedWords.flatMap((word) => {
      const index = places.get(word.index);
      return index === undefined ? [] : [{ ...word, index }];
    }),
  };
}

/** @param edited words changed by hand, by their places in the transcript of the edit */
function editOfClip(state: ClipState, edited: ClipState['editedWords']): Edit {
  const {
    sourceAssetId: assetId,
    startSec,
    endSec,
    captionStyle,
    speakerColors,
    hook,
    brand,
    words,
    shotsSet = [],
  } = state;
  const wordMarks = edited
    .filter(({ emphasised, breaksAfter }) => emphasised === true || breaksAfter === true)
    .map(({ index: sourceIndex, emphasised, breaksAfter }) => ({
      assetId,
      sourceIndex,
      ...(emphasised === true ? { emphasised } : {}),
      ...(breaksAfter === true ? { breaksAfter } : {}),
    }))
    .toSorted((a, b) => a.sourceIndex - b.sourceIndex);
  return {
    aspect: '9:16',
    reframe: state.followed === undefined ? 'center' : 'face',
    captions: {
      enabled: captionStyle !== null,
      style: captionStyle ?? STYLE_WHILE_OFF,
      ...(speakerColors === true ? { speakerColors } : {}),
    },
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
    segments: [
      {
        id: newId('segment'),
        assetId,
        sourceStartSec: startSec,
        sourceEndSec: endSec,
        zoom: 1,
        muted: false,
        volume: 1,
      },
    ],
    texts:
      hook === null
        ? []
        : [
            {
              id: newId('timelineText'),
              ...hookAsText(hook, brand?.look, words),
              preset: 'headline',
              outputStartSec: 0,
              durationSec: Math.min(HOOK_SEC, endSec - startSec),
              xPercent: null,
              yPercent: null,
            },
          ],
    broll: [],
    ...(wordMarks.length === 0 ? {} : { wordMarks }),
    ...(shotsSet.length === 0 ? {} : { shots: shotsSet.map((shot) => ({ ...shot, assetId })) }),
  };
}

/** In the letters of its brand, as far as a text of an edit can have them. */
function hookAsText(
  hook: string,
  look: SavedLook | undefined,
  words: ClipState['words'],
): Pick<EditText, 'text' | keyof TextLook> {
  if (look === undefined) return { text: hook };
  const { color = null, size = null } = look.hook ?? {};
  return {
    text: inLetterCase(hook, look.letterCase, [hook, ...words.map(({ text }) => text)]),
    ...(look.font === undefined ? {} : { font: look.font }),
    ...(color === null ? {} : { color }),
    ...(size === null ? {} : { sizeScale: size }),
  };
}

/**
 * The analysis that was paid for, which stands for the preparation from now on: a first clip is edited while it runs,
 * or after it was stopped.
 */
async function preparedBy({ database }: ProjectContext, { id }: ProjectRow): Promise<string | null> {
  const job = await database.get<{ id: string }>(
    "SELECT id FROM job WHERE project_id = ? AND kind = 'analysis' ORDER BY status = 'done' DESC, seq DESC LIMIT 1",
    [id],
  );
  return job?.id ?? null;
}
