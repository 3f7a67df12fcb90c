/** The same clip by ffmpeg: cut, cropped upright, scaled, with the words burned in. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Film } from './export-film.ts';
import { type Cost, captionWords, START_SEC } from './export-run.ts';

const run = promisify(execFile);

/** Writes `native.mp4` beside the film, which is in `folder`. */
export async function renderNative(folder: string, film: Film, durationSec: number): Promise<Cost> {
  const captions = join(folder, 'captions.ass');
  await writeFile(captions, assCaptions(durationSec));
  const upright = 2 * Math.floor((film.height * 9) / 32);
  const filter = `crop=${upright}:${film.height},scale=1080:1920,ass=${captions}`;
  const command = [
    ...['ffmpeg', '-v', 'error', '-y', '-nostdin', '-ss', START_SEC, '-i', join(folder, film.name)],
    ...['-t', durationSec, '-vf', filter, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast'],
    ...['-b:v', '6M', '-c:a', 'aac', '-b:a', '160k', join(folder, 'native.mp4')],
  ].join(' ');
  const { stderr } = await run('bash', ['-c', `TIMEFORMAT='%R %U %S'; time ${command}`]);
  const [wallSec = 0, user = 0, system = 0] = stderr.trim().split(/\s+/).slice(-3).map(Number);
  return { wallSec, cpuSec: user + system };
}

/** Three words at a time, the spoken one in colour. */
function assCaptions(durationSec: number): string {
  const words = captionWords(durationSec);
  const time = (sec: number) => {
    const hundredths = Math.round(sec * 100);
    const two = (value: number) => String(value).padStart(2, '0');
    return `0:${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
  };
  const events = words.map((word, index) => {
    const first = index - (index % 3);
    const line = words
      .slice(first, first + 3)
      .map(({ text }, at) => (first + at === index ? `{\\c&H00D7FF&}${text}{\\c&HFFFFFF&}` : text))
      .join(' ');
    const endSec = words[index + 1]?.startSec ?? word.endSec;
    return `Dialogue: 0,${time(word.startSec)},${time(endSec)},Default,,0,0,0,,${line}`;
  });
  return [
    '[Script Info]',
    'PlayResX: 1080',
    'PlayResY: 1920',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour, Bold, Outline, Alignment, MarginV',
    'Style: Default,sans-serif,84,&H00FFFFFF,&H00000000,-1,6,2,480',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events,
  ].join('\n');
}
