/** Whether compositions and edits of a library file, and what they were before, have their shapes. All throw where not. */
import { z } from 'zod';
import { transcriptWordSchema } from '../../../../contract/schemas/asset.ts';
import {
  compositionRevisionSchema,
  compositionSchema,
  compositionWordSchema,
  framingShotSchema,
} from '../../../../contract/schemas/composition.ts';
import { compositionInputsSchema } from '../../../../contract/schemas/composition-inputs.ts';
import { postingSchema } from '../../../../contract/schemas/posting.ts';
import { timelineSchema } from '../../../../contract/schemas/timeline.ts';
import { renameVoices } from '../../../../media/compose/plans/plan-inputs.ts';
import { type Edit, placeSegments } from '../../../../timeline/model/edit.ts';
import { type CompositionRow, stateOf } from '../../compositions/composition-rows.ts';
import { type BuiltState, isClip } from '../../compositions/composition-state.ts';
import { withWordsAndPaths } from '../../compositions/full-composition.ts';
import type { LibraryRow } from './library-tables.ts';

const editSchema = timelineSchema.omit({
  ...{ id: true, projectId: true, compositionId: true, revision: true },
  ...{ durationSec: true, clips: true, diagnostics: true },
});
const wordEditsSchema = z.array(
  z.object({ assetId: z.string(), sourceIndex: z.number(), text: z.string(), hidden: z.boolean() }),
);
const editedSchema = z.object({
  editedWords: z.array(compositionWordSchema),
  transcriptId: z.string().nullable(),
});
const clipSchema = editedSchema.extend({
  importedWords: z.array(transcriptWordSchema).optional(),
  heardEdits: editedSchema.optional(),
});
const shotsSchema = z.array(framingShotSchema).optional();
const madeBySchema = z.object({
  changes: compositionRevisionSchema.shape.changes,
  restores: z.number().optional(),
});

export function checkComposition(row: LibraryRow): void {
  const composition = row as unknown as CompositionRow;
  checkState(composition);
  if (composition.posting !== null) postingSchema.parse(JSON.parse(composition.posting));
}

export function checkRevision(row: LibraryRow): void {
  checkState({ ...AT_REST, state: String(row.state) });
  if (row.made_by !== null) madeBySchema.parse(JSON.parse(String(row.made_by)));
}

export function checkEdit(edit: unknown): void {
  const given = edit as Edit;
  editSchema.parse({ ...given, segments: placeSegments(given) });
}

export function checkWordEdits(wordEdits: unknown): void {
  wordEditsSchema.parse(wordEdits);
}

/** A row around the state of an earlier revision. */
const AT_REST: Omit<CompositionRow, 'state'> = {
  ...{ seq: 0, id: '', account_id: '', project_id: '', clip_id: null, kind: '', revision: 0, posting: null },
  ...{ framing_job_id: null, framing_status: null, created_ms: 0, updated_ms: 0 },
};

function checkState(row: CompositionRow): void {
  const state = stateOf(row);
  compositionSchema.parse(withWordsAndPaths(row, state));
  shotsSchema.parse(state.shotsSet);
  if (isClip(state)) clipSchema.parse(state);
  else checkScene(state.scene);
}

function checkScene(scene: BuiltState['scene']): void {
  if (scene.kind === 'vibeedit') {
    checkEdit(scene.edit);
    checkWordEdits(scene.wordEdits);
  } else {
    const named = renameVoices(scene, ({ file, durationSec }) => ({ fileUrl: file, durationSec }));
    // No areas are null where they are kept and absent where they are shown.
    const { areas, ...rest } = { areas: undefined, ...named };
    compositionInputsSchema.parse(areas == null ? rest : named);
  }
}
