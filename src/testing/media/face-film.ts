/**
 * A film of faces whose places are known: the speakers of the sample cut out and laid over plain rooms, standing,
 * walking and side by side, with a hard cut between any two shots. 1280x720, 25 fps. Node only.
 */
import { join } from 'node:path';
import { ffmpeg } from './run-ffmpeg.ts';

const SAMPLE = join(import.meta.dirname, '../../../public/sample/sample.mp4');
const [WIDTH, HEIGHT, FPS] = [1280, 720, 25];

/** Where the sample shows one of them alone, and where in the cut-out the face is, ear to ear. */
const PEOPLE = {
  Theo: { fromSec: 14.2, cut: { x: 440, y: 60, width: 460, height: 660 }, face: { x: 257, halfWidth: 122 } },
  Mara: { fromSec: 27.8, cut: { x: 380, y: 60, width: 420, height: 660 }, face: { x: 218, halfWidth: 122 } },
} as const;

interface Role {
  readonly who: keyof typeof PEOPLE;
  readonly scale: number;
  /** Centre of the face as a fraction of the width, `t` seconds into the shot; the same for ffmpeg. */
  readonly at: (t: number) => number;
  readonly expression: string;
}

interface FilmShot {
  readonly lengthSec: number;
  readonly room: string;
  readonly roles: readonly Role[];
}

const stands = (who: Role['who'], scale: number, at: number): Role => ({
  who,
  scale,
  at: () => at,
  expression: String(at),
});
const sways = (who: Role['who'], scale: number, middle: number, reach: number, periodSec: number): Role => ({
  who,
  scale,
  at: (t) => middle - reach * Math.cos((2 * Math.PI * t) / periodSec),
  expression: `(${middle}-${reach}*cos(2*PI*t/${periodSec}))`,
});

const SHOTS: readonly FilmShot[] = [
  { lengthSec: 5, room: '0x305060', roles: [stands('Theo', 0.6, 0.2)] },
  { lengthSec: 7, room: '0xa08060', roles: [sways('Mara', 0.55, 0.5, 0.33, 14)] },
  { lengthSec: 2, room: '0x202020', roles: [] },
  { lengthSec: 5, room: '0x708090', roles: [stands('Theo', 0.45, 0.56), stands('Mara', 0.45, 0.7)] },
  { lengthSec: 7, room: '0x403050', roles: [sways('Mara', 0.7, 0.68, 0.1, 4)] },
  { lengthSec: 6, room: '0xb0b0a0', roles: [sways('Theo', 0.5, 0.5, 0.25, 6)] },
];

export interface KnownFace {
  /** Fractions of the picture's width. */
  readonly left: number;
  readonly right: number;
}

export const FACE_FILM = {
  widthPx: WIDTH,
  heightPx: HEIGHT,
  fps: FPS,
  durationSec: SHOTS.reduce((sum, { lengthSec }) => sum + lengthSec, 0),
  cutsSec: SHOTS.slice(1).map((_, index) =>
    SHOTS.slice(0, index + 1).reduce((sum, { lengthSec }) => sum + lengthSec, 0),
  ),
} as const;

/** The faces on screen at a time of the film. */
export function knownFaces(timeSec: number): KnownFace[] {
  let startSec = 0;
  for (const { lengthSec, roles } of SHOTS) {
    const t = timeSec - startSec;
    if (t < lengthSec)
      return roles.map(({ who, scale, at }) => {
        const half = (PEOPLE[who].face.halfWidth * scale) / WIDTH;
        return { left: at(t) - half, right: at(t) + half };
      });
    startSec += lengthSec;
  }
  return [];
}

export async function makeFaceFilm(path: string): Promise<void> {
  const inputs: string[] = [];
  const graph: string[] = [];
  for (const [index, { lengthSec, room, roles }] of SHOTS.entries()) {
    let below = `room${index}`;
    graph.push(`color=${room}:s=${WIDTH}x${HEIGHT}:r=${FPS}:d=${lengthSec}[${below}]`);
    for (const { who, scale, expression } of roles) {
      const { fromSec, cut, face } = PEOPLE[who];
      const input = inputs.filter((word) => word === '-i').length;
      inputs.push('-ss', String(fromSec), '-t', String(lengthSec), '-i', SAMPLE);
      const [person, result] = [`person${input}`, `shot${input}`];
      const crop = `crop=${cut.width}:${cut.height}:${cut.x}:${cut.y}`;
      graph.push(`[${input}:v]${crop},scale=iw*${scale}:-2,setpts=PTS-STARTPTS[${person}]`);
      const x = `${WIDTH}*${expression}-${face.x * scale}`;
      graph.push(`[${below}][${person}]overlay=x='${x}':y=H-h[${result}]`);
      below = result;
    }
    graph.push(`[${below}]trim=duration=${lengthSec},setsar=1[out${index}]`);
  }
  const all = SHOTS.map((_, index) => `[out${index}]`).join('');
  graph.push(`${all}concat=n=${SHOTS.length}[film]`);
  await ffmpeg(
    ...inputs,
    ...['-filter_complex', graph.join(';'), '-map', '[film]', '-an'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path],
  );
}
