import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SNIFF_BYTES, sniffContainer } from './sniff-container.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

function ebml(docType: string): Uint8Array {
  return latin(
    `\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82${String.fromCharCode(0x80 | docType.length)}${docType}`,
  );
}

function transportStream(packetBytes: number, offset: number, packets: number): Uint8Array {
  const bytes = new Uint8Array(packetBytes * packets);
  for (let at = offset; at < bytes.length; at += packetBytes) bytes.set([0x47, 0x40, 0x00, 0x10], at);
  return bytes;
}

describe('sniffing a container', () => {
  it.each([
    ['mp4', latin('\0\0\0\x20ftypisom\0\0\x02\0')],
    ['mp4', latin('\0\0\0\x20ftypM4V \0\0\x02\0')],
    ['mov', latin('\0\0\0\x14ftypqt  \0\0\x02\0')],
    ['mov', latin('\0\0\0\x08wide\0\0\0\0mdat')],
    ['mkv', ebml('matroska')],
    ['webm', ebml('webm')],
    ['avi', latin('RIFF\x10\0\0\0AVI LIST')],
    ['flv', latin('FLV\x01\x05\0\0\0\x09\0\0\0\0\x12')],
    ['mpegts', transportStream(188, 0, 5)],
    ['mpegts', transportStream(192, 4, 5)],
  ] as const)('recognises %s by its first bytes', (format, bytes) => {
    expect(sniffContainer(bytes)).toBe(format);
  });

  it.each([
    ['an HTML page', '<!doctype html><html><body>Not found</body></html>'],
    ['a playlist', '#EXTM3U\n#EXT-X-VERSION:3\nsegment0.ts\n'],
    ['subtitles', '1\n00:00:00,000 --> 00:00:01,000\nHello\n'],
    ['text that begins like a QuickTime box', 'The wide world is full of words.'],
    ['text made of the transport sync byte', 'G'.repeat(2000)],
  ])('does not take %s for a video', (_, text) => {
    expect(sniffContainer(bytesOf(text))).toBeNull();
  });

  it.each(['heic', 'avif', 'mif1'])('does not take a %s picture for a video', (brand) => {
    expect(sniffContainer(latin(`\0\0\0\x20ftyp${brand}\0\0\0\0`))).toBeNull();
  });

  it('never takes text for a video', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 3000 })
      .map((value) => value.replace(/\p{Cc}/gu, ' '));
    fc.assert(fc.property(text, (value) => sniffContainer(bytesOf(value)) === null));
  });

  it('answers for any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(() => sniffContainer(bytes)).not.toThrow();
      }),
    );
  });

  it('decides by the first bytes alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (rest) => {
        const head = new Uint8Array(SNIFF_BYTES);
        head.set(latin('\0\0\0\x20ftypisom'));
        const longer = new Uint8Array([...head, ...rest]);
        expect(sniffContainer(longer)).toBe(sniffContainer(head));
      }),
    );
  });
});
