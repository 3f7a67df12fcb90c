/** Makes media files of known truth with ffmpeg. Each fixture's truth is in its comment. Node only. */
import { copyFile, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partRiff } from './avi/part-riff.ts';
import { keptFile } from './kept-work.ts';
import { measureLoudness } from './measure-loudness.ts';
import { sayLight } from './mp4/say-light.ts';
import { ffmpeg } from './run-ffmpeg.ts';

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
/** Few key frames and B-frames, as cameras and editors write. */
const FINE_H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-pix_fmt', 'yuv420p'];
const AAC = ['-c:a', 'aac', '-b:a', '128k'];
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'];
const PCM = ['-c:a', 'pcm_s16le'];
const TEST_CARD = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=25:d=4'];
const TONE = ['-f', 'lavfi', '-i', 'sine=f=440:r=44100:d=4'];
/** White for two frames and a beep, both from each whole second on; one key frame at the start. */
const FLASH = [
  '-f',
  'lavfi',
  '-i',
  "color=black:s=640x360:r=30:d=8,drawbox=color=white:t=fill:enable='lt(mod(t,1),0.06)'",
];
const BEEP = ['-f', 'lavfi', '-i', "aevalsrc='if(lt(mod(t,1),0.06),0.8*sin(2*PI*1000*t),0)':s=48000:d=8"];
/** A beep from 0.2 s on in each second, with nothing else. */
const LATER_BEEP = [
  ...['-f', 'lavfi', '-t', '2', '-i'],
  "aevalsrc='if(lt(mod(t+0.8,1),0.06),0.8*sin(2*PI*1000*t),0)':s=48000",
];
const BEEP_IN_OPUS = [...LATER_BEEP, '-c:a', 'libopus'];
/** What was there from 0.5 to 1.05 s is not there, as where a recorder stopped for a moment. */
const WITH_GAP = ['-c', 'copy', '-bsf:a', "noise=drop='between(pts*tb,0.5,1.05)'"];
const TINY_TONE = ['-f', 'lavfi', '-i', 'sine=f=440:r=8000:d=0.1'];
const ONE_KEY_FRAME = ['-g', '1000', '-sc_threshold', '0'];
/** Four scenes of 3 s: cuts at 3, 6 and 9 s. */
const SCENES = [
  ...['-f', 'lavfi', '-i', 'color=c=0x204080:s=640x360:r=30:d=3'],
  ...['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=30:d=3'],
  ...['-f', 'lavfi', '-i', 'color=c=0xd0a020:s=640x360:r=30:d=3'],
  ...['-f', 'lavfi', '-i', 'smptebars=s=640x360:r=30:d=3'],
  ...['-filter_complex', '[0][1][2][3]concat=n=4:v=1:a=0'],
];
const SAMPLE = join(import.meta.dirname, '../../../public/sample/sample.mp4');
const SUBTITLES =
  '1\n00:00:00,500 --> 00:00:01,500\nHello there.\n\n2\n00:00:02,000 --> 00:00:03,000\nSecond line.\n';

/** How each fixture is made at `path`. `made` makes another fixture it starts from. */
type Recipe = (path: string, made: (name: string) => Promise<string>) => Promise<void>;

const RECIPES = {
  /** 640x360, 25 fps, 4 s, H.264 and AAC. */
  'card.mp4': (path) => ffmpeg(...TEST_CARD, ...TONE, ...H264, ...AAC, path),
  /** 1280x720, 25 fps, 6 s: a drawn game, and in a quarter of its sides, lower left, the picture of a player. */
  'game.mp4': (path) =>
    ffmpeg(
      ...['-f', 'lavfi', '-t', '6', '-i', 'testsrc2=s=1280x720:r=25', '-ss', '26', '-t', '6', '-i', SAMPLE],
      ...['-filter_complex', '[1:v]scale=320:-2[player];[0][player]overlay=0:H-h[game]'],
      ...['-map', '[game]', '-map', '1:a', ...H264, ...AAC, path],
    ),
  'card.mov': async (path, made) => ffmpeg('-i', await made('card.mp4'), '-c', 'copy', path),
  'card.ts': async (path, made) => ffmpeg('-i', await made('card.mp4'), '-c', 'copy', path),
  'card.avi': async (path, made) => ffmpeg('-i', await made('card.mp4'), '-c', 'copy', path),
  'card.webm': (path) => ffmpeg(...TEST_CARD, ...TONE, ...VP9, '-c:a', 'libopus', path),
  /** VP9 with 10 bits a sample. */
  'ten-bit.webm': (path) => ffmpeg(...TEST_CARD, ...VP9, '-pix_fmt', 'yuv420p10le', path),
  /** An hour of a tiny picture, two a second, without sound. */
  'hour.mp4': (path) => ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=2:d=3600', ...H264, path),
  'silent.mp4': async (path, made) => ffmpeg('-i', await made('card.mp4'), '-an', '-c', 'copy', path),
  'sound-only.m4a': async (path, made) => ffmpeg('-i', await made('card.mp4'), '-vn', '-c', 'copy', path),
  /** Subtitles in English: "Hello there." from 0.5 to 1.5 s, "Second line." from 2 to 3 s. */
  'subtitled.mkv': async (path, made) => {
    await writeFile(`${path}.srt`, SUBTITLES);
    const inputs = ['-i', await made('silent.mp4'), '-i', `${path}.srt`, '-map', '0', '-map', '1'];
    await ffmpeg(...inputs, '-c', 'copy', '-c:s', 'srt', '-metadata:s:s:0', 'language=eng', path);
  },
  /** The last third of the bytes is missing; the header still promises 4 s. */
  'cut-off.mp4': async (path, made) => {
    const whole = `${path}.whole.mp4`;
    await ffmpeg('-i', await made('card.mp4'), '-c', 'copy', '-movflags', '+faststart', whole);
    const bytes = await readFile(whole);
    await writeFile(path, bytes.subarray(0, Math.floor((bytes.length * 2) / 3)));
  },
  /** The header stood at the end and is missing. */
  'headless.mp4': async (path, made) => {
    const bytes = await readFile(await made('card.mp4'));
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length / 2)));
  },
  'page.mp4': (path) => writeFile(path, '<!doctype html><title>Not a video</title>'),
  /** Stored 640x360, left half red, right half blue; shown turned clockwise: 360x640, red on top. */
  'turned.mp4': async (path) => {
    const halves = 'color=blue:s=640x360:r=25:d=2,drawbox=x=0:y=0:w=320:h=360:color=red:t=fill';
    await ffmpeg('-f', 'lavfi', '-i', halves, ...H264, path);
    await turnClockwise(path, 360);
  },
  /** Stored 720x576 with samples of 64:45, shown 1024x576; left half red, right half blue. */
  'wide-samples.mp4': (path) => {
    const halves = 'color=blue:s=720x576:r=25:d=2,drawbox=x=0:y=0:w=360:h=576:color=red:t=fill,setsar=64/45';
    return ffmpeg('-f', 'lavfi', '-i', halves, ...H264, path);
  },
  'flash.mp4': (path) => ffmpeg(...FLASH, ...BEEP, ...H264, ...ONE_KEY_FRAME, ...AAC, path),
  /** The same, with B-frames and sound at 44.1 kHz in Matroska. */
  'flash.mkv': (path) =>
    ffmpeg(
      ...FLASH,
      ...BEEP,
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-bf',
      '3',
      ...ONE_KEY_FRAME,
      ...AAC,
      '-ar',
      '44100',
      path,
    ),
  /** The same, with a third of the dark frames missing: variable frame rate. */
  'flash-uneven.mp4': (path) => {
    const thinned = ['-vf', "select='lt(mod(t,1),0.1)+mod(n,3)'", '-vsync', 'vfr'];
    return ffmpeg(...FLASH, ...BEEP, ...thinned, ...H264, ...ONE_KEY_FRAME, ...AAC, path);
  },
  'beep.opus.mp4': (path) => ffmpeg(...BEEP_IN_OPUS, path),
  'beep.opus.ogg': (path) => ffmpeg(...BEEP_IN_OPUS, path),
  'beep.opus.webm': (path) => ffmpeg(...BEEP_IN_OPUS, path),
  'beep.opus.mkv': (path) => ffmpeg(...BEEP_IN_OPUS, path),
  'beep.aac.mp4': (path) => ffmpeg(...LATER_BEEP, ...AAC, path),
  'beep.mp3': (path) => ffmpeg(...LATER_BEEP, '-c:a', 'libmp3lame', path),
  'beep.mp3.mkv': (path) => ffmpeg(...LATER_BEEP, '-c:a', 'libmp3lame', path),
  'beep.flac.mkv': (path) => ffmpeg(...LATER_BEEP, '-c:a', 'flac', path),
  'beep.vorbis.webm': (path) => ffmpeg(...LATER_BEEP, '-c:a', 'libvorbis', path),
  'beep-after-gap.opus.mkv': async (path, made) =>
    ffmpeg('-i', await made('beep.opus.mkv'), ...WITH_GAP, path),
  'beep-after-gap.aac.mp4': async (path, made) => ffmpeg('-i', await made('beep.aac.mp4'), ...WITH_GAP, path),
  'beep-after-gap.mp3.mkv': async (path, made) => ffmpeg('-i', await made('beep.mp3.mkv'), ...WITH_GAP, path),
  'beep-after-gap.flac.mkv': async (path, made) =>
    ffmpeg('-i', await made('beep.flac.mkv'), ...WITH_GAP, path),
  'beep-after-gap.vorbis.webm': async (path, made) =>
    ffmpeg('-i', await made('beep.vorbis.webm'), ...WITH_GAP, path),
  /** Somebody who talks, from the sample: 1280x720, 25 fps, 3 s, with sound. */
  'talker.mp4': (path) =>
    ffmpeg('-ss', '14.2', '-t', '3', '-i', SAMPLE, ...FINE_H264, ...AAC, '-t', '3', path),
  /** The same somebody as an HDR camera would have it: ten bits of VP9, white at 600 nits. */
  'talker-pq.webm': async (path, made) => toHdr(await made('talker.mp4'), 'smpte2084', path),
  /** The same in PQ, whose file says its brightest light: 600 nits, made on a display of 4000. */
  'talker-pq-600.mp4': async (path, made) => {
    await toHdr(await made('talker.mp4'), 'smpte2084', path, 'copy');
    await writeFile(path, sayLight(await readFile(path), { contentNits: 600, displayNits: 4000 }));
  },
  'talker-hlg.webm': async (path, made) => toHdr(await made('talker.mp4'), 'arib-std-b67', path),
  /** Somebody else, without sound: 1920x1080, 25 fps, 2 s. */
  'listener.mp4': (path) =>
    ffmpeg('-ss', '27.8', '-t', '2', '-i', SAMPLE, '-vf', 'scale=1920:1080', '-an', ...FINE_H264, path),
  /** 640x360, 25 fps, 6 s, key frames at 0, 2 and 4 s; tones at the level of exports, silent around whole pairs of seconds. */
  'levelled.mp4': async (path) => {
    const tones = '0.2*sin(2*PI*330*t)*between(mod(t,2),0.3,1.7)';
    const bursts = ['-f', 'lavfi', '-i', `aevalsrc='${tones}|${tones}':s=48000:d=6`];
    const { integrated } = await measureLoudness(...bursts);
    const card = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=25:d=6'];
    const keys = ['-g', '50', '-keyint_min', '50', '-sc_threshold', '0'];
    const level = ['-af', `volume=${-14 - integrated}dB`, '-c:a', 'aac', '-b:a', '192k'];
    await ffmpeg(...card, ...bursts, ...FINE_H264, ...keys, ...level, path);
  },
  /** The same, but its sound is over after 2 s. */
  'sound-ends.mp4': async (path, made) => {
    const film = await made('levelled.mp4');
    const both = ['-i', film, '-t', '2', '-i', film, '-map', '0:v', '-map', '1:a'];
    await ffmpeg(...both, '-c', 'copy', path);
  },
  /** The flashes and beeps in AVI, which has no times of its own, by codecs of browsers … */
  'flash.avi': (path) => ffmpeg(...FLASH, ...BEEP, ...H264, '-c:a', 'libmp3lame', path),
  'flash-b-frames.avi': (path) =>
    ffmpeg(...FLASH, ...BEEP, ...FINE_H264, '-bf', '3', '-c:a', 'pcm_s16le', '-ar', '44100', path),
  'flash-mjpeg.avi': (path) => ffmpeg(...FLASH, ...BEEP, '-c:v', 'mjpeg', '-q:v', '3', ...PCM, path),
  /** … and by those that only FFmpeg knows. */
  'flash-xvid.avi': (path) =>
    ffmpeg(
      ...[...FLASH, ...BEEP, '-c:v', 'mpeg4', '-vtag', 'XVID', '-bf', '2', '-q:v', '3'],
      ...['-c:a', 'libmp3lame', path],
    ),
  'flash-msmpeg4.avi': (path) =>
    ffmpeg(...FLASH, ...BEEP, '-c:v', 'msmpeg4v3', '-q:v', '3', '-c:a', 'ac3', path),
  /** The same as `flash-b-frames.avi` in two RIFF chunks, as OpenDML parts files of many gigabytes. */
  'flash-open-dml.avi': async (path, made) =>
    writeFile(path, partRiff(await readFile(await made('flash-b-frames.avi')))),
  /** The last third of the bytes is missing. */
  'cut-off.avi': async (path, made) => {
    const bytes = await readFile(await made('flash.avi'));
    await writeFile(path, bytes.subarray(0, Math.floor((bytes.length * 2) / 3)));
  },
  /** Cuts at 3, 6 and 9 s; key frames every 2 s only. */
  'scenes-regular.mp4': (path) =>
    ffmpeg(...SCENES, ...H264, '-g', '60', '-keyint_min', '60', '-sc_threshold', '0', path),
  /** Cuts at 3, 6 and 9 s, each with a key frame of its own. */
  'scenes-marked.mp4': (path) =>
    ffmpeg(...SCENES, ...H264, '-force_key_frames', '0,3,6,9', '-g', '120', path),
  /** The sound of the card as one microphone leaves it, in the left channel alone. */
  'left-only.mp4': async (path, made) =>
    ffmpeg('-i', await made('card.mp4'), '-c:v', 'copy', '-af', 'pan=stereo|c0=c0', ...AAC, path),
  /** The same as one that is wired the wrong way round leaves it: the right channel takes back the left. */
  'opposed.mp4': async (path, made) =>
    ffmpeg('-i', await made('card.mp4'), '-c:v', 'copy', '-af', 'pan=stereo|c0=c0|c1=-1*c0', ...AAC, path),
  /** A minute of tone bursts: 1.4 s of sound, 0.6 s of pause, thirty times, over quiet noise. */
  'talk.mp4': (path) => {
    const sound =
      "aevalsrc='if(lt(mod(t,2),1.4),0.3*sin(2*PI*180*t)*(1+0.5*sin(2*PI*5*t)),0)+0.001*random(0)':s=48000:d=60";
    return ffmpeg(
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=320x180:r=10:d=60',
      '-f',
      'lavfi',
      '-i',
      sound,
      ...H264,
      ...AAC,
      path,
    );
  },
  /** 64x48, 10 fps, 1 s, with sound and one English subtitle: a few kilobytes, for mutations. */
  'tiny.mkv': async (path) => {
    await writeFile(`${path}.srt`, '1\n00:00:00,100 --> 00:00:00,900\nHello there.\n');
    const inputs = [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=64x48:r=10:d=1',
      '-f',
      'lavfi',
      '-i',
      'sine=f=440:r=16000:d=1',
    ];
    const streams = [
      '-i',
      `${path}.srt`,
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
      '-metadata:s:s:0',
      'language=eng',
    ];
    await ffmpeg(...inputs, ...streams, ...H264, '-c:a', 'aac', '-b:a', '16k', '-c:s', 'srt', path);
  },
  'tiny.mp4': async (path, made) =>
    ffmpeg('-i', await made('tiny.mkv'), '-map', '0', '-c', 'copy', '-c:s', 'mov_text', path),
  'tiny.mov': async (path, made) =>
    ffmpeg('-i', await made('tiny.mkv'), '-map', '0', '-c', 'copy', '-c:s', 'mov_text', path),
  'tiny-fragments.mp4': async (path, made) =>
    ffmpeg('-i', await made('tiny.mp4'), '-c', 'copy', '-movflags', 'frag_keyframe+empty_moov', path),
  'tiny.ts': async (path, made) => ffmpeg('-i', await made('tiny.mp4'), '-c', 'copy', path),
  'tiny.avi': async (path, made) => ffmpeg('-i', await made('tiny.mp4'), '-c', 'copy', path),
  'tiny.flv': async (path, made) => ffmpeg('-i', await made('tiny.mp4'), '-sn', '-c', 'copy', path),
  'tiny.aiff': (path) => ffmpeg(...TINY_TONE, '-c:a', 'pcm_s16be', path),
  'tiny.caf': (path) => ffmpeg(...TINY_TONE, '-c:a', 'pcm_s24le', path),
  'tiny.webm': async (path, made) =>
    ffmpeg(
      ...[
        '-i',
        await made('tiny.mkv'),
        '-map',
        '0',
        '-c:v',
        'libvpx-vp9',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
      ],
      ...['-c:a', 'libopus', '-ar', '48000', '-c:s', 'webvtt', path],
    ),
} satisfies Record<string, Recipe>;

export type FixtureName = keyof typeof RECIPES;

/** Has the fixtures asked for in one folder; each is made once in a run of tests. */
export class Fixtures {
  private readonly folder: string;
  private readonly made = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Path of the file. */
  path(name: FixtureName): Promise<string> {
    return this.make(name);
  }

  private make(name: string): Promise<string> {
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const recipe = (RECIPES as Readonly<Record<string, Recipe>>)[name];
    if (!recipe) throw new Error(`No fixture is called ${name}.`);
    const path = join(this.folder, name);
    const kept = keptFile(['fixture', name], name, (making) => recipe(making, (other) => this.make(other)));
    const copied = kept.then((from) => copyFile(from, path)).then(() => path);
    this.made.set(name, copied);
    return copied;
  }
}

/** Light by zimg, which is no relative of what reads it back. */
function toHdr(from: string, transfer: string, path: string, sound = 'libopus'): Promise<void> {
  const source = 'pin=709:tin=709:min=709:rin=limited';
  const light = `zscale=${source}:p=2020:t=${transfer}:m=2020_ncl:r=limited:npl=600,format=yuv420p10le`;
  const codec = [...VP9, '-crf', '20', '-b:v', '0'];
  const tags = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'];
  return ffmpeg('-i', from, '-vf', light, ...codec, ...tags, '-c:a', sound, path);
}

/** Writes the matrix of a quarter turn clockwise into the first track header (ISO/IEC 14496-12, 8.3.2). */
async function turnClockwise(path: string, storedHeightPx: number): Promise<void> {
  const at = (await readFile(path)).indexOf('tkhd');
  const matrix = Buffer.alloc(36);
  [0, 1, 0, -1, 0, 0, storedHeightPx, 0].forEach(
    (value, index) => void matrix.writeInt32BE(value * 65_536, 4 * index),
  );
  matrix.writeInt32BE(0x40000000, 32);
  const file = await open(path, 'r+');
  try {
    await file.write(matrix, 0, matrix.length, at + 4 + 40);
  } finally {
    await file.close();
  }
}
