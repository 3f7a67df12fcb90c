import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffSound } from './sniff-sound.ts';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Frames of one header; as it is, MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes. */
function mp3(frames: number, before = '', header = [0xff, 0xfb, 0x90, 0x00], frameBytes = 417): Uint8Array {
  const bytes = new Uint8Array(before.length + frames * frameBytes);
  bytes.set(latin(before));
  for (let frame = 0; frame < frames; frame += 1) bytes.set(header, before.length + frame * frameBytes);
  return bytes;
}
/** An ID3 tag of two bytes. */
const tag = (version = 4, revision = 0, size = '\0\0\0\x02') =>
  `ID3${String.fromCharCode(version, revision)}\0${size}ab`;

describe('sniffing a sound', () => {
  it.each([
    ['mp3', mp3(4)],
    ['mp3', mp3(2)],
    ['mp3', mp3(4, tag())],
    ['mp3', mp3(1, tag(2))],
    ['mp3', mp3(1, `${tag(3)}\0\0\0`)],
    ['mp3', mp3(0, tag())],
    ['mp3', latin(`ID3\x03\0\0\0\x10\0\0${'\0'.repeat(4000)}`)],
    ['wav', latin('RIFF\x24\0\0\0WAVEfmt ')],
    ['wav', latin('RF64\xff\xff\xff\xffWAVEds64')],
    ['flac', latin('fLaC\0\0\0\x22')],
    ['aiff', latin('FORM\0\0\x10\0AIFFCOMM\0\0\0\x12')],
    ['aiff', latin('FORM\0\0\x10\0AIFCFVER\0\0\0\x04')],
    ['caf', latin('caff\0\x01\0\0desc\0\0\0\0')],
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
    ['a frame that others do not follow', mp3(1).subarray(0, 417 + 4)],
    ['two frames that a third does not follow', new Uint8Array([...mp3(2), 1, 2, 3, 4])],
    ['a tag of a version before the second', mp3(0, tag(1))],
    ['a tag of a version after the fourth', mp3(0, tag(5))],
    ['a tag of a revision that cannot be', mp3(0, tag(4, 0xff))],
    ['a tag of a length that cannot be', mp3(0, tag(4, 0, '\x80\0\0\x02'))],
    ['a tag with something else behind it', latin(`${tag()}abcdefgh`)],
    ['zeros before frames without a tag', mp3(4, '\0\0')],
    ['an MP4 brand without its box', latin('\0\0\0\x20freeM4A \0\0\x02\0')],
    ['Opus without its container', latin(`\0\0\0\0${'\0'.repeat(22)}OpusHead`)],
    ['an Ogg file of something else', latin(`OggS\0\x02${'\0'.repeat(22)}Speex`)],
    ['a word for FLAC', latin('fLaC\tis a word')],
    ['a picture of an Amiga', latin('FORM\0\0\x10\0ILBMBMHD\0\0\0\x14')],
    ['a CAF of a version to come', latin('caff\0\x02\0\0desc\0\0\0\0')],
    ['a word for M4A', latin('The ftypM4A box')],
    ['text that begins like a sound', latin('ID3 tags and OggS and fLaC are words too.')],
  ])('does not take %s for a sound', (_, bytes) => {
    expect(sniffSound(bytes)).toBeNull();
  });

  it.each([
    ['MPEG-1 of 320 kbit/s at 32 kHz', [0xff, 0xfb, 0xe8], 1440],
    ['MPEG-1 with a byte of padding', [0xff, 0xfb, 0x92], 418],
    ['MPEG-1 with a checksum', [0xff, 0xfa, 0x90], 417],
    ['MPEG-2 of 64 kbit/s at 22.05 kHz', [0xff, 0xf3, 0x80], 208],
    ['MPEG-2.5 of 8 kbit/s at 8 kHz', [0xff, 0xe3, 0x18], 72],
  ])('knows how long a frame is in %s', (_, header, frameBytes) => {
    expect(sniffSound(mp3(3, '', header, frameBytes))).toBe('mp3');
    expect(sniffSound(mp3(3, '', header, frameBytes + 1))).toBeNull();
  });

  it.each([
    ['no first byte of ones', [0xfe, 0xfb, 0x90]],
    ['no eleven ones', [0xff, 0x7b, 0x90]],
    ['layer II', [0xff, 0xfd, 0x90]],
    ['a version that is none', [0xff, 0xeb, 0x90]],
    ['no rate of bits', [0xff, 0xfb, 0x00]],
    ['a rate of bits that is none', [0xff, 0xfb, 0xf0]],
    ['a rate of samples that is none', [0xff, 0xfb, 0x9c]],
  ])('takes no frames with %s', (_, header) => {
    for (const frameBytes of [417, 208, 144, 4])
      expect(sniffSound(mp3(9, tag(), header, frameBytes))).toBeNull();
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
