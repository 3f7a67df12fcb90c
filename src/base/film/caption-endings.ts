/** What the names of subtitle files say, and how those end that are read (`media/captions`, `media/foreign-captions`). */

/** Of files that hold nothing else. */
export const NAMED_CAPTIONS = ['.srt', '.vtt', '.sbv', '.ass', '.ssa', '.ttml', '.dfxp', '.itt'];
/** Also of files of anything, which somebody has to choose: TTML, and what programs of speech recognition leave. */
export const CAPTION_ENDINGS = [...NAMED_CAPTIONS, '.xml', '.json'];

export function endsAsCaptions(name: string, endings: readonly string[] = NAMED_CAPTIONS): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** Of what every service reads as it is; null where what is in the file has to tell. */
export function captionFormatOf(name: string): 'srt' | 'vtt' | null {
  if (endsAsCaptions(name, ['.srt'])) return 'srt';
  return endsAsCaptions(name, ['.vtt']) ? 'vtt' : null;
}

/** `it` of `talk.it.srt` and `talk.it-CH.srt`; undefined where the name says none. */
export function captionLanguageOf(name: string): string | undefined {
  return /\.([a-z]{2})(?:-[a-z]{2})?\.[a-z]+$/i.exec(name)?.[1]?.toLowerCase();
}
