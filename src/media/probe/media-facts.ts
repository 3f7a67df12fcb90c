import type { SoundFormat } from '../../base/film/sniff-sound.ts';

/** Containers of video recognised by their first bytes (specification section 3, complete_upload). */
export type ContainerFormat = 'mp4' | 'mov' | 'mkv' | 'webm' | 'avi' | 'flv' | 'mpegts';

const MIME_TYPES: Record<ContainerFormat, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  mpegts: 'video/mp2t',
};

/** Of a file without a picture, whatever container it comes in. */
const SOUND_MIME_TYPES: Record<ContainerFormat | SoundFormat, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  aiff: 'audio/aiff',
  caf: 'audio/x-caf',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  mov: 'audio/mp4',
  mkv: 'audio/x-matroska',
  webm: 'audio/webm',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  mpegts: 'video/mp2t',
};

export function mimeTypeOf(container: ContainerFormat | SoundFormat, hasVideo: boolean): string {
  const videoType = hasVideo ? MIME_TYPES[container as ContainerFormat] : undefined;
  return videoType ?? SOUND_MIME_TYPES[container];
}

/** What probing a file tells. Sizes are as displayed: rotation and sample aspect applied. */
export interface MediaFacts {
  readonly container: ContainerFormat | SoundFormat;
  readonly mimeType: string;
  /** Of a file that begins late, counted from there. */
  readonly durationSec: number;
  /** Its picture and sound begin later than 0 by the clock of the file, which can be made to begin with them. */
  readonly beginsLate: boolean;
  /** An Ogg of several recordings, of which all else here tells the first. */
  readonly isChained: boolean;
  /** Players play another of its sounds than is worked with, or one side of it alone; a copy has that first and whole. */
  readonly isHeardOtherwise: boolean;
  readonly hasVideo: boolean;
  readonly hasAudio: boolean;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly fps: number | null;
  readonly rotationDeg: 0 | 90 | 180 | 270;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  /** False where this machine has no decoder for the track. */
  readonly canDecodeVideo: boolean;
  readonly canDecodeAudio: boolean;
}
