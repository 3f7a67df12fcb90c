/** What a host brings where media tasks are done: in a worker of a browser, in a process of a machine. */
import type { Conversion } from '../convert/conversion.ts';
import type { NativeSpeech } from '../listen/speech/native-speech.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';

export interface MediaOutput extends PositionedWriter {
  /** The file is whole. */
  close(): void | Promise<void>;
  /** What was written is of no use; the service removes what there is of it. */
  discard(): void | Promise<void>;
}

/** Files by the names the service gives them. What is full throws an error named `QuotaExceededError`. */
export interface MediaFiles {
  /** By reference, not read. Throws an error named `FileMissingError`. */
  read(name: string): Promise<Blob>;
  /** Creates or empties the file. */
  openOutput(name: string): Promise<MediaOutput>;
}

export interface MediaHost {
  readonly files: MediaFiles;
  /**
   * Decoders beyond those of the tasks: makes an MP4 of what could not be converted, or says `otherwise` again.
   * Throws UnreadableMediaError, RenderError.
   */
  readonly convertOtherwise?: (
    file: string,
    writer: PositionedWriter,
    call: MediaCall,
    otherwise: Conversion,
  ) => Promise<Conversion>;
  /** A speech library of the machine, where a host has one. */
  readonly nativeSpeech?: NativeSpeech;
}
