/**
 * Makes the sample talk in public/sample: speaks the script, draws it frame by frame in Chromium and encodes
 * both. Needs `flite` and `ffmpeg` in PATH. Run by `npm run sample`; the result is committed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCaptionTime } from '../../media/captions/caption-time.ts';
import { openStage } from './open-stage.ts';
import { SAMPLE_SCRIPT } from './sample-script.ts';
import { type SpokenLine, type SpokenScript, speakScript, VOICE_RATE_HZ } from './speak-script.ts';
import { stageFromSpeech } from './stage-from-speech.ts';

const FPS = 25;
const FRAMES_AT_ONCE = 12;
const MAX_BYTES = 6_000_000;

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'public/sample' }, frames: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'cliproom-sample-'));
try {
  const speech = speakScript(SAMPLE_SCRIPT, work);
  const timeline = stageFromSpeech(speech, FPS);
  console.log(`${speech.lines.length} lines, ${speech.durationSec.toFixed(1)} s`);
  const stage = await openStage(timeline);
  try {
    if (values.frames === undefined) await encode(speech, timeline.frameCount, stage.draw);
    else for (const frame of values.frames.split(',')) await saveFrame(Number(frame), stage.draw);
  } finally {
    await stage.close();
  }
} finally {
  rmSync(work, { recursive: true });
}

type Draw = (first: number, count: number) => Promise<Buffer[]>;

/** For looking at single frames while drawing: `--frames 0,250 --out <folder>`. */
async function saveFrame(frame: number, draw: Draw) {
  const [picture] = await draw(frame, 1);
  if (picture !== undefined) writeFileSync(join(values.out, `frame-${frame}.jpg`), picture);
}

async function encode(speech: SpokenScript, frameCount: number, draw: Draw) {
  mkdirSync(values.out, { recursive: true });
  const sound = join(work, 'sound.wav');
  mixSound(speech, sound);
  const video = join(values.out, 'sample.mp4');
  const encoder = spawn(
    'ffmpeg',
    [
      ...[
        '-v',
        'error',
        '-y',
        '-f',
        'image2pipe',
        '-c:v',
        'mjpeg',
        '-framerate',
        String(FPS),
        '-i',
        'pipe:0',
        '-i',
        sound,
      ],
      ...[
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-vf',
        'scale=out_range=tv,format=yuv420p',
        '-c:v',
        'libx264',
        '-profile:v',
        'high',
      ],
      ...['-preset', 'slow', '-tune', 'animation', '-crf', '26', '-maxrate', '900k', '-bufsize', '1800k'],
      ...[
        '-g',
        String(FPS * 2),
        '-keyint_min',
        String(FPS),
        '-color_primaries',
        'bt709',
        '-color_trc',
        'bt709',
        '-colorspace',
        'bt709',
      ],
      ...[
        '-c:a',
        'aac',
        '-b:a',
        '80k',
        '-ar',
        '48000',
        '-ac',
        '2',
        '-movflags',
        '+faststart',
        '-map_metadata',
        '-1',
        video,
      ],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  for (let first = 0; first < frameCount; first += FRAMES_AT_ONCE) {
    for (const picture of await draw(first, Math.min(FRAMES_AT_ONCE, frameCount - first))) {
      if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
    }
    if (first % (FPS * 10) < FRAMES_AT_ONCE) console.log(`frame ${first} of ${frameCount}`);
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}. Its message stands above.`);
  writeFileSync(join(values.out, 'sample.en.srt'), writeSampleCaptions(speech.lines));
  const { size } = statSync(video);
  if (size > MAX_BYTES)
    throw new Error(`The sample has ${size} bytes, more than ${MAX_BYTES}. Raise the rate factor.`);
  console.log(`Wrote ${video}, ${(size / 1e6).toFixed(2)} MB`);
}

/** Takes the edge off the synthetic voices, lays them in a small room, and sets the loudness of speech on the web. */
function mixSound(speech: SpokenScript, file: string) {
  const pcm = Buffer.alloc(speech.samples.length * 2);
  for (const [index, value] of speech.samples.entries())
    pcm.writeInt16LE(Math.round(value * 32767), index * 2);
  const voice =
    'highpass=f=75,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1.2:g=-2,acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120:makeup=2';
  const graph = [
    `[0:a]${voice},aresample=48000,asplit[dry][send]`,
    '[send]aecho=0.8:0.7:23|41|67:0.22|0.16|0.1,lowpass=f=3800,volume=0.35[room]',
    'anoisesrc=color=brown:amplitude=0.006:sample_rate=48000[air]',
    '[dry][room][air]amix=inputs=3:duration=first:normalize=0,loudnorm=I=-16:TP=-1.5:LRA=9,aresample=48000,aformat=channel_layouts=stereo[out]',
  ].join(';');
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      's16le',
      '-ar',
      String(VOICE_RATE_HZ),
      '-ac',
      '1',
      '-i',
      'pipe:0',
      '-filter_complex',
      graph,
      '-map',
      '[out]',
      file,
    ],
    { input: pcm, stdio: ['pipe', 'inherit', 'inherit'] },
  );
}

const LINE_CHARACTERS = 42;

/** Writes the sample's captions as SRT: one cue a spoken line, two lines of 42 characters. */
function writeSampleCaptions(lines: readonly SpokenLine[]): string {
  return lines
    .map(({ startSec, endSec, text }, index) => {
      const times = [startSec, endSec].map((seconds) => formatCaptionTime(Math.round(seconds * 1000), ','));
      return `${index + 1}\n${times.join(' --> ')}\n${breakInTwo(text)}\n`;
    })
    .join('\n');
}

function breakInTwo(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const spaces = Array.from(text.matchAll(/ /gu), ({ index }) => index);
  const middle = spaces.reduce(
    (best, at) => (Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best),
    0,
  );
  return `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}
