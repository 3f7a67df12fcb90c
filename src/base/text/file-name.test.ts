import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filenameOf, givenFilename } from './file-name.ts';

describe('the name of a saved file', () => {
  it('is the title with its extension', () => {
    expect(filenameOf('Perché “no”: mai?', 'mp4')).toBe('Perché “no” mai.mp4');
  });

  it('is never empty or hidden', () => {
    expect(filenameOf('  ', 'srt')).toBe('clip.srt');
    expect(filenameOf('...', 'srt')).toBe('clip.srt');
    expect(filenameOf('', 'mp3', 'sound')).toBe('sound.mp3');
  });

  it('ends in no space, no dot and no half of a character where it was cut', () => {
    const long = 'a'.repeat(79);
    expect(filenameOf(`${long} and more`, 'mp4')).toBe(`${long}.mp4`);
    expect(filenameOf(`${long}. More`, 'mp4')).toBe(`${long}.mp4`);
    expect(filenameOf(`${long}😀😀`, 'mp4')).toBe(`${long}😀.mp4`);
    expect(filenameOf('An idea…', 'mp3')).toBe('An idea.mp3');
  });

  it('is no device of Windows, and is not turned around', () => {
    expect(filenameOf('Con', 'mp4')).toBe('_Con.mp4');
    expect(filenameOf('aux.2', 'mp4')).toBe('_aux.2.mp4');
    expect(filenameOf('Consequences', 'mp4')).toBe('Consequences.mp4');
    expect(filenameOf('talk\u202e4pm.exe', 'mp4')).toBe('talk4pm.exe.mp4');
  });

  it('holds nothing a file system refuses, for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const name = filenameOf(title, 'mp4');
        expect(name).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u);
        expect(name).toMatch(/^[^. ](?:.*[^. ])?\.mp4$/su);
        expect([...name].length).toBeLessThanOrEqual(85);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240);
        // Throws for half a character.
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });
});

it('the name a file was given with is no path and is not turned around', () => {
  expect(givenFilename('../../etc/passwd')).toBe('passwd');
  expect(givenFilename('C:\\videos\\talk.mp4')).toBe('talk.mp4');
  expect(givenFilename('talk\u202e4pm.exe')).toBe('talk4pm.exe');
  expect(givenFilename(' \u202e talk.mp4 ')).toBe('talk.mp4');
  for (const none of ['', '..', '/', 'a/', '\u202e']) expect(givenFilename(none)).toBe('file');
});
