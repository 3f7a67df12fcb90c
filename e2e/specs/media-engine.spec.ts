/** The browser's media engine on made files, its results read back by ffmpeg. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CaptionPlan } from '../../src/media/captions/caption-plan.ts';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import type { HookPlan } from '../../src/media/compose/overlay-plan.ts';
import { planComposition } from '../../src/media/compose/plans/plan-composition.ts';
import type { FixtureName } from '../../src/testing/media/make-fixture.ts';
import { measureLoudness } from '../../src/testing/media/measure-loudness.ts';
import { ffmpegBytes, ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { mediaBench } from '../harness/media-bench.ts';
import { brightestSpot, brightness, colours, firstLoud, soundOf } from '../harness/read-video.ts';
import { renderFixtures } from '../harness/render-fixtures.ts';

const bench = mediaBench();
const FPS = 30;

interface ClipWish {
  readonly sourceStartSec?: number;
  readonly sourceEndSec?: number;
  readonly sourceWidthPx?: number;
  readonly sourceHeightPx?: number;
  readonly hasAudio?: boolean;
  readonly captions?: Pick<CaptionPlan, 'style' | 'words'>;
  readonly hook?: HookPlan;
}

/** A clip of the source whose id is `source`. */
function planOf(wish: ClipWish): CompositionPlan {
  const plan = planComposition(
    {
      ...{ width: 360, height: 640, fps: FPS },
      source: { startSec: wish.sourceStartSec ?? 0, endSec: wish.sourceEndSec ?? 2 },
      hook: null,
      captions: { style: wish.captions?.style ?? null },
      words: (wish.captions?.words ?? []).map((word) => ({ ...word, hidden: false })),
    },
    {
      id: 'source',
      width: wish.sourceWidthPx ?? 640,
      height: wish.sourceHeightPx ?? 360,
      hasAudio: wish.hasAudio ?? true,
    },
  );
  return { ...plan, hook: wish.hook ?? null };
}

function render(name: FixtureName, plan: CompositionPlan): Promise<string> {
  const { folder, fixtures, harness } = bench();
  return renderFixtures(harness, fixtures, { source: name }, plan, join(folder, `${name}.out.mp4`));
}

for (const [name, expected] of [
  ['card.mp4', { container: 'mp4', widthPx: 640, heightPx: 360, fps: 25, hasAudio: true, videoCodec: 'avc' }],
  ['card.mov', { container: 'mov', mimeType: 'video/quicktime', widthPx: 640, fps: 25, audioCodec: 'aac' }],
  ['card.ts', { container: 'mpegts', mimeType: 'video/mp2t', widthPx: 640, heightPx: 360 }],
  ['card.webm', { container: 'webm', videoCodec: 'vp9', audioCodec: 'opus', canDecodeVideo: true }],
  ['subtitled.mkv', { container: 'mkv', hasAudio: false, audioCodec: null }],
  ['silent.mp4', { hasVideo: true, hasAudio: false }],
  ['sound-only.m4a', { hasVideo: false, hasAudio: true, widthPx: null, fps: null }],
  ['turned.mp4', { widthPx: 360, heightPx: 640, rotationDeg: 90 }],
  ['wide-samples.mp4', { widthPx: 1024, heightPx: 576, rotationDeg: 0 }],
] as const) {
  test(`probing ${name} tells what is in it`, async () => {
    const { fixtures, harness } = bench();
    await harness.choose(await fixtures.path(name));
    const facts = await harness.page.evaluate((file) => mediaHarness.engine.run('probe', { file }), name);
    expect(facts).toMatchObject(expected);
    const seconds = name === 'turned.mp4' || name === 'wide-samples.mp4' ? 2 : 4;
    expect(Math.abs(facts.durationSec - seconds)).toBeLessThan(0.06);
  });
}

for (const [name, sentence] of [
  ['cut-off.mp4', 'damaged or cut off'],
  ['headless.mp4', 'damaged or cut off'],
  ['page.mp4', 'not a video file'],
] as const) {
  test(`probing ${name} is refused with a plain sentence`, async () => {
    const { fixtures, harness } = bench();
    await harness.choose(await fixtures.path(name));
    const refusal = harness.page.evaluate((file) => mediaHarness.engine.run('probe', { file }), name);
    await expect(refusal).rejects.toThrow(new RegExp(`UnreadableMediaError: .*${sentence}`));
  });
}

test('a clip has the size, codecs, length and frames of its plan, and its progress only grows', async () => {
  const { harness } = bench();
  const words = [{ index: 0, text: 'Hello', startSec: 0.2, endSec: 0.8 }];
  const captions = { style: 'bold-karaoke', words } as const;
  const plan = planOf({
    sourceStartSec: 0.52,
    sourceEndSec: 2.95,
    captions,
    hook: { text: 'Look', untilSec: 1 },
  });
  const [video, audio, ...others] = await ffprobe(await render('card.mp4', plan));
  expect(others).toEqual([]);
  expect(video).toMatchObject({
    codec_name: 'h264',
    width: 360,
    height: 640,
    nb_read_frames: '73',
    pix_fmt: 'yuv420p',
  });
  expect(video).toMatchObject({ color_range: 'tv', color_space: 'bt709', start_time: '0.000000' });
  expect(Number(video?.duration)).toBeCloseTo(73 / 30, 3);
  expect(audio).toMatchObject({
    codec_name: 'aac',
    sample_rate: '48000',
    channels: 2,
    start_time: '0.000000',
  });
  expect(Math.abs(Number(audio?.duration) - 73 / 30)).toBeLessThan(0.022);
  const seen = await harness.page.evaluate(() =>
    mediaHarness.progress('render').map(({ progress }) => progress),
  );
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('captions are in the picture where there are some, and nowhere else', async () => {
  const words = [{ index: 0, text: 'WORD', startSec: 0.4, endSec: 0.7 }];
  const dark = { sourceStartSec: 1.1, sourceEndSec: 1.9 };
  const bare = await brightestSpot(await render('flash.mp4', planOf(dark)));
  const captions = { style: 'outline', words } as const;
  const written = await brightestSpot(await render('flash.mp4', planOf({ ...dark, captions })));
  expect(Math.max(...bare)).toBeLessThanOrEqual(2);
  expect(written[4]).toBeLessThanOrEqual(2);
  expect(written[15]).toBeGreaterThan(100);
  // Nothing else moves here: what stands still is drawn once, and is gone when it is over.
  const hook = { text: 'HOOK', untilSec: 0.4 };
  const hooked = await brightestSpot(await render('flash.mp4', planOf({ ...dark, hook })));
  expect(hooked[8]).toBeGreaterThan(100);
  expect(hooked[15]).toBeLessThanOrEqual(2);
  expect(hooked).toHaveLength(24);
});

for (const [name, delaySec] of [
  ['flash.mp4', 0],
  ['flash-uneven.mp4', 0],
  // ffmpeg moves everything by the AAC encoder's delay here: Matroska has no times below zero.
  ['flash.mkv', 1024 / 44_100],
] as const) {
  test(`sound and picture of ${name} stay together after a cut off a key frame`, async () => {
    const startSec = 2.37;
    const path = await render(name, planOf({ sourceStartSec: startSec, sourceEndSec: 6.37 }));
    const frames = await brightness(path);
    const heard = await soundOf(path);
    expect(frames).toHaveLength(120);
    for (const second of [3, 4, 5, 6]) {
      const from = Math.round((second - 0.3 - startSec) * FPS);
      const flashSec = (from + frames.slice(from).findIndex((value) => value > 128)) / FPS;
      const beepSec = firstLoud(heard, second - 0.3 - startSec) / 48_000;
      expect(Math.abs(flashSec - beepSec)).toBeLessThan(1 / FPS);
      expect(Math.abs(flashSec - (second + delaySec - startSec))).toBeLessThan(1 / FPS);
      expect(Math.abs(beepSec - (second + delaySec - startSec))).toBeLessThan(0.004);
    }
  });
}

for (const [gain, startSec, endSec] of [
  [0.35, 3.3, 13.3],
  [1.9, 0, 60],
] as const) {
  test(`the sound of ${endSec - startSec} seconds at ${gain} of its level comes out at -14 LUFS`, async () => {
    const size = { sourceWidthPx: 320, sourceHeightPx: 180 };
    const plan = planOf({ ...size, sourceStartSec: startSec, sourceEndSec: endSec });
    const sounds = plan.sounds.map((sound) => ({ ...sound, gain }));
    const { integrated, truePeak } = await measureLoudness(
      '-i',
      await render('talk.mp4', { ...plan, sounds }),
    );
    expect(Math.abs(integrated - -14)).toBeLessThan(0.5);
    expect(truePeak).toBeLessThan(-0.5);
  });
}

for (const name of ['left-only.mp4', 'opposed.mp4'] as const) {
  test(`the sound of ${name} is the same in both ears`, async () => {
    const path = await render(name, planOf({}));
    const oneLoudspeaker = `amovie=${path},pan=mono|c0=0.5*c0+0.5*c1`;
    const { integrated } = await measureLoudness('-f', 'lavfi', '-i', oneLoudspeaker);
    // Half the power of both.
    expect(Math.abs(integrated - -17)).toBeLessThan(0.5);
  });
}

test('a turned source stands upright in the clip', async () => {
  const path = await render(
    'turned.mp4',
    planOf({ sourceWidthPx: 360, sourceHeightPx: 640, sourceEndSec: 1 }),
  );
  expect(await colours(path, 1, 4)).toEqual(['red', 'red', 'blue', 'blue']);
});

test('wide samples are shown in their true shape and place', async () => {
  const source = { sourceWidthPx: 1024, sourceHeightPx: 576, sourceEndSec: 1 };
  const path = await render('wide-samples.mp4', planOf(source));
  expect(await colours(path, 4, 1)).toEqual(['red', 'red', 'blue', 'blue']);
});

for (const name of ['card.webm', 'card.ts', 'ten-bit.webm', 'silent.mp4'] as const) {
  test(`a clip of ${name} is whole`, async () => {
    const streams = await ffprobe(await render(name, planOf({ sourceStartSec: 0.5, sourceEndSec: 2.5 })));
    expect(streams[0]).toMatchObject({ codec_name: 'h264', nb_read_frames: '60', width: 360, height: 640 });
    expect(streams).toHaveLength(name === 'silent.mp4' || name === 'ten-bit.webm' ? 1 : 2);
  });
}

test('ten bits a sample give the same picture as eight', async () => {
  const plan = planOf({ sourceStartSec: 1, sourceEndSec: 1.2, hasAudio: false });
  const pictures = [await render('card.webm', plan), await render('ten-bit.webm', plan)];
  const [eight, ten] = await Promise.all(
    pictures.map((path) =>
      ffmpegBytes('-i', path, '-frames:v', '1', '-vf', 'scale=36:64,format=rgb24', '-f', 'rawvideo'),
    ),
  );
  const difference = [...(eight ?? [])].reduce((sum, value, i) => sum + Math.abs(value - (ten?.[i] ?? 0)), 0);
  expect(difference / (eight?.length ?? 1)).toBeLessThan(6);
});

test('an hour is exported: what its segments were drawn with is used again', async () => {
  const source = { width: 64, height: 64, hasAudio: false };
  const wish = { width: 64, height: 112, fps: 2, hook: null, captions: { style: null }, words: [] };
  const plan = planComposition(
    { ...wish, source: { startSec: 0, endSec: 3600 } },
    { id: 'source', ...source },
  );
  const [video, ...others] = await ffprobe(await render('hour.mp4', plan));
  expect(others).toEqual([]);
  expect(video).toMatchObject({ codec_name: 'h264', width: 64, height: 112, nb_read_frames: '7200' });
});

test('a stopped render ends at once, and the same file can be rendered again', async () => {
  const { fixtures, harness } = bench();
  await harness.choose(await fixtures.path('talk.mp4'));
  const plan = planOf({ sourceWidthPx: 320, sourceHeightPx: 180, sourceEndSec: 60 });
  const reason = await harness.page.evaluate(async (wanted) => {
    const call = mediaHarness.callOf('stopped');
    const rendering = mediaHarness.engine.run(
      'render',
      { files: { source: 'talk.mp4' }, plan: wanted, outputFile: 'renders/stopped.mp4' },
      { signal: call.signal, onProgress: (progress) => progress > 0 && mediaHarness.stop('stopped') },
    );
    return rendering.then(
      () => 'finished',
      (error: Error) => error.name,
    );
  }, plan);
  expect(reason).toBe('AbortError');
  const again = await harness.page.evaluate(
    (wanted) =>
      mediaHarness.engine.run(
        'render',
        { files: { source: 'talk.mp4' }, plan: wanted, outputFile: 'renders/stopped.mp4' },
        mediaHarness.callOf('again'),
      ),
    { ...plan, durationSec: 1 },
  );
  expect(again.durationSec).toBe(1);
});

test('a render on a full device says so, and works again with room', async () => {
  const { fixtures, harness } = bench();
  await harness.choose(await fixtures.path('talk.mp4'));
  const plan = planOf({ sourceWidthPx: 320, sourceHeightPx: 180, sourceEndSec: 20 });
  const renderTalk = () =>
    harness.page.evaluate(async (wanted) => {
      const rendering = mediaHarness.engine.run(
        'render',
        { files: { source: 'talk.mp4' }, plan: wanted, outputFile: 'renders/full.mp4' },
        mediaHarness.callOf('full'),
      );
      return rendering.then(
        () => 'finished',
        (error: Error) => error.name,
      );
    }, plan);
  const devtools = await harness.page.context().newCDPSession(harness.page);
  const { origin } = new URL(harness.page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  expect(await renderTalk()).toBe('StorageFullError');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  expect(await renderTalk()).toBe('finished');
});

test('listening finds every pause of a minute of talk', async () => {
  const { fixtures, harness } = bench();
  await harness.choose(await fixtures.path('talk.mp4'));
  const sound = await harness.page.evaluate(() =>
    mediaHarness.engine.run('listen', { file: 'talk.mp4' }, mediaHarness.callOf('listen')),
  );
  expect(sound.silences).toHaveLength(30);
  sound.silences.forEach(({ startSec, endSec }, index) => {
    expect(Math.abs(startSec - (2 * index + 1.4))).toBeLessThan(0.05);
    expect(Math.abs(endSec - (2 * index + 2))).toBeLessThan(0.08);
  });
  expect(sound.loudnessDb.length).toBe(sound.peaks.length);
  expect(Math.abs(sound.loudnessDb.length * sound.stepSec - 60)).toBeLessThan(0.1);
});

for (const name of ['scenes-regular.mp4', 'scenes-marked.mp4'] as const) {
  test(`looking finds the cuts of ${name} to the frame`, async () => {
    const { fixtures, harness } = bench();
    await harness.choose(await fixtures.path(name));
    const picture = await harness.page.evaluate(
      (file) => mediaHarness.engine.run('analyzePicture', { file }, mediaHarness.callOf('look')),
      name,
    );
    expect(picture.shotCutsSec).toHaveLength(3);
    picture.shotCutsSec.forEach((cutSec, index) => {
      expect(Math.abs(cutSec - 3 * (index + 1))).toBeLessThan(0.5 / FPS);
    });
    expect(picture.motion).toHaveLength(6);
  });
}

test('the poster is a JPEG of at most 640 pixels, upright', async () => {
  const { folder, fixtures, harness } = bench();
  await harness.choose(await fixtures.path('turned.mp4'));
  await harness.page.evaluate(() =>
    mediaHarness.engine.run('poster', { file: 'turned.mp4', atSec: 1, outputFile: 'posters/turned.jpg' }),
  );
  const path = join(folder, 'turned.jpg');
  await harness.save('posters/turned.jpg', path);
  const [picture] = await ffprobe(path);
  expect(picture).toMatchObject({ codec_name: 'mjpeg', width: 360, height: 640 });
  expect(await colours(path, 1, 4)).toEqual(['red', 'red', 'blue', 'blue']);
});

test('subtitles in the file become words', async () => {
  const { fixtures, harness } = bench();
  await harness.choose(await fixtures.path('subtitled.mkv'));
  const found = await harness.page.evaluate(() =>
    mediaHarness.engine.run(
      'readSubtitles',
      { file: 'subtitled.mkv', language: 'auto' },
      mediaHarness.callOf('subtitles'),
    ),
  );
  expect(found?.language).toBe('en');
  expect(found?.words.map(({ text }) => text)).toEqual(['Hello', 'there.', 'Second', 'line.']);
});

test('without the files of a model, speech recognition says so quickly and plainly', async () => {
  const { fixtures, harness } = bench();
  await harness.choose(await fixtures.path('talk.mp4'), await fixtures.path('silent.mp4'));
  const answers = await harness.page.evaluate(async () => {
    const model = { id: 'whisper-base', files: {} };
    const wish = { language: 'auto', vocabulary: null, heard: [], model } as const;
    const call = { ...mediaHarness.callOf('speech'), onWindow: () => undefined };
    return [
      await mediaHarness.engine.run('transcribe', { file: 'talk.mp4', ...wish }, call),
      await mediaHarness.engine.run('transcribe', { file: 'silent.mp4', ...wish }, call),
    ];
  });
  expect(answers[0]).toMatchObject({ status: 'unavailable', reason: 'no_model' });
  expect(answers[1]).toMatchObject({ status: 'unavailable', reason: 'no_sound' });
});
