/** Sounds of one's own: stretches of any sound of the account, laid at any moment. */
import type { Material } from './cut-segments.ts';
import { audioOf, type Edit, type EditAudio, MIN_SEGMENT_SEC, roundSec } from './edit.ts';
import { EditError } from './edit-error.ts';
import { type Change, changed, type New, placed, removed } from './overlay-operations.ts';

export interface Audible {
  /** Length of an asset that can be heard in the edit, as music or as a sound; null where there is none. */
  heardSec(assetId: string): number | null;
}

export const AUDIO_FIELDS = [
  ...(['assetId', 'outputStartSec', 'durationSec', 'sourceStartSec'] as const),
  ...(['volume', 'fadeInSec', 'fadeOutSec'] as const),
] as const satisfies readonly (keyof EditAudio)[];

export function addAudio(edit: Edit, audio: New<EditAudio>, context: Material & Audible): Edit {
  const added = lasting(placed(edit, { id: context.newId('audio'), ...audio }), context);
  return withAudio(edit, [...audioOf(edit), added]);
}

export function updateAudio(edit: Edit, audioId: string, change: Change<EditAudio>, context: Audible): Edit {
  const audio = changed(edit, audioOf(edit), audioId, change);
  return withAudio(
    edit,
    audio.map((item) => (item.id === audioId ? lasting(item, context) : item)),
  );
}

export function removeAudio(edit: Edit, audioId: string): Edit {
  return withAudio(edit, removed(audioOf(edit), audioId));
}

/** An edit without sounds is as it was before there were any. */
export function withAudio({ audio: _, ...edit }: Edit, audio: readonly EditAudio[]): Edit {
  return audio.length === 0 ? edit : { ...edit, audio };
}

/** Not repeated: no longer than what is left of the sound. @throws EditError */
function lasting(item: EditAudio, { heardSec }: Audible): EditAudio {
  const lengthSec = heardSec(item.assetId);
  if (lengthSec === null)
    throw new EditError('no_such_sound', `The file ${item.assetId} has no sound to use. Choose another one.`);
  const sourceStartSec = roundSec(Math.max(0, item.sourceStartSec));
  const leftSec = roundSec(lengthSec - sourceStartSec);
  if (leftSec < MIN_SEGMENT_SEC)
    throw new EditError('outside_source', `The start is beyond the sound, which is ${lengthSec} s long.`, {
      lengthSec,
    });
  return { ...item, sourceStartSec, durationSec: Math.min(item.durationSec, leftSec) };
}
