import { describe, expect, it } from 'vitest';
import { answered, refused } from '../../testing/client/faulty-transport.ts';
import { startUploads } from '../../testing/client/start-uploads.ts';
import { soundIn } from '../../testing/conformance/made-video.ts';

describe('a file that is refused', () => {
  it('is taken off the service and off the list of the next visit, and says why', async () => {
    const bench = await startUploads();
    await bench.session.start('a', new File(['These are notes.\n'.repeat(99)], 'notes.mp4'));
    expect(bench.last()).toMatchObject({
      phase: 'refused',
      error: { details: { issues: [{ code: 'unsupported_format' }] } },
    });
    expect((await bench.client.owner.list_open_uploads({})).uploadIds).toEqual([]);
    expect(await bench.records.list()).toEqual([]);
    const told = bench.told.length;
    await bench.session.resume('a');
    expect(bench.told).toHaveLength(told);
  });

  it.each([
    [0, /^IMG_1\.mp4 is empty \(0 bytes\)/],
    [8 * 1024 ** 3 + 1, /^IMG_1\.mp4 is larger than 8 GiB/],
  ])('says so before anything is sent, where no service takes its %i bytes', async (sizeBytes, words) => {
    const bench = await startUploads();
    const film = new File(sizeBytes === 0 ? [] : ['A film.'], 'IMG_1.mp4', { type: 'video/mp4' });
    Object.defineProperty(film, 'size', { value: sizeBytes });
    await bench.session.start('a', film);
    expect(bench.last()).toMatchObject({
      phase: 'refused',
      uploadId: null,
      error: { kind: 'device', message: expect.stringMatching(words) },
    });
    expect(bench.transport.count(/\/v1\/uploads/)).toBe(0);
    expect(await bench.records.list()).toEqual([]);
  });

  it('is left to the service where it cannot be reached any more', async () => {
    const bench = await startUploads();
    bench.transport.break(/DELETE .*uploads/, refused(404, 'NOT_FOUND'));
    await bench.session.start('a', new File(['Notes.'], 'notes.mp4'));
    expect(bench.last().phase).toBe('refused');
    expect(await bench.records.list()).toEqual([]);
  });
});

describe('a sound', () => {
  it('becomes an asset where the service takes sounds', async () => {
    const bench = await startUploads();
    const song = await soundIn('mp3');
    await bench.session.start('a', new File([song], 'song.mp3', { type: 'audio/mpeg' }));
    expect(bench.last()).toMatchObject({ phase: 'done', asset: { kind: 'audio', sizeBytes: song.size } });
  });

  it('is refused before anything is sent where the service does not name them', async () => {
    const bench = await startUploads();
    const me = await bench.client.api.get_me({});
    bench.transport.break(/GET \/v1\/me$/, answered(200, { ...me, features: [] }));
    await bench.session.start('a', new File([await soundIn('wav')], 'song.wav'));
    expect(bench.last()).toMatchObject({
      phase: 'refused',
      uploadId: null,
      error: { kind: 'device', message: expect.stringContaining('song.wav is an audio file') },
    });
    expect(bench.transport.count(/\/v1\/uploads/)).toBe(0);
    expect(await bench.records.list()).toEqual([]);
  });
});

describe('a film of a phone', () => {
  it('is refused by its codec before anything of it is sent, where this device is to decode it and cannot', async () => {
    const film = new File([hevcFilm()], 'IMG_0001.MOV', { type: 'video/quicktime' });
    const cannot = await startUploads({ decodes: async (what) => what !== 'hevc' });
    await cannot.session.start('a', film);
    expect(cannot.last()).toMatchObject({
      phase: 'refused',
      uploadId: null,
      error: { message: expect.stringMatching(/^IMG_0001\.MOV is recorded in HEVC.+Most Compatible/) },
    });
    expect(cannot.transport.count(/\/v1\/uploads/)).toBe(0);

    const can = await startUploads();
    await can.session.start('a', film);
    expect(can.transport.count(/\/v1\/uploads/)).toBeGreaterThan(0);
  });

  it('is not blamed on its codec where this device reads no film at all', async () => {
    const bench = await startUploads({ decodes: async () => false });
    await bench.session.start('a', new File([hevcFilm()], 'IMG_0001.MOV', { type: 'video/quicktime' }));
    expect(bench.last()).toMatchObject({
      phase: 'refused',
      error: { message: expect.stringMatching(/^This browser cannot read .+ it has no WebCodecs/) },
    });
    expect(bench.transport.count(/\/v1\/uploads/)).toBe(0);
  });
});

/** The boxes that say what it is, and no picture. */
function hevcFilm(): Uint8Array<ArrayBuffer> {
  const text = (words: string): number[] => [...new TextEncoder().encode(words)];
  const empty = (count: number): number[] => Array<number>(count).fill(0);
  const box = (type: string, body: readonly number[]): number[] => [
    ...new Uint8Array(new Uint32Array([8 + body.length]).buffer).toReversed(),
    ...text(type),
    ...body,
  ];
  const samples = box('stsd', [...empty(7), 1, ...box('hvc1', empty(78))]);
  const handler = box('hdlr', [...empty(8), ...text('vide'), ...empty(13)]);
  const track = box('trak', box('mdia', [...handler, ...box('minf', box('stbl', samples))]));
  return new Uint8Array([...box('ftyp', [...text('qt  '), ...empty(4)]), ...box('moov', track)]);
}
