import { describe, expect, it } from 'vitest';
import { TEXT_MAX_BYTES, textOfFile } from './text-of-file.ts';

/** What a file of these bytes says. */
const said = (bytes: Uint8Array) => textOfFile(new Blob([bytes as BlobPart]));
const cue = (text: string) => `1\r\n00:00:01,000 --> 00:00:02,500\r\n${text}\r\n`;

/** As a system's code page has it: letters beyond ASCII by their byte. */
function inCodePage(text: string, letters: Readonly<Record<string, number>>): Uint8Array {
  return Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
}

function inUtf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((_, at) => {
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  });
  return new Uint8Array(view.buffer);
}

const WESTERN = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '…': 0x85 };
/** Cyrillic letters lie in a row in windows-1251. */
const CYRILLIC = Object.fromEntries(
  Array.from({ length: 64 }, (_, at) => [String.fromCharCode(0x410 + at), 0xc0 + at]),
);

describe('text files', () => {
  it('are UTF-8, with and without its mark', async () => {
    const text = cue('Perché così? 今日は 😀');
    expect(await said(new TextEncoder().encode(text))).toBe(text);
    expect(await said(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  });

  it.each([true, false])('are UTF-16 (little end first: %s), with and without its mark', async (little) => {
    const text = cue('Perché così?');
    expect(await said(inUtf16(text, little))).toBe(text);
    expect(await said(inUtf16(`\uFEFF${text}`, little))).toBe(text);
  });

  it('are of Western systems, with their quotation marks', async () => {
    for (const words of [
      'Perché è così?',
      'È la verità. “Già”, disse – così va la vita, perché no…',
      'Schön, Größe!',
      '¿Qué pasó mañana?',
    ]) {
      expect(await said(inCodePage(cue(words), WESTERN))).toBe(cue(words));
    }
  });

  it('are of other systems', async () => {
    const words = 'Привет, как дела сегодня?';
    expect(await said(inCodePage(cue(words), CYRILLIC))).toBe(cue(words));
  });

  it('are told by their first letters beyond ASCII, however late they come', async () => {
    const text = `${cue('Plain words. ').repeat(5000)}${cue('Perché è così?')}`;
    expect(await said(inCodePage(text, WESTERN))).toBe(text);
  });

  it('are whatever bytes they are: none is refused', async () => {
    expect(await said(new Uint8Array(0))).toBe('');
    expect(await said(Uint8Array.of(0xff))).toBe('ÿ');
    expect(await said(Uint8Array.of(0, 0, 0xc3))).toHaveLength(3);
  });

  it('are read as far as a text can reach', async () => {
    expect(await said(new Uint8Array(TEXT_MAX_BYTES + 1).fill(0x61))).toHaveLength(TEXT_MAX_BYTES);
  });
});
