/** Edges and material of sounds of one's own: the in-point goes along with the start, so that what is heard stays. */
import { type EditAudio, roundSec } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { resized } from './commands.ts';

type Span = Pick<EditAudio, 'outputStartSec' | 'durationSec' | 'sourceStartSec'>;
type LengthOf = (assetId: string) => number | null;

/** The other edge stays; neither goes beyond the sound. */
export function resizedAudio(
  audio: Span & Pick<EditAudio, 'assetId'>,
  edge: 'start' | 'end',
  deltaSec: number,
  heardSec: LengthOf,
): Partial<Span> & Pick<Span, 'durationSec'> {
  if (edge === 'end') {
    const restSec = (heardSec(audio.assetId) ?? 0) - audio.sourceStartSec - audio.durationSec;
    return resized(audio, 'end', Math.min(deltaSec, Math.max(0, roundSec(restSec))));
  }
  const change = resized(audio, 'start', Math.max(deltaSec, -audio.sourceStartSec));
  const bySec = (change.outputStartSec ?? audio.outputStartSec) - audio.outputStartSec;
  return { ...change, sourceStartSec: roundSec(audio.sourceStartSec + bySec) };
}

/** Another stretch of the sound in the same place; empty at an end of it. */
export function slipAudio(audio: EditAudio, deltaSec: number, heardSec: LengthOf): EditOperation[] {
  const lastSec = Math.max(0, (heardSec(audio.assetId) ?? 0) - audio.durationSec);
  const sourceStartSec = roundSec(Math.min(Math.max(0, audio.sourceStartSec + deltaSec), lastSec));
  if (sourceStartSec === audio.sourceStartSec) return [];
  return [{ type: 'update_audio', audioId: audio.id, sourceStartSec }];
}
