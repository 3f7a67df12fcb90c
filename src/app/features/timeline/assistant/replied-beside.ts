/** What a reply says besides naming its actions, which are shown on their own: answers, refusals, doubts. */
import type { AssistantTurn } from '../../../../contract/schemas/story.ts';

export function repliedBeside({
  reply,
  actions,
}: Pick<AssistantTurn, 'reply'> & { readonly actions: readonly { readonly label: string }[] }): string[] {
  const labels = new Set(actions.map(({ label }) => label));
  const lines = (reply ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== '' && !labels.has(line)))];
}
