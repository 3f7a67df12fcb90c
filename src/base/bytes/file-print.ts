/**
 * What a file is known by again without reading all of it: its size, its time, and hashes of samples out of it. The same
 * time is believed after a few samples. Another time proves nothing, as copies put back and drives of other systems have
 * one: then many samples decide.
 */

export interface FilePrint {
  readonly sizeBytes: number;
  readonly modifiedMs: number;
  /** Of a few samples, and of many; SHA-256. */
  readonly few: string;
  readonly many: string;
}

/** What is looked at of a `File`. */
export type PrintedFile = Blob & Pick<File, 'lastModified'>;

const SAMPLE_BYTES = 16 * 1024;
const FEW = 4;
const MANY = 64;

export async function printOf(file: PrintedFile): Promise<FilePrint> {
  const { size: sizeBytes, lastModified: modifiedMs } = file;
  return { sizeBytes, modifiedMs, few: await hashOf(file, FEW), many: await hashOf(file, MANY) };
}

/** Throws what reading throws. */
export async function hasPrint(file: PrintedFile, print: FilePrint): Promise<boolean> {
  if (file.size !== print.sizeBytes) return false;
  if (file.lastModified === print.modifiedMs) return (await hashOf(file, FEW)) === print.few;
  return (await hashOf(file, MANY)) === print.many;
}

/** First and last bytes are always among them: there stand the indexes of films. */
async function hashOf(file: Blob, count: number): Promise<string> {
  const samples = sampleStarts(file.size, count).map((at) => file.slice(at, at + SAMPLE_BYTES));
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(samples).arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sampleStarts(sizeBytes: number, count: number): number[] {
  if (sizeBytes <= count * SAMPLE_BYTES)
    return Array.from({ length: Math.ceil(sizeBytes / SAMPLE_BYTES) }, (_, index) => index * SAMPLE_BYTES);
  const last = sizeBytes - SAMPLE_BYTES;
  return Array.from({ length: count }, (_, index) => Math.floor((last * index) / (count - 1)));
}
