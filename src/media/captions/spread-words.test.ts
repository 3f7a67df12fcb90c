import { describe, expect, it } from 'vitest';
import type { CaptionCue } from './caption-cue.ts';
import { readCaptions } from './read-captions.ts';
import { wordsFromCues } from './words-from-cues.ts';

const cue = (
  startSec: number,
  endSec: number,
  text: string,
  change: Partial<CaptionCue> = {},
): CaptionCue => ({
  ...{ startSec, endSec, text, speaker: null, marks: [] },
  ...change,
});
const textsOf = (...cues: CaptionCue[]) => wordsFromCues(cues).map(({ text }) => text);
const startsOf = (...cues: CaptionCue[]) =>
  wordsFromCues(cues).map(({ startSec }) => Number(startSec.toFixed(3)));

describe('how a cue is spread over its words', () => {
  it('gives words of like sound like time, and a word by its syllables', () => {
    const [a, b, c] = wordsFromCues([cue(1, 1.9, 'one one one')]);
    const lengths = [a, b, c].map((word) => (word?.endSec ?? 0) - (word?.startSec ?? 0));
    expect(lengths).toEqual([0.3, 0.3, 0.3].map((sec) => expect.closeTo(sec, 6)));
    expect(c?.endSec).toBeCloseTo(1.9, 6);
    const [short, long] = wordsFromCues([cue(0, 1, 'no banana')]).map(
      ({ startSec, endSec }) => endSec - startSec,
    );
    // One syllable to three, a little more by the letters.
    expect((long ?? 0) / (short ?? 1)).toBeCloseTo(3.24 / 1.08, 6);
    const [accented, plain] = wordsFromCues([cue(0, 1, 'été ete')]).map(
      ({ startSec, endSec }) => endSec - startSec,
    );
    expect(accented).toBeCloseTo(plain ?? 0, 9);
    const [digits, letters] = wordsFromCues([cue(0, 1, '1234 sang')]).map(
      ({ startSec, endSec }) => endSec - startSec,
    );
    expect((digits ?? 0) / (letters ?? 1)).toBeCloseTo(4.16 / 1.16, 6);
  });

  it('leaves a breath after a phrase, twice as long after a sentence, none after the last word', () => {
    const gap = (text: string) => {
      const [first, second] = wordsFromCues([cue(0, 1, text)]);
      const syllableSec = ((second?.endSec ?? 0) - (second?.startSec ?? 0)) / 1.12;
      return ((second?.startSec ?? 0) - (first?.endSec ?? 0)) / syllableSec;
    };
    expect(gap('one two')).toBeCloseTo(0, 6);
    expect(gap('one, two')).toBeCloseTo(0.7, 6);
    expect(gap('one. two')).toBeCloseTo(1.4, 6);
    expect(wordsFromCues([cue(0, 0.5, 'one, two.')]).at(-1)?.endSec).toBeCloseTo(0.5, 6);
  });

  it('takes nobody to speak slower than people do, and says which ends are a guess', () => {
    const words = wordsFromCues([cue(5, 60, 'no no')]);
    expect(words.map(({ startSec, endSec }) => [startSec, endSec])).toEqual([
      [5, expect.closeTo(5 + 0.42 * 1.08, 6)],
      [expect.closeTo(5 + 0.42 * 1.08, 6), expect.closeTo(5 + 0.84 * 1.08, 6)],
    ]);
    expect(words.map(({ isEndEstimated }) => isEndEstimated ?? false)).toEqual([true, false]);
  });

  it('ends where the next cue begins', () => {
    const words = wordsFromCues([cue(0, 5, 'one two three four five six seven eight'), cue(1, 2, 'nine')]);
    expect(words.at(-2)?.endSec).toBeCloseTo(1, 6);
    expect(words.at(-1)?.startSec).toBe(1);
  });

  it('reads cues that start together one after the other, to the later of their ends', () => {
    const words = wordsFromCues([
      cue(1, 1.5, 'one'),
      cue(1, 2, 'two', { speaker: 'Ann' }),
      cue(0, 1, 'zero'),
    ]);
    expect(words.map(({ text, speaker }) => [text, speaker])).toEqual([
      ['zero', null],
      ['one', null],
      ['two', null],
    ]);
    expect(words[1]?.startSec).toBe(1);
    expect(words[2]?.endSec).toBeGreaterThan(1.5);
  });
});

describe('the words that a cue has', () => {
  it('are without dialogue dashes and notes, with the signs that stand beside them', () => {
    expect(textsOf(cue(0, 1, '- Who? – Me. ♪ la ♪ # * •'))).toEqual(['Who?', 'Me.', 'la']);
    expect(textsOf(cue(0, 1, '( “ hello ) ” there'))).toEqual(['(“hello)”', 'there']);
    expect(textsOf(cue(0, 1, '¿ Qué ? ¡ Sí !'))).toEqual(['¿Qué?', '¡Sí!']);
    expect(textsOf(cue(0, 1, '… well …'))).toEqual(['…well…']);
    expect(textsOf(cue(0, 1, '( & b'))).toEqual(['(&b']);
  });

  it('are signs that are read aloud and pictures too', () => {
    expect(textsOf(cue(0, 1, 'fish & chips 🎉 5 € @ home'))).toEqual([
      'fish',
      '&',
      'chips',
      '🎉',
      '5',
      '€',
      '@',
      'home',
    ]);
    expect(textsOf(cue(0, 1, '! ?'))).toEqual([]);
  });

  it('stay whole in scripts with spaces, and are cut in those without', () => {
    expect(textsOf(cue(0, 1, "it's left/right e-mail 3.5 l'été"))).toEqual([
      "it's",
      'left/right',
      'e-mail',
      '3.5',
      "l'été",
    ]);
    expect(textsOf(cue(0, 1, '今日は良い天気ですね。')).join('')).toBe('今日は良い天気ですね。');
    expect(textsOf(cue(0, 1, 'สวัสดีครับ')).length).toBeGreaterThan(1);
  });
});

describe('cues that roll over', () => {
  it('are taken once: what the one before showed last is left out of the next', () => {
    const mark = [{ offset: 0, startSec: 1 }];
    expect(textsOf(cue(0, 1, 'one\ntwo'), cue(1, 2, 'two\nthree'))).toEqual(['one', 'two', 'three']);
    expect(textsOf(cue(0, 1, 'one\ntwo'), cue(1, 2, 'one\ntwo\nthree'))).toEqual(['one', 'two', 'three']);
    expect(textsOf(cue(0, 1, 'a\nb\na'), cue(1, 2, 'a\nb\nc'))).toEqual(['a', 'b', 'a', 'b', 'c']);
    expect(textsOf(cue(0, 1, 'a\na\nb'), cue(1, 2, 'a\nb\nc'))).toEqual(['a', 'a', 'b', 'c']);
    // The same line again is said again, unless the file times its words.
    expect(textsOf(cue(0, 1, 'go'), cue(1, 2, 'go'))).toEqual(['go', 'go']);
    expect(textsOf(cue(0, 1, 'go'), cue(1, 2, 'go', { marks: mark }))).toEqual(['go']);
    expect(textsOf(cue(0, 1, 'go', { marks: mark }), cue(1, 2, 'go'))).toEqual(['go']);
    expect(textsOf(cue(0, 1, 'go\ngo'), cue(1, 2, 'go\ngo'))).toEqual(['go', 'go', 'go']);
  });

  it('but not after a pause, nor where only the beginning is alike', () => {
    expect(textsOf(cue(0, 1, 'one\ntwo'), cue(1.2, 2, 'two\nthree'))).toEqual(['one', 'two', 'two', 'three']);
    expect(textsOf(cue(0, 1, 'one\ntwo'), cue(1, 2, 'one\nthree'))).toEqual(['one', 'two', 'one', 'three']);
    expect(textsOf(cue(0, 1, 'two words'), cue(1, 2, 'two words more'))).toEqual([
      ...['two', 'words'],
      ...['two', 'words', 'more'],
    ]);
  });
});

describe('words that the file times', () => {
  const marks = (...times: [number, number][]) => ({
    marks: times.map(([offset, startSec]) => ({ offset, startSec })),
  });

  it('start when it says, and those between share what is left', () => {
    expect(startsOf(cue(0, 4, 'one two three four', marks([4, 1], [14, 3])))).toEqual([
      ...[0, 1],
      expect.closeTo(1 + 0.42 * 1.12, 3),
      3,
    ]);
    // A mark may stand before the space.
    expect(startsOf(cue(0, 4, 'one two', marks([3, 2])))).toEqual([0, 2]);
    expect(startsOf(cue(0, 4, 'one two', marks([5, 2])))).toEqual([0, 2]);
    expect(startsOf(cue(0, 4, 'one two', marks([4, 2], [4, 3])))).toEqual([0, 2]);
  });

  it('are not believed where they go back or leave the cue', () => {
    for (const startSec of [0, -1, 4, 9])
      expect(startsOf(cue(0, 4, 'one two', marks([4, startSec])))[1]).toBeCloseTo(0.42 * 2.12, 3);
    const [, , third] = startsOf(cue(0, 4, 'one two three', marks([4, 2], [8, 1])));
    expect(third).toBeGreaterThan(2);
  });
});

describe('a subtitle file', () => {
  const file = (text: string) => readCaptions({ text: `1\n00:00:01,000 --> 00:00:02,500\n${text}\n` });

  it('is its words and where it ends, or what is wrong with it', () => {
    expect(file('Hello there')).toMatchObject({
      words: [{ text: 'Hello' }, { text: 'there' }],
      endSec: 2.5,
      problems: [],
    });
    const broken = readCaptions({
      text: '1\n00:00:01,000 --> 00:00:00,500\nHello\n\n2\n00:00:02,000 --> 00:00:03,000\nBye\n',
    });
    expect(broken.words).toEqual([]);
    expect(broken.endSec).toBe(3);
    expect(broken.problems).toHaveLength(1);
    expect(readCaptions({ text: '' }).endSec).toBe(0);
  });
});
