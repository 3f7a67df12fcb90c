/** What a revision of a composition holds: how it looks, and what it is made of. Times on its own clock unless said. */
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import type { CompositionBrand } from '../../../contract/schemas/brand.ts';
import { filmsOfLook } from '../../../media/captions/brand-files.ts';
import type { CaptionDetails } from '../../../media/captions/caption-details.ts';
import type { CompositionWord } from '../../../media/captions/composition-words.ts';
import type { Word } from '../../../media/listen/word.ts';
import { roundSec } from '../../../timeline/model/edit.ts';
import { assetsOfBuilt, type BuiltInputs } from './built-inputs.ts';
import type { FollowedStretch } from './followed-stretch.ts';

interface Look {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly captionStyle: string | null;
  /** Each speaker's words in a colour of their own; absent where not. */
  readonly speakerColors?: true;
  /** As it was when it was put on; absent for none. */
  readonly brand?: CompositionBrand;
  /** What is set of the captions by hand, over style and brand; absent for nothing. */
  readonly captionDetails?: CaptionDetails;
  readonly framing: 'none' | 'centered' | 'following';
  /** Present where faces are to be followed: what was found so far. Absent where the middle is wanted. */
  readonly followed?: readonly FollowedStretch[];
  /** How shots of the source are framed by hand, over what was found; absent where none is. */
  readonly shotsSet?: readonly ShotFraming[];
  readonly words: readonly CompositionWord[];
}

/** A stretch of one video: what accepting a clip makes. */
export interface ClipState extends Look {
  readonly hook: string | null;
  readonly sourceAssetId: string;
  /** On the source's clock. */
  readonly startSec: number;
  readonly endSec: number;
  /** Words changed by hand, also those a shorter cut leaves out for now. */
  readonly editedWords: readonly CompositionWord[];
  /** Of a subtitle file that was put on it, on the source's clock; absent where the words are what was heard. */
  readonly importedWords?: readonly Word[];
  /** What was changed by hand of what was heard, for going back to it; present with imported words. */
  readonly heardEdits?: Pick<ClipState, 'editedWords' | 'transcriptId'>;
  /** The transcript the word indexes belong to; null without words, and where they are imported. */
  readonly transcriptId: string | null;
}

/** What the builds of the other kinds make. */
export interface BuiltState extends Look {
  readonly durationSec: number;
  readonly scene: BuiltInputs;
}

export type CompositionState = ClipState | BuiltState;

export function isClip(state: CompositionState): state is ClipState {
  return !('scene' in state);
}

export function durationOfState(state: CompositionState): number {
  return isClip(state) ? roundSec(state.endSec - state.startSec) : state.durationSec;
}

/** The one stretch of video a composition shows throughout; null for those made of several things. */
export function sourceOfState(
  state: CompositionState,
): { assetId: string; startSec: number; endSec: number } | null {
  if (isClip(state)) return { assetId: state.sourceAssetId, startSec: state.startSec, endSec: state.endSec };
  const whole = { startSec: 0, endSec: state.durationSec };
  switch (state.scene.kind) {
    case 'splitscreen':
      return { assetId: state.scene.mainAssetId, ...whole };
    case 'streamer':
      return { assetId: state.scene.sourceAssetId, ...whole };
    default:
      return null;
  }
}

/** Every asset a composition is drawn or heard from. */
export function assetsOfState(state: CompositionState): string[] {
  const own = isClip(state) ? [state.sourceAssetId] : assetsOfBuilt(state.scene);
  return state.brand === undefined ? own : [...own, ...filmsOfLook(state.brand.look)];
}
