/** Writes caption pages as SRT and WebVTT: same pages, same line breaks as on screen. */
import type { CaptionPage } from './caption-pages.ts';
import type { CaptionPiece } from './caption-piece.ts';
import { formatCaptionTime } from './caption-time.ts';
import { escapeVtt } from './escape-vtt.ts';

/** SubRip. `-->` inside text, which SRT cannot escape, is written as an arrow. */
export function writeSrt(pages: readonly CaptionPage[]): string {
  return cues(pages)
    .map(({ startMs, endMs, lines }, index) => {
      const times = `${formatCaptionTime(startMs, ',')} --> ${formatCaptionTime(endMs, ',')}`;
      return `${index + 1}\n${times}\n${lines.join('\n').replaceAll('-->', '→')}\n`;
    })
    .join('\n');
}

/** WebVTT (W3C), valid for a strict parser. */
export function writeVtt(pages: readonly CaptionPage[]): string {
  const blocks = cues(pages).map(({ startMs, endMs, lines }) => {
    const times = `${formatCaptionTime(startMs, '.')} --> ${formatCaptionTime(endMs, '.')}`;
    return `${times}\n${lines.map(escapeVtt).join('\n')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

export function captionLineText(line: readonly CaptionPiece[]): string {
  return line.reduce(
    (text, piece, index) => text + (index > 0 && piece.spaceBefore ? ' ' : '') + piece.text,
    '',
  );
}

/** Whole milliseconds, each cue at least one long, none starting before the one before it ends. */
function cues(pages: readonly CaptionPage[]) {
  let previousEndMs = 0;
  return pages.map(({ startSec, endSec, lines }) => {
    const startMs = Math.max(previousEndMs, Math.round(startSec * 1000));
    const endMs = Math.max(startMs + 1, Math.round(endSec * 1000));
    previousEndMs = endMs;
    return { startMs, endMs, lines: lines.map(captionLineText) };
  });
}
