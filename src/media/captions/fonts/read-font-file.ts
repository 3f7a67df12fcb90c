/**
 * What captions need to know of a font file: its name and the widths of its letters. TrueType and OpenType, one font a
 * file (ISO/IEC 14496-22, OpenType 1.9: table directory, cmap, hhea, hmtx, name).
 */
import type { OwnFont } from '../../../base/film/caption-fonts.ts';

export type FontFacts = Pick<OwnFont, 'name' | 'widths' | 'heightEm'>;

/** Why a file is no font that can be drawn here. */
export type FontFault = 'not_a_font' | 'packed' | 'no_letters';

export class FontFileError extends Error {
  override readonly name = 'FontFileError';
  readonly fault: FontFault;

  constructor(fault: FontFault) {
    super(fault);
    this.fault = fault;
  }
}

const OUTLINES = [0x00010000, 0x74727565, 0x4f54544f];
/** `wOFF`, `wOF2`, and collections of several fonts. */
const PACKED = [0x774f4646, 0x774f4632, 0x74746366];
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name'];
/** Letters captions are counted in: Latin, Greek, Cyrillic, punctuation, currencies. */
const BLOCKS = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
] as const;
const NAME_MAX_CHARS = 60;

/** @throws FontFileError, RangeError for a table that points outside itself */
export function readFontFile(bytes: Uint8Array<ArrayBuffer>): FontFacts {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = bytes.length < 12 ? 0 : file.getUint32(0);
  if (PACKED.includes(kind)) throw new FontFileError('packed');
  if (!OUTLINES.includes(kind)) throw new FontFileError('not_a_font');
  const tables = tablesOf(file);
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (found === undefined) throw new FontFileError('not_a_font');
    return found;
  };
  for (const tag of NEEDED) table(tag);
  if (!tables.has('glyf') && !tables.has('CFF ') && !tables.has('CFF2'))
    throw new FontFileError('not_a_font');
  const unitsPerEm = table('head').getUint16(18);
  if (unitsPerEm < 16) throw new FontFileError('not_a_font');
  const hhea = table('hhea');
  const glyphOf = charactersOf(table('cmap'));
  const advances = { hmtx: table('hmtx'), count: hhea.getUint16(34) };
  const thousandths = (codePoint: number): number => {
    const glyph = glyphOf(codePoint);
    return glyph === 0 ? 0 : Math.round((advanceOf(advances, glyph) * 1000) / unitsPerEm);
  };
  if (thousandths(0x41) === 0 && thousandths(0x61) === 0) throw new FontFileError('no_letters');
  return {
    name: familyName(table('name')) ?? 'Font',
    widths: BLOCKS.map(([first, last]) => ({
      firstCodePoint: first,
      widths: Array.from({ length: last - first + 1 }, (_, at) => thousandths(first + at)).join(' '),
    })),
    heightEm: (hhea.getInt16(4) - hhea.getInt16(6)) / unitsPerEm,
  };
}

function tablesOf(file: DataView): ReadonlyMap<string, DataView> {
  const tables = new Map<string, DataView>();
  for (let at = 0; at < file.getUint16(4); at += 1) {
    const entry = 12 + at * 16;
    tables.set(latin(file, entry, 4), part(file, file.getUint32(entry + 8), file.getUint32(entry + 12)));
  }
  return tables;
}

/** @throws RangeError where it does not lie inside */
function part(view: DataView, startByte: number, lengthBytes: number): DataView {
  return new DataView(view.buffer, view.byteOffset + startByte, inside(view, startByte, lengthBytes));
}

function inside(view: DataView, startByte: number, lengthBytes: number): number {
  if (startByte + lengthBytes > view.byteLength) throw new RangeError('A table of the font is cut off.');
  return lengthBytes;
}

/** The number of a character's glyph, 0 for none. Formats 12 and 4, which every font of today has. */
function charactersOf(cmap: DataView): (codePoint: number) => number {
  const places = Array.from({ length: cmap.getUint16(2) }, (_, at) => cmap.getUint32(4 + at * 8 + 4));
  const byFormat = new Map(
    places.map((place) => [
      cmap.getUint16(place),
      new DataView(cmap.buffer, cmap.byteOffset + place, inside(cmap, place, cmap.byteLength - place)),
    ]),
  );
  const [groups, segments] = [byFormat.get(12), byFormat.get(4)];
  if (groups !== undefined) return (codePoint) => glyphInGroups(groups, codePoint);
  if (segments !== undefined) return (codePoint) => glyphInSegments(segments, codePoint);
  throw new FontFileError('no_letters');
}

function glyphInGroups(table: DataView, codePoint: number): number {
  const count = table.getUint32(12);
  for (let at = 16; at < 16 + count * 12; at += 12) {
    const first = table.getUint32(at);
    if (codePoint >= first && codePoint <= table.getUint32(at + 4))
      return table.getUint32(at + 8) + codePoint - first;
  }
  return 0;
}

function glyphInSegments(table: DataView, codePoint: number): number {
  const doubled = table.getUint16(6);
  const [ends, starts] = [14, 16 + doubled];
  for (let at = 0; at < doubled; at += 2) {
    if (codePoint > table.getUint16(ends + at)) continue;
    const first = table.getUint16(starts + at);
    if (codePoint < first) return 0;
    const delta = table.getUint16(starts + doubled + at);
    const offsetAt = starts + 2 * doubled + at;
    const offset = table.getUint16(offsetAt);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = table.getUint16(offsetAt + offset + 2 * (codePoint - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Glyphs after the last one listed are all as wide as it. */
function advanceOf({ hmtx, count }: { hmtx: DataView; count: number }, glyph: number): number {
  return hmtx.getUint16(4 * Math.min(glyph, Math.max(0, count - 1)));
}

const FULL_NAME = 4;
const WINDOWS = 3;
const MACINTOSH = 1;

function familyName(table: DataView): string | null {
  const stringsAt = table.getUint16(4);
  let found: string | null = null;
  for (let at = 0; at < table.getUint16(2); at += 1) {
    const entry = 6 + at * 12;
    if (table.getUint16(entry + 6) !== FULL_NAME) continue;
    const platform = table.getUint16(entry);
    const [lengthBytes, startByte] = [table.getUint16(entry + 8), stringsAt + table.getUint16(entry + 10)];
    if (platform === WINDOWS) return printable(utf16(part(table, startByte, lengthBytes)));
    if (platform === MACINTOSH) found = printable(latin(table, startByte, lengthBytes));
  }
  return found;
}

function printable(text: string): string | null {
  const shown = text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_CHARS);
  return shown === '' ? null : shown;
}

function latin(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function utf16(view: DataView): string {
  const units = Array.from({ length: view.byteLength >> 1 }, (_, index) => view.getUint16(2 * index));
  return String.fromCharCode(...units);
}
