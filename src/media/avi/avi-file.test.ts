import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunk, list } from '../../testing/media/avi/part-riff.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { chunksOf, openAvi } from './avi-file.ts';
import { aviCodecTitle } from './avi-streams.ts';

interface Piece {
  readonly stream: 0 | 1;
  readonly bytes: Uint8Array;
  /** What else stands before it. */
  readonly before: 'nothing' | 'junk' | 'index' | 'palette';
  readonly inRecord: boolean;
}

const pieces = fc.array(
  fc.record({
    stream: fc.constantFrom<0 | 1>(0, 1),
    bytes: fc.uint8Array({ maxLength: 40 }),
    before: fc.constantFrom<Piece['before']>('nothing', 'junk', 'index', 'palette'),
    inRecord: fc.boolean(),
  }),
  { maxLength: 30 },
);

function header(codec = 'MJPG', soundFormat = 1): Buffer {
  const pictures = Buffer.alloc(56);
  pictures.write('vids', 0, 'latin1');
  pictures.writeUInt32LE(1, 20);
  pictures.writeUInt32LE(25, 24);
  const bitmap = Buffer.alloc(40);
  bitmap.write(codec, 16, 'latin1');
  const sound = Buffer.alloc(56);
  sound.write('auds', 0, 'latin1');
  sound.writeUInt32LE(1, 20);
  sound.writeUInt32LE(8000, 24);
  const wave = Buffer.alloc(16);
  wave.writeUInt16LE(soundFormat, 0);
  wave.writeUInt16LE(1, 2);
  wave.writeUInt32LE(8000, 4);
  wave.writeUInt16LE(2, 12);
  wave.writeUInt16LE(16, 14);
  return list(
    'hdrl',
    chunk('avih', Buffer.alloc(56)),
    list('strl', chunk('strh', pictures), chunk('strf', bitmap)),
    list('strl', chunk('strh', sound), chunk('strf', wave), chunk('indx', Buffer.alloc(24))),
  );
}

function content(parts: readonly Piece[]): Buffer {
  const made = parts.map(({ stream, bytes, before, inRecord }) => {
    const own = chunk(stream === 0 ? '00dc' : '01wb', Buffer.from(bytes));
    const others = {
      nothing: Buffer.alloc(0),
      junk: chunk('JUNK', Buffer.from('00dc')),
      index: chunk('ix00', Buffer.alloc(32)),
      palette: chunk('00pc', Buffer.alloc(8)),
    };
    return Buffer.concat([others[before], inRecord ? list('rec ', own) : own]);
  });
  return Buffer.concat(made);
}

function riff(name: string, ...parts: readonly Buffer[]): Buffer {
  return chunk('RIFF', Buffer.concat([Buffer.from(name), ...parts]));
}

async function bytesOf(file: Buffer, stream: 0 | 1): Promise<number[][]> {
  const avi = await openAvi(new Blob([new Uint8Array(file)]));
  const found: number[][] = [];
  for await (const { bytes } of chunksOf(avi, avi.streams[stream]!)) found.push([...bytes]);
  return found;
}

const wanted = (parts: readonly Piece[], stream: 0 | 1): number[][] =>
  parts.filter((piece) => piece.stream === stream).map(({ bytes }) => [...bytes]);

describe('an AVI', () => {
  it('gives the chunks of each stream, whatever stands between them and however many parts it has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 4 }), async (stretches) => {
        const [first = [], ...others] = stretches;
        const file = Buffer.concat([
          riff('AVI ', header(), chunk('JUNK', Buffer.alloc(11)), list('movi', content(first))),
          ...others.map((parts) => riff('AVIX', list('movi', content(parts)))),
        ]);
        for (const stream of [0, 1] as const)
          expect(await bytesOf(file, stream)).toEqual(wanted(stretches.flat(), stream));
      }),
    );
  });

  it('that is cut off anywhere is refused', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.nat(), async (parts, cut) => {
        const file = riff('AVI ', header(), list('movi', content(parts)));
        const short = file.subarray(0, cut % file.length);
        await expect(bytesOf(short, 0)).rejects.toBeInstanceOf(UnreadableMediaError);
      }),
    );
  });

  it.each([0, 0xffff_ffff])('whose recorder left sizes of %i gives every whole chunk', async (size) => {
    const parts = [1, 2, 3].map((value) => ({
      ...({ stream: 0, bytes: Uint8Array.of(value, value), before: 'nothing', inRecord: false } as const),
    }));
    const file = riff('AVI ', header(), list('movi', content(parts)));
    file.writeUInt32LE(size, 4);
    file.writeUInt32LE(size, file.lastIndexOf('LIST') + 4);
    expect(await bytesOf(file.subarray(0, file.length - 1), 0)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('of damaged bytes is read or refused, in as many steps as it has bytes', async () => {
    const file = riff('AVI ', header(), list('movi', content([])), chunk('idx1', Buffer.alloc(64)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        async (changes) => {
          const damaged = Buffer.from(file);
          for (const [at, value] of changes) damaged[at] = value;
          const chunks = await openAvi(new Blob([new Uint8Array(damaged)]))
            .then(
              async (avi) => {
                let count = 0;
                for (const stream of avi.streams) for await (const _ of chunksOf(avi, stream)) count += 1;
                return count;
              },
              (error: unknown) => {
                if (!(error instanceof UnreadableMediaError)) throw error;
                return 0;
              },
            )
            .catch((error: unknown) => {
              if (!(error instanceof UnreadableMediaError)) throw error;
              return 0;
            });
          expect(chunks).toBeLessThanOrEqual(damaged.length);
        },
      ),
    );
  });

  it.each([
    ['XVID', 0x2000, ['MPEG-4 Part 2 (Xvid)', 'AC-3 (Dolby Digital)']],
    ['MJPG', 1, ['Motion JPEG', 'PCM']],
    ['H264', 0x55, ['H.264', 'MP3']],
    ['dvsd', 9999, ['DV', 'sound format 9999']],
    ['\0\0\0\0', 0xff, ['uncompressed pictures', 'AAC']],
  ])('of %s and the sound %i has codecs with names', async (codec, soundFormat, names) => {
    const avi = await openAvi(
      new Blob([new Uint8Array(riff('AVI ', header(codec, soundFormat), list('movi')))]),
    );
    expect(avi.streams.map(aviCodecTitle)).toEqual(names);
    expect(avi.streams[0]).toMatchObject({ tickSec: 1 / 25 });
  });
});
