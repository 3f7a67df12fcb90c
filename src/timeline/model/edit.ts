/**
 * The edit of a video as plain data, and where its parts stand on the output clock. Segments tile the output
 * without gaps, so only their order and lengths are kept. Service and editing surface share this model.
 */
import type { CaptionFont } from '../../base/film/caption-fonts.ts';
import type { ShotFraming } from '../../base/film/source-shots.ts';

export interface Edit {
  readonly aspect: 'source' | '9:16' | '1:1' | '16:9';
  readonly reframe: 'off' | 'face' | 'center';
  readonly captions: EditCaptions;
  readonly music: EditMusic | null;
  readonly fadeInSec: number;
  readonly fadeOutSec: number;
  readonly segments: readonly Segment[];
  readonly texts: readonly EditText[];
  readonly broll: readonly EditBroll[];
  /** Sounds of one's own, heard with all others; absent where there is none. */
  readonly audio?: readonly EditAudio[];
  /** Framed by hand, whatever shows them: by source and start, never overlapping; absent where none is. */
  readonly shots?: readonly EditShot[];
  /** Words marked by hand, by source and place; absent where none is. */
  readonly wordMarks?: readonly EditWordMark[];
  /** Lanes that are not heard, whatever lies in them; absent where all are. */
  readonly mutedLanes?: readonly HeardLane[];
}

/** Of the segments, of one's own, and the music under all. */
export const HEARD_LANES = ['sound', 'audio', 'music'] as const;
export type HeardLane = (typeof HEARD_LANES)[number];

export interface EditCaptions {
  readonly enabled: boolean;
  readonly style: string;
  /** Each speaker's words in a colour of their own; absent where not. */
  readonly speakerColors?: boolean | undefined;
}

/** A stretch of one source and how it is framed, over what `reframe` gives it. */
export interface EditShot extends ShotFraming {
  readonly assetId: string;
}

/** How a word of a source is written in captions, wherever it is said: one of both at least. */
export interface EditWordMark {
  readonly assetId: string;
  /** Position in the transcript of the source. */
  readonly sourceIndex: number;
  /** Made to stand out. */
  readonly emphasised?: true;
  /** Its line ends after it. */
  readonly breaksAfter?: true;
}

/** A stretch of one source, from `sourceStartSec` to `sourceEndSec` on the source's clock. */
export interface Segment {
  readonly id: string;
  readonly assetId: string;
  readonly sourceStartSec: number;
  readonly sourceEndSec: number;
  /** 1 shows the whole frame. */
  readonly zoom: number;
  readonly muted: boolean;
  /** 0 to 2; 1 is as recorded. */
  readonly volume: number;
  /** 0.25 to 4 seconds of the source a second; absent for as recorded. */
  readonly speed?: number | undefined;
  /** How it follows the segment before it; absent for a cut. The first one follows none. */
  readonly transition?: TransitionKind | undefined;
  /** As wished; less where the neighbours are short. Present with a transition. */
  readonly transitionSec?: number | undefined;
}

/** One picture becomes the other; or all goes dark and comes back. */
export type TransitionKind = 'dissolve' | 'dip';
export const TRANSITION_KINDS = ['dissolve', 'dip'] as const satisfies readonly TransitionKind[];

/** Something that stands on the output clock over the segments. */
export interface Overlaid {
  readonly id: string;
  readonly outputStartSec: number;
  readonly durationSec: number;
}

/** How a text differs from its preset; what is absent is the preset's. */
export interface TextLook {
  readonly font?: CaptionFont | undefined;
  /** `#rrggbb` */
  readonly color?: string | undefined;
  /** Times the size of the preset. */
  readonly sizeScale?: number | undefined;
}

export interface EditText extends Overlaid, TextLook {
  readonly text: string;
  readonly preset: 'headline' | 'subtitle' | 'label';
  /** Place of its middle in the picture; null leaves it to the preset. */
  readonly xPercent: number | null;
  readonly yPercent: number | null;
}

export interface EditBroll extends Overlaid {
  readonly assetId: string;
  readonly fit: 'cover' | 'contain';
}

/** A stretch of a sound, from `sourceStartSec` on its own clock. Several may be heard at a time. */
export interface EditAudio extends Overlaid {
  readonly assetId: string;
  readonly sourceStartSec: number;
  /** 0 to 2; 1 is as recorded. */
  readonly volume: number;
  /** As wished; both shrink together where the sound is shorter than they are. */
  readonly fadeInSec: number;
  readonly fadeOutSec: number;
}

export function audioOf({ audio = [] }: Pick<Edit, 'audio'>): readonly EditAudio[] {
  return audio;
}

/** There is one music at most, which has no id of its own: where things are chosen it goes by this one. */
export const MUSIC_ID = 'music';

export interface EditMusic {
  readonly assetId: string;
  /** 0 to 2. */
  readonly volume: number;
  /** Where in the music the edit begins. */
  readonly startSec: number;
}

export interface PlacedSegment extends Segment {
  readonly outputStartSec: number;
  readonly outputEndSec: number;
}

/** Shorter pieces than this are not kept: less than two frames of ordinary video. */
export const MIN_SEGMENT_SEC = 0.05;

export function speedOf({ speed = 1 }: Pick<Segment, 'speed'>): number {
  return speed;
}

/** On the output clock. */
export function lengthOf(segment: Pick<Segment, 'sourceStartSec' | 'sourceEndSec' | 'speed'>): number {
  return materialSec(segment) / speedOf(segment);
}

/** How much of its source a segment shows, on the source's clock. */
export function materialSec({
  sourceStartSec,
  sourceEndSec,
}: Pick<Segment, 'sourceStartSec' | 'sourceEndSec'>): number {
  return sourceEndSec - sourceStartSec;
}

type Clocks = Pick<PlacedSegment, 'sourceStartSec' | 'outputStartSec' | 'speed'>;

/** What a segment shows at a moment of the output, on its source's clock; also outside of what it shows. */
export function sourceSecAt(segment: Clocks, outputSec: number): number {
  return segment.sourceStartSec + (outputSec - segment.outputStartSec) * speedOf(segment);
}

/** When a segment shows a moment of its source, on the output clock. */
export function outputSecAt(segment: Clocks, sourceSec: number): number {
  return segment.outputStartSec + (sourceSec - segment.sourceStartSec) / speedOf(segment);
}

/** Placed once for each list of segments: one change of an edit of thousands of segments asks many times. */
const places = new WeakMap<readonly Segment[], readonly PlacedSegment[]>();

export function placeSegments({ segments }: Pick<Edit, 'segments'>): readonly PlacedSegment[] {
  const known = places.get(segments);
  if (known !== undefined) return known;
  let atSec = 0;
  const placed = segments.map((segment) => {
    const outputStartSec = atSec;
    atSec = roundSec(atSec + lengthOf(segment));
    return { ...segment, outputStartSec, outputEndSec: atSec };
  });
  places.set(segments, placed);
  return placed;
}

export function durationOf(edit: Pick<Edit, 'segments'>): number {
  return placeSegments(edit).at(-1)?.outputEndSec ?? 0;
}

/** Microseconds are fine enough for every frame rate and keep sums of decimals readable. */
export function roundSec(sec: number): number {
  return Math.round(sec * 1e6) / 1e6;
}
