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
