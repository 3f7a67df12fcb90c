/** A chat whose editor is left before all of it is saved: nobody is told there any more, and nothing of it is lost. */
import { keepTyped } from '../../../data/changes/kept-typed.ts';
import { keepUnsent, type Unsent } from '../../../data/changes/unsent.ts';
import { placeOfStory } from '../../../data/projects/stories.ts';
import type { WrittenStory } from './story-draft.ts';

/**
 * @param save saves the rest; false where it could not
 * @param written the chat as it is by then
 */
export async function leaveStory(
  connectionId: string,
  unsent: Extract<Unsent, { kind: 'story' }>,
  save: () => Promise<boolean>,
  written: () => WrittenStory,
): Promise<void> {
  const kept = keepUnsent(connectionId, unsent);
  if (!(await save())) {
    // It is there when the chat is opened again.
    const { draft, saved } = written();
    const value: WrittenStory = { draft, saved };
    keepTyped(connectionId, placeOfStory(unsent.projectId), { value, base: value, atMs: Date.now() });
  }
  kept.forget();
}
