/** The plan of the edit as it is shown now: what the player plays before anything is saved or exported. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { editFormat } from '../../../media/compose/plans/edit-format.ts';
import { planVibeEdit } from '../../../media/compose/plans/plan-vibe-edit.ts';
import { viewEdit } from '../../../timeline/geometry/edit-view.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { compositionQuery } from '../../data/compositions.ts';
import { useClient } from '../../data/session.tsx';
import { framingKeyframes } from '../../parts/player/framing-keyframes.ts';
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
    const used = [...edit.segments, ...edit.broll, ...(edit.music === null ? [] : [edit.music])];
    const first = assets.get(edit.segments[0]?.assetId ?? '');
    if (first === undefined || used.some(({ assetId }) => !assets.has(assetId))) return null;
    const view = viewEdit(edit, editor.context.wordsOf);
    const framed = composition === undefined ? [] : [...assets.keys()];
    return planVibeEdit(
      {
        ...edit,
        durationSec: view.durationSec,
        segments: view.segments,
      },
      {
        sources: assets,
        framings: new Map(
          framed.map((id) => [
            id,
            { keyframes: composition === undefined ? [] : framingKeyframes(composition, id) },
          ]),
        ),
        captions: {
          style: edit.captions.enabled ? edit.captions.style : null,
          words: view.words.map(({ index, text, startSec, endSec }) => ({
            index,
            text,
            startSec,
            endSec,
            hidden: false,
          })),
        },
      },
      editFormat(edit.aspect, { width: first.width, height: first.height, fps: first.fps }),
    );
  }, [edit, assets, composition, editor]);
}
