/**
 * How large a picture may be that libav decodes here: a file of some kilobytes can ask for gigabytes of memory. The stream itself
 * decides, as a container may say anything.
 */
import { type CodecContext, FFmpegError } from 'node-av/lib';

/** As cameras of 11K have them; ITU-T H.265, table A.8, level 6.3. */
export const MOST_DECODED_PX = 80_216_064;
/** Of what becomes H.264: no level of it has more (ITU-T H.264, table A-1, level 6.2: so many macroblocks, as of 8192×4352). */
export const MOST_CONVERTED_PX = 139_264 * 16 * 16;

/** Call before it is opened; a packet with a larger picture is then an error. */
export function limitPictures(context: CodecContext, mostPx: number): void {
  FFmpegError.throwIfError(context.setOption('max_pixels', mostPx), 'The decoder cannot be limited');
}
