/** A composition as one ffmpeg command: its pictures in their places, its sounds mixed. Texts are not drawn. */
import type { CompositionPlan, PictureSpan } from '../../media/compose/composition-plan.ts';
import type { RectPx } from '../../media/pictures/rect-px.ts';

/** Fewer pictures than asked for: these tests are about the service, not about smooth motion. */
const MAX_FPS = 4;

/** `pathOf` gives the file of a source by its id. */
export function renderArguments(
  plan: CompositionPlan,
  pathOf: (sourceId: string) => string,
  output: string,
): string[] {
  const { widthPx, heightPx, durationSec, pictures, sounds, fades } = plan;
  const fps = Math.min(MAX_FPS, plan.fps);
  const inputs: string[] = [];
  const input = (span: { sourceId: string; startSec: number; endSec: number; sourceStartSec: number }) => {
    const lengthSec = span.endSec - span.startSec;
    inputs.push('-ss', String(span.sourceStartSec), '-t', String(lengthSec), '-i', pathOf(span.sourceId));
    return inputs.filter((word) => word === '-i').length - 1;
  };
  const graph: string[] = [];
  const color = plan.backdrop.color.replace('#', '0x');
  let below = 'backdrop';
  graph.push(`color=${color}:s=${widthPx}x${heightPx}:r=${fps}:d=${durationSec}[backdrop]`);
  for (const { target, spans } of pictures) {
    for (const span of spans) {
      const [picture, result] = [`picture${graph.length}`, `under${graph.length}`];
      const shift = `setpts=PTS-STARTPTS+${span.startSec}/TB`;
      graph.push(`[${input(span)}:v]fps=${fps},${placed(span, target, color)},${shift}[${picture}]`);
      const time = `enable='between(t,${span.startSec},${span.endSec})':eof_action=pass`;
      graph.push(`[${below}][${picture}]overlay=${target.x}:${target.y}:${time}[${result}]`);
      below = result;
    }
  }
  const black = [
    ...(fades.inSec > 0 ? [`fade=in:d=${fades.inSec}`] : []),
    ...(fades.outSec > 0 ? [`fade=out:st=${durationSec - fades.outSec}:d=${fades.outSec}`] : []),
  ];
  graph.push(`[${below}]${[...black, 'setsar=1'].join(',')}[video]`);
  const voices = sounds.map((span, index) => {
    const delay = `adelay=${Math.round(span.startSec * 1000)}:all=1`;
    graph.push(`[${input(span)}:a]aresample=48000,volume=${span.gain},${delay}[voice${index}]`);
    return `[voice${index}]`;
  });
  if (voices.length > 0) {
    const mix = `amix=inputs=${voices.length}:normalize=0,apad,atrim=0:${durationSec}`;
    graph.push(`${voices.join('')}${mix}[sound]`);
  }
  return [
    ...['-y', ...inputs, '-filter_complex', graph.join(';'), '-map', '[video]'],
    ...(voices.length > 0 ? ['-map', '[sound]', '-c:a', 'aac'] : []),
    ...['-t', String(durationSec), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-movflags', '+faststart', '-progress', 'pipe:1', output],
  ];
}

/** Cropped or letterboxed around the middle; framing paths are the real engine's matter. */
function placed({ fit, zoom }: PictureSpan, { width, height }: RectPx, color: string): string {
  const closer = `crop=iw/${zoom}:ih/${zoom}`;
  return fit === 'cover'
    ? `${closer},scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`
    : `${closer},scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1:${color}`;
}
