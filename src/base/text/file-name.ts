/** Names that files are saved under, on systems nobody knows beforehand. */
import { oneLine } from './one-line.ts';

/** Letters that turn text around: of `gpj.exe` they would make `exe.jpg`. */
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
/** Windows has devices by these names in every folder, whatever comes after a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const MOST_CHARACTERS = 80;
/** Names have 255 in most file systems: with an extension, and a number where there is one of the name already. */
const MOST_BYTES = 235;
const utf8 = new TextEncoder();

/** A name any file system takes, from a title people wrote. @param untitled where nothing of the title can stay */
export function filenameOf(title: string, extension: string, untitled = 'clip'): string {
  const clean = oneLine(title.normalize('NFC'))
    .replace(TURNING, '')
    .replace(/[\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '');
  const short = cut(clean).replace(/[.…\s]+$/, '');
  return `${short === '' ? untitled : short.replace(DEVICE, '_$&')}.${extension}`;
}

/** By characters, so that none is cut in half. */
function cut(name: string): string {
  const characters = [...name].slice(0, MOST_CHARACTERS);
  while (utf8.encode(characters.join('')).length > MOST_BYTES) characters.pop();
  return characters.join('');
}

/** The name that a file was given with: the last part of a path, without what turns text around. */
export function givenFilename(text: string): string {
  const last = oneLine(text).split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(TURNING, '').trim();
  return /^\.*$/.test(name) ? 'file' : name;
}
