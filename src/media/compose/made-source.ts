/** Sources of a plan that are made from the plan itself: no file of the store, no link. */
import { CHAT_SOUNDS_ID, chatSoundsFile } from './chat/chat-sounds.ts';
import type { CompositionPlan } from './composition-plan.ts';

/** The ids of those a plan uses. */
export function madeSourcesOf({ sources }: Pick<CompositionPlan, 'sources'>): string[] {
  return sources.map(({ id }) => id).filter((id) => id === CHAT_SOUNDS_ID);
}

/** null for a source that is a file. */
export function madeSource(
  id: string,
  { chat, durationSec }: Pick<CompositionPlan, 'chat' | 'durationSec'>,
): Blob | null {
  return id === CHAT_SOUNDS_ID && chat !== null ? chatSoundsFile(chat, durationSec) : null;
}
