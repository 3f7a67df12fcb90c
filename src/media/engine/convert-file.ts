/**
 * Makes of a file that players do not open, or not show as it is meant, one that they do: an MP4 of an AVI or FLV and of an
 * Ogg of several recordings, a WAV of an AIFF or CAF, a copy that begins at 0 of others.
 */
import { sniffSound } from '../../base/film/sniff-sound.ts';
import type { Conversion } from '../convert/conversion.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { isChained } from '../probe/ogg-links.ts';
import { openSource } from '../probe/open-source.ts';
import { SNIFF_BYTES, sniffContainer } from '../probe/sniff-container.ts';
import { soundOfSides } from '../probe/sound-of-sides.ts';

/** Throws UnreadableMediaError, RenderError, what `writer` throws, the signal's reason. */
export async function convertFile(
  file: Blob,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<Conversion> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const container = sniffSound(head) ?? sniffContainer(head);
  if (container === 'avi') {
    const { convertAvi } = await import('../avi/convert-avi.ts');
    return convertAvi(file, writer, call);
  }
  if (container === 'flv') {
    const { convertFlv } = await import('../flv/convert-flv.ts');
    return convertFlv(file, writer, call);
  }
  if (container === 'aiff' || container === 'caf') {
    const { convertPcm } = await import('../pcm/convert-pcm.ts');
    return convertPcm(file, container, writer, call);
  }
  if (container === 'ogg' && (await isChained(file))) {
    const { convertChain } = await import('../convert/convert-chain.ts');
    return convertChain(file, writer, call);
  }
  if (container === 'mov' && (await areSidesConverted(file, writer, call))) return { kind: 'converted' };
  const { shiftClock } = await import('../clock/shift-clock.ts');
  await shiftClock(file, writer, call);
  return { kind: 'converted' };
}

/** False for a film that has no such sound, of which nothing is written. */
async function areSidesConverted(file: Blob, writer: PositionedWriter, call: MediaCall): Promise<boolean> {
  using source = await openSource(file);
  const sides = await soundOfSides(file, source.input, source.audio);
  if (sides === null) return false;
  const { convertSides } = await import('../convert/convert-sides.ts');
  await convertSides(source.video, sides, writer, call);
  return true;
}
