/** Containers recognised by their first bytes (specification section 3, complete_upload). */
export type ContainerFormat = 'mp4' | 'mov' | 'mkv' | 'webm' | 'avi' | 'mpegts';

export const MIME_TYPES: Record<ContainerFormat, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  mpegts: 'video/mp2t',
};

/** What probing a file tells. Sizes are as displayed: rotation and sample aspect applied. */
export interface MediaFacts {
  readonly container: ContainerFormat;
  readonly mimeType: string;
  readonly durationSec: number;
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
