/**
 * A text file of any system as text. Subtitles say nowhere what they are written in, and programs of all ages still write
 * what their system did: UTF-8, UTF-16, or the code page of a language (WHATWG Encoding Standard, section 4.2).
 */

/** Nobody wrote more by hand; whoever reads the text refuses it as too long. */
export const TEXT_MAX_BYTES = 16 * 1024 ** 2;

/**
 * As UTF-8 where its bytes allow, else as what they most look like; no bytes are refused. Of a file that is larger than
 * `TEXT_MAX_BYTES` the beginning. Rejects where the file cannot be read any more.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, TEXT_MAX_BYTES).arrayBuffer());
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ofCodePage(bytes);
  }
}

/** By its byte order mark, else by the zero beside a first digit or Latin letter: text of single bytes has no zeros. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0 && second !== 0) return 'utf-16be';
  return second === 0 && first !== 0 ? 'utf-16le' : null;
}

async function ofCodePage(bytes: Uint8Array): Promise<string> {
  const { default: chardet } = await import('chardet');
  const from = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - TELLING_BYTES / 2);
  const telling = bytes.subarray(from, from + TELLING_BYTES);
  const text = decoderOf(chardet.detect(telling) ?? WESTERN).decode(bytes);
  return text.replaceAll(C1, (control) => WESTERN_MARKS.charAt(control.charCodeAt(0) - 0x80));
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // It only happened to look so: no platform reads code pages of mainframes.
    return new TextDecoder(WESTERN);
  }
}

/** Around the first letter beyond ASCII: all of a large file would take seconds. */
const TELLING_BYTES = 64 * 1024;
const WESTERN = 'windows-1252';
/** Node 20 and 22 leave these bytes of windows-1252 as control characters, which no text has. */
const C1 = /[\u0080-\u009f]/gu;
const WESTERN_MARKS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
