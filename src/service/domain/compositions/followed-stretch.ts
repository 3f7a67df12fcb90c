/**
 * Which stretches of which videos a composition has to follow faces in, and what is known of them. Pure. Some
 * seconds around what is shown are looked at too, so that a small change of the cut needs no new look.
 */
import type { FramingPath } from '../../../media/compose/composition-plan.ts';
import { joinStretches } from '../../../media/compose/join-stretches.ts';
import { framedByHand } from '../../../media/compose/shot-framing.ts';
import { placeSegments } from '../../../timeline/model/edit.ts';
import { type CompositionState, isClip } from './composition-state.ts';

export interface Stretch {
  readonly assetId: string;
  /** On the source's clock. */
  readonly startSec: number;
  readonly endSec: number;
}

/** What following the faces of a stretch gave. */
export interface FollowedStretch extends Stretch {
  /** Width over height of the crop it was made for. */
  readonly outputAspect: number;
  readonly path: FramingPath;
  /** Between its cuts; absent in what was found before they were kept. */
  readonly shots?: readonly { readonly startSec: number; readonly endSec: number }[];
  /** Share of the pictures looked at that show a face; 0 where the middle is shown. */
  readonly faceShare: number;
}

const MARGIN_SEC = 5;
/** Stretches of one video closer than this are followed as one. */
const JOIN_SEC = 2 * MARGIN_SEC;
/** Cuts are stored to the millisecond. */
const ROUNDING_SEC = 2e-3;

export function aspectOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return width / height;
}

/** The videos whose lengths `stretchesToFollow` asks for. */
export function assetsToFollow(state: CompositionState): string[] {
  return state.followed === undefined
    ? []
    : [...new Set(shownStretches(state, () => 0).map(({ assetId }) => assetId))];
}

/** What is shown and not yet looked at, with the margin. None where faces are not to be followed. */
export function stretchesToFollow(
  state: CompositionState,
  durationSecOf: (assetId: string) => number,
): Stretch[] {
  const { followed } = state;
  if (!followed) return [];
  const outputAspect = aspectOf(state);
  const missing = shownStretches(state, durationSecOf).filter(
    (shown) => !followed.some((known) => known.outputAspect === outputAspect && covers(known, shown)),
  );
  return joined(
    missing.map(({ assetId, startSec, endSec }) => ({
      assetId,
      startSec: Math.max(0, startSec - MARGIN_SEC),
      endSec: Math.min(durationSecOf(assetId), endSec + MARGIN_SEC),
    })),
  );
}

/** With newly followed stretches in place of those they overlap or made for another shape; framed as they say. */
export function withFollowed<State extends CompositionState>(
  state: State,
  found: readonly FollowedStretch[],
): State {
  const kept = (state.followed ?? []).filter(
    (known) => known.outputAspect === aspectOf(state) && !found.some((fresh) => overlap(known, fresh)),
  );
  const followed = [...kept, ...found].sort((a, b) => a.startSec - b.startSec);
  const isFramed = followed.some(({ path: { keyframes, whole } }) => keyframes.length > 0 || whole);
  return { ...state, followed, framing: isFramed ? 'following' : 'centered' };
}

/** The path of one video through all its stretches, with what was set by hand; the middle where nothing says else. */
export function framingOf({ followed, shotsSet = [] }: CompositionState, assetId: string): FramingPath {
  const stretches = (followed ?? []).filter((known) => known.assetId === assetId);
  const found = joinStretches(stretches.map(({ path, ...stretch }) => ({ ...stretch, ...path })));
  return framedByHand(found, shotsSet);
}

function shownStretches(state: CompositionState, durationSecOf: (assetId: string) => number): Stretch[] {
  if (isClip(state))
    return [{ assetId: state.sourceAssetId, startSec: state.startSec, endSec: state.endSec }];
  const { scene } = state;
  switch (scene.kind) {
    case 'streamer':
      return [{ assetId: scene.sourceAssetId, startSec: 0, endSec: durationSecOf(scene.sourceAssetId) }];
    case 'vibeedit':
      return placeSegments(scene.edit).map(({ assetId, sourceStartSec, sourceEndSec }) => ({
        assetId,
        startSec: sourceStartSec,
        endSec: sourceEndSec,
      }));
    default:
      return [];
  }
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const ordered = [...stretches].sort((a, b) => a.startSec - b.startSec);
  const result: Stretch[] = [];
  for (const stretch of ordered) {
    const at = result.findLastIndex(({ assetId }) => assetId === stretch.assetId);
    const before = result[at];
    if (before !== undefined && stretch.startSec <= before.endSec + JOIN_SEC)
      result[at] = { ...before, endSec: Math.max(before.endSec, stretch.endSec) };
    else result.push(stretch);
  }
  return result;
}

function covers(known: Stretch, shown: Stretch): boolean {
  return (
    known.assetId === shown.assetId &&
    known.startSec <= shown.startSec + ROUNDING_SEC &&
    known.endSec >= shown.endSec - ROUNDING_SEC
  );
}

function overlap(a: Stretch, b: Stretch): boolean {
  return a.assetId === b.assetId && a.startSec < b.endSec && b.startSec < a.endSec;
}
