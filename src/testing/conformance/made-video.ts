/** Videos made by ffmpeg for the conformance suite: moving pictures with cuts, a tone with pauses, subtitles. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

const VIDEO_SEC = 40;
const SAMPLE = join(import.meta.dirname, '../../../public/sample/sample.mp4');

let folder: Promise<string> | null = null;
const made = new Map<string, Promise<Blob>>();

/** 40 s, 320×180, four pictures, a tone that pauses every five seconds. */
export function talkVideo(): Promise<Blob> {
  return once('talk.mp4', () => [
    ...picture(VIDEO_SEC),
    ...TONE,
    '-shortest',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-c:a',
    'aac',
  ]);
}

/** The same picture without any sound. */
export function silentVideo(): Promise<Blob> {
  return once('silent.mp4', () => [...picture(20), '-c:v', 'libx264', '-preset', 'ultrafast']);
}

/** 2 s in another container, with codecs usual there. */
export function videoIn(format: 'mov' | 'mkv' | 'webm' | 'ts' | 'avi'): Promise<Blob> {
  const codec = format === 'webm' ? ['libvpx', '-deadline', 'realtime'] : ['libx264', '-preset', 'ultrafast'];
  return once(`film.${format}`, () => [...picture(2), '-c:v', ...codec]);
}

/** 6 s of a tone in the middle and another one on the left. */
export function tonesVideo(): Promise<Blob> {
  const tones = "aevalsrc='0.3*sin(1500*t)+0.2*sin(4000*t)|0.3*sin(1500*t)':s=44100";
  return once('tones.mp4', () => [
    ...picture(6),
    ...['-f', 'lavfi', '-t', '6', '-i', tones],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
  ]);
}

/** 8 s of the sample's close-up, moved so that the face stands at `FACE_X` of the width; no cut. */
export function faceVideo(): Promise<Blob> {
  return once('face.mp4', () => [
    ...['-ss', '26', '-t', '8', '-i', SAMPLE],
    ...['-vf', 'crop=640:720:300:0,pad=1280:720:0:0:color=0x335577,scale=640:360'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
  ]);
}

/** Where the face of `faceVideo` is, as a fraction of the width. */
export const FACE_X = 0.235;

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
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-b:a', '8k'],
  ]);
}

/** Starts like an MP4 and is cut off before its index. */
export async function truncatedVideo(): Promise<Blob> {
  const whole = await talkVideo();
  return whole.slice(0, 2048);
}

/** Sixteen sentences of two and a half seconds. */
export const TALK_SRT = Array.from({ length: 16 }, (_, index) => {
  const startSec = index * 2.5;
  return `${index + 1}\n${srtTime(startSec)} --> ${srtTime(startSec + 2.3)}\nThis is sentence number ${index + 1}, and it says something.\n`;
}).join('\n');

const TONE = [
  '-f',
  'lavfi',
  '-t',
  String(VIDEO_SEC),
  '-i',
  "aevalsrc='0.4*sin(880*t)*lt(mod(t,5),4)':s=44100",
];

function picture(seconds: number): string[] {
  const graph = `testsrc=s=320x180:r=25:d=${seconds / 2}[a];smptebars=s=320x180:r=25:d=${seconds / 2}[b];[a][b]concat=n=2`;
  return ['-f', 'lavfi', '-t', String(seconds), '-i', graph];
}

function once(name: string, args: () => readonly string[]): Promise<Blob> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const making = make(name, args());
  made.set(name, making);
  return making;
}

async function make(name: string, args: readonly string[]): Promise<Blob> {
  folder ??= mkdtemp(join(tmpdir(), 'cliproom-made-'));
  const path = join(await folder, name);
  await runProgram('ffmpeg', ['-y', ...args, '-pix_fmt', 'yuv420p', path]);
  return new Blob([new Uint8Array(await readFile(path))]);
}

function srtTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23).replace('.', ',');
}
