import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptionCue } from './caption-cue.ts';
import { parseCaptions } from './parse-captions.ts';
import { wordsFromCues } from './words-from-cues.ts';

const cue = (startSec: number, endSec: number, text: string): CaptionCue => ({
  startSec,
  endSec,
  text,
  speaker: null,
  marks: [],
});

const anyCues = fc.array(
  fc
    .record({
      startSec: fc.double({ min: 0, max: 60, noNaN: true }),
      lengthSec: fc.double({ min: 0.01, max: 8, noNaN: true }),
      text: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.constantFrom(
          'Hello, world.',
          '- Who?\n- Me.',
          '今日は良い天気ですね。',
          '♪ la la ♪',
          '1, 2, 3 … 4',
          '—',
        ),
      ),
    })
    .map(({ startSec, lengthSec, text }) => cue(startSec, startSec + lengthSec, text)),
  { maxLength: 12 },
);

describe('words from cues', () => {
  it('keep a sign that is read aloud as a word of its own', () => {
    const texts = wordsFromCues([cue(0, 2, 'Fish & chips, 5 < 6 .')]).map((word) => word.text);
    expect(texts).toEqual(['Fish', '&', 'chips,', '5', '<', '6.']);
  });

  it('follow each other inside their cues, and every word takes time', () => {
    fc.assert(
      fc.property(anyCues, (cues) => {
        const words = wordsFromCues(cues);
        for (const [index, word] of words.entries()) {
          expect(word.index).toBe(index);
          expect(word.text.trim()).toBe(word.text);
          expect(word.text).not.toBe('');
          expect(word.endSec).toBeGreaterThan(word.startSec);
          expect(word.startSec).toBeGreaterThanOrEqual((words[index - 1]?.endSec ?? 0) - 1e-9);
          const inside = cues.some(
            ({ startSec, endSec }) => word.startSec >= startSec - 1e-9 && word.endSec <= endSec + 1e-9,
          );
          expect(inside).toBe(true);
        }
      }),
    );
  });

  it('keep every word of ordinary text with its punctuation', () => {
    const words = wordsFromCues([cue(0, 3, 'Well , this  is\nit: “really” it !')]);
    expect(words.map(({ text }) => text)).toEqual(['Well,', 'this', 'is', 'it:', '“really”', 'it!']);
  });

  it('keep the spaces before signs, unbroken, of a file that writes them as French does', () => {
    const said = 'Pourquoi ? Parce que c’est « vrai » : oui\u202f!';
    const texts = wordsFromCues([cue(0, 4, said)]).map(({ text }) => text);
    expect(texts.join('|')).toBe('Pourquoi\u00a0?|Parce|que|c’est|«\u00a0vrai\u00a0»\u00a0:|oui\u00a0!');
  });

  it('give longer words more time and leave a breath after a comma', () => {
    const [short, long, after] = wordsFromCues([cue(0, 2, 'A representative, then')]);
    expect((long?.endSec ?? 0) - (long?.startSec ?? 0)).toBeGreaterThan(
      2 * ((short?.endSec ?? 0) - (short?.startSec ?? 0)),
    );
    expect(after?.startSec).toBeGreaterThan(long?.endSec ?? 0);
  });

  it('do not stretch over a cue that stays after the voice has stopped', () => {
    expect(wordsFromCues([cue(0, 10, 'Yes.')])[0]?.endSec).toBeLessThan(1);
  });

  it('cut scripts without spaces where their words meet', () => {
    expect(wordsFromCues([cue(0, 3, '今日は良い天気ですね。')]).length).toBeGreaterThan(2);
  });

  it('use the times of words where the file has them, and take rolled-over lines once', () => {
    const { cues } = parseCaptions(
      'WEBVTT\n\n00:00.000 --> 00:02.000\nOne<00:00.500><c> two</c>\n\n00:02.000 --> 00:04.000\nOne two\nthree<00:03.000><c> four</c>\n',
    );
    const words = wordsFromCues(cues);
    expect(words.map(({ text }) => text)).toEqual(['One', 'two', 'three', 'four']);
    expect(words.map(({ startSec }) => startSec)).toEqual([0, 0.5, 2, 3]);
  });

  it('carry the speaker', () => {
    const { cues } = parseCaptions('WEBVTT\n\n00:00.000 --> 00:01.000\n<v Ada>Hello there\n');
    expect(wordsFromCues(cues).map(({ speaker }) => speaker)).toEqual(['Ada', 'Ada']);
  });
});
