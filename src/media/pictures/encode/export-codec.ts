/** What exports of a size will be encoded with on this device, by the choice the renderer makes itself. */
import { chooseExportEncoder, type ExportEncoder } from './encoder-config.ts';
import { RenderError } from './render-error.ts';

export interface FrameFormat {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** null where nothing here encodes pictures of this size. */
export async function exportCodecOf({
  width,
  height,
  fps,
}: FrameFormat): Promise<ExportEncoder['codec'] | null> {
  if (!('VideoEncoder' in globalThis)) return null;
  try {
    return (await chooseExportEncoder(width, height, fps)).codec;
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}
