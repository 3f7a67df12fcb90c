/** What is asked of the media worker and what it answers; one worker does one task. */
import type { Problem } from '../../../contract/problems/problem.ts';
import type { Conversion } from '../../../media/avi/convert-avi.ts';
import type { CaptionFormat } from '../../../media/captions/parse-captions.ts';
import type { CaptionWords } from '../../../media/captions/read-captions.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import type { PictureArea } from '../../../media/compose/picture-area.ts';
import type { SoundTrack } from '../../../media/listen/sound-track.ts';
import type {
  HeardWindow,
  Transcription,
  TranscriptionWish,
} from '../../../media/listen/speech/transcribe-speech.ts';
import type { MediaFacts } from '../../../media/probe/media-facts.ts';
import type { RenderedComposition } from '../../../media/render/render-composition.ts';
import type { KeptPart } from '../../../media/separate/separate-sound.ts';
import type { SoundFile } from '../../../media/sound/mp3-writer.ts';
import type { SpokenFile, TextToSpeak } from '../../../media/speak/speak-to-file.ts';
import type { SubtitleWords } from '../../../media/subtitles/read-subtitles.ts';
import type { StretchToFrame } from '../../../media/vision/faces/follow-faces.ts';
import type { FramingResult } from '../../../media/vision/faces/frame-shots.ts';
import type { FilmstripPlan, FilmstripSheet } from '../../../media/vision/filmstrip/plan-filmstrip.ts';
import type { PictureTrack } from '../../../media/vision/picture-track.ts';
import type { FilmstripSize } from '../../../service/kernel/ports/media-engine.ts';

export interface TextToFile extends TextToSpeak {
  readonly outputFile: string;
}

/** Files to read travel by reference; files to write are named as in the FileStore. */
export type MediaTask =
  | { readonly kind: 'probe'; readonly file: Blob }
  /** An AVI, made an MP4. */
  | { readonly kind: 'convert'; readonly file: Blob; readonly outputFile: string }
  | { readonly kind: 'captions'; readonly text: string; readonly format: CaptionFormat }
  | { readonly kind: 'subtitles'; readonly file: Blob }
  | {
      readonly kind: 'transcribe';
      readonly file: Blob;
      readonly wish: TranscriptionWish;
      /** By their paths in the model's repository. */
      readonly model: { readonly id: string; readonly files: ReadonlyMap<string, Blob> };
    }
  | { readonly kind: 'listen'; readonly file: Blob }
  | { readonly kind: 'analyze picture'; readonly file: Blob }
  | { readonly kind: 'frame'; readonly file: Blob; readonly stretch: StretchToFrame }
  | { readonly kind: 'webcam'; readonly file: Blob; readonly durationSec: number }
  | { readonly kind: 'poster'; readonly file: Blob; readonly atSec: number; readonly outputFile: string }
  | { readonly kind: 'plan filmstrip'; readonly file: Blob }
  | {
      readonly kind: 'filmstrip sheet';
      readonly file: Blob;
      readonly sheet: FilmstripSheet;
      readonly size: FilmstripSize;
      readonly outputFile: string;
    }
  | { readonly kind: 'speak'; readonly texts: readonly TextToFile[] }
  | {
      readonly kind: 'separate';
      readonly file: Blob;
      readonly keep: KeptPart;
      readonly title: string | null;
      readonly outputFile: string;
    }
  | {
      readonly kind: 'render';
      /** By the ids of the plan's sources. */
      readonly sources: ReadonlyMap<string, Blob>;
      readonly plan: CompositionPlan;
      readonly outputFile: string;
    };

export interface MediaResults {
  readonly probe: MediaFacts;
  readonly convert: Conversion;
  readonly captions: CaptionWords;
  readonly subtitles: SubtitleWords | null;
  readonly transcribe: Transcription;
  readonly listen: SoundTrack;
  readonly 'analyze picture': PictureTrack;
  readonly frame: FramingResult;
  readonly webcam: PictureArea | null;
  readonly poster: null;
  readonly 'plan filmstrip': FilmstripPlan;
  readonly 'filmstrip sheet': null;
  readonly render: RenderedComposition;
  readonly speak: readonly SpokenFile[];
  readonly separate: SoundFile;
}

export type MediaReply =
  | { readonly kind: 'progress'; readonly progress: number; readonly stage: string }
  | { readonly kind: 'window'; readonly window: HeardWindow }
  | { readonly kind: 'done'; readonly result: MediaResults[keyof MediaResults] }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: Problem };
