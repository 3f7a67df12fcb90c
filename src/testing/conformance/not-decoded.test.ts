/** Files whose picture or sound the machine has no decoder for are refused when they are whole, by the codec's name. */
import { describe, expect, it } from 'vitest';
import { engineWith, startBench } from './fault-bench.ts';
import { sendParts } from './journey.ts';
import { silentVideo } from './made-video.ts';

const FILM = { hasVideo: true, canDecodeVideo: true, hasAudio: true, canDecodeAudio: true };

describe.each([
  ['browser', /^This browser cannot decode/, /run Cliproom at home/],
  ['host', /cannot be decoded here/, /upload it again/],
] as const)('in a %s', (runsIn, words, wayOut) => {
  it.each([
    [{ canDecodeVideo: false, videoCodec: 'hevc' }, 'HEVC (H.265)', /the picture of this file/i],
    [{ canDecodeAudio: false, audioCodec: 'samr' }, 'AMR', /the audio of this video/i],
    [{ hasVideo: false, canDecodeAudio: false, audioCodec: 'alac' }, 'Apple Lossless', /audio of this file/i],
  ])('%j is refused', async (lacking, codec, part) => {
    const media = engineWith((engine) => ({
      runsIn,
      probe: async (input) => ({ ...(await engine.probe(input)), ...FILM, ...lacking }),
    }));
    const { caller } = await startBench({ media });
    const params = await sendParts(caller, await silentVideo(), 'film.mp4');
    const refused = await caller.fails('complete_upload', { params });
    expect(refused).toMatchObject({ details: { issues: [{ code: 'no_decoder' }], codec } });
    for (const said of [words, wayOut, part, `(${codec})`]) expect(refused.message).toMatch(said);
  });

  it('a film without sound needs no decoder of it', async () => {
    const media = engineWith((engine) => ({
      runsIn,
      probe: async (input) => ({
        ...(await engine.probe(input)),
        ...{ ...FILM, hasAudio: false, canDecodeAudio: false, audioCodec: null },
      }),
    }));
    const { caller } = await startBench({ media });
    const params = await sendParts(caller, await silentVideo(), 'film.mp4');
    expect(await caller.ok('complete_upload', { params })).toMatchObject({ asset: { hasAudio: false } });
  });
});
