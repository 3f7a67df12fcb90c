import { describe, expect, it } from 'vitest';
import { readCueText } from './cue-text.ts';

const textOf = (payload: string): string =>
  readCueText([payload])
    .map(({ text }) => text)
    .join('|');

describe('the text of a cue', () => {
  it('reads numbered characters, and puts a sign for those that are none', () => {
    expect(textOf('a&#8211;b&#x2014;c')).toBe('a–b—c');
    expect(textOf('&#x10FFFF;.')).toBe('\u{10ffff}.');
    for (const none of ['&#0;', '&#x110000;', '&#xD800;', '&#xDABC;', '&#xDFFF;'])
      expect(textOf(`a${none}b`)).toBe('a\ufffdb');
    expect(textOf('a&#xD7FF;&#xE000;b')).toBe('a\ud7ff\ue000b');
  });

  it('has no signs of an indent, as FFmpeg writes closed captions', () => {
    const closed = '<font face="Monospace">{\\an7}\\h\\h>> HELLO\n\\h \\hTHERE, C:\\home</font>';
    expect(textOf(closed).split(/\s+/u)).toEqual(['>>', 'HELLO', 'THERE,', 'C:\\home']);
  });

  it('leaves names of characters it does not know as they are', () => {
    expect(textOf('Tom &amp; Jerry &unheardof; x')).toBe('Tom & Jerry &unheardof; x');
  });

  it('marks where a word of its own time begins, and nothing at other tags', () => {
    const [part] = readCueText(['  <b>one</b> <00:00:02.500>two <c.loud>three</c>']);
    expect(part).toEqual({ text: 'one two three', speaker: null, marks: [{ offset: 4, startSec: 2.5 }] });
  });

  it('gives each speaker a part', () => {
    expect(readCueText(['<v Ann>Yes.</v> <v.loud Bob &amp; Co>No.'])).toEqual([
      { text: 'Yes.', speaker: 'Ann', marks: [] },
      { text: 'No.', speaker: 'Bob & Co', marks: [] },
    ]);
  });
});
