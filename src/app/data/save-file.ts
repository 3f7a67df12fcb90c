/** Hands a file to the person as a download. */

/** Long enough for the browser to begin reading; the address is useless to anybody else. */
const KEEP_ADDRESS_MS = 60_000;

export function saveFile(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file);
  saveLink(address, filename);
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}

export function saveLink(address: string, filename: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/** A name any file system takes, from a title people wrote. */
export function filenameOf(title: string, extension: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '');
  // By characters, so that none is cut in half.
  const short = [...clean].slice(0, 80).join('').trim();
  return `${short === '' ? 'clip' : short}.${extension}`;
}
