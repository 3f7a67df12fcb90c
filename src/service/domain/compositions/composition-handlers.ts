/** Compositions: read, edit as revisions, captions as files. */
import type { BodyOf } from '../../../contract/operations.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { CompositionInputs } from '../../../contract/schemas/composition-inputs.ts';
import { writeSrt, writeVtt } from '../../../media/captions/write-captions.ts';
import { renameVoices, voicesOfInputs } from '../../../media/compose/plans/plan-inputs.ts';
import { revisionMismatch } from '../../kernel/api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import { readNewest } from '../../kernel/paging.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { within } from '../../kernel/within.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { readCaptionFile } from '../assets/read-caption-file.ts';
import { transcriptMadeFrom, wordsOf } from '../assets/transcript-rows.ts';
import { requireProject, vocabularyOf } from '../projects/project-rows.ts';
import { introSecOf, wordsAfterIntro } from './brand-films.ts';
import { chosenBrand, withBrand } from './brand-rows.ts';
import { captionPagesOfState } from './caption-pages-of-state.ts';
import type { CompositionContext } from './composition-context.ts';
import { keepsRevisions, listRevisions, rowAtRevision, stateToRestore } from './composition-revisions.ts';
import {
  type CompositionRow,
  type MadeBy,
  requireComposition,
  stateOf,
  toComposition,
  writeRevision,
} from './composition-rows.ts';
import { type ClipState, type CompositionState, isClip } from './composition-state.ts';
import { editBuilt, editClip, replaceInState, type SourceOfCut } from './edit-composition.ts';
import { toFullComposition } from './full-composition.ts';
import { setShots } from './shots-of-state.ts';
import { followWhatIsNew } from './start-framing.ts';

type Ids =
  | 'list_compositions'
  | 'get_composition'
  | 'edit_composition'
  | 'replace_caption_words'
  | 'get_composition_captions';

/** What is to be kept of words that were changed by hand; returns `after`, with it. Inside the caller's transaction. */
type RememberWordEdits = (
  context: Pick<CompositionContext, 'database'>,
  composition: Pick<CompositionRow, 'id' | 'project_id'>,
  before: CompositionState,
  after: CompositionState,
) => Promise<CompositionState>;

/** @param rememberWordEdits of a composition that follows a timeline; others come back as they are */
export function compositionHandlers(
  context: CompositionContext,
  rememberWordEdits: RememberWordEdits,
): Handlers<Ids> {
  const { database } = context;
  const revisionsOf = async (rows: Queries, row: CompositionRow): Promise<Pick<Composition, 'revisions'>> =>
    keepsRevisions(stateOf(row)) ? { revisions: await listRevisions(rows, row) } : {};
  return {
    list_compositions: async ({ account, params, query }) => {
      const project = await requireProject(database, account.id, params.projectId);
      return {
        body: await readNewest(database, query, {
          list: `compositions ${project.id}`,
          rows: 'SELECT * FROM composition WHERE project_id = ?',
          values: [project.id],
          toItem: (row: CompositionRow) => toComposition(row),
        }),
      };
    },

    get_composition: async ({ account, params, query, origin }) => {
      const newest = await requireComposition(database, account.id, params.compositionId);
      const row = await rowAtRevision(database, newest, query.revision ?? newest.revision);
      const state = stateOf(row);
      const scene = await inputsOf(context, origin, state);
      const composition = {
        ...(await toFullComposition(database, row)),
        ...(await revisionsOf(database, newest)),
      };
      return { body: { composition: scene === null ? composition : { ...composition, scene } } };
    },

    edit_composition: async ({ account, params, body, commit }) => {
      const imported = body.captionFile
        ? (await readCaptionFile(context.media, body.captionFile, '/captionFile/text')).words
        : undefined;
      return commit(async (tx) => {
        const inside = within(context, tx);
        const row = atRevision(
          await requireComposition(tx, account.id, params.compositionId),
          body.expectedRevision,
        );
        const { restoreRevision: restores } = body;
        const state = restores === undefined ? stateOf(row) : await stateToRestore(tx, row, restores);
        const changed = isClip(state)
          ? editClip(
              state,
              body,
              await sourceOfCut(inside, row, state),
              imported && wordsAfterIntro(imported, await introSecOf(tx, account.id, state)),
            )
          : editBuilt(state, body);
        const branded =
          body.brandKitId === undefined
            ? changed
            : withBrand(changed, await chosenBrand(tx, account.id, body.brandKitId));
        const edited = body.framing === undefined ? branded : await setShots(tx, branded, body.framing);
        const written = await followWhatIsNew(inside, await saved(inside, row, edited, madeByEdit(body)));
        return {
          body: {
            composition: { ...(await toFullComposition(tx, written)), ...(await revisionsOf(tx, written)) },
          },
        };
      });
    },

    replace_caption_words: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const inside = within(context, tx);
        const row = atRevision(
          await requireComposition(tx, account.id, params.compositionId),
          body.expectedRevision,
        );
        const before = stateOf(row);
        const { state: replacedState, replaced } = replaceInState(before, body);
        const state = await rememberWordEdits(inside, row, before, replacedState);
        const written = await saved(inside, row, state, { changes: ['words'] });
        const composition = {
          ...(await toFullComposition(tx, written)),
          ...(await revisionsOf(tx, written)),
        };
        return { body: { composition, replaced } };
      }),

    get_composition_captions: async ({ account, params, query }) => {
      const row = await requireComposition(database, account.id, params.compositionId);
      const state = stateOf(row);
      const format = query.format ?? 'srt';
      const pages = await captionPagesOfState(context, account.id, state);
      const captions =
        format === 'vtt'
          ? { mimeType: 'text/vtt; charset=utf-8', text: writeVtt(pages) }
          : { mimeType: 'application/x-subrip; charset=utf-8', text: writeSrt(pages) };
      return { body: { captions: { format, compositionRevision: row.revision, ...captions } } };
    },
  };
}

/** An edit that changes nothing makes no revision. */
async function saved(
  { database, clock }: CompositionContext,
  row: CompositionRow,
  state: CompositionState,
  madeBy: MadeBy,
): Promise<CompositionRow> {
  const unchanged = JSON.stringify(state) === row.state;
  return unchanged ? row : await writeRevision(database, clock.nowMs(), row, state, madeBy);
}

function madeByEdit(body: BodyOf<'edit_composition'>): MadeBy {
  const {
    title,
    hook,
    startSec,
    endSec,
    captionStyle,
    speakerColors,
    brandKitId,
    captionDetails,
    wordMarks,
    captionFile,
    framing,
    restoreRevision: restores,
  } = body;
  const changes: MadeBy['changes'] = [];
  if (restores !== undefined) changes.push('restored');
  if (title !== undefined) changes.push('title');
  if (hook !== undefined) changes.push('hook');
  if (startSec !== undefined || endSec !== undefined) changes.push('trim');
  if (captionStyle !== undefined || speakerColors !== undefined || captionDetails !== undefined)
    changes.push('captionStyle');
  if (brandKitId !== undefined) changes.push('brand');
  if (wordMarks !== undefined || captionFile !== undefined) changes.push('words');
  if (framing !== undefined) changes.push('shots');
  return restores === undefined ? { changes } : { changes, restores };
}

/** @throws ApiError CONFLICT revision_mismatch */
function atRevision(row: CompositionRow, expected: number): CompositionRow {
  if (row.revision !== expected) throw revisionMismatch(row.revision, expected);
  return row;
}

async function sourceOfCut(
  { database }: CompositionContext,
  { account_id: accountId, project_id: projectId }: CompositionRow,
  state: ClipState,
): Promise<SourceOfCut> {
  const asset = await requireAsset(database, accountId, state.sourceAssetId);
  const vocabulary = await vocabularyOf(database, projectId);
  const transcript = await transcriptMadeFrom(database, asset.id, state.transcriptId);
  return {
    durationSec: asset.duration_sec ?? 0,
    transcript:
      transcript === undefined ? null : { id: transcript.id, words: wordsOf(transcript, vocabulary) },
  };
}

/**
 * What a built composition is made of, as the API shows it: spoken files become keyless links.
 * null where the composition's source or timeline says it all.
 */
async function inputsOf(
  { links }: Pick<CompositionContext, 'links'>,
  origin: string,
  state: CompositionState,
): Promise<CompositionInputs | null> {
  if (isClip(state) || state.scene.kind === 'vibeedit') return null;
  const { scene: inputs } = state;
  const urls = new Map<string, string>();
  for (const { file } of voicesOfInputs(inputs)) {
    if (urls.has(file)) continue;
    const filename = file.slice(file.lastIndexOf('/') + 1);
    const linked = { target: { file }, mimeType: 'audio/mpeg', filename, attachment: false };
    urls.set(file, (await links.make(origin, linked)).url);
  }
  // Answers are plain data of their own: nothing of the stored state is handed out.
  return structuredClone(
    renameVoices(inputs, ({ file, durationSec }) => ({ fileUrl: urls.get(file) ?? '', durationSec })),
  ) as CompositionInputs;
}
