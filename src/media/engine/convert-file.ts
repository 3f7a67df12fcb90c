/** Makes of a film that players do not show as it is meant one that they do: an MP4 of an AVI or FLV, a copy that begins at 0 of others. */
import type { Conversion } from '../convert/conversion.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { SNIFF_BYTES, sniffContainer } from '../probe/sniff-container.ts';

/** Throws UnreadableMediaError, RenderError, what `writer` throws, the signal's reason. */
export async function convertFile(
  file: Blob,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<Conversion> {
  const container = sniffContainer(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  if (container === 'avi') {
    const { convertAvi } = await import('../avi/convert-avi.ts');
    return convertAvi(file, writer, call);
  }
  if (container === 'flv') {
    const { convertFlv } = await import('../flv/convert-flv.ts');
    return convertFlv(file, writer, call);
  }
  const { shiftClock } = await import('../clock/shift-clock.ts');
  await shiftClock(file, writer, call);
  return { kind: 'converted' };
}
