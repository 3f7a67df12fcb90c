/**
 * Which of libav's demuxers reads a file. libav is never let guess: a text would be a film to it, and a playlist would have
 * it open other files of the machine.
 */
import { open } from 'node:fs/promises';
import { InputFormat } from 'node-av/lib';
import { type SoundFormat, sniffSound } from '../../../base/film/sniff-sound.ts';
import { sniffForeign } from '../../../media/probe/foreign-container.ts';
import type { ContainerFormat } from '../../../media/probe/media-facts.ts';
import { SNIFF_BYTES, sniffContainer } from '../../../media/probe/sniff-container.ts';

const DEMUXERS: Readonly<Record<ContainerFormat | SoundFormat, string>> = {
  ...{
    mp4: 'mov',
    mov: 'mov',
    m4a: 'mov',
    mkv: 'matroska',
    webm: 'matroska',
    avi: 'avi',
    flv: 'flv',
    mpegts: 'mpegts',
  },
  ...{ mp3: 'mp3', wav: 'wav', aiff: 'aiff', caf: 'caf', flac: 'flac', ogg: 'ogg' },
};

/** null where it is nothing this program takes. */
export async function demuxerOf(path: string): Promise<InputFormat | null> {
  const head = await headOf(path);
  const known = sniffSound(head) ?? sniffContainer(head);
  const name = known === null ? sniffForeign(head)?.demuxer : DEMUXERS[known];
  return name === undefined ? null : InputFormat.findInputFormat(name);
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
