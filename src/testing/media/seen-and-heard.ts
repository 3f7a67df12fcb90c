/** When a film is white and when it sounds, from its beginning on, as FFmpeg presents it. Node only. */
import { ffmpegBytes, saidSecOf } from './run-ffmpeg.ts';

const SAMPLE_RATE = 48_000;
const LOUD = 0.2;
/** A beep's own waves are no pause. */
const PAUSE_SAMPLES = SAMPLE_RATE / 20;
const WHITE = 128;

/** Of the first picture of each flash, in seconds. */
export async function flashTimes(path: string): Promise<number[]> {
  const said = ['-vf', 'scale=64:36,signalstats,metadata=print:file=-', '-fps_mode', 'passthrough'];
  const film = ['-copyts', '-i', path, '-map', '0:v:0'];
  const text = (await ffmpegBytes(...film, ...said, '-f', 'null')).toString();
  const startSec = await saidSecOf(path, 'start_time');
  const pictures = [...text.matchAll(/pts_time:([\d.]+)[\s\S]*?YAVG=([\d.]+)/g)];
  const white = pictures.map(([, sec, light]) => ({ sec: Number(sec), isWhite: Number(light) > WHITE }));
  return white
    .filter(({ isWhite }, at) => isWhite && white[at - 1]?.isWhite !== true)
    .map(({ sec }) => sec - startSec);
}

/** Of the first sample of each beep, in seconds. */
export async function beepTimes(path: string): Promise<number[]> {
  const shape = ['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', String(SAMPLE_RATE)];
  const film = ['-copyts', '-i', path, '-map', '0:a:0'];
  const bytes = await ffmpegBytes(...film, ...shape, '-f', 'f32le');
  const startSec = await saidSecOf(path, 'start_time');
  const samples = new Float32Array(new Uint8Array(bytes).buffer);
  const times: number[] = [];
  let lastLoud = Number.NEGATIVE_INFINITY;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < LOUD) continue;
    if (at - lastLoud > PAUSE_SAMPLES) times.push(at / SAMPLE_RATE - startSec);
    lastLoud = at;
  }
  return times;
}
