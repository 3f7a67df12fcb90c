/** The brightest light of an HDR film as its file says it: CTA-861.3 of the content, else SMPTE ST 2086 of the display. */
import { SNIFF_BYTES, sniffContainer } from '../sniff-container.ts';
import { readMatroskaLight } from './matroska-light.ts';
import { readMp4Light } from './mp4-light.ts';
import type { SaidLight } from './said-light.ts';

/** null where the file says nothing, or its headers are not whole. Reads headers only. */
export async function readPeakNits(file: Blob): Promise<number | null> {
  const container = sniffContainer(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  const said = await saidBy(file, container);
  return known(said?.contentNits) ?? known(said?.displayNits);
}

/** Zero means unknown (CTA-861.3), and damage may say anything. */
function known(nits: number | null | undefined): number | null {
  return typeof nits === 'number' && Number.isFinite(nits) && nits > 0 ? nits : null;
}

async function saidBy(file: Blob, container: ReturnType<typeof sniffContainer>): Promise<SaidLight | null> {
  switch (container) {
    case 'mp4':
    case 'mov':
      return readMp4Light(file);
    case 'mkv':
    case 'webm':
      return readMatroskaLight(file);
    default:
      return null;
  }
}
