/** How the names of subtitle files that are read end (`media/captions`, `media/foreign-captions`). */

/** Of files that hold nothing else. */
export const NAMED_CAPTIONS = ['.srt', '.vtt', '.sbv', '.ass', '.ssa', '.ttml', '.dfxp', '.itt'];
/** Also of files of anything, which somebody has to choose: TTML, and what programs of speech recognition leave. */
export const CAPTION_ENDINGS = [...NAMED_CAPTIONS, '.xml', '.json'];

export function endsAsCaptions(name: string, endings: readonly string[] = NAMED_CAPTIONS): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
