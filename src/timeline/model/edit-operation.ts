/** The operations on an edit (open-shapes.md, Timeline operations). */
import type {
  Edit,
  EditAudio,
  EditBroll,
  EditMusic,
  EditShot,
  EditText,
  EditWordMark,
  HeardLane,
  Segment,
  TextLook,
} from './edit.ts';

/** How a segment looks and sounds; null takes a transition away. */
export type SegmentLook = Optional<
  Pick<Segment, 'zoom' | 'muted' | 'volume' | 'speed'> & {
    transition: Segment['transition'] | null;
    transitionSec: number | null;
  }
>;

type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };
/** null leaves to the preset what it has to say. */
export type TextLookChange = { readonly [Name in keyof TextLook]: TextLook[Name] | null };
type TextFields = Omit<EditText, 'id' | keyof TextLook>;
type BrollFields = Omit<EditBroll, 'id'>;
/** Where among the others it lies, 0 is the lowest; absent for the highest. */
type Layer = Optional<{ toIndex: number }>;
type AudioFields = Omit<EditAudio, 'id'>;

/** What a new sound need not say: as recorded, without fades. */
type AudioLevel = 'volume' | 'fadeInSec' | 'fadeOutSec';

/** What is wanted of a stretch of a source; `auto` takes back what was set, `point` needs its centre. */
export type ShotChange = Pick<EditShot, 'assetId' | 'startSec' | 'endSec'> & {
  readonly view: ShotView;
} & Optional<Pick<EditShot, 'centerX' | 'centerY'>>;
type ShotView = 'auto' | 'point' | 'whole';

/** What is wanted of a word's marks; what is not said stays. */
export type WordMarkChange = Pick<EditWordMark, 'assetId' | 'sourceIndex'> &
  Optional<{ emphasised: boolean; breaksAfter: boolean }>;

export type EditOperation =
  | { readonly type: 'split'; readonly segmentId: string; readonly atSec: number }
  | ({ readonly type: 'trim'; readonly segmentId: string } & Optional<
      Pick<Segment, 'sourceStartSec' | 'sourceEndSec'>
    >)
  | { readonly type: 'remove'; readonly segmentIds: readonly string[] }
  | { readonly type: 'remove_range'; readonly outputStartSec: number; readonly outputEndSec: number }
  | { readonly type: 'move'; readonly segmentId: string; readonly toIndex: number }
  | ({ readonly type: 'insert'; readonly toIndex: number } & Pick<
      Segment,
      'assetId' | 'sourceStartSec' | 'sourceEndSec'
    > &
      SegmentLook)
  | ({ readonly type: 'set_segment'; readonly segmentId: string } & SegmentLook)
  | ({ readonly type: 'add_text' } & Omit<TextFields, 'xPercent' | 'yPercent'> &
      Optional<Pick<TextFields, 'xPercent' | 'yPercent'>> &
      TextLookChange &
      Layer)
  | ({ readonly type: 'update_text'; readonly textId: string } & Optional<TextFields> & TextLookChange)
  | { readonly type: 'remove_text'; readonly textId: string }
  | ({ readonly type: 'add_broll' } & BrollFields & Layer)
  | ({ readonly type: 'update_broll'; readonly brollId: string } & Optional<BrollFields>)
  | { readonly type: 'remove_broll'; readonly brollId: string }
  | ({ readonly type: 'add_audio' } & Omit<AudioFields, AudioLevel> & Optional<Pick<AudioFields, AudioLevel>>)
  | ({ readonly type: 'update_audio'; readonly audioId: string } & Optional<AudioFields>)
  | { readonly type: 'remove_audio'; readonly audioId: string }
  | ({ readonly type: 'set_captions' } & Optional<Edit['captions']>)
  | { readonly type: 'set_aspect'; readonly aspect: Edit['aspect'] }
  | { readonly type: 'set_reframe'; readonly reframe: Edit['reframe'] }
  | ({ readonly type: 'set_fades' } & Optional<Pick<Edit, 'fadeInSec' | 'fadeOutSec'>>)
  | { readonly type: 'set_music'; readonly music: EditMusic | null }
  | { readonly type: 'set_lane'; readonly lane: HeardLane; readonly muted: boolean }
  | ({ readonly type: 'set_shot' } & ShotChange)
  | { readonly type: 'mark_words'; readonly marks: readonly WordMarkChange[] }
  | { readonly type: 'remove_silences'; readonly minSilenceSec: number; readonly keepSec: number }
  | { readonly type: 'remove_words'; readonly wordIndexes: readonly number[] };
