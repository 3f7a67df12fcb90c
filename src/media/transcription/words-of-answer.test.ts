import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodeOf } from './language-code.ts';
import { readServerAnswer } from './server-answer.ts';
import { wordsOfAnswer } from './words-of-answer.ts';

const LENGTH_SEC = 20;

function read(json: unknown, lengthSec = LENGTH_SEC) {
  const answer = readServerAnswer(json);
  if (answer === null) throw new Error('This is no answer.');
  return wordsOfAnswer(answer, lengthSec);
}

const textsOf = (json: unknown): string[] => read(json).words.map(({ text }) => text);

describe('an answer with words at its top', () => {
  it('gives them with the punctuation and capitals of its text', () => {
    const heard = read({
      task: 'transcribe',
      language: 'english',
      duration: 4,
      text: ' “So, GPT-4 isn’t cheap!” she said… (twice)',
      words: ['so', 'gpt', '4', 'isn’t', 'cheap', 'she', 'said', 'twice'].map((word, at) => ({
        word,
        start: at / 2,
        end: at / 2 + 0.4,
      })),
    });
    expect(heard.words.map(({ text }) => text)).toEqual([
      '“So,',
      'GPT-4',
      'isn’t',
      'cheap!”',
      'she',
      'said…',
      '(twice)',
    ]);
    expect(heard.words[1]).toEqual({
      text: 'GPT-4',
      startSec: 0.5,
      endSec: 1.4,
      confidence: null,
      speaker: null,
    });
    expect(heard).toMatchObject({ language: 'en', timed: 'words' });
  });

  it('keeps a word that its text has not, and finds those after it', () => {
    const words = ['one', 'uh', 'two', 'three'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
    expect(textsOf({ text: 'One, two; three.', words })).toEqual(['One,', 'uh', 'two;', 'three.']);
  });

  it('does not take a word for a part of another, and finds its way back after a sentence of the text alone', () => {
    const extra = 'Nobody said this sentence, which is in the text alone and as long as they get. ';
    const text = `Through, I see. ${extra.repeat(3)}Then one, two and three, four more: five, six, seven, eight, nine, ten, eleven, twelve.`;
    const spoken = 'rough i see then one two and three four more five six seven eight nine ten eleven twelve';
    const words = spoken.split(' ').map((word, at) => ({ word, start: at, end: at + 0.5 }));
    const given = textsOf({ text, words });
    expect(given.slice(0, 3)).toEqual(['rough', 'I', 'see.']);
    expect(given.slice(-2)).toEqual(['eleven,', 'twelve.']);
  });

  it('looks for short words near by only, and for long ones not without end', () => {
    const words = ['alpha', 'zz', 'in', 'omega'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
    const far = (letters: number): string => 'Word '.repeat(letters / 4);
    expect(textsOf({ text: `Alpha! ${far(40)}In, omega.`, words })).toEqual([
      'Alpha!',
      'zz',
      'In,',
      'omega.',
    ]);
    expect(textsOf({ text: `Alpha! ${far(80)}In, omega.`, words })).toEqual(['Alpha!', 'zz', 'in', 'omega.']);
    expect(textsOf({ text: `Alpha! ${far(1400)}In, omega.`, words })).toEqual([
      'Alpha!',
      'zz',
      'in',
      'omega',
    ]);
  });

  it('leaves a sign that is a word by itself, and does not give it to the next', () => {
    const words = ['…', 'hello', 'GPT', 'Hello'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
    expect(textsOf({ text: '… hello, GPT. Hello!', words })).toEqual(['…', 'hello,', 'GPT.', 'Hello!']);
  });

  it('gives brackets to the word that they open', () => {
    const words = ['今日', 'は', '晴れ'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
    expect(textsOf({ text: '今日「は」晴れ', words })).toEqual(['今日', '「は」', '晴れ']);
  });

  it('keeps words apart in scripts that write no spaces', () => {
    const words = ['今日', 'は', '晴れ'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
    expect(textsOf({ text: '今日は晴れ。', words })).toEqual(['今日', 'は', '晴れ。']);
  });

  it('takes numbers as strings, in order, and none outside of the sound', () => {
    const heard = read({
      text: '',
      words: [
        { word: 'late', start: '25.0', end: '26' },
        { word: 'two', start: '2.5', end: '2.25', probability: '0.5' },
        { word: 'one', start: '-0.2', end: '1e3' },
        { word: 'one', start: '-0.2', end: '0.4', probability: 3 },
        { word: 'long', start: 3, end: 12 },
        { word: 'last', start: 19.8, end: 21 },
      ],
    });
    expect(heard.words).toEqual([
      { text: 'one', startSec: 0, endSec: 0.4, confidence: null, speaker: null },
      { text: 'two', startSec: 2.5, endSec: 2.5, confidence: 0.5, speaker: null },
      { text: 'long', startSec: 3, endSec: 5, confidence: null, speaker: null },
      { text: 'last', startSec: 19.8, endSec: 20, confidence: null, speaker: null },
    ]);
  });

  it('says who speaks, by its words or by its segments', () => {
    const words = [
      { word: 'hello', start: 0, end: 1 },
      { word: 'hi', start: 2, end: 3 },
      { word: 'you', start: 6, end: 7, speaker: 'C' },
    ];
    const segments = [
      { start: 0, end: 1.5, text: 'hello', speaker: 'A' },
      { start: 1.5, end: 4, text: 'hi', speaker: 2 },
    ];
    expect(read({ text: 'hello hi you', words, segments }).words.map(({ speaker }) => speaker)).toEqual([
      'A',
      '2',
      'C',
    ]);
  });
});

describe('an answer with words inside its segments', () => {
  it('joins pieces: one without a space before it goes on the word, and what is no word goes', () => {
    const pieces = [
      ['[_BEG_]', 0, 0],
      [' Cli', 0.1, 0.3, 0.9],
      ['pro', 0.3, 0.5, 0.4],
      ['om', 0.5, 0.6, 0.8],
      [',', 0.6, 0.6, 0.99],
      [' isn', 0.8, 1],
      ["'t", 1, 1.2],
      [' it', 1.3, 1.5],
      ['?', 1.5, 1.5],
      ['<|2.00|>', 2, 2],
    ].map(([word, start, end, probability]) => ({ word, start, end, probability }));
    const heard = read({
      language: 'en',
      segments: [{ start: 0, end: 2, text: " Cliproom, isn't it?", words: pieces }],
    });
    expect(heard.words.map(({ text }) => text)).toEqual(['Cliproom,', "isn't", 'it?']);
    expect(heard.words[0]).toMatchObject({ startSec: 0.1, endSec: 0.6, confidence: 0.4 });
    expect(heard.timed).toBe('words');
  });

  it('makes no word without end of pieces without end', () => {
    const pieces = Array.from({ length: 3000 }, (_, at) => ({
      word: 'a'.repeat(100),
      start: at / 300,
      end: 10,
    }));
    const spoken = [{ word: ' So', start: 0, end: 1 }, { word: ' a', start: 0, end: 1 }, ...pieces];
    const texts = textsOf({ segments: [{ text: '', start: 0, end: 10, words: spoken }] });
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(texts.join('')).toHaveLength('Soa'.length + 300_000);
  });

  it('is as sure of a word as of its least sure piece, and not at all where one is unknown', () => {
    const sure = (...probabilities: unknown[]): unknown => {
      const words = probabilities.map((probability, at) => ({
        word: 'ab',
        start: at,
        end: at + 1,
        probability,
      }));
      const all = [...words, { word: ' c', start: 9, end: 10 }];
      return read({ segments: [{ start: 0, end: 10, text: '', words: all }] }).words[0]?.confidence;
    };
    expect(sure(0.9, 0.4)).toBe(0.4);
    expect(sure(0.9, null)).toBeNull();
    expect(sure(null, 0.9)).toBeNull();
  });

  it('knows pieces by the space before any but the first, and lets brackets open words', () => {
    const of = (...words: string[]): string[] =>
      textsOf({ words: words.map((word, at) => ({ word, start: at, end: at + 1 })) });
    expect(of(' Hello', 'there')).toEqual(['Hello', 'there']);
    expect(of('New York', 'is')).toEqual(['New York', 'is']);
    expect(of(' say', ' (', 'ok', ')', ' now')).toEqual(['say', '(ok)', 'now']);
    expect(of(' up', '-', ' (', 'a', ' ♪', ' b')).toEqual(['up-', '(a', 'b']);
  });

  it('takes each for a word where none begins with a space', () => {
    const words = ['Hello', 'there', '.'].map((word, at) => ({ word, start: at, end: at + 1 }));
    expect(textsOf({ segments: [{ start: 0, end: 3, text: 'Hello there.', words }] })).toEqual([
      'Hello',
      'there.',
    ]);
  });

  it('hears nothing where the server says that nothing is spoken', () => {
    const silent = {
      start: 0,
      end: 3,
      text: ' [BLANK_AUDIO]',
      words: [{ word: ' [BLANK_AUDIO]', start: 0, end: 3 }],
    };
    expect(read({ text: ' [BLANK_AUDIO]', segments: [silent] }).words).toEqual([]);
    expect(read({ text: '', segments: [], words: [] })).toEqual({
      words: [],
      language: null,
      timed: 'words',
    });
  });
});

describe('an answer with segments only', () => {
  it('spreads their words over their time and marks what is estimated', () => {
    const heard = read({
      language: 'Italian',
      text: ' Ciao a tutti. Eccoci.',
      segments: [
        { id: 0, start: 1, end: '3.0', text: ' Ciao a tutti.' },
        { id: 1, start: 3, end: 4, text: ' (musica)' },
        { id: 2, start: 4, end: 5, text: ' Eccoci.', speaker: 'Ada' },
      ],
    });
    expect(heard).toMatchObject({ language: 'it', timed: 'segments' });
    expect(heard.words.map(({ text }) => text)).toEqual(['Ciao', 'a', 'tutti.', 'Eccoci.']);
    expect(heard.words.map(({ isEndEstimated }) => isEndEstimated ?? false)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(heard.words[0]?.startSec).toBe(1);
    expect(heard.words[3]?.speaker).toBe('Ada');
  });

  it('says where there is text without any times', () => {
    const blank = [{ start: 0, end: 1, text: '  ' }];
    expect(read({ text: ' ', segments: blank })).toMatchObject({ words: [], timed: 'words' });
    expect(read({ text: 'Hello.', segments: blank })).toMatchObject({ words: [], timed: 'none' });
    expect(read({ text: 'Hello.' })).toEqual({ words: [], language: null, timed: 'none' });
  });
});

describe('any answer', () => {
  it.each([[null], [undefined], ['<html>'], [[]], [{}], [3], [{ error: { message: 'no' } }], [{ text: 3 }]])(
    '%j is none',
    (json) => expect(readServerAnswer(json)).toBeNull(),
  );

  it('gives words in order, inside the sound, that end after they start, or none at all', () => {
    const nonsense = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.double().map(String),
      fc.constantFrom('NaN', 'Infinity', '-1', ' a', '', '<|x|>', Number.NaN, Number.POSITIVE_INFINITY),
    );
    const thing = fc.record(
      {
        word: nonsense,
        text: nonsense,
        start: nonsense,
        end: nonsense,
        speaker: nonsense,
        probability: nonsense,
      },
      { requiredKeys: [] },
    );
    const timed = fc.record({
      word: fc.string(),
      start: fc.double({ min: -5, max: 30, noNaN: true }),
      end: fc.double({ min: -5, max: 30, noNaN: true }).map(String),
    });
    const words = fc.array(fc.oneof(thing, timed, nonsense));
    const segment = fc.record(
      { start: nonsense, end: nonsense, text: fc.string(), words, speaker: nonsense },
      { requiredKeys: [] },
    );
    const answer = fc.record(
      {
        text: fc.oneof(fc.string(), nonsense),
        language: nonsense,
        words,
        segments: fc.array(fc.oneof(segment, nonsense)),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answer, (json) => {
        const known = readServerAnswer(json);
        if (known === null) return;
        const heard = wordsOfAnswer(known, LENGTH_SEC);
        let before = 0;
        for (const { text, startSec, endSec, confidence } of heard.words) {
          expect(text).toBe(text.trim());
          expect(text).not.toBe('');
          expect(startSec).toBeGreaterThanOrEqual(before);
          expect(endSec).toBeGreaterThanOrEqual(startSec);
          expect(endSec).toBeLessThanOrEqual(LENGTH_SEC);
          expect(confidence === null || (confidence >= 0 && confidence <= 1)).toBe(true);
          before = startSec;
        }
      }),
    );
  });

  it('keeps every word as its text writes it, whatever stands between them', () => {
    const word = fc.stringMatching(/^[a-zàèéìòù]{1,12}$/);
    const between = fc.constantFrom(' ', ', ', '. ', ' – ', '? “', '\n', '… (');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 50 }), (said) => {
        const text = said.map(([each, gap]) => each.toUpperCase() + gap).join('');
        const words = said.map(([each], at) => ({ word: each, start: at / 100, end: at / 100 }));
        const bare = textsOf({ text, words }).map((each) => each.replace(/[^\p{L}]/gu, ''));
        expect(bare).toEqual(said.map(([each]) => each.toUpperCase()));
      }),
    );
  });
});

it.each([
  ['en', 'en'],
  ['IT', 'it'],
  ['en-GB', 'en'],
  ['pt_BR', 'pt'],
  ['english', 'en'],
  ['Italian', 'it'],
  ['chinese', 'zh'],
  ['Castilian', 'es'],
  ['haitian creole', 'ht'],
  ['xx', null],
  ['gibberish', null],
  ['', null],
  [' Italian ', 'it'],
  ['EN-us', 'en'],
  [null, null],
])('the language "%s" is %s', (named, code) => expect(languageCodeOf(named)).toBe(code));
