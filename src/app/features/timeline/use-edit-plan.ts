/** The plan of the edit as it is shown now: what the player plays before anything is saved or exported. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { viewEdit } from '../../../timeline/geometry/edit-view.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { compositionQuery } from '../../data/compositions.ts';
import { useClient } from '../../data/session.tsx';
import { planEdit } from '../../parts/player/plan-edit.ts';
import { useEditorState } from './use-editor.ts';

/** null while the videos of the edit are read. */
export function useEditPlan(
  editor: Editor,
  timeline: Timeline,
  assets: ReadonlyMap<string, Asset>,
): CompositionPlan | null {
  const composition = useQuery(compositionQuery(useClient(), timeline.compositionId)).data;
  const edit = useEditorState(editor, ({ session, preview }) => preview?.edit ?? session.current);
  return useMemo(() => {
    const { words, segments, durationSec } = viewEdit(edit, editor.context.wordsOf);
    return planEdit(
      { ...edit, segments, durationSec },
      assets,
      words.map((word) => ({ ...word, hidden: false })),
      composition,
    );
  }, [edit, assets, composition, editor]);
}
