import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { type CompositionWord, findAndReplace, shownWords, wordsInSpan } from './composition-words.ts';
import { hanStyleOf } from './fonts/caption-families.ts';
import { CAPTIONS_MAX_CHARS, CUE_MAX_CHARS, parseCaptions } from './parse-captions.ts';

const block = (times: string, text = 'Hello') => `1\n${times}\n${text}\n`;
const problemsOf = (source: string, format?: 'srt' | 'vtt') =>
  parseCaptions(source, format).problems.map((one) => [one.line, one.problem]);

describe('what is wrong with a subtitle file', () => {
  it('is said with the text that is wrong, as much of it as is read', () => {
    expect(problemsOf(block('late --> 00:00:02,000'))).toEqual([
      [2, problem('captions_time', { text: 'late' })],
    ]);
    expect(problemsOf(block('00:00:01,000 --> soon'))).toEqual([
      [2, problem('captions_time', { text: 'soon' })],
    ]);
    expect(problemsOf(block('00:00:02,000 --> 00:00:02,000'))).toEqual([
      [2, problem('captions_backwards', { start: '00:00:02,000', end: '00:00:02,000' })],
    ]);
    expect(problemsOf('  Just some text  \nmore')).toEqual([
      [1, problem('captions_no_times', { text: 'Just some text' })],
    ]);
    for (const times of ['00:00:03,000 –> 00:00:04,000', '00:00:03,000 -->', '--> 00:00:04,000'])
      expect(problemsOf(block(times))).toEqual([[2, problem('captions_times', { text: times })]]);
    expect(problemsOf('00:00:03,000 -> 00:00:04,000\nHello')).toEqual([
      [1, problem('captions_times', { text: '00:00:03,000 -> 00:00:04,000' })],
    ]);
    const shown = (text: string) => problemsOf(text)[0]?.[1];
    expect(shown('x'.repeat(40))).toEqual(problem('captions_no_times', { text: 'x'.repeat(40) }));
    expect(shown('😀'.repeat(41))).toEqual(problem('captions_no_times', { text: `${'😀'.repeat(39)}…` }));
  });

  it('is said fifty times at the most', () => {
    expect(problemsOf(block('late --> soon').concat('\n').repeat(60))).toHaveLength(50);
  });

  it('is a cue or a file that is too long by a letter', () => {
    const times = '00:00:01,000 --> 00:00:02,000';
    expect(problemsOf(block(times, 'x'.repeat(CUE_MAX_CHARS)))).toEqual([]);
    expect(problemsOf(block(times, 'x'.repeat(CUE_MAX_CHARS + 1)))).toEqual([
      [2, problem('captions_cue_long', { most: CUE_MAX_CHARS })],
    ]);
    const full = `${block(times)}\n`.padEnd(CAPTIONS_MAX_CHARS, '\n');
    expect(problemsOf(full)).toEqual([]);
    expect(parseCaptions(`${full}\n`)).toEqual({
      ...{ format: 'srt', cues: [] },
      problems: [{ line: 1, problem: problem('captions_large', { most: 4 }) }],
    });
  });

  it('is not a note of WebVTT, which SRT has not', () => {
    const text = 'NOTE this\n00:00:01,000 --> 00:00:02,000\nHello\n';
    expect(parseCaptions(text, 'srt').cues).toHaveLength(1);
    expect(parseCaptions(`WEBVTT\n\n${text}`).cues).toEqual([]);
    // A byte order mark stands at the beginning only.
    expect(parseCaptions(block('00:00:01,000 --> 00:00:02,000', 'a\uFEFFb')).cues[0]?.text).toBe('a\uFEFFb');
  });
});

describe('times inside a cue', () => {
  it('are kept where they lie in it, the first moment with it and the last without', () => {
    const marked = ['00:00.500', '00:01.000', '00:01.500', '00:02.000', '00:02.500'].map(
      (time) => `<${time}>w`,
    );
    const { cues } = parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${marked.join(' ')}\n`);
    expect(cues[0]?.marks.map(({ startSec }) => startSec)).toEqual([1, 1.5]);
  });

  it('belong to a speaker, who may have no name', () => {
    const { cues } = parseCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\n<v  Ann &amp; Bob >Hi</v><v  >Ho\n');
    expect(cues.map(({ speaker }) => speaker)).toEqual(['Ann & Bob', null]);
  });
});

describe('whose shapes Chinese characters have', () => {
  it.each([
    ['你好', 'chinese'],
    ['hello', 'chinese'],
    ['', 'chinese'],
    ['東京へ', 'japanese'],
    ['東京タワー', 'japanese'],
    ['東京 서울', 'korean'],
    ['東京へ 서울', 'japanese'],
  ])('%s is %s', (text, style) => {
    expect(hanStyleOf(text)).toBe(style);
  });
});

describe('the words of a composition', () => {
  const word = (index: number, text: string, hidden = false): CompositionWord => ({
    ...{ index, text, startSec: index, endSec: index + 0.8 },
    hidden,
  });
  const found = (words: readonly CompositionWord[], find: string, change: object = {}) => {
    const { words: after, replaced } = findAndReplace(words, { find, replaceWith: 'X', ...change });
    return [
      replaced,
      shownWords(after)
        .map(({ text }) => text)
        .join(' '),
    ];
  };

  it('are found across hidden ones, which are not looked at', () => {
    expect(found([word(0, 'big'), word(1, 'um', true), word(2, 'bus')], 'big bus')).toEqual([1, 'X']);
    expect(found([word(0, 'a'), word(1, 'um', true)], 'um')).toEqual([0, 'a']);
  });

  it('are found in any case, whatever the letters', () => {
    expect(found([word(0, 'ÉTÉ')], 'été')).toEqual([1, 'X']);
    expect(found([word(0, 'bus')], 'BUS')).toEqual([1, 'X']);
    expect(found([word(0, 'bus')], 'BUS', { matchCase: true })).toEqual([0, 'bus']);
    expect(found([word(0, 'big'), word(1, 'bus')], ' big   bus ')).toEqual([1, 'X']);
    // Some letters are longer in lower case: nothing moves for them.
    expect(found([word(0, 'İstanbul'), word(1, 'Bus')], 'bus')).toEqual([1, 'İstanbul X']);
  });

  it('are found in scripts without spaces across words', () => {
    expect(found([word(0, '今日'), word(1, 'は'), word(2, '雨')], '日は')).toEqual([1, '今X 雨']);
  });

  it('are those of the transcript where nothing was changed before', () => {
    const transcript = [{ ...word(0, 'a'), confidence: null, speaker: null }];
    expect(wordsInSpan(transcript, { startSec: 0, endSec: 5 })).toEqual([word(0, 'a')]);
  });
});
