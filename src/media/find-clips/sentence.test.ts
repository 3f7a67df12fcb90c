import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '../listen/word.ts';
import { cuesOf } from './languages/language-cues.ts';
import { splitSentences } from './sentence.ts';

/** A word a third of a second long, with the given pause after it. */
function wordsOf(
  said: readonly (readonly [text: string, pauseAfterSec?: number, speaker?: string])[],
): Word[] {
  let atSec = 1;
  return said.map(([text, pauseAfterSec = 0.05, speaker = null], index) => {
    const startSec = atSec;
    const endSec = startSec + 0.3;
    atSec = endSec + pauseAfterSec;
    return { index, text, startSec, endSec, confidence: null, speaker };
  });
}

const textsOf = (words: readonly Word[], longestSec: number | null = null): string[] =>
  splitSentences(words, cuesOf('en'), longestSec).map(({ text }) => text);

describe('cutting a transcript into sentences', () => {
  it('goes by full stops where somebody wrote them, whatever the pauses', () => {
    const words = wordsOf([['We'], ['stopped', 0.9], ['here.'], ['Then', 0.6], ['on.']]);
    expect(textsOf(words)).toEqual(['We stopped here.', 'Then on.']);
  });

  it('goes by pauses where nobody did', () => {
    const words = wordsOf([['we'], ['stopped', 0.46], ['here', 0.44], ['then'], ['on']]);
    expect(textsOf(words)).toEqual(['we stopped', 'here then on']);
  });

  it('counts marks by the length of the talk: one full stop in a hundred words is no punctuation', () => {
    const plain = Array.from({ length: 99 }, (_, at) => [`w${at}`, at % 10 === 9 ? 0.6 : 0.05] as const);
    expect(textsOf(wordsOf([...plain, ['end.']]))).toHaveLength(10);
    const marked = plain.map(([text, pause], at) => [at % 33 === 32 ? `${text}.` : text, pause] as const);
    expect(textsOf(wordsOf([...marked, ['end.']]))).toHaveLength(4);
  });

  it('ends a long run without marks at the next small pause', () => {
    const run = Array.from({ length: 39 }, (_, at) => [`w${at}`] as const);
    expect(textsOf(wordsOf([...run, ['fortieth', 0.13], ['next', 0.13], ['last']]))).toHaveLength(2);
    expect(textsOf(wordsOf([...run.slice(1), ['last', 0.13], ['next']]))).toHaveLength(1);
  });

  it('does not end at titles, and ends where somebody else speaks', () => {
    expect(textsOf(wordsOf([['Ask'], ['Dr.'], ['Bell.'], ['Now.']]))).toEqual(['Ask Dr. Bell.', 'Now.']);
    const two = wordsOf([
      ['Really', 0.05, 'Ann'],
      ['so.', 0.05, 'Bob'],
    ]);
    expect(splitSentences(two, cuesOf('en')).map(({ speaker }) => speaker)).toEqual(['Ann', 'Bob']);
  });

  it('ends at words that are titles only written large', () => {
    const words = wordsOf([
      ['We'],
      ['said'],
      ['no.'],
      ['It'],
      ['went'],
      ['on.'],
      ['Il'],
      ['prof.'],
      ['Rossi.'],
    ]);
    expect(textsOf(words)).toEqual(['We said no.', 'It went on.', 'Il prof. Rossi.']);
  });

  it('goes on after a mark where a small letter follows, if the transcript writes capitals', () => {
    const spoken = (text: string) => textsOf(wordsOf(text.split(' ').map((word) => [word] as const)));
    expect(
      spoken('He waited… then left. «Come!» said the aunt. At 9 a.m. sharp. Was it J. S. Bell? Yes.'),
    ).toEqual([
      'He waited… then left.',
      '«Come!» said the aunt.',
      'At 9 a.m. sharp.',
      'Was it J. S. Bell?',
      'Yes.',
    ]);
    expect(spoken('we came. we saw. we won.')).toEqual(['we came.', 'we saw.', 'we won.']);
    expect(spoken('It was 3.5 of 40. 12 came. ¿Y tú? «Sì.» Era lì.')).toHaveLength(5);
  });

  it('covers every word once, in order, whatever is written', () => {
    const written = fc.constantFrom(
      'word',
      'Word',
      'end.',
      'End…',
      'what?',
      'Dr.',
      'e.g.',
      '12.',
      '"Go!"',
      '—',
      'A.',
    );
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 60 }), (texts) => {
        const sentences = splitSentences(wordsOf(texts.map((text) => [text] as const)), cuesOf('en'));
        expect(sentences.flatMap(({ firstWord, lastWord }) => [firstWord, lastWord + 1])).toEqual([
          0,
          ...sentences.slice(1).flatMap(({ firstWord }) => [firstWord, firstWord]),
          texts.length,
        ]);
      }),
    );
  });

  it('knows the silence on both sides of each', () => {
    const [first, second] = splitSentences(
      wordsOf([
        ['One.', 0.7],
        ['Two.', 0.2],
      ]),
      cuesOf('en'),
    );
    expect(first).toMatchObject({ pauseBeforeSec: 2, wordCount: 1, firstWord: 0, lastWord: 0 });
    expect(first?.pauseAfterSec).toBeCloseTo(0.7, 6);
    expect(second?.pauseBeforeSec).toBeCloseTo(0.7, 6);
    expect(second?.pauseAfterSec).toBe(2);
  });

  it('cuts what is too long at a comma once it reaches a third, and anywhere at the limit', () => {
    const texts = ['a', 'b', 'c,', 'd', 'e', 'f', 'g', 'h,', 'i', 'j.'];
    const words = wordsOf(texts.map((text) => [text] as const));
    expect(textsOf(words, 3)).toEqual(['a b c,', 'd e f g h,', 'i j.']);
    const even = wordsOf(Array.from({ length: 10 }, (_, at) => [`w${at}`] as const));
    for (const { startSec, endSec } of splitSentences(even, cuesOf('en'), 2))
      expect(endSec - startSec).toBeLessThanOrEqual(2);
  });

  it('says where an end was only estimated', () => {
    const words = wordsOf([['One.'], ['Two.']]).map((word) =>
      word.index === 0 ? { ...word, isEndEstimated: true as const } : word,
    );
    expect(splitSentences(words, cuesOf('en')).map(({ endsSurely }) => endsSurely)).toEqual([false, true]);
    const trailing = splitSentences(wordsOf([['Well…'], ['So...'], ['Yes.']]), cuesOf('en'));
    expect(trailing.map(({ endsSurely }) => endsSurely)).toEqual([false, false, true]);
  });
});
