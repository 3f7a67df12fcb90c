/** What a built composition is made of, as the API shows it: spoken files become keyless links. */
import type { Scene } from '../../../contract/schemas/scene.ts';
import { renameVoices, voicesOfScene } from '../../../media/compose/plans/plan-scene.ts';
import type { CompositionContext } from './composition-context.ts';
import { type CompositionState, isClip } from './composition-state.ts';

/** null where the composition's source or timeline says it all. */
export async function sceneOf(
  { links }: Pick<CompositionContext, 'links'>,
  origin: string,
  state: CompositionState,
): Promise<Scene | null> {
  if (isClip(state) || state.scene.kind === 'vibeedit') return null;
  const { scene } = state;
  const urls = new Map<string, string>();
  for (const { file } of voicesOfScene(scene)) {
    if (urls.has(file)) continue;
    const filename = file.slice(file.lastIndexOf('/') + 1);
    const linked = { target: { file }, mimeType: 'audio/mpeg', filename, attachment: false };
    urls.set(file, (await links.make(origin, linked)).url);
  }
  // Answers are plain data of their own: nothing of the stored state is handed out.
  return structuredClone(
    renameVoices(scene, ({ file, durationSec }) => ({ fileUrl: urls.get(file) ?? '', durationSec })),
  ) as Scene;
}
