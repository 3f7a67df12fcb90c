/**
 * Every media task: its name, its input, its result, and the work. Nothing else lists them: the service calls them by
 * name (`MediaEngine`), hosts do them in workers and processes. Files are named as in the FileStore. The code of a task
 * is loaded only when it is asked for.
 */
import type { CaptionFile } from '../captions/read-captions.ts';
import type { CompositionPlan } from '../compose/composition-plan.ts';
import type { Conversion } from '../convert/conversion.ts';
import type { SpeakerModelFiles } from '../listen/speakers/open-voice-listener.ts';
import type { ModelInStore } from '../listen/speech/open-recogniser.ts';
import type { TranscriptionCall, TranscriptionWish } from '../listen/speech/transcribe-speech.ts';
import type { MediaCall } from '../media-call.ts';
import type { KeptPart } from '../separate/separate-sound.ts';
import type { TextForFile } from '../speak/named-recording.ts';
import type { StretchToFrame } from '../vision/faces/follow-faces.ts';
import type { FilmstripSheet, FilmstripSize } from '../vision/filmstrip/plan-filmstrip.ts';
import type { MediaFiles, MediaHost, MediaOutput } from './media-host.ts';

export interface MediaTask {
  /** A request waits for it: it never stands behind a job. One that takes no call ends after a minute at the latest. */
  readonly quick?: true;
  /**
   * Its worker is no other task's: WebAssembly memory never shrinks, and models opened one after another would fill it for
   * good.
   */
  readonly opensModel?: true;
  /** Its sources were read before: what stands still is an encoder and no damaged file, and another worker has another. */
  readonly knowsSources?: true;
  run(input: never, host: MediaHost, call: never): Promise<unknown>;
}

interface FromFile {
  readonly file: string;
}

interface FileToFile extends FromFile {
  readonly outputFile: string;
}

interface ToTranscribe extends FromFile, TranscriptionWish {
  /** null for engines that use no model. */
  readonly model: ModelInStore | null;
}

export const MEDIA_TASKS = {
  /** What a file is. Throws UnreadableMediaError. */
  probe: {
    quick: true,
    async run({ file }: FromFile, { files }: MediaHost) {
      const { probeMedia } = await import('../probe/probe-media.ts');
      return probeMedia(await files.read(file));
    },
  },
  /**
   * Writes an MP4 of an AVI or FLV and a WAV of an AIFF or CAF, or says what there is no decoder for here; then what stands
   * there is of no use. Of anything else a copy that begins at 0. With `anew` it leaves all to decoders of the host
   * (`convertOtherwise`): an MP4 of whatever they read. Throws UnreadableMediaError, RenderError.
   */
  convert: {
    async run(
      { file, outputFile, anew = false }: FileToFile & { readonly anew?: boolean },
      { files, convertOtherwise }: MediaHost,
      call: MediaCall,
    ): Promise<Conversion> {
      const { convertFile } = await import('./convert-file.ts');
      const source = await files.read(file);
      const made: Conversion = anew
        ? { kind: 'not_read' }
        : await writing(files, outputFile, (output) => convertFile(source, output, call));
      if (made.kind === 'converted' || convertOtherwise === undefined) return made;
      return writing(files, outputFile, (output) => convertOtherwise(file, output, call, made));
    },
  },
  /** Words of a subtitle file somebody gave; what is wrong with it is named by line. Throws UnreadableMediaError. */
  readCaptions: {
    quick: true,
    async run(file: CaptionFile) {
      const { readCaptions } = await import('../captions/read-captions.ts');
      return readCaptions(file);
    },
  },
  /** Words of a text subtitle track inside the file, in the language wanted where there is a choice; null where there is none. */
  readSubtitles: {
    async run(
      { file, language }: FromFile & { readonly language: 'auto' | 'it' | 'en' },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { readSubtitles } = await import('../subtitles/read-subtitles.ts');
      return readSubtitles(await files.read(file), language, call);
    },
  },
  /** Speech recognition. `unavailable` is told to the user; an analysis goes on without words. */
  transcribe: {
    opensModel: true,
    async run({ file, model, ...wish }: ToTranscribe, host: MediaHost, call: TranscriptionCall) {
      if (model === null) throw new Error('Speech recognition here needs the files of a model.');
      const { transcribeSpeech } = await import('../listen/speech/transcribe-speech.ts');
      const { openRecogniser } = await import('../listen/speech/open-recogniser.ts');
      const source = await host.files.read(file);
      return transcribeSpeech(source, wish, () => openRecogniser(model, host), call);
    },
  },
  /** Who speaks when, by how voices sound. `unavailable` is told to the user; words stay without. Throws UnreadableMediaError. */
  tellSpeakers: {
    opensModel: true,
    async run(
      { file, models }: FromFile & { readonly models: SpeakerModelFiles },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { tellSpeakers } = await import('../listen/speakers/tell-speakers.ts');
      const { openVoiceListener } = await import('../listen/speakers/open-voice-listener.ts');
      return tellSpeakers(await files.read(file), () => openVoiceListener(models, files), call);
    },
  },
  /** How fast a speech model hears a moment of a file. Throws UnreadableMediaError. */
  trySpeech: {
    quick: true,
    opensModel: true,
    async run({ file, model }: FromFile & { readonly model: ModelInStore }, host: MediaHost, _: MediaCall) {
      const { trySpeech } = await import('../listen/speech/try-recogniser.ts');
      const { openRecogniser } = await import('../listen/speech/open-recogniser.ts');
      const source = await host.files.read(file);
      return trySpeech(source, model.id, () => openRecogniser(model, host));
    },
  },
  /** What this device can listen with. */
  speechDevice: {
    quick: true,
    async run(_: object, { nativeSpeech }: MediaHost) {
      const { speechDevice } = await import('../listen/speech/speech-device.ts');
      return speechDevice(nativeSpeech ?? null);
    },
  },
  /** Writes the sound as recognisers elsewhere hear it (`speech-pcm.ts`), and says where it pauses. */
  extractSound: {
    async run({ file, outputFile }: FileToFile, { files }: MediaHost, call: MediaCall) {
      const { extractSound } = await import('../listen/speech/extract-sound.ts');
      const source = await files.read(file);
      return writing(files, outputFile, (output) => extractSound(source, output, call));
    },
  },
  /** Loudness and silences of the whole source. */
  listen: {
    async run({ file }: FromFile, { files }: MediaHost, call: MediaCall) {
      const { listenToSource } = await import('../listen/listen-to-source.ts');
      return listenToSource(await files.read(file), call);
    },
  },
  /** Cuts and motion of the whole source. */
  analyzePicture: {
    async run({ file }: FromFile, { files }: MediaHost, call: MediaCall) {
      const { analyzePicture } = await import('../vision/analyze-picture.ts');
      return analyzePicture(await files.read(file), call);
    },
  },
  /**
   * Where to crop a stretch of a source so that the people in it stay in the picture; no keyframes where no face was
   * found. Throws UnreadableMediaError.
   */
  followFaces: {
    async run(
      { file, stretch }: FromFile & { readonly stretch: StretchToFrame },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { followFaces } = await import('../vision/faces/follow-faces.ts');
      const { openBundledFaceDetector } = await import('../vision/faces/open-bundled-face-detector.ts');
      return followFaces(await files.read(file), stretch, openBundledFaceDetector, call);
    },
  },
  /** Where the player's own picture stands in a recording of a game; null where there is none. Throws UnreadableMediaError. */
  findWebcam: {
    async run(
      { file, durationSec }: FromFile & { readonly durationSec: number },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { webcamOfFile } = await import('../vision/faces/webcam-of-file.ts');
      const { openBundledFaceDetector } = await import('../vision/faces/open-bundled-face-detector.ts');
      return webcamOfFile(await files.read(file), durationSec, openBundledFaceDetector, call);
    },
  },
  /** Writes a JPEG at most 640 px on its long side. */
  poster: {
    quick: true,
    async run({ file, atSec, outputFile }: FileToFile & { readonly atSec: number }, { files }: MediaHost) {
      const { makePoster } = await import('../vision/make-poster.ts');
      await writePicture(files, outputFile, await makePoster(await files.read(file), atSec));
    },
  },
  /** Which small pictures of a file are worth having, from its index alone. Throws UnreadableMediaError. */
  planFilmstrip: {
    quick: true,
    async run({ file }: FromFile, { files }: MediaHost, call: MediaCall) {
      const { planFilmstripOf } = await import('../vision/filmstrip/plan-of-file.ts');
      return planFilmstripOf(await files.read(file), call);
    },
  },
  /** Writes one sheet of a planned filmstrip, as a JPEG. Throws UnreadableMediaError. */
  filmstripSheet: {
    quick: true,
    async run(
      {
        file,
        sheet,
        size,
        outputFile,
      }: FileToFile & { readonly sheet: FilmstripSheet; readonly size: FilmstripSize },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { makeFilmstripSheet } = await import('../vision/filmstrip/make-sheet.ts');
      await writePicture(
        files,
        outputFile,
        await makeFilmstripSheet(await files.read(file), sheet, size, call),
      );
    },
  },
  /**
   * Speaks each text to an MP3 of its own, in order. Voices: VOICES, or sentences that were spoken elsewhere. Throws
   * SpeechError where there is nothing to say, UnreadableMediaError for a sentence that is no sound.
   */
  speak: {
    async run({ texts }: { readonly texts: readonly TextForFile[] }, { files }: MediaHost, call: MediaCall) {
      const { withRecordings } = await import('../speak/named-recording.ts');
      const { speakTexts } = await import('../speak/speak-texts.ts');
      const { openBundledEspeak } = await import('../speak/espeak/open-bundled-espeak.ts');
      const recorded = await withRecordings(texts, (name) => files.read(name));
      return speakTexts(recorded, ({ outputFile }) => files.openOutput(outputFile), openBundledEspeak, call);
    },
  },
  /**
   * Keeps the voices or everything else of a file's sound, as an MP3 in which players show `title`. Throws
   * UnreadableMediaError.
   */
  separate: {
    async run(
      { file, keep, outputFile, title }: FileToFile & { readonly keep: KeptPart; readonly title?: string },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { separateFile } = await import('../separate/separate-file.ts');
      const source = await files.read(file);
      return writing(files, outputFile, (output) => separateFile(source, keep, output, call, title));
    },
  },
  /**
   * Renders to an MP4 (H.264, AAC), written as it is made. `files` names the file of every source of the plan, by the
   * source's id. Throws UnreadableMediaError, RenderError.
   */
  render: {
    knowsSources: true,
    async run(
      input: {
        readonly files: Readonly<Record<string, string>>;
        readonly plan: CompositionPlan;
        readonly outputFile: string;
      },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const { renderComposition } = await import('../render/render-composition.ts');
      const sources = await readAll(files, input.files);
      return writing(files, input.outputFile, (output) =>
        renderComposition(sources, input.plan, output, call),
      );
    },
  },
} as const satisfies Readonly<Record<string, MediaTask>>;

async function readAll(
  files: MediaFiles,
  names: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Blob>> {
  const read = Object.entries(names).map(async ([key, name]) => [key, await files.read(name)] as const);
  return new Map(await Promise.all(read));
}

async function writing<Result>(
  files: MediaFiles,
  name: string,
  work: (output: MediaOutput) => Promise<Result>,
): Promise<Result> {
  const output = await files.openOutput(name);
  let result: Result;
  try {
    result = await work(output);
  } catch (error) {
    await output.discard();
    throw error;
  }
  await output.close();
  return result;
}

async function writePicture(files: MediaFiles, name: string, picture: Blob): Promise<void> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  await writing(files, name, async (output) => output.write(bytes, 0));
}
