/** A film in which two things sound in turn that the structural speaker models take for two people: a tone and a noise. */
import { writeFile } from 'node:fs/promises';
import { ffmpeg } from '../media/run-ffmpeg.ts';

/** Subtitles of it that do not say who speaks, a line every three seconds. */
const LINES = [
  'Good morning to all of you.',
  'Thank you for having me.',
  'What do you do all day?',
  'I listen to films.',
];
const EACH_SEC = 3;

/** With sound that is not packed, so that every host hears the same samples. @param subtitles where they are written first */
export async function twoVoicesFilm(path: string, durationSec: number, subtitles?: string): Promise<void> {
  const text = subtitles === undefined ? [] : ['-i', subtitles];
  if (subtitles !== undefined) await writeFile(subtitles, linesOf(durationSec));
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=320x180:r=5:d=${durationSec}`],
    ...[
      '-f',
      'lavfi',
      '-i',
      `aevalsrc='if(lt(mod(t,18),9),0.4*sin(900*t)*gt(sin(19*t),0),0.4*(random(0)-0.5)*gt(sin(7*t),0))':s=16000:d=${durationSec}`,
    ],
    ...text,
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le'],
    ...(subtitles === undefined ? [] : ['-c:s', 'mov_text', '-metadata:s:s:0', 'language=eng']),
    path,
  );
}

function linesOf(durationSec: number): string {
  const time = (sec: number): string => `00:00:${String(sec).padStart(2, '0')},000`;
  return Array.from({ length: Math.floor(durationSec / EACH_SEC) }, (_, at) =>
    [
      at + 1,
      `${time(at * EACH_SEC)} --> ${time((at + 1) * EACH_SEC - 1)}`,
      LINES[at % LINES.length],
      '',
    ].join('\n'),
  ).join('\n');
}
