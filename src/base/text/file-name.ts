/** A name any file system takes, from a title people wrote. @param untitled where nothing of the title can stay */
export function filenameOf(title: string, extension: string, untitled = 'clip'): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '');
  // By characters, so that none is cut in half.
  const short = [...clean]
    .slice(0, 80)
    .join('')
    .replace(/[.…\s]+$/, '');
  return `${short === '' ? untitled : short}.${extension}`;
}
