/** Puts a video of the edit to use at a moment: between segments, or over them. Pure. */
import type { EditView } from '../geometry/edit-view.ts';
import { segmentIndexAt } from '../geometry/edit-view.ts';
import { MIN_SEGMENT_SEC, roundSec } from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';

export interface UsableClip {
  readonly assetId: string;
  readonly durationSec: number;
}

/** What is laid over is shown this long at first. */
const BROLL_SEC = 5;

/** The whole clip, at the cut within reach of the moment, else in a segment that is split there. */
export function insertClip(
  view: EditView,
  { assetId, durationSec }: UsableClip,
  sec: number,
  reachSec: number,
): EditOperation[] {
  const whole = { type: 'insert' as const, assetId, sourceStartSec: 0, sourceEndSec: roundSec(durationSec) };
  const at = segmentIndexAt(view, sec);
  const segment = view.segments[at];
  if (segment === undefined) return [{ ...whole, toIndex: 0 }];
  const [before, behind] = [sec - segment.outputStartSec, segment.outputEndSec - sec];
  const reach = Math.max(reachSec, MIN_SEGMENT_SEC);
  if (Math.min(before, behind) <= reach) return [{ ...whole, toIndex: before < behind ? at : at + 1 }];
  return [
    { type: 'split', segmentId: segment.id, atSec: sec },
    { ...whole, toIndex: at + 1 },
  ];
}

/** All of a sound from the moment on, as far as the edit goes. @throws EditError behind its end */
export function layAudio(view: EditView, sound: UsableClip, sec: number): EditOperation[] {
  const leftSec = view.durationSec - sec;
  if (leftSec < MIN_SEGMENT_SEC)
    throw new EditError('playhead_at_end', 'The playhead is at the end. Move it to where it should start.');
  return [
    {
      type: 'add_audio',
      assetId: sound.assetId,
      outputStartSec: roundSec(sec),
      durationSec: roundSec(Math.min(sound.durationSec, leftSec)),
      sourceStartSec: 0,
    },
  ];
}

/** @throws EditError behind the end, where there is nothing to lie over */
export function layOver(view: EditView, clip: UsableClip, sec: number): EditOperation[] {
  const leftSec = view.durationSec - sec;
  if (leftSec < MIN_SEGMENT_SEC)
    throw new EditError('playhead_at_end', 'The playhead is at the end. Move it to where it should start.');
  return [
    {
      type: 'add_broll',
      assetId: clip.assetId,
      outputStartSec: roundSec(sec),
      durationSec: roundSec(Math.min(BROLL_SEC, clip.durationSec, leftSec)),
      fit: 'cover',
    },
  ];
}
