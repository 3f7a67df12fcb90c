/**
 * What the service needs from outside, and the only door from `service/` to `media/`. Hosts bring the
 * adapters: OPFS or a folder for files, workers or threads for media. Nothing here knows a platform.
 */
import type { Conversion } from '../../media/avi/convert-avi.ts';
import type { CaptionFormat } from '../../media/captions/parse-captions.ts';
import type { CaptionWords } from '../../media/captions/read-captions.ts';
import type { CompositionPlan } from '../../media/compose/composition-plan.ts';
import type { PictureArea } from '../../media/compose/picture-area.ts';
import type { SoundTrack } from '../../media/listen/sound-track.ts';
import type {
  Transcription,
  TranscriptionCall,
  TranscriptionWish,
} from '../../media/listen/speech/transcribe-speech.ts';
import type { Word } from '../../media/listen/word.ts';
import type { StretchToFrame } from '../../media/look/faces/follow-faces.ts';
import type { FramingResult } from '../../media/look/faces/frame-shots.ts';
import type { FilmstripPlan, FilmstripSheet } from '../../media/look/filmstrip/plan-filmstrip.ts';
import type { PictureTrack } from '../../media/look/picture-track.ts';
import type { MediaFacts } from '../../media/probe/media-facts.ts';
import type { KeptPart } from '../../media/separate/separate-sound.ts';
import type { SoundFile } from '../../media/sound-file/mp3-writer.ts';
import type { NamedRecording } from '../../media/speak/named-recording.ts';
import type { SpokenFile } from '../../media/speak/speak-to-file.ts';

// biome-ignore lint/performance/noBarrelFile: the one door from service/ to media/, so that the layers stay checkable.
export { captionPagesOf } from '../../media/captions/caption-look.ts';
export {
  type CompositionWord,
  findAndReplace,
  replaceWords,
  UnknownWordError,
  type WordsReplaced,
  wordsInSpan,
} from '../../media/captions/composition-words.ts';
export { writeSrt, writeVtt } from '../../media/captions/write-captions.ts';
export type { CompositionPlan, FramingPath } from '../../media/compose/composition-plan.ts';
export { joinStretches } from '../../media/compose/join-stretches.ts';
export type { CaptionStyleId } from '../../media/compose/overlay-plan.ts';
export type { PictureArea } from '../../media/compose/picture-area.ts';
export { editFormat } from '../../media/compose/plans/edit-format.ts';
export { planComposition } from '../../media/compose/plans/plan-composition.ts';
export {
  type PlannedChatLine,
  type PlannedFakeText,
  planFakeText,
  timeFakeText,
} from '../../media/compose/plans/plan-fake-text.ts';
export {
  type PlannedForumStory,
  planForumStory,
  type StorySpeech,
  timeForumStory,
} from '../../media/compose/plans/plan-forum-story.ts';
export type { PlannedFormat, PlannedSource } from '../../media/compose/plans/plan-parts.ts';
export {
  assetsOfScene,
  planScene,
  renameVoices,
  type SceneOf,
  voicesOfScene,
} from '../../media/compose/plans/plan-scene.ts';
export {
  type PlannedTimeline,
  planVibeEdit,
  type VibeEditParts,
} from '../../media/compose/plans/plan-vibe-edit.ts';
export { type SpokenText, wordsOfSpeech } from '../../media/compose/plans/speech-words.ts';
export { framedByHand } from '../../media/compose/shot-framing.ts';
export { verticalFormat } from '../../media/compose/vertical-format.ts';
export { findClips } from '../../media/find-clips/find-clips.ts';
export type { FoundClip, ScoreFactor } from '../../media/find-clips/found-clip.ts';
export { type Opinion, OpinionError, readOpinions } from '../../media/find-clips/opinion/opinion-answer.ts';
export {
  askForOpinions,
  type ChatMessage,
  type OpinionWish,
} from '../../media/find-clips/opinion/opinion-question.ts';
export { weighOpinions } from '../../media/find-clips/opinion/weigh-opinions.ts';
export type { SoundTrack } from '../../media/listen/sound-track.ts';
export {
  DEFAULT_SPEECH_MODEL,
  filesOfModel,
  findSpeechModel,
  SPEECH_MODELS,
  type SpeechModelFacts,
} from '../../media/listen/speech/speech-models.ts';
export type { HeardWindow, Transcription } from '../../media/listen/speech/transcribe-speech.ts';
export type { Word, WordOrigin } from '../../media/listen/word.ts';
export {
  type FilmstripPlan,
  type FilmstripSheet,
  SHEET_COLUMNS,
} from '../../media/look/filmstrip/plan-filmstrip.ts';
export type { PictureTrack } from '../../media/look/picture-track.ts';
export { codecTitle } from '../../media/probe/codec-names.ts';
export type { MediaFacts } from '../../media/probe/media-facts.ts';
export { SNIFF_BYTES, sniffContainer } from '../../media/probe/sniff-container.ts';
export { UnreadableMediaError } from '../../media/probe/unreadable-media-error.ts';
export { RenderError } from '../../media/render/render-error.ts';
export type { SpokenWord } from '../../media/speak/align-words.ts';
export type { SpokenFile } from '../../media/speak/speak-to-file.ts';
export { sentencesOf } from '../../media/speak/spoken-text.ts';
export { SpeechError } from '../../media/speak/synthesizer.ts';
export { findVoice, VOICES } from '../../media/speak/voices.ts';
export { findIdeas } from '../../media/write-ideas/find-ideas.ts';
export { type WrittenStory, writeFakeTextStory } from '../../media/write-ideas/write-fake-text-story.ts';

/** Milliseconds since the epoch; injected so that days, months and expiry can be tested. */
export interface Clock {
  nowMs(): number;
}

/** Files by name. A name is a relative path such as `assets/ast_….mp4`, made by the service only. */
export interface FileStore {
  /** Opens for writing at any offset; creates the file. One writer a name at a time. */
  openWriter(name: string): Promise<FileWriter>;
  /** The finished file by reference, not read. Throws FileMissingError. */
  read(name: string): Promise<Blob>;
  sizeBytes(name: string): Promise<number | null>;
  /** Atomic where the platform allows. Replaces the target. */
  move(from: string, to: string): Promise<void>;
  /** Removing what is not there succeeds. */
  remove(name: string): Promise<void>;
  list(folder: string): Promise<readonly { name: string; sizeBytes: number }[]>;
  /** Bytes free for this store, null where the platform does not say. */
  freeBytes(): Promise<number | null>;
}

export interface FileWriter {
  /** Resolves when the bytes are durable enough to acknowledge. Throws StorageFullError. */
  write(bytes: Blob | Uint8Array, offset: number): Promise<void>;
  truncate(sizeBytes: number): Promise<void>;
  close(): Promise<void>;
}

/** Raised by file stores when the platform says it is full; jobs and uploads tell the user so. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Rows cannot be read as they were written; asking again changes nothing. */
export class DatabaseDamagedError extends Error {
  override readonly name = 'DatabaseDamagedError';
}

/** More bodies come in at once than the host holds; the same request succeeds a moment later. */
export class HostBusyError extends Error {
  override readonly name = 'HostBusyError';
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

/** The engine's own worker died (out of memory, killed); the same work may succeed when tried again. */
export class MediaCrashError extends Error {
  override readonly name = 'MediaCrashError';
}

/** Where faults go that a caller is only told the request id of. */
export interface Log {
  error(message: string, cause: unknown, context: Readonly<Record<string, string>>): void;
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
  look(file: string, call: MediaCall): Promise<PictureTrack>;
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

/** Requests to addresses that users gave: links to import, receivers of events. Sends no cookies or credentials. */
export interface Network {
  /** Why events cannot be sent to receivers from here, in one sentence; null where they can. */
  readonly eventsRefusal: string | null;
  /** True where redirects are followed before an answer is seen here, because the platform shows none. */
  readonly followsRedirects: boolean;
  /** What speaks against an address before any name is looked up, in one sentence; null where nothing does. */
  refusalOf(url: URL): string | null;
  /**
   * Resolves with the headers; the body streams. Throws AddressRefusedError for what must not be reached,
   * NetworkError where there was no answer, the signal's reason when aborted.
   */
  request(request: NetworkRequest): Promise<NetworkAnswer>;
}

export interface NetworkRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface NetworkAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Cancel it where it is not read to its end. Errors where the connection is cut before that. */
  readonly body: ReadableStream<Uint8Array>;
}

/** The address is not one this service may reach; asking again changes nothing. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

/** No answer came; another try may succeed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** When to try again, where the server that failed says so. */
  readonly retryAfterSec: number | null;

  constructor(message: string, options: ErrorOptions & { readonly retryAfterSec?: number | null } = {}) {
    super(message, options);
    this.retryAfterSec = options.retryAfterSec ?? null;
  }
}

/** One connection, synchronous: an `await` inside a transaction would let another request in. */
export interface Database {
  run(sql: string, params?: readonly SqlValue[]): { readonly changes: number };
  all<Row>(sql: string, params?: readonly SqlValue[]): Row[];
  get<Row>(sql: string, params?: readonly SqlValue[]): Row | undefined;
  /** Runs `work` in one transaction (nested calls join it); any throw rolls all of it back. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

export type SqlValue = string | number | bigint | null | Uint8Array;
