/** Picture and sound work, as the service asks for it. Workers of a browser or processes of a host do it. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';
import type { Conversion } from '../../../media/avi/convert-avi.ts';
import type { CaptionFormat } from '../../../media/captions/parse-captions.ts';
import type { CaptionWords } from '../../../media/captions/read-captions.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import type { PictureArea } from '../../../media/compose/picture-area.ts';
import type { SoundTrack } from '../../../media/listen/sound-track.ts';
import type {
  Transcription,
  TranscriptionCall,
  TranscriptionWish,
} from '../../../media/listen/speech/transcribe-speech.ts';
import type { Word } from '../../../media/listen/word.ts';
import type { MediaFacts } from '../../../media/probe/media-facts.ts';
import type { KeptPart } from '../../../media/separate/separate-sound.ts';
import type { SoundFile } from '../../../media/sound/mp3-writer.ts';
import type { NamedRecording } from '../../../media/speak/named-recording.ts';
import type { SpokenFile } from '../../../media/speak/speak-to-file.ts';
import type { StretchToFrame } from '../../../media/vision/faces/follow-faces.ts';
import type { FramingResult } from '../../../media/vision/faces/frame-shots.ts';
import type { FilmstripPlan, FilmstripSheet } from '../../../media/vision/filmstrip/plan-filmstrip.ts';
import type { PictureTrack } from '../../../media/vision/picture-track.ts';

/** The engine's own worker died (out of memory, killed); the same work may succeed when tried again. */
export class MediaCrashError extends ProblemError {
  override readonly name = 'MediaCrashError';
}

/** 0 to 1 of the call's own work, never going back, with a stable stage word for the screens. */
export type OnProgress = (progress: number, stage: string) => void;

export interface MediaCall {
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
}

interface TranscribeOptions extends TranscriptionWish {
  /** Names in the store by paths in the model's repository; null for engines that use no model. */
  readonly model: { readonly id: string; readonly files: Readonly<Record<string, string>> } | null;
}

/** Picture and sound work. Every file is named as in the FileStore; the engine reads it by itself. */
export interface MediaEngine {
  /** Whose decoders it has, for the words about what they cannot decode. */
  readonly runsIn: 'browser' | 'host';
  /** Throws UnreadableMediaError. */
  probe(file: string): Promise<MediaFacts>;
  /**
   * Writes an MP4 of an AVI to `outputFile`, or says what there is no decoder for here; then what stands there is of no
   * use. Throws UnreadableMediaError, RenderError.
   */
  convert(file: string, outputFile: string, call: MediaCall): Promise<Conversion>;
  /** Words of a subtitle file somebody gave; what is wrong with it is named by line. Throws UnreadableMediaError. */
  readCaptions(text: string, format: CaptionFormat): Promise<CaptionWords>;
  /** Words of a text subtitle track inside the file, or null where there is none. */
  readSubtitles(file: string, call: MediaCall): Promise<{ language: string; words: readonly Word[] } | null>;
  /** True where `transcribe` needs the files of a speech model. */
  readonly usesSpeechModels?: boolean;
  /** Speech recognition. `unavailable` is told to the user; an analysis goes on without words. */
  transcribe(file: string, options: TranscribeOptions, call: TranscriptionCall): Promise<Transcription>;
  listen(file: string, call: MediaCall): Promise<SoundTrack>;
  analyzePicture(file: string, call: MediaCall): Promise<PictureTrack>;
  /**
   * Where to crop a stretch of a source so that the people in it stay in the picture; no keyframes where no face
   * was found. Throws UnreadableMediaError.
   */
  followFaces(file: string, stretch: StretchToFrame, call: MediaCall): Promise<FramingResult>;
  /** Where the player's own picture stands in a recording of a game; null where there is none. Throws UnreadableMediaError. */
  findWebcam(file: string, durationSec: number, call: MediaCall): Promise<PictureArea | null>;
  /**
   * Speaks each text to an MP3 of its own, in order. Voices: VOICES, or sentences that were spoken elsewhere. Throws
   * SpeechError where there is nothing to say, UnreadableMediaError for a sentence that is no sound.
   */
  speak(texts: readonly TextForFile[], call: MediaCall): Promise<readonly SpokenFile[]>;
  /**
   * Keeps the voices or everything else of a file's sound, as an MP3 in which players show `title`. Throws
   * UnreadableMediaError.
   */
  separate(
    file: string,
    keep: KeptPart,
    outputFile: string,
    call: MediaCall,
    title?: string,
  ): Promise<SoundFile>;
  /** Writes a JPEG at most 640 px on its long side to `outputFile`. */
  poster(file: string, atSec: number, outputFile: string): Promise<void>;
  /** Which small pictures of a file are worth having, from its index alone. Throws UnreadableMediaError. */
  planFilmstrip(file: string, call: MediaCall): Promise<FilmstripPlan>;
  /** Writes one sheet of a planned filmstrip to `outputFile`, as a JPEG. Throws UnreadableMediaError. */
  filmstripSheet(
    file: string,
    sheet: FilmstripSheet,
    size: FilmstripSize,
    outputFile: string,
    call: MediaCall,
  ): Promise<void>;
  /**
   * Renders to an MP4 (H.264, AAC) at `outputFile`, written as it is made. `files` names the file of every
   * source of the plan, by the source's id. Throws UnreadableMediaError, RenderError.
   */
  render(
    files: Readonly<Record<string, string>>,
    plan: CompositionPlan,
    outputFile: string,
    call: MediaCall,
  ): Promise<RenderedFile>;
}

export type FilmstripSize = Omit<FilmstripPlan, 'sheets'>;

export interface TextForFile {
  readonly text: string;
  /** One of VOICES, or the sentences of the text as another voice spoke them. */
  readonly voice: string | NamedRecording;
  readonly title?: string;
  readonly outputFile: string;
}

interface RenderedFile {
  readonly sizeBytes: number;
  readonly durationSec: number;
  readonly widthPx: number;
  readonly heightPx: number;
}
