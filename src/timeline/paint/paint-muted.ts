/** The sign of a segment that is not heard: a loudspeaker with a cross, drawn so that it takes the theme's colour. */
import type { Context2d } from './paint-input.ts';

export const MUTED_ICON_PX = 12;
/** What lies in a lane that is not heard. */
export const MUTED_ALPHA = 0.3;

/** @param x left edge, @param y top edge */
export function paintMuted(context: Context2d, colour: string, x: number, y: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y + 4);
  context.lineTo(x + 2.5, y + 4);
  context.lineTo(x + 6, y + 1);
  context.lineTo(x + 6, y + 11);
  context.lineTo(x + 2.5, y + 8);
  context.lineTo(x, y + 8);
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x + 8, y + 4);
  context.lineTo(x + 12, y + 8);
  context.moveTo(x + 12, y + 4);
  context.lineTo(x + 8, y + 8);
  context.stroke();
}
