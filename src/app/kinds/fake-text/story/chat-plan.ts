/** A chat while it is written as the plan of its video. Pure. */
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { Story } from '../../../../contract/schemas/story.ts';
import type { CompositionPlan } from '../../../../media/compose/composition-plan.ts';
import { planFakeText } from '../../../../media/compose/plans/plan-fake-text.ts';
import { PREVIEW_FORMAT, sourceOr } from '../../form/preview-parts.ts';
import type { StoryDraft } from './story-draft.ts';

/** Seconds each line is spoken for, by its id; lines whose words, side or voice changed have none any more. */
export function spokenSec(draft: StoryDraft, saved: Story | null): ReadonlyMap<string, number> {
  const known = new Map(saved?.lines.map((line) => [line.id, line]));
  return new Map(
    draft.lines.flatMap(({ id, side, text }) => {
      const line = known.get(id ?? '');
      const same =
        line?.voiced === true &&
        line.text === text &&
        line.side === side &&
        saved?.sides[side].voice === draft.sides[side].voice;
      return same && line.durationSec !== null ? [[line.id, line.durationSec] as const] : [];
    }),
  );
}

export function planOfChat(
  draft: StoryDraft,
  look: { readonly theme: string; readonly background: Asset | null },
  spoken: ReadonlyMap<string, number> | null,
): CompositionPlan {
  return planFakeText(
    {
      theme: look.theme,
      names: { me: draft.sides.me.name, them: draft.sides.them.name },
      lines: draft.lines
        .filter(({ text }) => text !== '')
        .map(({ id, side, text }) => {
          const durationSec = spoken?.get(id ?? '');
          return {
            side,
            text,
            voice: durationSec === undefined ? null : { sourceId: id ?? '', durationSec },
          };
        }),
      background: look.background === null ? null : sourceOr(look.background, look.background.id),
      backgroundStartSec: 0,
      // What is drawn while it is written is not heard.
      sounds: false,
    },
    PREVIEW_FORMAT,
  );
}
