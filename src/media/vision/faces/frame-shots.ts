/**
 * From the faces of sampled pictures and the cuts between them to the path of the crop. Shot by shot: whom to
 * follow, then a camera that moves as little as it can; a jump at every cut. A shot without faces that shows a
 * screen is kept whole: what stands at its sides is as much to be read as its middle. Pure.
 */
import type { SourceSpan } from '../../../base/film/source-shots.ts';
import type { FaceArea, FramingKeyframe, FramingPath } from '../../compose/composition-plan.ts';
import { isScreen } from '../screen-content.ts';
import { cameraAxis, STEP_SEC, type Tube } from './camera-axis.ts';
import { chooseSubject, type SubjectBox } from './choose-subject.ts';
import type { FaceSample } from './face-sample.ts';
import { trackFaces } from './face-tracks.ts';
import { simplifyPath } from './simplify-path.ts';

export interface SampledSpan {
  readonly startSec: number;
  readonly endSec: number;
  /** In order of time. */
  readonly samples: readonly FaceSample[];
  /** Time of the first picture after each cut, ascending. */
  readonly cutsSec: readonly number[];
  /** Width over height of the source's picture and of the crop. */
  readonly sourceAspect: number;
  readonly outputAspect: number;
}

export interface FramingResult {
  /** On the source's clock. No keyframes where no face was found: the middle is shown where nothing is kept whole. */
  readonly path: FramingPath;
  /** What lies between two cuts, from the start of the stretch to its end. */
  readonly shots: readonly SourceSpan[];
  /** Share of the pictures looked at in which a face was found, 0 to 1. */
  readonly faceShare: number;
}

/** Half of what the renderer moves at least: two pixels of a picture 1280 wide. */
const TOLERANCE = 0.0008;
/** Share of the free room around a face that it may use up before the camera moves. */
const TUBE_SHARE = 0.6;
/** Of the crop: how far from its best place a face may be at most, and how far it always may. */
const WIDEST_TUBE = 0.15;
const NARROWEST_TUBE = 0.06;
/** A face stands this share of the crop's height above the middle, as far as there is room below it. */
const HEAD_ROOM = 0.07;
/** Share of the sightings whose edges may lie outside the room of a face. */
const OUTLIERS = 0.1;

export function frameShots(span: SampledSpan): FramingResult {
  const { samples, sourceAspect, outputAspect } = span;
  const seen = samples.filter(({ faces }) => faces.length > 0).length;
  const faceShare = samples.length === 0 ? 0 : seen / samples.length;
  const crop = {
    width: Math.min(1, outputAspect / sourceAspect),
    height: Math.min(1, sourceAspect / outputAspect),
  };
  const shots = shotsOf(span);
  const framed = shots.map((shot) => ({ shot, ...frameShot(shot, crop) }));
  const keyframes = seen === 0 ? [] : framed.flatMap((one) => one.keyframes);
  const whole = framed.filter(({ isWhole }) => isWhole).map(({ shot }) => spanOf(shot));
  const faces = framed.flatMap(({ face }) => (face === null ? [] : [face]));
  return {
    path: {
      keyframes,
      ...(whole.length === 0 ? {} : { whole }),
      ...(faces.length === 0 ? {} : { faces }),
    },
    shots: shots.map(spanOf),
    faceShare,
  };
}

interface Shot extends SourceSpan {
  readonly samples: readonly FaceSample[];
}

function spanOf({ startSec, endSec }: Shot): SourceSpan {
  return { startSec, endSec };
}

function shotsOf({ startSec, endSec, cutsSec, samples }: SampledSpan): Shot[] {
  const borders = [startSec, ...cutsSec.filter((cut) => cut > startSec && cut < endSec), endSec];
  return borders.slice(1).map((shotEndSec, index) => {
    const shotStartSec = borders[index] as number;
    const last = index === borders.length - 2;
    const inside = samples.filter(
      ({ timeSec }) => (index === 0 || timeSec >= shotStartSec) && (last || timeSec < shotEndSec),
    );
    return { startSec: shotStartSec, endSec: shotEndSec, samples: inside };
  });
}

/** Keyframes from the start of the shot to its end, so that the next shot begins with a jump. */
function frameShot(
  { startSec, endSec, samples }: Shot,
  crop: { width: number; height: number },
): { keyframes: FramingKeyframe[]; isWhole: boolean; face: FaceArea | null } {
  const boxes = chooseSubject(trackFaces(samples), samples.length, crop);
  const steps = Math.max(1, Math.ceil((endSec - startSec) / STEP_SEC));
  const times = Array.from({ length: steps + 1 }, (_, step) => Math.min(endSec, startSec + step * STEP_SEC));
  const x = frameAxis(times, boxes.map(acrossOf), crop.width, 0);
  const y = frameAxis(times, boxes.map(downOf), crop.height, HEAD_ROOM);
  const path = times.map((timeSec, index) => ({
    timeSec: rounded(timeSec),
    centerX: rounded(x[index] as number),
    centerY: rounded(y[index] as number),
  }));
  const simple = simplifyPath(path, TOLERANCE);
  const only = simple[0];
  const stands = simple.length === 1 && only !== undefined;
  return {
    keyframes: stands ? [only, { ...only, timeSec: rounded(endSec) }] : simple,
    isWhole: boxes.length === 0 && isScreen(samples.map(({ statistics }) => statistics)),
    face: boxes.length === 0 ? null : { startSec, endSec, ...roomOf(boxes) },
  };
}

/** A face that turns up elsewhere for a moment does not widen it. */
function roomOf(boxes: readonly SubjectBox[]): Omit<FaceArea, 'startSec' | 'endSec'> {
  const edge = (side: 'left' | 'right' | 'top' | 'bottom', share: number): number => {
    const sorted = boxes.map((box) => box[side]).sort((a, b) => a - b);
    return rounded(sorted[Math.round(share * (sorted.length - 1))] as number);
  };
  return {
    left: edge('left', OUTLIERS),
    right: edge('right', 1 - OUTLIERS),
    top: edge('top', OUTLIERS),
    bottom: edge('bottom', 1 - OUTLIERS),
  };
}

interface Extent {
  readonly timeSec: number;
  readonly from: number;
  readonly to: number;
}

function frameAxis(
  times: readonly number[],
  extents: readonly Extent[],
  crop: number,
  offset: number,
): number[] {
  if (crop >= 1 || extents.length === 0) return times.map(() => 0.5);
  const tubes = extents.map((extent) => tubeAround(extent, crop, offset));
  const middles = tubes.map(({ low, high }) => (low + high) / 2).sort((a, b) => a - b);
  const wish = middles[Math.floor(middles.length / 2)] as number;
  return cameraAxis(
    times.map((timeSec) => tubeAt(tubes, timeSec, crop)),
    crop,
    wish,
  );
}

function tubeAround({ timeSec, from, to }: Extent, crop: number, offset: number): Tube {
  const slack = Math.max(0, (crop - (to - from)) / 2);
  const shift = Math.min(offset * crop, slack / 2);
  const reach = Math.min(WIDEST_TUBE * crop, Math.max(NARROWEST_TUBE * crop, TUBE_SHARE * slack - shift));
  const wish = (from + to) / 2 + shift;
  return { timeSec, low: insidePicture(wish - reach, crop), high: insidePicture(wish + reach, crop) };
}

/** Between two sightings the face is taken to move evenly; before and after them the camera is free. */
function tubeAt(tubes: readonly Tube[], timeSec: number, crop: number): Tube {
  let after = 0;
  let end = tubes.length;
  while (after < end) {
    const middle = (after + end) >> 1;
    if ((tubes[middle] as Tube).timeSec < timeSec) after = middle + 1;
    else end = middle;
  }
  const next = tubes[after];
  const before = tubes[after - 1] ?? next;
  if (next === undefined || before === undefined || (before === next && next.timeSec > timeSec))
    return { timeSec, low: crop / 2, high: 1 - crop / 2 };
  const length = next.timeSec - before.timeSec;
  const share = length > 0 ? (timeSec - before.timeSec) / length : 0;
  return {
    timeSec,
    low: before.low + share * (next.low - before.low),
    high: before.high + share * (next.high - before.high),
  };
}

function acrossOf({ timeSec, left, right }: SubjectBox): Extent {
  return { timeSec, from: left, to: right };
}

function downOf({ timeSec, top, bottom }: SubjectBox): Extent {
  return { timeSec, from: top, to: bottom };
}

function insidePicture(center: number, crop: number): number {
  return Math.min(1 - crop / 2, Math.max(crop / 2, center));
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
