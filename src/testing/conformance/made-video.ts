/** Videos made by ffmpeg for the conformance suite: moving pictures with cuts, a tone with pauses, subtitles. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptFile } from '../media/kept-work.ts';
import { runProgram } from '../media/run-ffmpeg.ts';

/** The fewest pictures a second that clips are made with: these tests are about the service, not about smooth motion. */
const FPS = 10;
/** A key frame every ten seconds, and every second where pictures are looked for all over a film. */
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', String(10 * FPS)];
const SOUGHT_H264 = [...H264, '-g', String(FPS)];

const VIDEO_SEC = 40;
const SHORT_TALK_SEC = 10;
const SILENT_SEC = 12;
const SAMPLE = join(import.meta.dirname, '../../../public/sample/sample.mp4');

const made = new Map<string, Promise<Blob>>();

/** 40 s, 320×180, four pictures, a tone that pauses every five seconds. */
export function talkVideo(): Promise<Blob> {
  return once('talk.mp4', () => [...picture(VIDEO_SEC), ...TONE, ...['-shortest', ...H264, '-c:a', 'aac']]);
}

/** The first ten seconds of the talk, for what is rendered whole. */
export function shortTalkVideo(): Promise<Blob> {
  return once('short-talk.mp4', () => [
    ...picture(SHORT_TALK_SEC),
    ...TONE,
    ...['-shortest', ...H264, '-c:a', 'aac'],
  ]);
}

/** The same picture without any sound. */
export function silentVideo(): Promise<Blob> {
  return once('silent.mp4', () => [...picture(SILENT_SEC), ...H264]);
}

/** Its beginning, for what is rendered whole: as long as a sound of one's own. */
export function shortSilentVideo(): Promise<Blob> {
  return once('short-silent.mp4', () => [...picture(SOUND_SEC), ...H264]);
}

/** 2 s in another container, with codecs usual there. */
export function videoIn(format: 'mov' | 'mkv' | 'webm' | 'ts' | 'avi' | 'flv' | 'wmv'): Promise<Blob> {
  const others = { webm: ['-c:v', 'libvpx', '-deadline', 'realtime'], wmv: ['-c:v', 'wmv2'] };
  const codec = format === 'webm' || format === 'wmv' ? others[format] : H264;
  return once(`film.${format}`, () => [...picture(2), ...codec]);
}

/** 2 s, after a minute and a half of nothing: as a recorder leaves it that was switched on before. */
export function lateVideo(format: 'mp4' | 'webm'): Promise<Blob> {
  const codec = format === 'webm' ? ['-c:v', 'libvpx', '-deadline', 'realtime'] : H264;
  return once(`late.${format}`, () => [...picture(2), ...codec, '-output_ts_offset', '90']);
}

/** What a file of sound is made with, by its extension. */
const SOUND_CODECS = {
  mp3: ['libmp3lame'],
  m4a: ['aac'],
  wav: ['pcm_s16le'],
  flac: ['flac'],
  ogg: ['libvorbis'],
  opus: ['libopus'],
  aiff: ['pcm_s16be'],
  caf: ['pcm_s24le'],
  tta: ['tta'],
} as const;

/** `SOUND_SEC` of a steady tone of `SOUND_HZ`, with nothing to see; an MP3 carries the cover of its album. */
export function soundIn(format: keyof typeof SOUND_CODECS): Promise<Blob> {
  const tone = ['-f', 'lavfi', '-t', String(SOUND_SEC), '-i', `sine=f=${SOUND_HZ}:r=48000`];
  const cover = ['-f', 'lavfi', '-t', '0.04', '-i', 'color=orange:s=64x64', '-map', '0', '-map', '1'];
  const covered =
    format === 'mp3'
      ? [...cover, '-c:v', 'mjpeg', '-strict', 'unofficial', '-disposition:v', 'attached_pic']
      : [];
  return once(`song.${format}`, () => [...tone, ...covered, '-c:a', ...SOUND_CODECS[format]]);
}

export const SOUND_SEC = 6;
export const SOUND_HZ = 1000;

/** 6 s of a tone in the middle and another one on the left. */
export function tonesVideo(): Promise<Blob> {
  const tones = "aevalsrc='0.3*sin(1500*t)+0.2*sin(4000*t)|0.3*sin(1500*t)':s=44100";
  return once('tones.mp4', () => [
    ...picture(6),
    ...['-f', 'lavfi', '-t', '6', '-i', tones],
    ...[...H264, '-c:a', 'aac'],
  ]);
}

/** 8 s of the sample's close-up, moved so that the face stands at `FACE_X` of the width; no cut. */
export function faceVideo(): Promise<Blob> {
  return once('face.mp4', () => [
    ...['-ss', '26', '-t', '8', '-i', SAMPLE],
    ...['-vf', `crop=640:720:300:0,pad=1280:720:0:0:color=0x335577,scale=640:360,fps=${FPS}`],
    ...[...H264, '-c:a', 'aac'],
  ]);
}

/** Where the face of `faceVideo` is, as a fraction of the width. */
export const FACE_X = 0.235;

/** 4 s of a lit wall as a camera sees it: no hard edge, noise everywhere, nobody. */
export function wallVideo(): Promise<Blob> {
  return once('wall.mp4', () => [...['-f', 'lavfi', '-i', wall(4)], ...SOUGHT_H264]);
}

/** Up to `SLIDE_SEC` a slide with a heading and lines of text, then two seconds of the wall. */
export function slideVideo(): Promise<Blob> {
  const line = (index: number) => {
    const width = 300 + 90 * (index % 3);
    return `drawbox=x=60:y=${110 + 30 * index}:w=${width}:h=12:color=0xe0e8f0:t=fill`;
  };
  const lines = Array.from({ length: 7 }, (_, index) => line(index));
  const heading = 'drawbox=x=60:y=40:w=420:h=36:color=0xf0a030:t=fill';
  const slide = [`color=0x183048:s=640x360:r=${FPS}:d=4`, heading, ...lines].join(',');
  return once('slide.mp4', () => [
    ...['-f', 'lavfi', '-i', `${slide}[a];${wall(2)}[b];[a][b]concat=n=2`],
    ...H264,
  ]);
}

export const SLIDE_SEC = 4;

/** 6 s of a drawn game with the picture of a player in its lower left corner, `WEBCAM` of it. */
export function gameVideo(): Promise<Blob> {
  return once('game.mp4', () => [
    ...['-f', 'lavfi', '-t', '6', '-i', `testsrc2=s=1280x720:r=${FPS}`, '-ss', '26', '-t', '6', '-i', SAMPLE],
    ...['-filter_complex', `[1:v]scale=${WEBCAM.width * 1280}:-2[player];[0][player]overlay=0:H-h`],
    ...SOUGHT_H264,
  ]);
}

/** As fractions of the picture. */
export const WEBCAM = { x: 0, y: 0.75, width: 0.25, height: 0.25 } as const;

/** 61 minutes of next to nothing, with sound. */
export function longVideo(): Promise<Blob> {
  return once('long.mp4', () => [
    ...[
      '-f',
      'lavfi',
      '-t',
      '3660',
      '-i',
      'color=s=64x64:r=1',
      '-f',
      'lavfi',
      '-t',
      '3660',
      '-i',
      'anullsrc=r=8000:cl=mono',
    ],
    ...[...H264, '-c:a', 'aac', '-b:a', '8k'],
  ]);
}

/** Starts like an MP4 and is cut off before its index. */
export async function truncatedVideo(): Promise<Blob> {
  const whole = await talkVideo();
  return whole.slice(0, 2048);
}

/** 200 s without sound: so long that an analysis shows its first clips. */
export function lectureVideo(): Promise<Blob> {
  return once('lecture.mp4', () => [
    ...['-f', 'lavfi', '-t', String(LECTURE_SEC), '-i', `testsrc=s=64x48:r=${FPS}`],
    ...H264,
  ]);
}
const LECTURE_SEC = 200;

/** Sentences of two and a half seconds; the talk has the first sixteen of them. */
const SENTENCES = Array.from({ length: LECTURE_SEC / 2.5 }, (_, index) => {
  const startSec = index * 2.5;
  return `${index + 1}\n${srtTime(startSec)} --> ${srtTime(startSec + 2.3)}\nThis is sentence number ${index + 1}, and it says something.\n`;
});
export const LECTURE_SRT = SENTENCES.join('\n');
export const TALK_SRT = SENTENCES.slice(0, 16).join('\n');
export const SHORT_TALK_SRT = SENTENCES.slice(0, 4).join('\n');

/** At the rate of exports: what resamples has tests of its own. */
const TONE = [
  ...['-f', 'lavfi', '-t', String(VIDEO_SEC)],
  ...['-i', "aevalsrc='0.4*sin(880*t)*lt(mod(t,5),4)':s=48000"],
];

function picture(seconds: number): string[] {
  const graph = `testsrc=s=320x180:r=${FPS}:d=${seconds / 2}[a];smptebars=s=320x180:r=${FPS}:d=${seconds / 2}[b];[a][b]concat=n=2`;
  return ['-f', 'lavfi', '-t', String(seconds), '-i', graph];
}

function wall(seconds: number): string {
  return `color=0x9a8468:s=640x360:r=${FPS}:d=${seconds},vignette=PI/3,noise=alls=24:allf=t`;
}

function once(name: string, args: () => readonly string[]): Promise<Blob> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const making = make(name, args());
  made.set(name, making);
  return making;
}

async function make(name: string, args: readonly string[]): Promise<Blob> {
  const path = await keptFile([name, args], name, async (making) => {
    await runProgram('ffmpeg', ['-y', ...args, '-pix_fmt', 'yuv420p', making]);
  });
  return new Blob([new Uint8Array(await readFile(path))]);
}

function srtTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23).replace('.', ',');
}
