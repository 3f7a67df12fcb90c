/** Writes the sample's captions as SRT: one cue a spoken line, two lines of 42 characters. */
import { formatCaptionTime } from '../../media/captions/caption-time.ts';
import type { SpokenLine } from './speak-script.ts';

const LINE_CHARACTERS = 42;

export function writeSampleCaptions(lines: readonly SpokenLine[]): string {
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
