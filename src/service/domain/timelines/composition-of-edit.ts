/** The composition an edit is shown and exported as: it follows every revision of the timeline. */
import type { CompositionWord } from '../../../media/captions/composition-words.ts';
import { editFormat } from '../../../media/compose/plans/edit-format.ts';
import { durationOf, type Edit } from '../../../timeline/model/edit.ts';
import { type EditWord, wordsOfEdit } from '../../../timeline/model/edit-words.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import type { VibeEditInputs, WordEdits } from '../compositions/built-inputs.ts';
import {
  type CompositionRow,
  dropRevisions,
  type MadeBy,
  requireComposition,
  stateOf,
  writeRevision,
} from '../compositions/composition-rows.ts';
import { type BuiltState, type CompositionState, isClip } from '../compositions/composition-state.ts';
import { withFollowed } from '../compositions/followed-stretch.ts';
import { followWhatIsNew } from '../compositions/start-framing.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { assetsShown, sourceWords } from './edit-material.ts';
import { KEPT_REVISIONS, keepWordEdits } from './timeline-rows.ts';

/** Whose edit is shown, and under which name. */
interface EditShown {
  readonly accountId: string;
  readonly projectId: string;
  readonly title: string;
}

/** What of a composition is none of its edit: how its captions look, and where faces were found. */
type BesideEdit = Pick<CompositionState, 'brand' | 'captionDetails' | 'followed'>;

export async function stateOfEdit(
  { database }: Pick<ProjectContext, 'database'>,
  { accountId, projectId, title }: EditShown,
  edit: Edit,
  wordEdits: WordEdits,
  { brand, captionDetails, followed = [] }: BesideEdit = {},
): Promise<BuiltState> {
  const first = await requireAsset(database, accountId, edit.segments[0]?.assetId ?? '');
  const state: BuiltState = {
    title,
    ...editFormat(edit.aspect, first),
    captionStyle: edit.captions.enabled ? edit.captions.style : null,
    ...(edit.captions.speakerColors === true ? { speakerColors: true } : {}),
    ...(brand === undefined ? {} : { brand }),
    ...(captionDetails === undefined ? {} : { captionDetails }),
    framing: edit.reframe === 'off' ? 'none' : 'centered',
    words: editedWords(
      wordsOfEdit(edit, await sourceWords(database, projectId, assetsShown(edit))),
      wordEdits,
    ),
    durationSec: durationOf(edit),
    scene: { kind: 'vibeedit', edit, wordEdits },
  };
  return edit.reframe === 'face' ? withFollowed({ ...state, followed }, []) : state;
}

/** Writes the composition's next revision, inside the caller's transaction. */
export async function followEdit(
  context: ProjectContext,
  accountId: string,
  compositionId: string,
  edit: Edit,
  wordEdits: WordEdits,
): Promise<void> {
  const row = await requireComposition(context.database, accountId, compositionId);
  const before = stateOf(row);
  const state = await stateOfEdit(
    context,
    { accountId, projectId: row.project_id, title: before.title },
    edit,
    wordEdits,
    before,
  );
  const madeBy: MadeBy = { changes: ['timeline'] };
  const next = await writeRevision(context.database, context.clock.nowMs(), row, state, madeBy);
  // Each holds all words of the edit. What is gone back to is the timeline's own.
  await dropRevisions(context.database, compositionId, next.revision - KEPT_REVISIONS);
  await followWhatIsNew(context, next);
}

/** Those of the composition as it is. */
export async function correctedWords(
  { database }: ProjectContext,
  accountId: string,
  compositionId: string,
): Promise<WordEdits> {
  const state = stateOf(await requireComposition(database, accountId, compositionId));
  return isVibeEdit(state) ? state.scene.wordEdits : [];
}

/**
 * After words were changed by hand on the composition: remembers each by its place in its source, so that it
 * stays changed whatever is cut later.
 */
export async function rememberWordEdits(
  { database }: Pick<ProjectContext, 'database'>,
  { id: compositionId, project_id: projectId }: Pick<CompositionRow, 'id' | 'project_id'>,
  before: CompositionState,
  after: CompositionState,
): Promise<CompositionState> {
  if (!isVibeEdit(after)) return after;
  const { edit, wordEdits } = after.scene;
  const places = wordsOfEdit(edit, await sourceWords(database, projectId, assetsShown(edit)));
  const known = new Map(wordEdits.map((word) => [`${word.assetId} ${word.sourceIndex}`, word]));
  after.words.forEach((word, index) => {
    const place = places[index];
    if (place === undefined || word === before.words[index]) return;
    const { assetId, sourceIndex } = place;
    known.set(`${assetId} ${sourceIndex}`, { assetId, sourceIndex, text: word.text, hidden: word.hidden });
  });
  const remembered = [...known.values()];
  await keepWordEdits(database, compositionId, remembered);
  return { ...after, scene: { ...after.scene, wordEdits: remembered } };
}

function isVibeEdit(state: CompositionState): state is BuiltState & { readonly scene: VibeEditInputs } {
  return !isClip(state) && state.scene.kind === 'vibeedit';
}

function editedWords(words: readonly EditWord[], edits: WordEdits): CompositionWord[] {
  const known = new Map(edits.map((word) => [`${word.assetId} ${word.sourceIndex}`, word]));
  return words.map(({ assetId, sourceIndex, ...word }) => {
    const edited = known.get(`${assetId} ${sourceIndex}`);
    return { ...word, text: edited?.text ?? word.text, hidden: edited?.hidden ?? false };
  });
}
