/** The plan of the edit as it is shown now: what the player plays before anything is saved or exported. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { viewEdit } from '../../../timeline/geometry/edit-view.ts';
import { type CaptionEdits, captionsOf, withCaptionEdits } from '../../../timeline/model/caption-edits.ts';
import { wordsOfEdit } from '../../../timeline/model/edit-words.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { compositionQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { planEdit } from '../../parts/player/plan-edit.ts';
import { useDrawnComposition } from '../../parts/preview/drawn-brand.ts';
import { useEditorState, useMaterial } from './use-editor.ts';

/** null of an edit without segments, and while its videos are read for the first time. */
export function useEditPlan(
  editor: Editor,
  timeline: Timeline,
  assets: ReadonlyMap<string, Asset>,
): CompositionPlan | null {
  const composition = useQuery(compositionQuery(useClient(), timeline.compositionId)).data;
  const drawn = useDrawnComposition(composition);
  // The canvas shows a change first; the plan of a long edit may follow a moment later.
  const edit = useDeferredValue(
    useEditorState(
      editor,
      ({ session, preview, looking }) => preview?.edit ?? looking?.edit ?? session.current,
    ),
  );
  const captionEdits = useCaptionEdits(editor, composition);
  const context = useMaterial(editor);
  const plan = useMemo(() => {
    const { words, segments, durationSec } = viewEdit(edit, context.wordsOf);
    return planEdit({ ...edit, segments, durationSec }, assets, captionsOf(words, captionEdits), drawn);
  }, [edit, assets, drawn, context, captionEdits]);
  // Others may add a file that is read only now: the player stays where it is with what it has meanwhile.
  const [known, setKnown] = useState(plan);
  const shown = plan ?? (edit.segments.length === 0 ? null : known);
  if (shown !== known) setKnown(shown);
  return shown;
}

/** What was changed by hand on the composition, learned whenever it shows the cut that is saved. */
function useCaptionEdits(editor: Editor, composition: Composition | undefined): CaptionEdits {
  const saved = useEditorState(editor, ({ session }) => session.base);
  const context = useMaterial(editor);
  const [known, setKnown] = useState<CaptionEdits>(() => new Map());
  const captions = composition?.words;
  useEffect(() => {
    if (captions === undefined) return;
    const words = wordsOfEdit(saved, context.wordsOf);
    setKnown((before) => withCaptionEdits(before, words, captions));
  }, [context, saved, captions]);
  return known;
}
