import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffSound } from './sniff-sound.ts';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** MPEG-1 layer III, 128 kbit/s, 44.1 kHz: frames of 417 bytes. */
function mp3(frames: number, before = ''): Uint8Array {
  const bytes = new Uint8Array(before.length + frames * 417);
  bytes.set(latin(before));
  for (let frame = 0; frame < frames; frame += 1)
    bytes.set([0xff, 0xfb, 0x90, 0x00], before.length + frame * 417);
  return bytes;
}

describe('sniffing a sound', () => {
  it.each([
    ['mp3', mp3(4)],
    ['mp3', mp3(4, 'ID3\x04\0\0\0\0\0\x02ab')],
    ['mp3', latin(`ID3\x03\0\0\0\x10\0\0${'\0'.repeat(4000)}`)],
    ['wav', latin('RIFF\x24\0\0\0WAVEfmt ')],
    ['wav', latin('RF64\xff\xff\xff\xffWAVEds64')],
    ['flac', latin('fLaC\0\0\0\x22')],
    ['m4a', latin('\0\0\0\x20ftypM4A \0\0\x02\0')],
    ['ogg', latin(`OggS\0\x02${'\0'.repeat(22)}OpusHead`)],
    ['ogg', latin(`OggS\0\x02${'\0'.repeat(22)}\x01vorbis`)],
  ] as const)('recognises %s by its first bytes', (format, bytes) => {
    expect(sniffSound(bytes)).toBe(format);
  });

  it.each([
    ['an MP4 film', latin('\0\0\0\x20ftypisom\0\0\x02\0')],
    ['an AVI film', latin('RIFF\x10\0\0\0AVI LIST')],
    ['an Ogg film', latin(`OggS\0\x02${'\0'.repeat(22)}\x80theora OggS\0 \x01vorbis`)],
    ['AAC without a container', latin('\xff\xf1\x50\x80\x02\x1f\xfc')],
    ['one frame by chance', mp3(1)],
    ['text that begins like a sound', latin('ID3 tags and OggS and fLaC are words too.')],
  ])('does not take %s for a sound', (_, bytes) => {
    expect(sniffSound(bytes)).toBeNull();
  });

  it('never takes text for a sound', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 3000 })
      .map((value) => value.replace(/\p{Cc}/gu, ' '));
    fc.assert(fc.property(text, (value) => sniffSound(new TextEncoder().encode(value)) === null));
  });

  it('answers for any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(() => sniffSound(bytes)).not.toThrow();
      }),
    );
  });
});
