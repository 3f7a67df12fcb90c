/** Which files are taken at all, by their first bytes: what this program reads, and on a machine what its FFmpeg reads. */
import { sniffSound } from '../../../base/film/sniff-sound.ts';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import { type ForeignContainer, sniffForeign } from '../../../media/probe/foreign-container.ts';
import { sniffContainer } from '../../../media/probe/sniff-container.ts';

type Reader = Pick<MediaEngine, 'runsIn'>;

export function isTakenFilm(media: Reader, head: Uint8Array): boolean {
  return sniffContainer(head) !== null || foreignOf(media, head)?.isSound === false;
}

function isReadHere(head: Uint8Array): boolean {
  return sniffContainer(head) !== null || sniffSound(head) !== null;
}

/** Of what only the FFmpeg of this machine reads; null in a browser. */
export function foreignOf({ runsIn }: Reader, head: Uint8Array): ForeignContainer | null {
  return runsIn === 'browser' || isReadHere(head) ? null : sniffForeign(head);
}
